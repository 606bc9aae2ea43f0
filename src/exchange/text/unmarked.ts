/** A line of a text with its number, from 1 on. */
export interface NumberedLine {
	readonly number: number;
	readonly text: string;
}

/**
 * The lines of a text without the marks of Markdown or BBCode, where it has those that Muster writes: as
 * plain text would have them.
 */
export function unmarked(lines: readonly NumberedLine[]): readonly NumberedLine[] {
	const first = lines.find(({ text }) => text.trim() !== '')?.text ?? '';
	if (/^\s*\[b\]/i.test(first)) return withoutTags(lines);
	const isMarkdown = /^\s*# \S/.test(first) && lines.some(({ text }) => heading.test(text));
	return isMarkdown ? withoutMarks(lines) : lines;
}

const heading = /^#{1,3} (?=\S)/;
/** Escaped characters, or marks that make words bold. */
const escapedOrBold = /\\([^\p{L}\p{N}\s])|\*\*/gu;

/** The blank line that stands below each heading of Markdown parts nothing. */
function withoutMarks(lines: readonly NumberedLine[]): readonly NumberedLine[] {
	return lines.flatMap(({ number, text }, at) => {
		if (text.trim() === '' && heading.test(lines[at - 1]?.text ?? '')) return [];
		const [, indent = '', item] = /^( *)- (.*)$/.exec(text) ?? [];
		const bare = (item ?? text.replace(heading, '')).replace(escapedOrBold, '$1');
		return [{ number, text: `${indent === '' ? '' : '• '}${bare}` }];
	});
}

const listTag = /^\s*\[(\/?)list\]\s*$/i;
const tag = /\[(?:\/?(?:b|u|url(?:=[^\]]*)?)|\*)\]/gi;

/** Items of a nested list are upgrades of the item above. */
function withoutTags(lines: readonly NumberedLine[]): readonly NumberedLine[] {
	let depth = 0;
	return lines.flatMap(({ number, text }) => {
		const [isTag, close] = listTag.exec(text) ?? [];
		if (isTag !== undefined) {
			depth += close === '/' ? -1 : 1;
			return [];
		}
		const mark = depth > 1 && /^\s*\[\*\]/.test(text) ? '• ' : '';
		return [{ number, text: `${mark}${text.replace(tag, '').replaceAll('\u200B', '')}` }];
	});
}
