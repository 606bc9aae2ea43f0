import { type Sheet } from '../../content/index.ts';
import { replacedGroups, textFile } from '../../paper/index.ts';
import type { Besides } from '../../paper/pdf/document.ts';
import type { PrintOptions } from '../print-options.ts';
import type { Progress } from './progress.ts';

/** A file to be written. */
export interface Rendered {
	/** The extension without a dot. */
	readonly ending: string;
	readonly bytes: Uint8Array;
	/** The number of pages of a PDF. */
	readonly pages?: number;
	/** What is printed otherwise than it was written. */
	readonly replaced?: readonly string[];
}

/**
 * Some lists as one file.
 * @param lists the sheets of each list
 * @param beside a page before them that lists them all, and who is told which list a page that is laid out is of
 */
export async function renderLists(
	lists: readonly (readonly Sheet[])[],
	{ as, paper, isTwoSided }: Pick<PrintOptions, 'as' | 'paper' | 'isTwoSided'>,
	{ index, onPage }: Pick<Besides, 'index' | 'onPage'> = {}
): Promise<Rendered> {
	if (as !== 'pdf') {
		const texts = lists.flat().map((sheet) => textFile(sheet, as));
		const bytes = Buffer.from(texts.map(({ content }) => content).join('\n'));
		return { ending: texts[0]?.ending ?? 'txt', bytes };
	}
	const { pageCount, renderBook } = await import('../../paper/pdf/render-node.ts');
	const { bytes, replaced } = await renderBook(lists, paper, { index, isTwoSided, onPage });
	const told = replacedGroups(replaced).flatMap(({ lines, reason }) => [...lines, reason]);
	return { ending: 'pdf', bytes, pages: pageCount(bytes), replaced: told };
}

/** Says what a file has that was printed otherwise than it was written. */
export function tellReplaced(progress: Progress, path: string, { replaced = [] }: Rendered): void {
	for (const line of replaced) progress.line(`${path}: ${line}`);
}
