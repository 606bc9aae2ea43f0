import type {
	SheetRule,
	SheetTiming,
	SheetUnitCard,
	SheetWarscroll
} from '../../../content/model.ts';
import type { NamedStats } from '../../../content/list-model.ts';
import { paperwork } from '../../../i18n/en/printing.ts';
import { typeset } from '../base/typeset.ts';
import { abilitiesText, holdsText, linesOf } from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import {
	labelled,
	lesser,
	paragraph,
	plain,
	ruleBlocks,
	sentence,
	type CardBlock,
	type CardMeasure,
	type CardSetting
} from './card-blocks.ts';
import { figureTable, figure } from './figure-table.ts';
import { ink, bareTable, lineStep } from '../base/style.ts';
import type { Content } from 'pdfmake/interfaces';
import { shortened } from '../base/lines.ts';
import { runWidth } from '../base/widths.ts';
import { boxGroups, boxRows, drawnBoxes, type BoxGroups } from '../record/boxes.ts';

/** Sizes of the figures that are looked at most. */
const figureSizes = { stats: 13, weapons: 11 } as const;

/** The stat lines, options and rules of a unit or character. */
export function unitBody(card: SheetUnitCard, setting: CardSetting): readonly CardBlock[] {
	const { name, rolesAndNumbers, save, equipment, options, holds, profile, stats, text, note } =
		card;
	const { size } = setting;
	const kit = [...equipment, ...options];
	const boxes = boxBlocks(card, setting);
	return [
		...(rolesAndNumbers.length > 0
			? [paragraph([{ text: typeset(rolesAndNumbers.join(', ')), size, bold: true }], setting)]
			: []),
		...(stats.length > 0 ? [statGrid(name, stats, setting)] : []),
		...(profile ? profileGrids(profile, setting, boxes) : boxes),
		...(save === undefined ? [] : [plain(paperwork.reference.saves([save]), setting, 3)]),
		...(kit.length > 0 ? [plain(kit.join(', '), setting, 3)] : []),
		...(holds ? [plain(holdsText(holds), setting)] : []),
		...(profile?.abilities ?? []).map((timing) => timingBlock(timing, setting)),
		...(text === undefined ? [] : [plain(text, setting)]),
		...card.rules.flatMap((rule) => ruleBlocks(rule, setting)),
		...commonBlocks(card.commonRules, setting),
		...(profile && profile.keywords.length > 0 ? [keywordBlock(profile.keywords, setting)] : []),
		...linesOf(note).map((line, at) =>
			at === 0 ? labelled(words.note, line, setting) : plain(line, setting, 0)
		)
	];
}

/** Stat lines in the sheet's columns. A unit's only line needs no name. */
function statGrid(
	name: string,
	stats: readonly NamedStats[],
	{ columns, ...measure }: CardSetting
): CardBlock {
	const isOwn = stats.length === 1 && stats[0]?.name === name;
	const rows = stats.map((line) => ({
		...(!isOwn && { name: line.name }),
		values: line.stats.map(figure)
	}));
	return figureTable(
		columns.map(({ short }) => short),
		rows,
		{ ...measure, figures: figureSizes.stats }
	);
}

/** The stat line of a profile, its boxes, then its weapons, each with its abilities. */
function profileGrids(
	{ stats, weapons }: SheetWarscroll,
	measure: CardMeasure,
	boxes: readonly CardBlock[]
): readonly CardBlock[] {
	const isRanged = weapons.some(({ range }) => range !== undefined);
	const labels = [...(isRanged ? [words.range] : []), ...words.figures.map(([short]) => short)];
	const line = { values: stats.map(({ value }) => figure(value)) };
	const rows = weapons.map(({ name, range, figures, abilities }) => ({
		name,
		...(abilities.length > 0 && { note: abilities.join(', ') }),
		values: [...(isRanged ? [range] : []), ...figures].map(figure)
	}));
	return [
		...(stats.length > 0
			? [
					figureTable(
						stats.map(({ name }) => name),
						[line],
						{ ...measure, figures: figureSizes.stats }
					)
				]
			: []),
		...boxes,
		...(rows.length > 0
			? [figureTable(labels, rows, { ...measure, figures: figureSizes.weapons }, 6)]
			: [])
	];
}

/** A moment of the game with the abilities used then, each with its roll. */
function timingBlock({ timing, abilities }: SheetTiming, measure: CardMeasure): CardBlock {
	return labelled(`${timing}:`, abilitiesText(abilities), measure);
}

function keywordBlock(keywords: readonly string[], measure: CardMeasure): CardBlock {
	const text = typeset(keywords.join(', ').toUpperCase());
	return paragraph([{ text, size: lesser(measure.size, 0.78), color: ink.soft }], measure);
}

/** Rules common to the type: as many described as fit, the others by name. */
function commonBlocks(rules: readonly SheetRule[], setting: CardSetting): readonly CardBlock[] {
	const [described, named] = [rules.slice(0, setting.described), rules.slice(setting.described)];
	const names = named.map(({ name }) => name).join(', ');
	return [
		...described.flatMap((rule) => ruleBlocks(rule, setting)),
		...(named.length > 0 ? [labelled(paperwork.alsoRules, sentence(names), setting)] : [])
	];
}

const box = { side: 8, gap: 5 } as const;
const size = 7.5;
const rowGap = 3;
/** Space above the boxes of a unit, and between a name and its boxes. */
const gaps = { above: 5, label: 6 } as const;

/** Boxes with the name of what they are of; none for the unit itself. */
interface Row {
	readonly label: string;
	readonly groups: BoxGroups;
}

/** Boxes to cross off, of each unit that the card is for. */
function boxBlocks(
	{ tracks = [], count }: SheetUnitCard,
	{ width }: CardMeasure
): readonly CardBlock[] {
	const rows = tracks.map(({ name = '', pieces, each }): Row => ({
		label: name,
		groups: boxGroups(pieces, each)
	}));
	const [first] = rows;
	// Units of one group each need no rows of their own.
	if (first?.groups.length === 1 && rows.length === 1) {
		return [
			rowBlock(
				{ ...first, groups: Array.from({ length: count }, () => first.groups).flat() },
				width
			)
		];
	}
	return Array.from({ length: count }, () => rows.map((row) => rowBlock(row, width))).flat();
}

function rowBlock({ label, groups }: Row, width: number): CardBlock {
	const text = shortened({ text: typeset(label), size }, width / 2);
	const beside = label === '' ? 0 : runWidth({ text, size }) + gaps.label;
	const lines = boxRows(groups, width - beside, box);
	const step = box.side + rowGap;
	const canvas = lines.flatMap((line, at) => drawnBoxes(line, box, at * step));
	const height = Math.max(lines.length * step, label === '' ? 0 : lineStep(size));
	const drawing: Content = { canvas, margin: [0, 0, 0, rowGap] };
	return {
		content:
			label === ''
				? drawing
				: {
						table: {
							widths: [beside, width - beside],
							body: [[{ text, fontSize: size, color: ink.soft, noWrap: true }, drawing]]
						},
						layout: bareTable
					},
		height,
		gap: gaps.above
	};
}
