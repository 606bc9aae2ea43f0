import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Sheet } from '../model.ts';
import { printableData } from '../printable.ts';
import { words } from '../words.ts';
import { columnNames } from './list-table.ts';
import { listIn, listStyles, setList, type SetList } from './list.ts';
import { referenceBelow, referencePages } from './reference.ts';
import {
	family,
	figures,
	ink,
	lineHeight,
	margins,
	papers,
	textArea,
	type Paper
} from './style.ts';

/** Kept free at the foot of a list, against our measure being a little short. */
const slack = 4;

/** A sheet as pdfmake wants it. The same sheet and paper always give the same pages. */
export function sheetDocument(given: Sheet, paper: Paper): TDocumentDefinitions {
	const sheet = printableData(given);
	const { width, height } = textArea(paper);
	const list = setList(sheet, width, height - slack);
	return {
		content: contentOf(sheet, list, paper),
		header: (page) => runningHead(sheet, list, paper, page) ?? '',
		footer: (page, pages) => foot(sheet, width, page, pages),
		pageSize: papers[paper].name,
		pageMargins: [margins.left, margins.top, margins.right, margins.bottom],
		defaultStyle: { font: family, fontSize: 10, lineHeight, fontFeatures: figures.text },
		info: {
			title: sheet.title,
			author: words.app,
			subject: `${sheet.army}, ${words.spent(sheet.points, sheet.size)}`,
			creator: words.app
		},
		language: 'en',
		version: '1.7',
		displayTitle: true
	};
}

/** List and reference on one page if good type allows it; else the reference on pages of its own. */
function contentOf(sheet: Sheet, list: SetList, paper: Paper): Content[] {
	const { reference } = sheet;
	if (!reference) return [list.content];
	const { width, height } = textArea(paper);
	const onOnePage = listStyles
		.filter(({ size }) => size >= 10)
		.map((style) => listIn(style, sheet, width))
		.map((tighter) => ({
			list: tighter.content,
			below: referenceBelow(reference, width, height - slack - tighter.height)
		}))
		.find(({ below }) => below !== undefined);
	return onOnePage?.below
		? [onOnePage.list, onOnePage.below]
		: [list.content, ...referencePages(sheet, reference, width, height)];
}

/** Over the further pages of a list too long for one: what its columns mean. */
function runningHead(sheet: Sheet, list: SetList, paper: Paper, page: number): Content | undefined {
	const { width, height } = textArea(paper);
	if (page === 1 || sheet.reference || list.height <= height) return undefined;
	return {
		stack: [columnNames(sheet, width, list.style)],
		margin: [margins.left, 20, margins.right, 0]
	};
}

function foot(sheet: Sheet, width: number, page: number, pages: number): Content {
	return {
		stack: [
			{
				columns: [
					{ width: width * 0.4, text: sheet.title, noWrap: true },
					{
						width: width * 0.3,
						text: `${words.app} · ${words.data(sheet.revision)}`,
						alignment: 'center'
					},
					{ width: width * 0.3, text: words.page(page, pages), alignment: 'right' }
				]
			},
			{ text: sheet.notice, color: ink.soft, fontSize: 6.5 }
		],
		fontSize: 8,
		margin: [margins.left, 14, margins.right, 0]
	};
}
