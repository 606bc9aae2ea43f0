import type {
	SheetFigure,
	SheetRule,
	SheetTiming,
	SheetUnitCard,
	SheetWarscroll
} from '../../../content/model.ts';
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
	type CardMeasure
} from './card-blocks.ts';
import type { CardSetting } from './card-bodies.ts';
import { boxBlocks } from './card-boxes.ts';
import { figure } from './card-figures.ts';
import { grid } from './card-grid.ts';
import { ink } from '../base/style.ts';

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
	stats: readonly SheetFigure[],
	{ columns, ...measure }: CardSetting
): CardBlock {
	const isOwn = stats.length === 1 && stats[0]?.name === name;
	const rows = stats.map((line) => ({
		...(!isOwn && { name: line.name }),
		values: line.stats.map(figure)
	}));
	return grid(
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
					grid(
						stats.map(({ name }) => name),
						[line],
						{ ...measure, figures: figureSizes.stats }
					)
				]
			: []),
		...boxes,
		...(rows.length > 0
			? [grid(labels, rows, { ...measure, figures: figureSizes.weapons }, 6)]
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
