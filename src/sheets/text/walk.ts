import type { Sheet, SheetForm } from '../model.ts';
import { cardParts } from './cards.ts';
import { inLine, type TextDocument, type TextPart } from './document.ts';
import { codeParts, footParts, headPart, madePart, secrecyParts } from './frame.ts';
import { groupedDocument, groupParts } from './grouped.ts';
import { legalityParts } from './legality.ts';
import { listParts } from './list.ts';
import { proofHeading } from '../wording.ts';
import { recordParts } from './record.ts';
import { besideWarscrolls, referenceParts } from './reference.ts';
import { warscrollParts } from './warscrolls.ts';

/** The text of a sheet of any form, before it gets its format. */
export function sheetDocument(sheet: Sheet): TextDocument {
	if (sheet.isGrouped && sheet.form === 'list') return groupedDocument(sheet);
	return { title: inLine(sheet.title), parts: partsOf(sheet) };
}

function partsOf(sheet: Sheet): readonly TextPart[] {
	return formParts[sheet.form](sheet);
}

type PartsOf = (sheet: Sheet) => readonly TextPart[];

/** What each form says, in order. */
const formParts: Readonly<Record<SheetForm, PartsOf>> = {
	list: (sheet) => withFrame(sheet, armyParts(sheet)),
	opponent: (sheet) => withFrame(sheet, armyParts(sheet)),
	reference: listAndReference,
	cards: (sheet) => [...cardParts(sheet, sheet.cards ?? []), madePart(sheet)],
	organiser: (sheet) =>
		withFrame(sheet, [...armyParts(sheet), headingPart(sheet), ...proofParts(sheet)]),
	record: (sheet) => [
		headPart(sheet),
		...(sheet.record ? recordParts(sheet, sheet.record) : []),
		madePart(sheet)
	],
	legality: (sheet) => withFrame(sheet, proofParts(sheet))
};

/** Where units have profiles, these are the whole text. */
function listAndReference(sheet: Sheet): readonly TextPart[] {
	const { reference } = sheet;
	if (reference?.warscrolls) {
		return [
			headPart(sheet),
			...warscrollParts(reference.warscrolls),
			...besideWarscrolls(reference),
			madePart(sheet)
		];
	}
	return withFrame(sheet, [
		...armyParts(sheet),
		...(reference ? referenceParts(sheet, reference) : [])
	]);
}

/** Puts parts between the head and the foot of a sheet. */
function withFrame(sheet: Sheet, parts: readonly TextPart[]): readonly TextPart[] {
	return [
		headPart(sheet),
		...parts,
		...secrecyParts(sheet),
		...codeParts(sheet),
		...footParts(sheet)
	];
}

/** Separates a list from its legality report, as both have headings of the same names. */
function headingPart(sheet: Sheet): TextPart {
	return { heading: { text: proofHeading(sheet), isChief: true }, blocks: [] };
}

function proofParts({ legality }: Sheet): readonly TextPart[] {
	return legality ? legalityParts(legality) : [];
}

function armyParts(sheet: Sheet): readonly TextPart[] {
	return sheet.isGrouped ? groupParts(sheet) : listParts(sheet);
}
