import type {
	Sheet,
	SheetForm,
	SheetProof,
	SheetPlan,
	SheetPlayBlock,
	SheetPlaySection,
	SheetReference
} from '../../content/model.ts';
import type { SheetGroup, SheetLine } from '../../content/list-model.ts';
import { cardParts } from './cards.ts';
import {
	inLine,
	chief,
	type TextDocument,
	type TextPart,
	type TextItem,
	minor,
	type TextBlock
} from './document.ts';
import { codeParts, footParts, headPart, madePart, secrecyParts } from './frame.ts';
import { groupedDocument, groupParts } from './grouped.ts';
import {
	proofHeading,
	countText,
	groupSum,
	kitOf,
	lineName,
	optionText,
	planUnits,
	rankText
} from '../../content/wording.ts';
import { recordParts } from './record.ts';
import { besideWarscrolls, referenceParts, warscrollParts } from './reference.ts';
import { ruleLine } from '../../content/proof.ts';
import { words } from '../../content/words.ts';
import { pointsText } from '#i18n';

/** The text of a sheet of any form, before it gets its format. */
export function textDocument(sheet: Sheet): TextDocument {
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
	legality: (sheet) => withFrame(sheet, proofParts(sheet)),
	play: (sheet) => [...playParts(sheet.play ?? []), madePart(sheet)]
};

/** Where units have profiles, these are the whole text. */
function listAndReference(sheet: Sheet): readonly TextPart[] {
	const { reference } = sheet;
	if (reference?.warscrolls) {
		return [
			headPart(sheet),
			...warscrollParts(reference.warscrolls),
			...besideWarscrolls(reference, reference.warscrolls),
			...momentParts(reference),
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

function proofParts({ proof }: Sheet): readonly TextPart[] {
	return proof ? proofGroupParts(proof) : [];
}

function armyParts(sheet: Sheet): readonly TextPart[] {
	return sheet.isGrouped ? groupParts(sheet) : listParts(sheet);
}

/** The proof, a line for each rule. */
function proofGroupParts({ groups, unused }: SheetProof): readonly TextPart[] {
	return [
		...groups.flatMap(({ heading, counts, rows }) => {
			const items = rows.map((row) => ({ text: ruleLine(row) }));
			return chief(heading, [{ kind: 'list', items }], counts);
		}),
		...(unused > 0 ? [{ blocks: [{ kind: 'lines' as const, lines: [words.unused(unused)] }] }] : [])
	];
}

/** The units under their headings, and the groups that are planned. */
function listParts(sheet: Sheet): readonly TextPart[] {
	return [
		...sheet.groups.flatMap((group) => groupPart(group, sheet)),
		...sheet.plans.flatMap(planPart)
	];
}

function groupPart(group: SheetGroup, { limit, hasVariableSizes }: Sheet): readonly TextPart[] {
	const { heading, lines, points } = group;
	const total = groupSum(pointsText(points), group).replace(', ', '; ');
	const items = lines.map((line) =>
		hasVariableSizes ? unitItem(line, limit) : lineItem(line, limit)
	);
	return chief(heading, [{ kind: 'list', items }], limit === 0 ? undefined : total);
}

function lineItem(line: SheetLine, size: number): TextItem {
	const options = line.options.map(optionText).join(', ');
	return {
		lead: `${line.count} × ${nameOf(line)}`,
		text: `${options && `, ${options}`}${costOf(line, size)}`
	};
}

/** A unit with its models, its roles and its upgrades, each kind apart. */
function unitItem(line: SheetLine, size: number): TextItem {
	const withFigures = line.options.filter(({ stats }) => stats).map(optionText);
	const kit = [...kitOf(line), withFigures].filter((things) => things.length > 0);
	const parts = [rankText(line), ...kit.map((things) => things.join(', '))].filter(Boolean);
	const count = Number(countText(line));
	return {
		lead: `${count} × ${nameOf(line)}`,
		text: `${parts.map((one) => `; ${one}`).join('')}${costOf({ ...line, count }, size)}`
	};
}

function nameOf(line: SheetLine): string {
	const { ownName } = line;
	return lineName(ownName === undefined ? line : { ...line, ownName: inLine(ownName) });
}

/** ": 90 (45 each)", and the player's note. */
function costOf({ count, pointsEach, points, note }: SheetLine, size: number): string {
	const each = ` (${words.ofEach(pointsText(pointsEach))})`;
	const cost = size === 0 ? '' : `: ${pointsText(points)}${count === 1 ? '' : each}`;
	return `${cost}${note === undefined ? '' : ` [${inLine(note)}]`}`;
}

/** Each planned group with its units, and its advice below. */
function planPart({ heading, groups }: SheetPlan): readonly TextPart[] {
	const items = groups.flatMap((group): readonly TextItem[] => [
		{ lead: inLine(group.name), text: `: ${inLine(planUnits(group))}` },
		...group.advice.map((advice) => ({ text: `${words.marks.plan} ${words.advice}: ${advice}` }))
	]);
	return chief(words.plan(heading), [{ kind: 'list', items }]);
}

/** The sections of a play sheet, each block under its name. */
function playParts(sections: readonly SheetPlaySection[]): readonly TextPart[] {
	return sections.flatMap(({ name, blocks }) => {
		const [first, ...others] = blocks.flatMap(blockPart);
		return first ? [...chief(name, [{ kind: 'lines', lines: [] }]), first, ...others] : [];
	});
}

/** What units may do when, a line for each thing under its moment. */
function momentParts({ moments = [] }: SheetReference): readonly TextPart[] {
	return moments.length === 0
		? []
		: [
				...chief(words.moments, [{ kind: 'lines', lines: [] }]),
				...moments.flatMap(({ name, blocks }) =>
					minor(
						name,
						blocks.map(({ name: title, lines }): TextBlock => ({
							kind: 'text',
							lead: title,
							text: lines.join(': ')
						}))
					)
				)
			];
}

function blockPart({ name, lines, tables }: SheetPlayBlock): readonly TextPart[] {
	return minor(name, [
		...lines.map((text): TextBlock => ({ kind: 'text', text })),
		...tables.map(({ name: title = name, columns, rows }): TextBlock => {
			const [first = '', ...others] = columns;
			// A table of two columns is headed by its roll and its name.
			const head = others.length === 1 ? [first, title] : columns;
			return { kind: 'table', head, rows };
		})
	]);
}
