import type { Content } from 'pdfmake/interfaces';
import type { Sheet } from '../../content/model.ts';
import { words } from '../../content/words.ts';
import { runWidth, shortened } from './base/measure.ts';
import { ink, marginsOf } from './base/style.ts';

const size = 8.5;
/** Points from the top of the page. */
const top = 22;

/** What a page is of, above all pages of a sheet but the first: the list, who plays it, and the page. */
export function runningHead(sheet: Sheet, width: number, page: number, pages: number): Content {
	const { title, player } = sheet;
	const { left, right } = marginsOf(sheet);
	const text = words.page(page, pages);
	const pageWidth = runWidth({ text, size }) + 2;
	const head = [title, ...(player?.name === undefined ? [] : [player.name])].join(' · ');
	const room = width - pageWidth - size;
	return {
		columns: [
			{ width: width - pageWidth, text: shortened({ text: head, size }, room) },
			{ width: pageWidth, text, alignment: 'right' }
		],
		columnGap: 0,
		fontSize: size,
		color: ink.soft,
		margin: [left, top, right, 0]
	};
}
