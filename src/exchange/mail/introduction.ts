import { mailedPattern } from '../../i18n/mailed.ts';

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
export function isContact(line: string): boolean {
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
