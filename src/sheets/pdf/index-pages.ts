import { paperwork } from '../../i18n/en/printing.ts';
import type { ContentSection, TableCell } from 'pdfmake/interfaces';
import type { IndexRow } from '../index-row.ts';
import { words } from '../words.ts';
import { bookmarked } from './bookmarks.ts';
import { countedPages } from './book.ts';
import { columnFigure, lineStep, margins, ruledRows, smallCapitals, type Paper } from './style.ts';

const size = 9;
const smallSize = 8;
const titleSize = 20;

/** The pages that list all lists: who plays what, and how it stands. */
export function indexSection(rows: readonly IndexRow[], paper: Paper): ContentSection {
	const pages = countedPages();
	const { title } = paperwork.index;
	return {
		section: [
			bookmarked(
				{ text: title, fontSize: titleSize, bold: true, margin: [0, 0, 0, lineStep(4)] },
				title
			),
			{
				table: {
					widths: ['auto', '*', '*', '*', 'auto', 'auto', 'auto'],
					headerRows: 1,
					dontBreakRows: true,
					body: [headCells(), ...rows.map(rowCells)]
				},
				layout: { ...ruledRows(1.6), paddingRight: () => 6 },
				fontSize: size
			}
		],
		background: pages.count,
		pageMargins: [margins.left, margins.top, margins.right, margins.bottom],
		pageSize: paper === 'a4' ? 'A4' : 'LETTER',
		footer: (page) => ({
			text: words.page(page - pages.first + 1, pages.last - pages.first + 1),
			fontSize: 8.5,
			alignment: 'right',
			margin: [margins.left, 14, margins.right, 0]
		})
	};
}

function headCells(): TableCell[] {
	const { list, army, verdict, code } = paperwork.index;
	const names = ['', words.player, list, army, words.pointsLabel, verdict, code];
	return names.map((text, at) => ({
		...smallCapitals(text, size),
		...(at === 4 && { alignment: 'right' as const })
	}));
}

function rowCells({ player, name, army, ...row }: IndexRow, at: number): TableCell[] {
	const { points, size: limit, verdict, isLegal, unread, code } = row;
	const spent = limit === 0 ? '' : words.spentOf(points, limit);
	return [
		{ text: `${at + 1}`, alignment: 'right', ...columnFigure },
		{ text: player },
		{ text: name },
		{ text: army },
		{ text: spent, alignment: 'right', ...columnFigure },
		{
			stack: [
				{ text: verdict, bold: !isLegal },
				...unread.map((text) => ({ text, fontSize: smallSize }))
			]
		},
		{ text: code, ...columnFigure }
	];
}
