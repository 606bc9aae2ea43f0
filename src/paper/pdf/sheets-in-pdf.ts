import { paperwork } from '../../i18n/en/printing.ts';
import type { Content, TDocumentInformation } from 'pdfmake/interfaces';
import type { Sheet } from '../../content/model.ts';
import type { NameTags } from './name-tags.ts';
import { formName, spentText } from '../../content/wording.ts';
import { words } from '../../content/words.ts';
import { bookmarkHere, type Parent } from './base/bookmarks.ts';
import { shortened } from './base/lines.ts';
import { runWidth } from './base/widths.ts';
import { ink, marginsOf } from './base/style.ts';
import type { Page } from './pdfmake/insides.ts';

/** The sheets of each list. */
type Lists = readonly (readonly Sheet[])[];

/** A sheet with its place in the bookmarks of a document. */
export interface PlacedSheet {
	readonly sheet: Sheet;
	/** The number of its list, counted from 1. */
	readonly listNumber: number;
	/** Its bookmark, preceded by that of its list on the list's first sheet. */
	readonly above: readonly Content[];
	/** The bookmark that those of its headings belong to. */
	readonly parent: Parent;
}

/**
 * Bookmarks by list, form and heading. A level with a single member is left out.
 * @param isTwoSided whether each list begins a new sheet of paper
 */
export function placedSheets(lists: Lists, isTwoSided: boolean): readonly PlacedSheet[] {
	return lists.flatMap((_, nth) => placedSheetsOf(lists, nth, isTwoSided));
}

/** The same of one of the lists, counted from 0. */
export function placedSheetsOf(
	lists: Lists,
	nth: number,
	isTwoSided: boolean
): readonly PlacedSheet[] {
	const sheets = lists[nth] ?? [];
	const name = isTwoSided ? newPaper(`${nth}`) : `list-${nth}`;
	const own = lists.length > 1 ? name : undefined;
	return sheets.map((sheet, at): PlacedSheet => {
		const form = sheets.length > 1 ? `form-${nth}-${at}` : undefined;
		const above = [
			...(own !== undefined && at === 0 ? [bookmarkHere(own, sheet.title, undefined)] : []),
			...(form === undefined ? [] : [bookmarkHere(form, formName(sheet), own)])
		];
		return { sheet, listNumber: nth + 1, above, parent: form ?? own };
	});
}

/** The first and last page of a sheet, counted while the document is laid out. */
interface CountedPages {
	readonly first: number;
	readonly last: number;
	/** pdfmake asks for the background of each page, which tells when a page begins. There is no background. */
	readonly count: (page: number) => null;
}

/** pdfmake sets a foot once all pages exist, so that it can name the number of pages. */
export function countedPages(): CountedPages {
	const pages: number[] = [];
	return {
		get first() {
			return Math.min(...pages);
		},
		get last() {
			return Math.max(...pages);
		},
		count: (page) => {
			pages.push(page);
			return null;
		}
	};
}

/** The metadata of a document. */
export function documentInfo(lists: Lists): TDocumentInformation {
	const sheets = lists.flat();
	const [first] = sheets;
	const revisions = sheets.map(({ revision }) => revision).toSorted();
	const isOne = lists.length === 1;
	return {
		title: (isOne ? first?.title : undefined) ?? titleOfLists(lists),
		author: words.app,
		subject:
			isOne && first ? [first.army, spentText(first)].filter(Boolean).join(', ') : systems(sheets),
		keywords: keywords(sheets).join(', '),
		creator: words.app,
		creationDate: new Date(revisions.at(-1) ?? 0)
	};
}

/** The metadata of name tags. */
export function nameTagsInfo({ event, date }: NameTags): TDocumentInformation {
	return {
		title: paperwork.tags.title(event),
		author: words.app,
		creator: words.app,
		creationDate: new Date(date)
	};
}

/** The title of several lists: that of their event if all share one. */
function titleOfLists(lists: Lists): string {
	const events = new Set(lists.map(([sheet]) => sheet?.event?.name ?? ''));
	const [event = ''] = events.size === 1 ? events : [];
	return words.lists(lists.length, event);
}

function systems(sheets: readonly Sheet[]): string {
	return [...new Set(sheets.map(({ system }) => system))].join(', ');
}

function keywords(sheets: readonly Sheet[]): readonly string[] {
	const found = [
		...sheets.map(({ system }) => system),
		...sheets.map(({ army }) => army),
		...sheets.flatMap(({ event }) => event?.name ?? []),
		...sheets.map(formName)
	];
	return [...new Set(found)];
}

const headSize = 8.5;
/** Points from the top of the page. */
const headTop = 22;

/** What a page is of, above all pages of a sheet but the first: the list, who plays it, and the page. */
export function runningHead(sheet: Sheet, width: number, page: number, pages: number): Content {
	const { title, player } = sheet;
	const { left, right } = marginsOf(sheet);
	const text = words.page(page, pages);
	const pageWidth = runWidth({ text, size: headSize }) + 2;
	const head = [title, ...(player?.name === undefined ? [] : [player.name])].join(' · ');
	const room = width - pageWidth - headSize;
	return {
		columns: [
			{ width: width - pageWidth, text: shortened({ text: head, size: headSize }, room) },
			{ width: pageWidth, text, alignment: 'right' }
		],
		columnGap: 0,
		fontSize: headSize,
		color: ink.soft,
		margin: [left, headTop, right, 0]
	};
}

const prefix = 'sheet-of-paper-';

/** The name of a bookmark whose page begins a new sheet of paper when both sides are printed. */
function newPaper(name: string): string {
	return prefix + name;
}

/**
 * Puts an empty page before each that begins a new sheet of paper and would be the back of one.
 * @param before the pages of the document that are painted already
 */
export function turnToFronts(pages: Page[], before: number): void {
	for (let at = 0; at < pages.length; at += 1) {
		const page = pages[at];
		const isBack = (before + at) % 2 === 1;
		const isFirst = page?.items.some(({ item }) => item?.id?.startsWith(prefix)) ?? false;
		if (page && isBack && isFirst) pages.splice(at, 0, { items: [], pageSize: page.pageSize });
	}
}
