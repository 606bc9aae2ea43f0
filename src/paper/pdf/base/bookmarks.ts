import type { Content, ContentText, TableCell } from 'pdfmake/interfaces';

/** The name of the bookmark above; undefined at the top level. */
export type Parent = string | undefined;

/**
 * Makes a heading a bookmark of its sheet. Not for headings that a table repeats on each page, as the bookmark
 * would be repeated too: there the first row below gets it (`bookmarkRow`).
 */
function bookmark(heading: ContentText, title: string): ContentText {
	return { ...heading, outline: true, outlineText: title };
}

/** The same content with its first text as a bookmark. */
export function bookmarked(content: Content, title: string): Content {
	bookmarkRow([content], title);
	return content;
}

/** Makes the first text in a table row the bookmark of the heading above it. */
export function bookmarkRow(row: readonly TableCell[], title: string): void {
	const first = row.flatMap(textsIn)[0];
	if (first) Object.assign(first, bookmark(first, title));
}

/** An invisible bookmark at the top of a page; others are put below it by its name. */
export function bookmarkHere(name: string, title: string, parent: Parent): Content {
	return {
		text: '',
		fontSize: 1,
		absolutePosition: { x: 0, y: 0 },
		id: name,
		outline: true,
		outlineText: title,
		outlineExpanded: parent === undefined,
		...(parent !== undefined && { outlineParentId: parent })
	};
}

/** Puts all bookmarks in some content below another. Changes the content, which must belong to one document. */
export function hangBelow(parent: string, content: Content): void {
	for (const text of textsIn(content)) {
		if (text.outline) text.outlineParentId ??= parent;
	}
}

/** All paragraphs in some content, in reading order. */
function textsIn(content: Content | TableCell): readonly ContentText[] {
	if (Array.isArray(content)) return content.flatMap(textsIn);
	if (typeof content !== 'object') return [];
	if ('text' in content) return [content as ContentText];
	if ('stack' in content) return textsIn(content.stack);
	if ('columns' in content) return (content.columns as Content[]).flatMap(textsIn);
	if ('table' in content) return content.table.body.flat().flatMap(textsIn);
	return [];
}
