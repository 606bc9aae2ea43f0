/**
 * Invisible characters and those that reverse text: controls, directional marks, zero-width characters, lone
 * surrogates and unassigned code points. Joiners and emoji selectors are checked separately.
 */
const unseen =
	// eslint-disable-next-line no-misleading-character-class -- each is meant by itself
	/(?![\n\t\u200C\u200D\uFE0E\uFE0F])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/gu;

const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
/** Letters that joiners may connect, and emoji. */
const joined =
	/[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

/** Selectors and joiners. */
const signs = /[\uFE0E\uFE0F\u200C\u200D]/g;
const selector = /[\uFE0E\uFE0F]/;

/** More combining marks than any script puts on a letter. */
const piled = /(\p{M}{4})\p{M}+/gu;

const lineEnds = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** A blank that browsers do not treat as a space. */
const blanks = /\u2800/g;

/** A shortcut: most names and notes are plain. */
const plain = /^[ -~\n]*$/;
const plainName = /^[!-~]+(?: [!-~]+)*$/;
const plainLine = /^[ -~]*$/;

/** A text without invisible characters. Spaces stay, so that a player can go on typing. */
export function withoutUnseen(text: string): string {
	if (plain.test(text)) return text;
	return text
		.replace(lineEnds, '\n')
		.replace(unseen, '')
		.replace(blanks, ' ')
		.replace(signs, (sign, at: number, whole: string) => (isKept(sign, at, whole) ? sign : ''))
		.replace(piled, '$1');
}

/**
 * Whether a selector follows an emoji, or a joiner stands between letters that it may connect, or the text
 * ends there.
 */
function isKept(sign: string, at: number, text: string): boolean {
	const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
	if (selector.test(sign)) return emoji.test(before);
	const [after] = text.slice(at + 1, at + 3);
	return joined.test(before) && (after === undefined || joined.test(after));
}

/** The text on one line, with line breaks as spaces. */
export function onOneLine(text: string): string {
	return plainLine.test(text) ? text : withoutUnseen(text).replace(/[\n\t]/g, ' ');
}

/** A name on one line, without invisible characters; empty if nothing else is left. */
export function cleanName(text: string): string {
	if (plainName.test(text)) return text;
	return withoutJoinerAtEnd(withoutUnseen(text).replace(/\s+/g, ' ').trim());
}

/** A note without invisible characters; line breaks and tabs stay. */
export function cleanNote(text: string): string {
	return withoutJoinerAtEnd(withoutUnseen(text).trim());
}

function withoutJoinerAtEnd(text: string): string {
	return text.replace(/[\u200C\u200D]+$/, '');
}

/**
 * The value with all its strings cleaned: those under `note` as notes, the others as names. Only for values
 * that pass `obstacleIn`.
 */
export function cleanValue(value: unknown, key = ''): unknown {
	if (typeof value === 'string') return key === 'note' ? cleanNote(value) : cleanName(value);
	if (typeof value === 'number') return value === 0 ? 0 : value;
	if (Array.isArray(value)) return value.map((inner) => cleanValue(inner));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, cleanValue(inner, name)])
	);
}
