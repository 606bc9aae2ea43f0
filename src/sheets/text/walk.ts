import { forms } from '../../i18n/en/printing.ts';
import type { Sheet } from '../model.ts';
import { cardParts } from './cards.ts';
import { inLine, type TextDocument, type TextPart } from './document.ts';
import { codeParts, footParts, headPart, madePart, secrecyParts } from './frame.ts';
import { groupedDocument, groupParts } from './grouped.ts';
import { legalityParts } from './legality.ts';
import { listParts } from './list.ts';
import { recordParts } from './record.ts';
import { referenceParts } from './reference.ts';
import { warscrollParts } from './warscrolls.ts';

/** What a sheet says, whatever its form, for the writers of text. */
export function sheetDocument(sheet: Sheet): TextDocument {
	if (sheet.isGrouped && sheet.form === 'list') return groupedDocument(sheet);
	return { title: inLine(sheet.title), parts: partsOf(sheet) };
}

function partsOf(sheet: Sheet): readonly TextPart[] {
	const { cards, legality, record, reference } = sheet;
	if (cards) return [...cardParts(sheet, cards), madePart(sheet)];
	if (record) return [headPart(sheet), ...recordParts(sheet, record), madePart(sheet)];
	if (reference?.warscrolls) {
		return [headPart(sheet), ...warscrollParts(reference.warscrolls), madePart(sheet)];
	}
	return [
		headPart(sheet),
		...(sheet.form === 'legality' ? [] : armyParts(sheet)),
		...(reference ? referenceParts(sheet, reference) : []),
		...(legality && sheet.form !== 'legality' ? [proofHeading()] : []),
		...(legality ? legalityParts(legality) : []),
		...secrecyParts(sheet),
		...codeParts(sheet),
		...footParts(sheet)
	];
}

/** Between a list and its proof, which have headings of the same names. */
function proofHeading(): TextPart {
	return { heading: { text: forms.names.legality, isChief: true }, blocks: [] };
}

function armyParts(sheet: Sheet): readonly TextPart[] {
	return sheet.isGrouped ? groupParts(sheet) : listParts(sheet);
}
