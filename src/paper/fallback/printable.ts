/**
 * The characters of the sheets' font, regular and bold, as hexadecimal ranges. A test compares them with the
 * font files; another font needs its own table.
 */
const covered = parseRanges(`
20-7e a0-ac ae-148 14a-17f 18f 192 1a0-1a1 1af-1b0 1b7 1c4-1dc 1e4-1eb 1ee-1ef 1fa-21b 21e-21f
22a-22d 230-233 237 259 292 2b0 2b2 2b7-2b9 2bb-2bc 2be-2bf 2c6-2cc 2d8-2dd 2e1-2e3 300-304
306-30c 30f 311-314 31b 323-324 326-328 32e 331 335 342-345 374-375 37a 37e 384-38a 38c 38e-3a1
3a3-3cf 3d1 3d5-3d7 3f0 400-45f 462-463 46a-46b 472-475 490-49d 4a0-4a5 4aa-4ab 4ae-4b3 4b6-4bb
4c0-4c2 4c9-4cc 4cf-4d9 4dc-4df 4e2-4e9 4ee-4f9 51a-51d 524-525 1e08-1e09 1e0c-1e0f 1e14-1e17
1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b 1e42-1e49 1e4c-1e53
1e5a-1e5b 1e5e-1e69 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ea0-1ef9
1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4
1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2007-200a 2010 2012-2015 2018-201a 201c-201e
2020-2022 2024-2026 2030 2032-2033 2039-203a 2044 2052 2070 2074-2079 207f-2089 20a1 20a3-20a4
20a6-20a7 20a9 20ab-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bd 2113 2116 2122 2126 212e 2153-2154
215b-215e 2190-2199 2202 2205-2206 220f 2211-2212 2215 2219-221a 221e 222b 2248 2260 2264-2265
25a0-25a1 25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25c6-25c7 25ca 25fc 26ab 27e8-27e9 2b1b 2b24
a78b-a78c fb01-fb02`);

/** A font for some characters that the sheets' own font lacks, loaded and measured. */
export interface Fallback {
	/** The name under which documents know it. */
	readonly id: string;
	readonly has: (character: string) => boolean;
	/** The width of a text of its characters, in thousandths of the type size. */
	readonly widthOf: (text: string) => number;
}

/** The font for a character that the sheets' own font lacks; undefined if there is none. */
export type FallbackOf = (character: string) => Fallback | undefined;

/** Nothing but the sheets' own font. */
export const noFallback: FallbackOf = () => undefined;

/** Printed in place of what no font has. */
export const replacement = '[…]';

function parseRanges(table: string): ReadonlySet<number> {
	const codes = table
		.trim()
		.split(/\s+/)
		.flatMap((range) => {
			const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
			return Array.from({ length: last - first + 1 }, (_, at) => first + at);
		});
	return new Set(codes);
}

/** Whether the font has this character. */
export function isCovered(character: string): boolean {
	return covered.has(character.codePointAt(0) ?? 0);
}

/**
 * The text as it can be printed: any white space as spaces, without invisible characters such as controls and
 * joiners, and with `[…]` for what no font has.
 * @param fallbackOf further fonts
 */
export function printable(text: string, fallbackOf: FallbackOf = noFallback): string {
	// A shortcut for plain text: a sheet has thousands of words.
	if (/^[\x20-\x7e]*$/.test(text)) return text;
	return charactersOf(text, fallbackOf)
		.map((character) => character ?? replacement)
		.join('')
		.replace(/(?:\[…\] ?){2,}/g, (many) => (many.endsWith(' ') ? `${replacement} ` : replacement));
}

/** The characters of a text that are printed as something else, without further fonts or with these. */
export function unprintable(text: string, fallbackOf: FallbackOf = noFallback): readonly string[] {
	if (/^[\x20-\x7e]*$/.test(text)) return [];
	const lacking: string[] = [];
	charactersOf(text, fallbackOf, (character) => lacking.push(character));
	return lacking;
}

/** The characters that are printed; undefined for what no font has. */
function charactersOf(
	text: string,
	fallbackOf: FallbackOf,
	onlack: (character: string) => void = () => undefined
): readonly (string | undefined)[] {
	const seen = text
		.normalize('NFC')
		.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
		.replace(
			/(.?)([\u200c\u200d])(?=(.?))/gsu,
			(_, before: string, joiner: string, after: string) =>
				before + (joins(before, after) && fallbackOf(before)?.has(joiner) ? joiner : '')
		)
		.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Emoji_Modifier}\p{Variation_Selector}]/gu, '')
		.replace(/(.?)(\p{M}+)/gsu, (_, letter: string, marks: string) => {
			const own = isCovered(letter) ? undefined : fallbackOf(letter);
			return letter + (own ? marksOf(own, marks) : markOn(letter, marks));
		});
	return Array.from(seen, (character) => {
		if (isCovered(character) || isJoiner(character)) return character;
		const letters = spelt(character);
		if (letters !== undefined) return letters;
		if (fallbackOf(character)) return character;
		onlack(character);
		return undefined;
	});
}

const isJoiner = (character: string): boolean => /^[\u200c\u200d]$/.test(character);

/** In these scripts it matters whether letters are joined; elsewhere joiners are invisible. */
function joins(before: string, after: string): boolean {
	return [before, after].every((letter) => /[\p{sc=Arab}\p{sc=Deva}]/u.test(letter));
}

function marksOf(font: Fallback, marks: string): string {
	return Array.from(marks).filter(font.has).join('');
}

/** A letter that the font lacks, as a letter with a mark if it has both. */
function spelt(character: string): string | undefined {
	const [letter = '', ...marks] = character.normalize('NFD');
	const mark = markOn(letter, marks.join(''));
	return mark !== '' && isCovered(letter) && isCovered(mark) ? letter + mark : undefined;
}

/**
 * The first mark, if the font can place it on this letter and has no such letter itself. Others are dropped,
 * as the layout cannot handle them.
 */
function markOn(letter: string, marks: string): string {
	const [mark = ''] = marks;
	const isAbove =
		/[\u0300-\u0314]/.test(mark) && /[A-Za-z\u00c0-\u0131\u0134-\u017f\u0400-\u045f]/.test(letter);
	const isBelow = /[\u0323-\u0327\u032e\u0331]/.test(mark) && /[A-Za-z]/.test(letter);
	return isAbove || isBelow ? mark : '';
}

/** The same data with every string made printable. */
export function printableData<T>(data: T, fallbackOf: FallbackOf = noFallback): T {
	return mapStrings(data, fallbackOf) as T;
}

/** What players write in several lines. */
const written = new Set(['note']);

/** Several lines as they can be printed. */
function printableLines(text: string, fallbackOf: FallbackOf): string {
	return text
		.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
		.map((line) => printable(line, fallbackOf).trimEnd())
		.join('\n');
}

function mapStrings(data: unknown, fallbackOf: FallbackOf): unknown {
	if (typeof data === 'string') return printable(data, fallbackOf);
	if (Array.isArray(data)) return data.map((one) => mapStrings(one, fallbackOf));
	if (typeof data !== 'object' || data === null) return data;
	return Object.fromEntries(
		Object.entries(data).map(([key, value]) => [
			key,
			written.has(key) && typeof value === 'string'
				? printableLines(value, fallbackOf)
				: mapStrings(value, fallbackOf)
		])
	);
}

/** A stretch of a text that is set in one font. */
export interface Stretch {
	readonly text: string;
	/** Undefined for the sheets' own font. */
	readonly fallback?: Fallback | undefined;
}

/** A text in stretches, each as long as may be: letters are shaped and joined within a stretch. */
export function stretchesOf(text: string, fallbackOf: FallbackOf): readonly Stretch[] {
	const stretches: { text: string; fallback: Fallback | undefined }[] = [];
	for (const character of text) {
		const last = stretches.at(-1);
		const isJoined = last?.fallback?.has(character) === true && /[\p{M}\p{Cf}]/u.test(character);
		const fallback = isJoined
			? last.fallback
			: isCovered(character)
				? undefined
				: fallbackOf(character);
		if (last && last.fallback === fallback) last.text += character;
		else stretches.push({ text: character, fallback });
	}
	return stretches;
}
