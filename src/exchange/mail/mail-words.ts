import { mailedPattern } from '../../i18n/mailed.ts';
import { isBlank, signed, withoutManners, type Written, isLikeUnit } from './manners.ts';

/** What somebody wrote in a mail, and what he quoted of an earlier one. */
interface MailWords {
	readonly own: Written;
	readonly quoted?: Written;
	/** Whether his own words are remarks on what is quoted, and no list beside it. */
	readonly isRemark?: true;
	/** Who wrote what is passed on, which is then quoted or all that there is: "Anna Berg <anna@example.org>". */
	readonly from?: string;
}

/** A sender as the head of his mail names him. */
interface Named {
	readonly name: string;
	readonly address: string;
}

/** Above a mail that is passed on, or quoted without marks. */
const divider = mailedPattern(String.raw`^[-_ ]{3,}\s*(?:{passedOn})\s*[-_ ]{3,}$`, 'iu');
const writer = mailedPattern(String.raw`^\*?(?:{from})\*?:\*? (.{3,200})$`, 'iu');
const head = /^[\p{L}-]{2,12}: /u;

/**
 * Parts a mail's text: a text that is quoted as a whole, or passed on, is the sender's own.
 * @param sender below a farewell his name and address are no part of a list
 */
export function mailWords(text: string, { name, address }: Named): MailWords {
	const lines = text.split(/\r\n|[\n\r]/);
	const at = lines.findIndex((line) => divider().test(line.trim()));
	const from = lines.slice(at).flatMap((line) => writer().exec(line.trim())?.slice(1) ?? [])[0];
	const passedBy = at === -1 ? undefined : from;
	const all = `${name} ${address.split('@')[0] ?? ''} ${passedBy?.split('@')[0] ?? ''}`;
	const { own, quoted, isRemark } = partQuotes(at === -1 ? lines : lines.slice(0, at));
	const passed = at === -1 ? [] : withoutHead(lines.slice(at + 1));
	const mannered = (some: readonly string[]): Written =>
		withoutManners(signed(some, all), all, `${name} ${passedBy?.split('<')[0] ?? ''}`);
	const later = [...quoted, ...passed];
	const by = passedBy === undefined ? {} : { from: passedBy };
	if (isBlank(signed(own, all))) return { own: mannered(later), ...by };
	if (isBlank(later)) return { own: mannered(own), ...by };
	return { own: mannered(own), quoted: mannered(later), ...(isRemark && { isRemark }), ...by };
}

/** What stands below "From: …", "Date: …" and the other lines above a mail that is passed on. */
function withoutHead(lines: readonly string[]): readonly string[] {
	const start = lines.findIndex((line) => line.trim() !== '' && !head.test(line.trim()));
	return start === -1 ? [] : lines.slice(start);
}

type Lines = readonly string[];

/** The words of a mail by who wrote them. */
interface Quoting {
	/** What its sender wrote. */
	readonly own: Lines;
	/** What he quoted of an earlier mail: a list, if there is one. */
	readonly quoted: Lines;
	/** Whether his own words are remarks on what he quoted, and no list beside it. */
	readonly isRemark?: true;
}

/** A line with how often it was quoted, and what stands behind the marks. */
interface Quoted {
	readonly line: string;
	readonly text: string;
	readonly depth: number;
}

const marks = /^(?:\s*>)+\s?/;
/** "On Friday Anna wrote:", which may take two lines. */
const introduction = mailedPattern(String.raw`^(?:{wrote})$|^.{6,300}\b(?:{wrote}).{0,80}:$`, 'iu');

/** What was quoted more often is not told apart. */
const deepest = 9;
/** Something between double brackets is filled in below it. */
const field = /^\s*\[\[.*\]\]\s*$/;

/** Fewer lines that are counted or priced are no list in what is quoted. */
const fewestUnits = 4;
/** A remark has no more numbers. */
const mostNumbers = 2;

/** Parts what somebody wrote from what he quoted. */
function partQuotes(lines: Lines): Quoting {
	const all = lines.filter((line) => !introduction().test(line.trim())).map(depthOf);
	const own = all.flatMap(({ depth, line }) => (depth === 0 ? [line] : []));
	const quoted = all.filter(({ depth }) => depth > 0);
	if (quoted.length === 0 || hasBullets(lines, own, quoted))
		return { own: all.map(lineOf), quoted: [] };
	if (isBlank(own)) return { own, quoted: atOneDepth(quoted) };
	const within = withinQuotes(all);
	const isFilledIn = !isBlank(within) && quoted.some(({ text }) => field.test(text));
	if (isFilledIn || within.some(isLikeUnit))
		return { own, quoted: all.map(textOf), isRemark: true };
	const list = atOneDepth(quoted);
	const isRemark = !isBlank(within) || isRemarkOn(own, list);
	return { own, quoted: list, ...(isRemark && { isRemark }) };
}

function depthOf(line: string): Quoted {
	const [mark = ''] = marks.exec(line) ?? [];
	const depth = Math.min(mark.split('>').length - 1, deepest);
	return { line, text: line.slice(mark.length), depth };
}

function lineOf({ line }: Quoted): string {
	return line;
}

function textOf({ text }: Quoted): string {
	return text;
}

/**
 * Whether marks are bullets of a list: they stand right below its units. Nobody quotes less than he writes, and so
 * close to it.
 */
function hasBullets(lines: Lines, own: Lines, quoted: readonly Quoted[]): boolean {
	const isBelowUnit = lines.some(
		(line, at) =>
			marks.test(line) && !marks.test(lines[at - 1] ?? '>') && isLikeUnit(lines[at - 1] ?? '')
	);
	return isBelowUnit && unitsIn(own) >= unitsIn(quoted.map(textOf));
}

/** His own lines that have quoted ones above and below them. */
function withinQuotes(all: readonly Quoted[]): Lines {
	const isQuoted = ({ depth, text }: Quoted): boolean => depth > 0 && text.trim() !== '';
	const [first, last] = [all.findIndex(isQuoted), all.findLastIndex(isQuoted)];
	return all
		.slice(Math.max(0, first), last + 1)
		.flatMap(({ depth, line }) => (depth === 0 && line.trim() !== '' ? [line] : []));
}

/** What was quoted once or more often: a list may have been quoted once more than remarks on it, or once less. */
function atOneDepth(quoted: readonly Quoted[]): Lines {
	const depths = [...new Set(quoted.map(({ depth }) => depth))].toSorted(
		(one, other) => one - other
	);
	const texts = depths.map((depth) =>
		// A blank line parts what is below it at any depth.
		quoted.filter((one) => one.depth === depth || one.text.trim() === '').map(textOf)
	);
	const most = Math.max(...texts.map(unitsIn));
	const list = texts.find((text) => unitsIn(text) * 2 >= most) ?? [];
	return most < fewestUnits ? quoted.map(textOf) : list;
}

/** Whether words count hardly anything, beside quoted ones that do. */
function isRemarkOn(own: Lines, quoted: Lines): boolean {
	const text = own.join('\n');
	const numbers = text.match(/\d+/g) ?? [];
	const isLink = /(?:muster|https?):\S/i.test(text);
	return !isLink && numbers.length <= mostNumbers && unitsIn(quoted) >= fewestUnits;
}

function unitsIn(lines: Lines): number {
	return lines.filter(isLikeUnit).length;
}
