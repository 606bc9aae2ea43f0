import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetReference } from '../model.ts';
import { columnHeight, paginate } from './columns.ts';
import { referenceBlocks, type SetBlock } from './reference-blocks.ts';
import { statTable } from './stat-table.ts';
import { accentLine, lineStep, smallCapitals, type Part } from './style.ts';

/** A way to set a reference. */
export interface Setting {
	readonly size: number;
	/** Columns on a page. */
	readonly count: number;
}

/** The type of the reference, the preferred one first: large ones in two columns, small in three. */
const settings: readonly Setting[] = [
	{ size: 10, count: 2 },
	{ size: 9.5, count: 2 },
	{ size: 9, count: 3 },
	{ size: 8.5, count: 3 },
	{ size: 8, count: 3 },
	{ size: 7.5, count: 3 }
];
const columnGap = 16;
/** Kept free at the foot of a column, against our measure being a little short. */
const slack = 6;

/** What to set, and how much room there is. */
export interface Space {
	readonly sheet: Sheet;
	readonly reference: SheetReference;
	readonly width: number;
	/** Of a whole page. */
	readonly height: number;
}

/** The reference as content, and the pages it takes, the one it may begin on included. */
interface SetReference {
	readonly pages: number;
	readonly content: readonly Content[];
}

/**
 * The reference begun below the list, in the largest type of at least `size` in which it ends on
 * page `most`. Without the stat table: every stat line stands in the list on the same page.
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
	const set = settings
		.filter((setting) => setting.count === 3 && setting.size >= size)
		.map((setting) => setColumns(reference, width, setting, heightOf))
		.find(({ pages, isFitting }) => isFitting && pages.length <= most);
	if (!set) return undefined;
	const content = set.pages.map((page, at): Content => {
		const columns = columnsOf(page, width, set.setting);
		return at === 0
			? { stack: [columns], margin: [0, gap, 0, 0] }
			: { stack: [pageHead(sheet, width).content, columns], pageBreak: 'before' };
	});
	return { pages: set.pages.length, content };
}

/** The reference on pages of its own: on one in the largest type that fits, or on as many as it takes. */
export function referencePages({ sheet, reference, width, height }: Space): SetReference {
	const head = pageHead(sheet, width);
	const space = height - head.height - slack;
	const choices = settings.map((setting) => {
		const table = statTable(sheet, reference, { width, size: setting.size });
		const below = space - (table?.height ?? 0);
		const set = setColumns(reference, width, setting, (page) => (page === 0 ? below : space));
		return { ...set, table };
	});
	const best =
		choices.find(({ isFitting, pages }) => isFitting && pages.length <= 1) ?? choices.at(-1);
	const pages = best?.pages.length ? best.pages : [[]];
	const content = pages.map((page, at): Content => ({
		stack: [
			pageHead(sheet, width).content,
			at === 0 && best?.table ? best.table.content : [],
			best ? columnsOf(page, width, best.setting) : []
		],
		pageBreak: 'before'
	}));
	return { pages: 1 + pages.length, content };
}

export type Columns = readonly (readonly SetBlock[])[];

interface SetColumns {
	readonly setting: Setting;
	readonly pages: readonly Columns[];
	/** No block is taller than its page. */
	readonly isFitting: boolean;
}

function setColumns(
	reference: SheetReference,
	width: number,
	setting: Setting,
	heightOf: (page: number) => number
): SetColumns {
	const { size, count } = setting;
	const blocks = referenceBlocks(reference, { size, width: columnWidth(width, count) });
	const pages = paginate(blocks, count, heightOf);
	const isFitting = pages.every((columns, page) =>
		columns.every((column) => columnHeight(column) <= heightOf(page))
	);
	return { setting, pages, isFitting };
}

/** The width of one of so many columns. */
export function columnWidth(width: number, count: number): number {
	return (width - (count - 1) * columnGap) / count;
}

/** A page of columns. */
export function columnsOf(columns: Columns, width: number, { count }: Setting): Content {
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

/** The head of a reference page, made anew for each as pdfmake writes into it, so that it can lie on the table without its list. */
export function pageHead(sheet: Sheet, width: number): Part {
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
