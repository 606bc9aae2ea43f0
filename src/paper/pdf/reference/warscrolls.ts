import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetReference, SheetWarscrolls } from '../../../content/model.ts';
import { columnHeight, paginate } from '../base/columns.ts';
import { pageHead } from './reference.ts';
import { columnsOf, columnWidth, type Columns, type Setting } from './set-columns.ts';
import type { Measure } from './chart-part.ts';
import { byNameBlocks, referenceBlocks, type SetBlock } from './reference-blocks.ts';
import { warscrollBlocks } from './warscroll-blocks.ts';

/** The type sizes of warscrolls, largest first. They need two columns because of the weapon tables. */
const settings: readonly Setting[] = [11, 10.5, 10, 9.5, 9, 8.5].map((size) => ({
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
	const sets = settings.map((setting) => {
		const measure = { size: setting.size, width: columnWidth(area.width, setting) };
		const pages = paginate(blocksOf(reference, warscrolls, measure), setting.count, () => room);
		return { setting, pages, isWhole: isWhole(pages, room) };
	});
	const fewest = sets.at(-1)?.pages.length ?? 0;
	const best = sets.find(({ pages, isWhole }) => isWhole && pages.length <= fewest) ?? sets.at(-1);
	const pages = best?.pages.length ? best.pages : [[]];
	return pages.map((page, at): Content => ({
		stack: [
			pageHead(sheet, area.width).content,
			best ? columnsOf(page, area.width, best.setting) : []
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
