import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetReference } from '../../../content/model.ts';
import { referenceBlocks, sectionHeading } from './reference-blocks.ts';
import {
	type Measure,
	columnsOf,
	firstOf,
	setColumns,
	type BlocksIn,
	type SetColumns,
	type ColumnStyle
} from './set-columns.ts';
import { shortened } from '../base/lines.ts';
import { runWidth, figureWidth } from '../base/widths.ts';
import { paragraph } from '../base/paragraph.ts';
import { headingShield } from '../base/shield.ts';
import { noticeParts } from '../base/notice-parts.ts';
import {
	accentLine,
	capitalsRun,
	lineStep,
	stacked,
	type Part,
	columnFigure,
	ink
} from '../base/style.ts';
import { typeset } from '../base/typeset.ts';
import { words } from '../../../content/words.ts';

/** The styles of a reference, preferred ones first: large type in two columns, small type in three. */
const smallestStyle: ColumnStyle = { size: 8.5, count: 3 };
const styles: readonly ColumnStyle[] = [
	{ size: 11.5, count: 2 },
	{ size: 11, count: 2 },
	{ size: 10.5, count: 2 },
	{ size: 10, count: 2 },
	{ size: 9.5, count: 2 },
	{ size: 9, count: 3 },
	smallestStyle
];
/** Points kept free at the foot of a column, because measured heights are slightly too small. */
const slack = 6;

/** The contents and the available space. */
export interface Space {
	readonly sheet: Sheet;
	readonly reference: SheetReference;
	readonly width: number;
	/** The height of a whole page. */
	readonly height: number;
}

/** The reference as content, and the number of its pages: one that it shares with the list counts, too. */
interface SetReference {
	readonly pages: number;
	readonly content: readonly Content[];
}

/**
 * The reference started below the list, in the largest type of at least `size` with which it ends on page
 * `most`. There is no stat table, as the list on the same page has all stat lines.
 * @param room left below the list
 */
export function referenceBelow(
	{ sheet, reference, width, height }: Space,
	room: number,
	{ size, most }: { readonly size: number; readonly most: number }
): SetReference | undefined {
	const gap = 14;
	const head = pageHead(sheet, width);
	const heightOf = (page: number): number =>
		page === 0 ? room - gap - slack : height - head.height - slack;
	const small = styles.filter((style) => style.count === 3 && style.size >= size);
	const set = firstOf(
		small,
		({ pages }) => pages.length <= most,
		(style, isCut) => setColumns(blocksOf(reference), width, style, { first: 1, heightOf }, isCut)
	);
	if (!set) return undefined;
	const content = set.pages.map((page, at): Content => {
		const columns = columnsOf(page, width, set.style);
		return at === 0
			? { stack: [columns], margin: [0, gap, 0, 0] }
			: { stack: [pageHead(sheet, width).content, columns], pageBreak: 'before' };
	});
	return { pages: set.pages.length, content };
}

/**
 * The reference on pages of its own: as few as the smallest type needs, in the largest type that needs no
 * more.
 * @param first the number of its first page
 */
export function referencePages(
	{ sheet, reference, width, height }: Space,
	first: number
): SetReference {
	const space = height - pageHead(sheet, width).height - slack;
	const setIn = (
		style: ColumnStyle,
		isCut: boolean
	): SetColumns & { readonly table: Part | undefined } => {
		const table = statTable(sheet, reference, { width, size: style.size });
		const below = space - (table?.height ?? 0);
		const heightOf = (page: number): number => (page === 0 ? below : space);
		return {
			...setColumns(blocksOf(reference), width, style, { first, heightOf }, isCut),
			table
		};
	};
	const smallest = setIn(smallestStyle, true);
	const isShort = ({ pages }: SetColumns): boolean => pages.length <= smallest.pages.length;
	const best = firstOf(styles, isShort, setIn) ?? smallest;
	const pages = best.pages.length > 0 ? best.pages : [[]];
	const content = pages.map((page, at): Content => ({
		stack: [
			pageHead(sheet, width).content,
			at === 0 && best.table ? best.table.content : [],
			columnsOf(page, width, best.style)
		],
		pageBreak: 'before'
	}));
	return { pages: 1 + pages.length, content };
}

const blocksOf =
	(reference: SheetReference): BlocksIn =>
	(measure, pageOf) =>
		referenceBlocks(reference, measure, pageOf);

/** The head of a reference page, which may be used without its list. */
export function pageHead(sheet: Sheet, width: number): Part {
	const { title, army } = sheet;
	const [size, below] = [11, 9];
	const right = runWidth(capitalsRun(army, size)) + size;
	const line = accentLine(sheet, width);
	const shield = headingShield(sheet, lineStep(size));
	const left = width - shield.width - Math.min(right, width * 0.6);
	const rest = width - left - shield.width;
	const heading = paragraph([capitalsRun(army, size)], rest, { alignment: 'right' });
	const notices = stacked(noticeParts(sheet, width));
	return {
		height: heading.height + line.height + below + notices.height,
		get content() {
			const text = shortened({ text: title, size, bold: true }, left - size);
			return {
				stack: [
					{
						columns: [
							{ width: left, text, bold: true, fontSize: size, noWrap: true },
							{ width: rest, stack: [heading.content] },
							{ width: shield.width, stack: [shield.content] }
						],
						columnGap: 0
					},
					{ stack: [accentLine(sheet, width).content], margin: [0, 0, 0, below] },
					notices.content
				]
			} satisfies Content;
		}
	};
}

interface Row {
	readonly name: string;
	readonly stats: readonly string[];
	readonly color: string;
}

const gap = { columns: 24, below: 10 } as const;

/** The stat lines that the list before it does not show, in two halves across the page; undefined if none. */
function statTable(
	sheet: Sheet,
	{ stats }: SheetReference,
	{ width, size }: Measure
): Part | undefined {
	const { columns } = sheet;
	const listed = new Set(listedStats(sheet));
	const rows = stats
		.flatMap((group) => group.rows)
		.filter((row) => !listed.has(JSON.stringify(row.stats)))
		.map(({ name, stats }) => ({
			name: typeset(name),
			stats: stats.map((stat) => stat ?? '–'),
			color: ink.text
		}));
	if (rows.length === 0) return undefined;
	const names: Row = { name: '', stats: columns.map(({ short }) => short), color: ink.soft };
	const measure = { size, width: (width - gap.columns) / 2 };
	const widths = statWidths([names, ...rows], size);
	const middle = Math.ceil(rows.length / 2);
	const [left, right] = [rows.slice(0, middle), rows.slice(middle)].map((half) =>
		half.length === 0 ? undefined : halfTable([names, ...half], widths, measure)
	);
	const halves: Part = {
		height: Math.max(left?.height ?? 0, right?.height ?? 0) + gap.below,
		get content() {
			return {
				columns: [left, right].map((half) => ({
					width: measure.width,
					stack: [half?.content ?? '']
				})),
				columnGap: gap.columns,
				margin: [0, 0, 0, gap.below]
			} satisfies Content;
		}
	};
	return stacked([sectionHeading(words.stats, { width, size }), halves]);
}

/** The values of each stat line in the list; only lists of models have those of crews and mounts too. */
function listedStats({ groups, hasVariableSizes }: Sheet): readonly string[] {
	const lines = groups.flatMap((group) => group.lines);
	const own = lines.flatMap(({ stats, options }) => [
		stats,
		...options.flatMap((option) => (option.stats ? [option.stats] : []))
	]);
	const figures = lines.flatMap((line) =>
		[line, ...line.options].flatMap((one) => one.moreStats ?? [])
	);
	return [...own, ...(hasVariableSizes ? figures.map(({ stats }) => stats) : [])].map((stats) =>
		JSON.stringify(stats)
	);
}

function statWidths(rows: readonly Row[], size: number): readonly number[] {
	const columns = rows[0]?.stats ?? [];
	return columns.map((_, at) => {
		const texts = rows.map(({ stats }) => stats[at] ?? '');
		return Math.max(...texts.map((text) => figureWidth({ text, size }))) + 8;
	});
}

function halfTable(
	rows: readonly Row[],
	widths: readonly number[],
	{ width, size }: Measure
): Part {
	const nameWidth = width - widths.reduce((sum, column) => sum + column, 0);
	return stacked(rows.map((row) => rowPart(row, widths, { width: nameWidth, size })));
}

function rowPart(
	{ name, stats, color }: Row,
	widths: readonly number[],
	{ width, size }: Measure
): Part {
	const named = paragraph([{ text: name, size }], width);
	return {
		height: named.height,
		get content() {
			return {
				columns: [
					{ width, stack: [named.content] },
					...stats.map((text, at) => ({
						width: widths[at] ?? 0,
						text,
						alignment: 'center' as const,
						...columnFigure
					}))
				],
				columnGap: 0,
				color,
				fontSize: size
			};
		}
	};
}
