import { mailedPattern } from '../../i18n/mailed.ts';

/** What was written, without what is only said to whoever gets it. */
export interface Written {
	readonly text: string;
	/** The sentences that led to it. They may name the army all the same. */
	readonly intro?: string;
}

type Lines = readonly string[];

const farewell = mailedPattern(String.raw`^({farewell})(?!\p{L})([^\d:]{0,60})$`, 'iu');
/** Letters of a farewell that is an abbreviation: "LG" may begin something else. */
const longestShort = 3;

/** What stands below "-- " is a signature, if it is short and nothing in it is counted or priced as units are. */
const signature = /^--\s*$/;
const longestSignature = 12;
const device = mailedPattern(String.raw`^(?:{sentFrom})\b.{0,60}$`, 'iu');

/** Whether of Muster or of another builder, a link that holds a list is long. */
const link = /(?:^|\s)<?(?:muster:|https?:\/\/)[^\s<>]{20,}>?(?!\S)/gi;

/** More greetings, introductions or farewells are none: nobody has so many. */
const mostInRow = 12;

/** An introduction is written in so many lines. */
const mostLines = 4;

/**
 * The words without "Hello Tom, here is my list:" at their beginning, and without "Cheers, Anna" at their end.
 * @param names words of the sender's name and address
 * @param name those of the name alone
 */
export function withoutManners(lines: Lines, names: string, name: string): Written {
	const ended = withoutFarewell(fromFirst(lines), wordsIn(names), wordsIn(name));
	const { rest, intro } = withoutIntroduction(ended);
	// A mail may have nothing else.
	const text = joined(isBlank(rest) ? intro : rest);
	return linkAlone(text, intro) ?? { text, ...(intro.length > 0 && { intro: joined(intro) }) };
}

/** A link to a list that nothing else is said of than sentences: they are no part of it. */
function linkAlone(text: string, intro: Lines): Written | undefined {
	const links = text.match(link) ?? [];
	const [found] = links;
	const others = text.replace(link, '\n').split('\n');
	const isList = others.some((line) => isLikeUnit(line) || /\d{3}/.test(line));
	if (found === undefined || links.length > 1 || isList) return undefined;
	const said = joined([...intro, ...others]);
	return { text: found.replace(/[<>\s]/g, ''), ...(said !== '' && { intro: said }) };
}

/** The lines without a signature, and without what a phone says below them. */
export function signed(lines: Lines, names: string): Lines {
	const at = lines.findIndex(
		(line, place) => signature.test(line) && !isBlank(lines.slice(0, place))
	);
	const below = at === -1 ? [] : lines.slice(at + 1).filter((line) => line.trim() !== '');
	const kept = isSignature(lines[at] ?? '', below, wordsIn(names)) ? lines.slice(0, at) : lines;
	return kept.filter((line) => !device().test(line.trim()));
}

/** Whether what stands below two dashes is a signature. In a list they may part units: then the sender says who he is. */
function isSignature(dashes: string, below: Lines, names: Lines): boolean {
	if (dashes === '' || below.length > longestSignature || below.some(isLikeUnit)) return false;
	const isHis = (line: string): boolean =>
		isContact(line) || wordsIn(line).some((word) => word.length > 2 && names.includes(word));
	return dashes === '-- ' || below.some(isHis);
}

function withoutFarewell(lines: Lines, names: Lines, name: Lines): Lines {
	const isName = (line: string): boolean => isOf(line, names);
	let kept = lines;
	for (let count = 0; count < mostInRow; count += 1) {
		const end = kept.findLastIndex((line) => !isName(line));
		const [, phrase = '', rest = ''] = farewell().exec(kept[end]?.trim() ?? '') ?? [];
		const isOver = phrase.length > longestShort || (phrase !== '' && isName(rest));
		if (!isOver) break;
		kept = kept.slice(0, end);
	}
	return kept === lines ? withoutName(lines, name) : kept;
}

/** The lines without the sender's name alone below a blank one. */
function withoutName(lines: Lines, name: Lines): Lines {
	const end = lines.findLastIndex((line) => line.trim() !== '');
	const last = lines[end] ?? '';
	const isBelowBlank = end > 0 && lines[end - 1]?.trim() === '';
	return isBelowBlank && wordsIn(last).length > 0 && isOf(last, name) ? lines.slice(0, end) : lines;
}

/** Whether a line has no other words than these. */
function isOf(line: string, words: Lines): boolean {
	return !/\d/.test(line) && wordsIn(line).every((word) => words.includes(word));
}

function withoutIntroduction(lines: Lines): { readonly rest: Lines; readonly intro: Lines } {
	const intro: string[] = [];
	let rest = lines;
	let isGreeted = false;
	for (let count = 0; count < mostInRow; count += 1) {
		const [first = ''] = rest;
		if (isGreeting(first)) {
			isGreeted = true;
			// "Hi, here is my list of the north"
			if (isIntroduction(first, true)) intro.push(first);
			rest = fromFirst(rest.slice(1));
			continue;
		}
		const length = introductionAt(rest, isGreeted);
		if (length === 0) break;
		intro.push(...rest.slice(0, length));
		rest = fromFirst(rest.slice(length));
	}
	return { rest, intro };
}

/** How many lines an introduction has; none if what stands first is none. */
function introductionAt(lines: Lines, isGreeted: boolean): number {
	const blank = lines.findIndex((line) => line.trim() === '');
	const paragraph = lines.slice(0, blank === -1 ? undefined : blank);
	const lengths = Array.from({ length: Math.min(mostLines, paragraph.length) }, (_, at) => at + 1);
	const found = lengths.find((length) => isIntroduction(paragraph.slice(0, length).join(' ')));
	if (found !== undefined) return found;
	const isWhole = paragraph.length > 0 && paragraph.length <= mostLines && isGreeted;
	return isWhole && isIntroduction(paragraph.join(' '), true) ? paragraph.length : 0;
}

function wordsIn(text: string): Lines {
	return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

export function isBlank(lines: Lines): boolean {
	return lines.every((line) => line.trim() === '');
}

function joined(lines: Lines): string {
	return lines.join('\n').trim();
}

function fromFirst(lines: Lines): Lines {
	const first = lines.findIndex((line) => line.trim() !== '');
	return first === -1 ? [] : lines.slice(first);
}

/** What somebody who sends a list says of it: "here is my list". */
const introducing = mailedPattern(String.raw`(?:^|\P{L})(?:{introducing})(?!\p{L})`, 'iu');
/** Such a sentence is never left out. */
const changing = mailedPattern(String.raw`(?:^|\P{L})(?:{changing})(?!\p{L})`, 'iu');
/** A sentence is over, with whatever face is made at its end. */
const over = /[.!?…][)"'’”]*\s*(?:[:;]-?[)DP(]|\p{Extended_Pictographic})?$/u;
const beforeList = /[:,]$/;
const greeting = mailedPattern(String.raw`^(?:{greeting})(?!\p{L})[^\d:]{0,60}$`, 'iu');

/** Longer words are no introduction. */
const longest = 300;
/** Fewer words are none that says nothing of the list. */
const fewestWords = 3;

/** What a unit or a price looks like; nothing is lost that counts something. */
const likeUnit =
	/^\W{0,20}\d{1,3}\s{0,5}[x×]?\s{0,5}\p{L}|(?:^|\D)\d{2,4}\W{0,20}(?:\p{L}{1,6})?\W{0,20}$/u;
/** Where somebody is to be found, which may look like a price. */
const contact = /\S@\S|https?:|www\.|^\W*(?:tel|fon|fax|mobil|phone)|\+\d{2}/iu;

/** Whether a line is counted or priced as units are. */
export function isLikeUnit(line: string): boolean {
	return likeUnit.test(line) && !contact.test(line);
}

/** Whether a line says where somebody is to be found. */
function isContact(line: string): boolean {
	return contact.test(line);
}

/** "Hello Tom," */
export function isGreeting(line: string): boolean {
	return greeting().test(line.trim());
}

/**
 * Whether words lead to a list and are no part of it: "please find my list below."
 * @param isGreeted whether they stand below a greeting: then any other sentence is one too
 */
export function isIntroduction(words: string, isGreeted = false): boolean {
	const text = words.trim();
	if (text.length > longest || /\d{3}/.test(text) || isLikeUnit(text)) return false;
	if (changing().test(text)) return false;
	if (introducing().test(text)) return isGreeted || over.test(text) || beforeList.test(text);
	return isGreeted && over.test(text) && text.split(/\s+/).length >= fewestWords;
}
