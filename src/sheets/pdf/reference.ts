import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetReference } from '../model.ts';
import { columnHeight, paginate } from './columns.ts';
import { referenceBlocks, type SetBlock } from './reference-blocks.ts';
import { statTable } from './stat-table.ts';
import { accentLine, lineStep, smallCapitals, type Part } from './style.ts';

/** The type of the reference, the preferred one first: large ones in two columns, small in three. */
const settings = [
	{ size: 10, count: 2 },
	{ size: 9.5, count: 2 },
	{ size: 9, count: 3 },
	{ size: 8.5, count: 3 },
	{ size: 8, count: 3 },
	{ size: 7.5, count: 3 }
] as const;
type Setting = (typeof settings)[number];

const columnGap = 16;
/** Kept free at the foot of a column, against our measure being a little short. */
const slack = 6;

/**
 * The reference below a list, if the space left is enough for it in good type. Without the stat
 * table: every stat line stands in the list on the same page.
 */
export function referenceBelow(
	reference: SheetReference,
	width: number,
	space: number
): Content | undefined {
	const gap = 14;
	const height = space - gap - slack;
	const best = settings
		.filter(({ size, count }) => count === 3 && size >= 8)
		.map((setting) => setPages(reference, width, setting, () => height))
		.find(({ pages }) => pages.length <= 1 && fits(pages, height));
	return (
		best && {
			stack: best.pages.map((page) => columnsOf(page, width, best.setting)),
			margin: [0, gap, 0, 0]
		}
	);
}

/** The reference on pages of its own: on one in the largest type that fits, or on as many as it takes. */
export function referencePages(
	sheet: Sheet,
	reference: SheetReference,
	width: number,
	height: number
): readonly Content[] {
	const head = pageHead(sheet, width);
	const space = height - head.height - slack;
	const choices = settings.map((setting) => {
		const table = statTable(sheet, reference, { width, size: setting.size });
		const below = space - (table?.height ?? 0);
		const set = setPages(reference, width, setting, (page) => (page === 0 ? below : space));
		return { ...set, table, isFitting: set.pages.length <= 1 && fits(set.pages, below) };
	});
	const best = choices.find(({ isFitting }) => isFitting) ?? choices.at(-1);
	if (!best) return [];
	return [best.table?.content ?? [], ...best.pages.slice(1).map(() => [])].map((table, at) => ({
		stack: [head.content, table, columnsOf(best.pages[at] ?? [], width, best.setting)],
		pageBreak: 'before'
	}));
}

/** A reference put into columns in one of the settings. */
interface SetReference {
	readonly setting: Setting;
	readonly pages: readonly Columns[];
}
type Columns = readonly (readonly SetBlock[])[];

function setPages(
	reference: SheetReference,
	width: number,
	setting: Setting,
	heightOf: (page: number) => number
): SetReference {
	const { size, count } = setting;
	const blocks = referenceBlocks(reference, { size, width: columnWidth(width, count) });
	return { setting, pages: paginate(blocks, count, heightOf) };
}

function fits(pages: readonly Columns[], height: number): boolean {
	return pages.flat().every((column) => columnHeight(column) <= height);
}

function columnWidth(width: number, count: number): number {
	return (width - (count - 1) * columnGap) / count;
}

function columnsOf(columns: Columns, width: number, { count }: Setting): Content {
	return {
		columns: columns.map((blocks) => ({
			width: columnWidth(width, count),
			stack: blocks.map(({ content, gap }, at) => ({
				stack: [content],
				margin: [0, at === 0 ? 0 : gap, 0, 0]
			}))
		})),
		columnGap
	};
}

/** The head of a reference page, so that it can lie on the table without its list. */
function pageHead(sheet: Sheet, width: number): Part {
	const { title, army } = sheet;
	const size = 11;
	const line = accentLine(sheet, width);
	return {
		content: {
			stack: [
				{
					columns: [
						{ width: width * 0.7, text: title, bold: true },
						{ width: width * 0.3, ...smallCapitals(army, size), alignment: 'right' }
					],
					fontSize: size
				},
				line.content
			],
			margin: [0, 0, 0, 9]
		},
		height: 2 * lineStep(size) + line.height + 9
	};
}
