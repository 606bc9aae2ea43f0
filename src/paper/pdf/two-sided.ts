import type { Page } from './pdfmake/insides.ts';

const prefix = 'sheet-of-paper-';

/** The name of a bookmark whose page begins a new sheet of paper when both sides are printed. */
export function newPaper(name: string): string {
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
