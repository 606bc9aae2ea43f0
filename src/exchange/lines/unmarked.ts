/** Between the units of a list that is one line, but not within brackets. */
const breaks = /[,;](?![^(]*\))\s*/;

/** "Tin Host 2000:", "Tin Host 2000 - " or "Tin Host, 2000 points: " before the units. */
const title = /^([^,;:]*?[^,;:\s]|[^:]*?\d{3,5}(?:\s?\p{L}+)?)(?:\s*[:–—]|\s-)\s+(?=\S)/u;

/** What nobody writes in a chat, but a spoiled file has. */
const code = /[{}<>\\]|":/;

/** Fewer parts are no list. */
const fewest = 3;

/** The lines of a list, which in a chat may all stand in one. */
export function linesApart(raw: readonly string[]): readonly string[] {
	const [only, ...others] = raw.filter((line) => line.trim() !== '');
	if (only === undefined || others.length > 0 || code.test(only)) return raw;
	const parts = only.replace(title, '$1, ').split(breaks);
	const lines = parts
		.map((part) =>
			part
				.trim()
				.replace(/^(?:and\s+)?(?:an?\s+)?/i, '')
				.replace(/\.$/, '')
		)
		.filter(Boolean);
	return lines.length < fewest ? raw : lines;
}

/** A line with its number, counted from 1. */
export interface NumberedLine {
	readonly number: number;
	readonly text: string;
}

const fence = /^\s*(?:```|~~~)\s*\w*\s*$/;

/** A line that is bold as a whole, which is no bullet. */
const bold = /^\s*\*\*([^\s*](?:[^*]*[^\s*])?)\*\*\s*$/;

const quote = /^\s*(?:(?:>|&gt;)\s?)+/;

/** The lines of a text without what a chat or a forum puts around them, and without Markdown or BBCode. */
export function unmarked(all: readonly NumberedLine[]): readonly NumberedLine[] {
	const lines = all.map(({ number, text }) => {
		return { number, text: fence.test(text) ? '' : text.replace(quote, '').replace(bold, '$1') };
	});
	return asWritten(lines);
}

/** What a player writes of himself above a list: "Player: Anna Berg". */
const label = /^[^:=#[]{1,40}[:=]\s/;

/** The lines without Markdown or BBCode, if Muster wrote either. */
function asWritten(lines: readonly NumberedLine[]): readonly NumberedLine[] {
	const first = lines.find(({ text }) => text.trim() !== '' && !label.test(text))?.text ?? '';
	if (/^\s*\[b\]/i.test(first)) return withoutTags(lines);
	const isMarkdown = /^\s*# \S/.test(first) && lines.some(({ text }) => heading.test(text));
	return isMarkdown ? withoutMarks(lines) : lines;
}

const heading = /^#{1,3} (?=\S)/;

/** Escaped characters, or marks that make words bold. */
const escapedOrBold = /\\([^\p{L}\p{N}\s])|\*\*/gu;

/** The blank line below a Markdown heading does not separate paragraphs. */
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

/** Items of a nested list are options of the item above. */
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
