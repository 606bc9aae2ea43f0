import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Sheet } from '../model.ts';
import { printableData } from '../printable.ts';
import { spentText } from '../wording.ts';
import { words } from '../words.ts';
import { cardPages } from './cards.ts';
import { setLegality } from './legality.ts';
import { listIn, listStyles, setList } from './list.ts';
import { shortened } from './measure.ts';
import { referenceBelow, referencePages, type Space } from './reference.ts';
import { warscrollPages } from './warscrolls.ts';
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
	return {
		...pagesOf(sheet, paper),
		pageSize: papers[paper].name,
		defaultStyle: { font: family, fontSize: 10, lineHeight, fontFeatures: figures.text },
		info: {
			title: sheet.title,
			author: words.app,
			subject: [sheet.army, spentText(sheet)].filter(Boolean).join(', '),
			creator: words.app
		},
		language: 'en',
		version: '1.7',
		displayTitle: true
	};
}

/** Cards fill their pages to the edge; everything else stands between margins, over a foot. */
function pagesOf(
	sheet: Sheet,
	paper: Paper
): Pick<TDocumentDefinitions, 'content' | 'footer' | 'pageMargins'> {
	if (sheet.cards) {
		return { content: [...cardPages(sheet, sheet.cards, paper)], pageMargins: [0, 0, 0, 0] };
	}
	const { width } = textArea(paper);
	return {
		content: contentOf(sheet, paper),
		footer: (page, pages) => foot(sheet, width, page, pages),
		pageMargins: [margins.left, margins.top, margins.right, margins.bottom]
	};
}

/**
 * Warscrolls stand by themselves. List and reference on one page if good type allows it; else the reference on a page of its own; if
 * it is too long for that, it begins below the list. A proof stands by itself.
 */
function contentOf(sheet: Sheet, paper: Paper): Content[] {
	const { reference, legality } = sheet;
	const { width, height } = textArea(paper);
	if (legality) return [setLegality(sheet, legality, width, height - slack).content];
	if (reference?.warscrolls) {
		return [...warscrollPages(sheet, reference, reference.warscrolls, textArea(paper))];
	}
	const list = setList(sheet, width, height - slack);
	if (!reference) return [list.content];
	const space: Space = { sheet, reference, ...textArea(paper) };
	const apart = referencePages(space);
	return (
		begunBelow(space, { size: 8, most: 1, listSize: 10 }) ??
		(apart.pages > 2 ? begunBelow(space, { size: 7.5, most: 2, listSize: 9 }) : undefined) ?? [
			list.content,
			...apart.content
		]
	);
}

/** The list in the most generous style that lets the reference begin below it, within limits. */
function begunBelow(
	space: Space,
	limits: { readonly size: number; readonly most: number; readonly listSize: number }
): Content[] | undefined {
	const { sheet, width, height } = space;
	return listStyles
		.filter(({ size }) => size >= limits.listSize)
		.map((style) => listIn(style, sheet, width))
		.filter((list) => list.height <= height)
		.flatMap((list) => {
			const below = referenceBelow(space, height - slack - list.height, limits);
			return below ? [[list.content, ...below.content]] : [];
		})[0];
}

function foot(sheet: Sheet, width: number, page: number, pages: number): Content {
	const size = 8;
	return {
		stack: [
			{
				columns: [
					{ width: width * 0.4, text: shortened({ text: sheet.title, size }, width * 0.38) },
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
		fontSize: size,
		margin: [margins.left, 14, margins.right, 0]
	};
}
