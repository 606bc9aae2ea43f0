import { forms } from '../../i18n/en/printing.ts';
import type { Content, TDocumentInformation } from 'pdfmake/interfaces';
import type { Sheet } from '../model.ts';
import { spentText } from '../wording.ts';
import { words } from '../words.ts';
import { bookmarkHere, type Parent } from './bookmarks.ts';

/** The sheets of each list. */
type Lists = readonly (readonly Sheet[])[];

/** A sheet with its place in the bookmarks of a document. */
export interface PlacedSheet {
	readonly sheet: Sheet;
	/** Its bookmark, and that of its list where it is the first of it. */
	readonly above: readonly Content[];
	/** What the bookmarks of its headings hang below. */
	readonly parent: Parent;
}

/** Bookmarks by list, then by form, then by heading; a level that has one member only is left out. */
export function placedSheets(lists: Lists): readonly PlacedSheet[] {
	return lists.flatMap((sheets, list) => {
		const own = lists.length > 1 ? `list-${list}` : undefined;
		return sheets.map((sheet, at): PlacedSheet => {
			const form = sheets.length > 1 ? `${own ?? 'sheet'}-${at}` : undefined;
			const above = [
				...(own !== undefined && at === 0 ? [bookmarkHere(own, sheet.title, undefined)] : []),
				...(form === undefined ? [] : [bookmarkHere(form, forms.names[sheet.form], own)])
			];
			return { sheet, above, parent: form ?? own };
		});
	});
}

/** The first and the last page of a sheet, counted while they are made. */
export interface CountedPages {
	readonly first: number;
	readonly last: number;
	/** pdfmake asks for the background of each page; there is none, but the question tells us of the page. */
	readonly count: (page: number) => null;
}

/** A foot is set when all pages are there, so that it can say how many its sheet has. */
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

/** What a document says of itself. */
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

/** Many lists are those of an event, if they all are. */
function bookTitle(lists: Lists): string {
	const events = new Set(lists.map(([sheet]) => sheet?.event?.name ?? ''));
	const [event = ''] = events.size === 1 ? events : [];
	return words.lists(lists.length, event);
}

function systems(sheets: readonly Sheet[]): string {
	return [...new Set(sheets.map(({ system }) => system))].join(', ');
}

function keywords(sheets: readonly Sheet[]): readonly string[] {
	const told = [
		...sheets.map(({ system }) => system),
		...sheets.map(({ army }) => army),
		...sheets.flatMap(({ event }) => event?.name ?? []),
		...sheets.map(({ form }) => forms.names[form])
	];
	return [...new Set(told)];
}
