import { mailedPattern } from '../../i18n/mailed.ts';

/** What somebody wrote in a mail, and what he quoted of an earlier one. */
export interface MailWords {
	readonly own: string;
	readonly quoted: string;
	/** Who wrote what is passed on, which is then quoted or all that there is: "Anna Berg <anna@example.org>". */
	readonly from?: string;
}

const quote = /^\s*>\s?/;
/** What stands below it is a signature, if it is short and nothing in it is counted or priced as units are. */
const signature = /^-- $/;
const longestSignature = 12;
const likeUnit = /^\W*\d{1,3}\s*[x×]?\s*\p{L}|(?:^|\D)\d{2,4}\W*(?:\p{L}{1,6})?\W*$/u;
/** "On Friday Anna wrote:", which may take two lines. */
const introduction = mailedPattern(String.raw`^(?:{wrote})$|.{6,}\b(?:{wrote}).{0,80}:$`, 'iu');
/** Above a mail that is passed on, or quoted without marks. */
const divider = mailedPattern(String.raw`^[-_ ]{3,}\s*(?:{passedOn})\s*[-_ ]{3,}$`, 'iu');
const device = mailedPattern(String.raw`^(?:{sentFrom})\b.{0,60}$`, 'iu');
const greeting = mailedPattern(String.raw`^(?:{greeting})(?!\p{L})[^\d:]{0,60}$`, 'iu');
const farewell = mailedPattern(String.raw`^({farewell})(?!\p{L})([^\d:]{0,60})$`, 'iu');
const writer = mailedPattern(String.raw`^\*?(?:{from})\*?:\*? (.{3,200})$`, 'iu');
const head = /^[\p{L}-]{2,12}: /u;

/**
 * Parts a mail's text: a text that is quoted as a whole, or passed on, is the sender's own.
 * @param sender his name and address: below a farewell they are no part of a list
 */
export function mailWords(text: string, sender: string): MailWords {
	const lines = text.split(/\r\n|[\n\r]/);
	const at = lines.findIndex((line) => divider().test(line.trim()));
	const above = at === -1 ? lines : lines.slice(0, at);
	const passed = at === -1 ? [] : withoutHead(lines.slice(at + 1));
	const own = signed(
		above.filter((line) => !quote.test(line) && !introduction().test(line.trim()))
	);
	const quoted = above.filter((line) => quote.test(line)).map((line) => line.replace(quote, ''));
	const later = joined([...quoted, ...signed(passed)]);
	const from = lines.slice(at).flatMap((line) => writer().exec(line.trim())?.slice(1) ?? [])[0];
	const names = new Set(wordsIn(sender));
	const words = isBlank(own)
		? { own: later, quoted: '' }
		: { own: joined(withoutManners(own, names)), quoted: later };
	return at === -1 || from === undefined ? words : { ...words, from };
}

/** The lines without a signature, and without what a phone says below them. */
function signed(lines: readonly string[]): readonly string[] {
	const at = lines.findIndex(
		(line, place) => signature.test(line) && !isBlank(lines.slice(0, place))
	);
	const below = at === -1 ? [] : lines.slice(at + 1).filter((line) => line.trim() !== '');
	const isSigned = below.length <= longestSignature && !below.some((line) => likeUnit.test(line));
	const kept = at === -1 || !isSigned ? lines : lines.slice(0, at);
	return kept.filter((line) => !device().test(line.trim()));
}

/** What stands below "From: …", "Date: …" and the other lines above a mail that is passed on. */
function withoutHead(lines: readonly string[]): readonly string[] {
	const start = lines.findIndex((line) => line.trim() !== '' && !head.test(line.trim()));
	return start === -1 ? [] : lines.slice(start);
}

/** The lines without "Hello Tom," at their beginning, and without "Cheers, Anna" at their end. */
function withoutManners(lines: readonly string[], names: ReadonlySet<string>): readonly string[] {
	const first = lines.findIndex((line) => line.trim() !== '');
	const start = greeting().test(lines[first]?.trim() ?? '') ? first + 1 : first;
	const isName = (line: string): boolean =>
		!/\d/.test(line) && wordsIn(line).every((word) => names.has(word));
	const end = lines.findLastIndex((line) => !isName(line));
	const [, phrase = '', rest = ''] = farewell().exec(lines[end]?.trim() ?? '') ?? [];
	// "LG" may begin something else.
	const isOver = phrase.length > longestShort || (phrase !== '' && isName(rest));
	return lines.slice(start, isOver ? end : undefined);
}

/** Letters of a farewell that is an abbreviation. */
const longestShort = 3;

function wordsIn(text: string): readonly string[] {
	return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function isBlank(lines: readonly string[]): boolean {
	return lines.every((line) => line.trim() === '');
}

function joined(lines: readonly string[]): string {
	return lines.join('\n').trim();
}
