import type { Content, ContentText, TableCell } from 'pdfmake/interfaces';

/** Where a bookmark hangs: below the one of this name, or at the top. */
export type Parent = string | undefined;

/**
 * A heading that is a bookmark of its sheet. Never one that a table repeats on its next page, which would
 * be a bookmark twice: there the first row below it is one (`bookmarkRow`).
 */
function bookmark(heading: ContentText, title: string): ContentText {
	return { ...heading, outline: true, outlineText: title };
}

/** The same content, its first text a bookmark. */
export function bookmarked(content: Content, title: string): Content {
	bookmarkRow([content], title);
	return content;
}

/** Makes the first text in a row of a table the bookmark of the heading above it. */
export function bookmarkRow(row: readonly TableCell[], title: string): void {
	const first = row.flatMap(textsIn)[0];
	if (first) Object.assign(first, bookmark(first, title));
}

/** A bookmark of the top of a page, with nothing to be seen; others hang below it by its name. */
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

/** Hangs every bookmark within some content below another. The content was made for one document. */
export function hangBelow(parent: string, content: Content): void {
	for (const text of textsIn(content)) {
		if (text.outline) text.outlineParentId ??= parent;
	}
}

/** Every paragraph within some content, in the order of reading. */
function textsIn(content: Content | TableCell): readonly ContentText[] {
	if (Array.isArray(content)) return content.flatMap(textsIn);
	if (typeof content !== 'object') return [];
	if ('text' in content) return [content as ContentText];
	if ('stack' in content) return textsIn(content.stack);
	if ('columns' in content) return (content.columns as Content[]).flatMap(textsIn);
	if ('table' in content) return content.table.body.flat().flatMap(textsIn);
	return [];
}
