import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import type {
	Sheet,
	SheetReference,
	SheetWarscrolls,
	SheetLore,
	SheetName,
	SheetSpell,
	SheetTiming,
	SheetWarscroll,
	SheetWeapon
} from '../../../content/model.ts';
import { columnHeight, paginate } from '../base/paging.ts';
import { pageHead } from './reference.ts';
import {
	columnsOf,
	columnWidth,
	type Columns,
	type ColumnStyle,
	type SetBlock,
	type Measure
} from './set-columns.ts';
import { byNameBlocks, referenceBlocks, blockOf, lineBelow } from './reference-blocks.ts';
import { typeset } from '../base/typeset.ts';
import { abilityName } from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import { bookmarked } from '../base/bookmarks.ts';
import { lineCount } from '../base/lines.ts';
import { fixedSpace, runWidth, type Run, figureWidth } from '../base/widths.ts';
import { paragraph } from '../base/paragraph.ts';
import {
	baselineDrop,
	capitalsRun,
	ink,
	legible,
	rules,
	stacked,
	type Part,
	columnFigure,
	lineStep
} from '../base/style.ts';

/** The type sizes of warscrolls, largest first. They need two columns because of the weapon tables. */
const styles: readonly ColumnStyle[] = [11, 10.5, 10, 9.5, 9, 8.5].map((size) => ({
	size,
	count: 2
}));

/** Points kept free at the foot of a column, because measured heights are slightly too small. */
const slack = 6;

/** The warscrolls on as few pages as the smallest type needs, in the largest type that needs no more. */
export function warscrollPages(
	sheet: Sheet,
	reference: SheetReference,
	warscrolls: SheetWarscrolls,
	area: { readonly width: number; readonly height: number }
): readonly Content[] {
	const room = area.height - pageHead(sheet, area.width).height - slack;
	const sets = styles.map((style) => {
		const measure = { size: style.size, width: columnWidth(area.width, style) };
		const pages = paginate(blocksOf(reference, warscrolls, measure), style.count, () => room);
		return { style, pages, isWhole: isWhole(pages, room) };
	});
	const fewest = sets.at(-1)?.pages.length ?? 0;
	const best = sets.find(({ pages, isWhole }) => isWhole && pages.length <= fewest) ?? sets.at(-1);
	const pages = best?.pages.length ? best.pages : [[]];
	return pages.map((page, at): Content => ({
		stack: [
			pageHead(sheet, area.width).content,
			best ? columnsOf(page, area.width, best.style) : []
		],
		...(at > 0 && { pageBreak: 'before' })
	}));
}

function blocksOf(
	reference: SheetReference,
	warscrolls: SheetWarscrolls,
	measure: Measure
): readonly SetBlock[] {
	return [
		...warscrollBlocks(warscrolls, measure),
		...referenceBlocks(reference, measure),
		...byNameBlocks(warscrolls, measure)
	];
}

/** Whether no block is taller than the page. */
function isWhole(pages: readonly Columns[], room: number): boolean {
	return pages.every((columns) => columns.every((column) => columnHeight(column) <= room));
}

const gaps = { block: 8, part: 1.8 } as const;

/** Type sizes of a warscroll's smaller lines, relative to its text. */
const small = 0.9;
const keywordSize = 0.78;

/** The contents of a reference with warscrolls, in blocks that are never split. */
function warscrollBlocks(
	{ units, lores, names }: SheetWarscrolls,
	measure: Measure
): readonly SetBlock[] {
	return [
		...units.map((unit) => unitPart(unit, measure)),
		...lores.map((lore) => lorePart(lore, measure)),
		...(names.length > 0 ? [namesPart(names, measure)] : [])
	].map((part) => blockOf(part, gaps.block));
}

function unitPart(unit: SheetWarscroll, measure: Measure): Part {
	const { name, models, base } = unit;
	const { width, size } = measure;
	const about = [...(models.length > 0 ? [words.modelsEach(models)] : []), base ?? []]
		.flat()
		.join(', ');
	const isLong = runWidth({ text: about, size: legible(size * small) }) > width * 0.4;
	return stacked([
		titlePart(name, isLong ? '' : about, measure),
		...(isLong ? [below(softPart(about, legible(size * small), measure))] : []),
		...(unit.stats.length > 0 ? [below(statLine(unit, measure))] : []),
		...(unit.weapons.length > 0 ? [below(weaponTable(unit.weapons, measure))] : []),
		...unit.abilities.map((timing) => below(timingPart(timing, measure))),
		...(unit.keywords.length > 0 ? [below(keywordPart(unit.keywords, measure))] : [])
	]);
}

/** A part with a little space above. */
function below(part: Part): Part {
	return {
		height: part.height + gaps.part,
		get content() {
			return { stack: [part.content], margin: [0, gaps.part, 0, 0] } satisfies Content;
		}
	};
}

/** A name above a line, with a short note at the right. */
function titlePart(name: string, about: string, { width, size }: Measure): Part {
	const [nameSize, lesser, padding] = [size * 1.18, legible(size * small), 0.5];
	const right = about === '' ? 0 : runWidth({ text: about, size: lesser }) + 6;
	const title = paragraph([capitalsRun(typeset(name), nameSize, 0.3)], width - right);
	const drop = baselineDrop(lesser, nameSize);
	return {
		height: title.height + padding + rules.heading,
		get content() {
			const note = { text: about, fontSize: lesser, color: ink.soft, alignment: 'right' as const };
			return {
				table: {
					widths: [width - right, right],
					body: [
						[{ stack: [bookmarked(title.content, name)] }, { ...note, margin: [0, drop, 0, -drop] }]
					]
				},
				layout: lineBelow(padding)
			} satisfies Content;
		}
	};
}

/** The stat line in a row, each value after its label. */
function statLine({ stats }: SheetWarscroll, measure: Measure): Part {
	const { size } = measure;
	const runs = stats.flatMap(({ name, value }, at): readonly Run[] => [
		{ text: fixed(`${name} `), size: legible(size * small) },
		{ text: fixed(typeset(value)), size, bold: true },
		...(at < stats.length - 1 ? [{ text: `${fixedSpace.repeat(2)} `, size }] : [])
	]);
	return paragraph(runs, measure.width);
}

/** A moment of the game with the abilities used then, each with its roll. */
function timingPart({ timing, abilities }: SheetTiming, measure: Measure): Part {
	const { size } = measure;
	const runs = abilities.flatMap((ability, at): readonly Run[] => {
		const isLast = at === abilities.length - 1;
		const { text } = ability;
		const name = `${abilityName(ability)}${text === undefined ? (isLast ? '' : ', ') : '.  '}`;
		return [
			{ text: typeset(name), size, bold: true },
			...(text === undefined ? [] : [{ text: typeset(isLast ? text : `${text}  `), size }])
		];
	});
	return paragraph([{ text: `${timing}:  `, size: legible(size * small) }, ...runs], measure.width);
}

function keywordPart(keywords: readonly string[], measure: Measure): Part {
	const text = keywords.map((keyword) => keyword.toUpperCase()).join(', ');
	return softPart(text, legible(measure.size * keywordSize), measure);
}

function softPart(text: string, size: number, measure: Measure): Part {
	return paragraph([{ text: typeset(text), size, color: ink.soft }], measure.width);
}

/** A lore with its spells: casting roll, kind and keywords. */
function lorePart({ kind, name, spells }: SheetLore, measure: Measure): Part {
	return stacked([
		titlePart(name, kind, measure),
		...spells.map((spell) => below(paragraph(spellRuns(spell, measure.size), measure.width)))
	]);
}

function spellRuns(
	{ name, cast, range, keywords, text }: SheetSpell,
	size: number
): readonly Run[] {
	const how = [cast, range].filter(Boolean).join(', ');
	return [
		{ text: typeset(`${name}  ${how}`), size, bold: true },
		...(keywords === undefined
			? []
			: [{ text: typeset(`  ${keywords}`), size: legible(size * keywordSize) }]),
		...(text === undefined ? [] : [{ text: typeset(`  ${text}`), size }])
	];
}

/** The names of the formation, enhancements and the like, each with its bearer. */
function namesPart(names: readonly SheetName[], measure: Measure): Part {
	const { size } = measure;
	return stacked([
		titlePart(words.chosen, '', measure),
		...names.map(({ kind, name, bearer, text }) =>
			below(
				paragraph(
					[
						{ text: `${kind}:  `, size: legible(size * small) },
						{ text: typeset(name), size, bold: true },
						...(bearer === undefined ? [] : [{ text: typeset(`, ${bearer}.`), size }]),
						{ text: typeset(`  ${text ?? words.nameOnlyWithin}`), size: legible(size * small) }
					],
					measure.width
				)
			)
		)
	]);
}

function fixed(text: string): string {
	return text.replaceAll(' ', fixedSpace);
}

const padding = 0.6;
/** Points between two columns of figures. */
const gap = 5;

/** A row for each weapon under labelled columns, with its abilities below the name. */
function weaponTable(weapons: readonly SheetWeapon[], { width, size }: Measure): Part {
	const label = legible(size * 0.82);
	const isRanged = weapons.some(({ range }) => range !== undefined);
	const labels = [...(isRanged ? [words.range] : []), ...words.figures.map(([short]) => short)];
	const rows = weapons.map((weapon) =>
		[...(isRanged ? [weapon.range ?? '–'] : []), ...weapon.figures].map(figure)
	);
	const widths = labels.map((text, at) => {
		const figures = rows.map((row) => figureWidth({ text: row[at] ?? '', size }));
		return gap + Math.max(runWidth({ text, size: label }), ...figures);
	});
	const name = width - widths.reduce((sum, column) => sum + column, 0);
	const named = weapons.map((weapon) =>
		stacked(nameLines(weapon, size, name).map((runs) => paragraph(runs, name)))
	);
	return {
		height: named.reduce(
			(sum, { height }) => sum + height + 2 * padding + rules.row,
			lineStep(label) + 2 * padding
		),
		get content() {
			const body = [
				headRow(labels, label),
				...rows.map((row, at) => [{ stack: [named[at]?.content ?? ''] }, ...figureCells(row, size)])
			];
			return {
				table: { widths: [name, ...widths], dontBreakRows: true, body },
				layout: hairlines(rows.length + 1)
			};
		}
	};
}

function figureCells(row: readonly string[], size: number): TableCell[] {
	return row.map((text) => ({ text, fontSize: size, alignment: 'right', ...columnFigure }));
}

/** Thin lines between the rows. */
function hairlines(rows: number): CustomTableLayout {
	return {
		hLineWidth: (line) => (line === 0 || line === rows ? 0 : rules.row),
		vLineWidth: () => 0,
		hLineColor: () => ink.hairline,
		paddingLeft: () => 0,
		paddingRight: () => 0,
		paddingTop: () => padding,
		paddingBottom: () => padding
	};
}

function headRow(labels: readonly string[], label: number): TableCell[] {
	return [words.weapon, ...labels].map((text, at) => ({
		text,
		fontSize: label,
		color: ink.soft,
		alignment: at === 0 ? ('left' as const) : ('right' as const)
	}));
}

/** Name and abilities on one line if they fit, otherwise the abilities below. */
function nameLines(
	{ name, abilities }: SheetWeapon,
	size: number,
	width: number
): readonly (readonly Run[])[] {
	const main = { text: typeset(name), size };
	if (abilities.length === 0) return [[main]];
	const note = {
		text: typeset(abilities.map(bound).join(', ')),
		size: legible(size * 0.86),
		color: ink.soft
	};
	const beside = [{ ...main, text: `${main.text}  ` }, note];
	return lineCount(beside, width) === 1 ? [beside] : [[main], [note]];
}

/** Keeps an ability's number with its name. */
function bound(ability: string): string {
	return ability.replace(/(\(\S+) /g, `$1${fixedSpace}`);
}

/** A figure as printed: a dash for none. */
function figure(text: string): string {
	return text === '-' ? '–' : typeset(text);
}
