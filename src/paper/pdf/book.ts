import { forms, paperwork } from '../../i18n/en/printing.ts';
import type { Content, TDocumentInformation } from 'pdfmake/interfaces';
import type { Sheet } from '../../content/model.ts';
import type { NameTags } from '../name-tags.ts';
import { spentText } from '../../content/wording.ts';
import { words } from '../../content/words.ts';
import { bookmarkHere, type Parent } from './base/bookmarks.ts';
import { newPaper } from './two-sided.ts';

/** The sheets of each list. */
type Lists = readonly (readonly Sheet[])[];

/** A sheet with its place in the bookmarks of a document. */
export interface PlacedSheet {
	readonly sheet: Sheet;
	/** The number of its list, counted from 1. */
	readonly list: number;
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
	return lists.flatMap((sheets, list) => {
		const name = isTwoSided ? newPaper(`${list}`) : `list-${list}`;
		const own = lists.length > 1 ? name : undefined;
		return sheets.map((sheet, at): PlacedSheet => {
			const form = sheets.length > 1 ? `form-${list}-${at}` : undefined;
			const above = [
				...(own !== undefined && at === 0 ? [bookmarkHere(own, sheet.title, undefined)] : []),
				...(form === undefined ? [] : [bookmarkHere(form, forms.names[sheet.form], own)])
			];
			return { sheet, list: list + 1, above, parent: form ?? own };
		});
	});
}

/** The first and last page of a sheet, counted while the document is laid out. */
export interface CountedPages {
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
		title: (isOne ? first?.title : undefined) ?? bookTitle(lists),
		author: words.app,
		subject:
			isOne && first ? [first.army, spentText(first)].filter(Boolean).join(', ') : systems(sheets),
		keywords: keywords(sheets).join(', '),
		creator: words.app,
		creationDate: new Date(revisions.at(-1) ?? 0)
	};
}

/** The metadata of name tags. */
export function tagsInfo({ event, date }: NameTags): TDocumentInformation {
	return {
		title: paperwork.tags.title(event),
		author: words.app,
		creator: words.app,
		creationDate: new Date(date)
	};
}

/** The title of several lists: that of their event if all share one. */
function bookTitle(lists: Lists): string {
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
		...sheets.map(({ form }) => forms.names[form])
	];
	return [...new Set(found)];
}
