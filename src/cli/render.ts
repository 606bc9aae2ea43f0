import type { ArmyIndex } from '#engine';
import { codeAlone, sheetCode } from '../exchange/index.ts';
import { buildSheet, formContents, type ProfileBook, type Sheet } from '../content/index.ts';
import { replacedGroups, textFile } from '../paper/index.ts';
import type { PdfExtras } from '../paper/pdf/document.ts';
import { eventOnPaper, unreadOnPaper, type Judged } from '../desk/index.ts';
import type { Packs } from './packs.ts';
import type { PrintOptions } from './print-options.ts';
import type { Progress } from './progress.ts';

/** A file to be written. */
export interface Rendered {
	/** The extension without a dot. */
	readonly ending: string;
	readonly bytes: Uint8Array;
	/** The number of pages of a PDF. */
	readonly pages?: number;
	/** Sentences about texts that could not be printed as written, each reason after its texts. */
	readonly replaced?: readonly string[];
}

/**
 * Some lists as one file.
 * @param lists the sheets of each list
 * @param extras the index before the lists, name tags, and a callback for each page
 */
export async function renderLists(
	lists: readonly (readonly Sheet[])[],
	{ as, paper, isTwoSided }: Pick<PrintOptions, 'as' | 'paper' | 'isTwoSided'>,
	{ index, nameTags, onPage }: Pick<PdfExtras, 'index' | 'nameTags' | 'onPage'> = {}
): Promise<Rendered> {
	if (as !== 'pdf') {
		const texts = lists.flat().map((sheet) => textFile(sheet, as));
		const bytes = Buffer.from(texts.map(({ content }) => content).join('\n'));
		return { ending: texts[0]?.ending ?? 'txt', bytes };
	}
	const { pageCount, renderPdfInNode } = await import('../paper/pdf/render-node.ts');
	const { bytes, replaced } = await renderPdfInNode(lists, paper, {
		index,
		nameTags,
		isTwoSided,
		onPage
	});
	const sentences = replacedGroups(replaced).flatMap(({ lines, reason }) => [...lines, reason]);
	return { ending: 'pdf', bytes, pages: pageCount(bytes), replaced: sentences };
}

/** Reports the texts of a file that were printed with other letters than were written. */
export function reportReplaced(
	progress: Progress,
	path: string,
	{ replaced = [] }: Rendered
): void {
	for (const line of replaced) progress.line(`${path}: ${line}`);
}

/** The sheets of a list, with its code and the profiles of its units. */
export function sheetsOf(
	judged: Judged,
	{ forms, cardKinds, backs, url }: Pick<PrintOptions, 'forms' | 'cardKinds' | 'backs' | 'url'>,
	packs: Packs
): readonly Sheet[] {
	const { roster, index, report, player } = judged;
	const unread = unreadOnPaper(judged);
	// A link would show what was read as the whole list.
	const code = (unread.length > 0 ? codeAlone : sheetCode)(roster, index, url);
	const event = eventOnPaper(judged);
	const play = forms.includes('play') ? packs.playSheet(index.system) : undefined;
	const extras = {
		book: forms.some((form) => formContents[form].profiles) ? bookOf(index, packs) : undefined,
		play,
		code,
		cardKinds,
		backs,
		player,
		unread,
		event
	};
	return forms.map((form) => buildSheet(roster, report, form, extras));
}

function bookOf({ system, army }: ArmyIndex, packs: Packs): ProfileBook | undefined {
	if (!packs.profiles(system, army.id)) return undefined;
	return {
		profileOf: (id, entry) => packs.profiles(system, id)?.profiles[entry],
		effects: packs.profiles(system, army.id)?.effects,
		entryOf: (id, entry) => packs.army(id, system)?.entries.find((one) => one.id === entry)
	};
}
