import { several, singular } from '../../en/parts/grammar.ts';
import type { Called } from '../../en/parts/phrases.ts';
import { pointsText } from '../../base/figures.ts';
import { nounOf, nounSaid } from '../../sentences/sentence-store.ts';

const isOne = (value: number): boolean => Math.abs(value) <= 1 && value !== 0;

/** The word after a number of points. */
export const punkteWort = (value: number): string => (isOne(value) ? 'Punkt' : 'Punkte');

export const punkte = (value: number): string => `${pointsText(value)} ${punkteWort(value)}`;

/** After “von”, “mit” and “unter”. */
export const punkten = (value: number): string =>
	`${pointsText(value)} ${isOne(value) ? 'Punkt' : 'Punkten'}`;

export const modelle = (count: number): string => (count === 1 ? '1 Modell' : `${count} Modelle`);

/** “1 Liste”, “3 Listen”. */
export const zahl = (count: number, one: string, several: string): string =>
	`${count} ${count === 1 ? one : several}`;

/** After “mit”. */
export const modellen = (count: number): string => (count === 1 ? '1 Modell' : `${count} Modellen`);

export const einheiten = (count: number): string =>
	count === 1 ? '1 Einheit' : `${count} Einheiten`;

export const und = (things: readonly string[] = []): string => inRow(things, 'und');

export const oder = (things: readonly string[]): string => inRow(things, 'oder');

/** What something is called: “Pikes oder Lancers”, “mounted und sworn”, “Pikes als Wache”. */
export const genannt = (called: Called): string => inCase(called, nomen);

/** The same after “mit”. */
export const mit = (called: Called): string => inCase(called, dativ);

function inCase(
	{ names, joint, as = [], having = [], printed = [] }: Called,
	word: (text: string) => string
): string {
	const declined = (things: readonly string[], say: (text: string) => string) =>
		things.map((thing) => (printed.includes(thing) ? thing : say(thing)));
	const role = as.length > 0 ? ` als ${und(declined(as, einzahl))}` : '';
	const things = having.length > 0 ? ` mit ${und(declined(having, dativ))}` : '';
	return `${inRow(declined(names, word), joint === 'or' ? 'oder' : 'und')}${role}${things}`;
}

/** A word of the data in German, or without its English article. A proper name keeps its own: a capital follows. */
export function nomen(text: string): string {
	const { one, many } = wort(text) ?? {};
	return many ?? (one === undefined ? bloss(text) : bloss(one));
}

/** The same after “mit”, “von” and “außer”: “a mount” is “einem Reittier”, “mounts” are “Reittieren”. */
function dativ(text: string): string {
	const noun = wort(text);
	if (noun?.one !== undefined && /^an? /i.test(text)) return einem(noun.one);
	return noun?.dative ?? (noun?.one === undefined ? nomen(text) : denen(nomen(text)));
}

/** A word that is German already, after “mit” and “außer”. */
export function wem(text: string): string {
	const noun = nounSaid(text);
	return noun?.dative ?? (noun?.one === undefined ? text : denen(text));
}

/** “einen magischen Gegenstand” is “einem magischen Gegenstand”. */
function einem(one: string): string {
	const [article = '', ...rest] = one.split(' ');
	const at = rest.findIndex((word) => /^\p{Lu}/u.test(word));
	const words = rest.map((word, place) => (place < at ? word.replace(/e[ns]?$/, 'en') : word));
	return [article === 'eine' ? 'einer' : 'einem', ...words].join(' ');
}

/** “magische Gegenstände” are “magischen Gegenständen”: the words up to what stands behind the noun. */
function denen(many: string): string {
	const [head = many, ...rest] = many.split(
		/ (?=(?:der|des|mit|von|für|in|am|aus|außer|nach|ohne) )/
	);
	const words = head
		.split(' ')
		.map((word) =>
			/^\p{Lu}/u.test(word) ? word.replace(/[^ns]$/, '$&n') : word.replace(/e$/, 'en')
		);
	return [words.join(' '), ...rest].join(' ');
}

/** One of them as an object, with its article: “einen General”; undefined where the data do not say. */
export function einen(text: string): string | undefined {
	return wort(text)?.one;
}

/** One of them after “außer”: “dem General”; undefined where the data do not say how one is called. */
export function dem(text: string): string | undefined {
	const one = einen(text);
	return one && einem(one).replace(/^eine([mr]) /, 'de$1 ');
}

/** One of them by name: “General”. */
export function einzahl(text: string): string {
	const one = einen(text);
	return one === undefined ? (wort(text)?.many ?? singular(bloss(text))) : bloss(one);
}

/** The same for several: “Each magic item” is “magische Gegenstände”. */
export function mehrzahl(text: string): string {
	return wort(text)?.many ?? several(bloss(text));
}

/** A noun as the data say it, or in German already. */
function wort(text: string): ReturnType<typeof nounOf> {
	return nounOf(ohneArtikel(text)) ?? nounSaid(text);
}

/** Whether this is a common noun of the data, and no name. */
export function istNomen(text: string): boolean {
	return wort(text) !== undefined;
}

/** The same at the head of a sentence, whatever it is. */
export function gross(text: string): string {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function ohneArtikel(text: string): string {
	return text.replace(/^(?:an?|the|each|every) /i, '');
}

function bloss(text: string): string {
	return text.replace(/^(?:(?:the|an?|ein|einen|eine|das|den|die) |(?:The|An?) (?=\p{Ll}))/u, '');
}

/** The same at the head of a sentence. */
export function kopf(text: string): string {
	return gross(nomen(text));
}

/** One of a kind of group after “in”: “einer Brigade”, “derselben Brigade”. */
export function inEinem(kind: string): string {
	const one = einen(kind);
	return one === undefined ? `einer Gruppe (${kind})` : einem(one);
}

export function inDemselben(kind: string): string {
	return inEinem(kind)
		.replace(/^einer /, 'derselben ')
		.replace(/^einem /, 'demselben ');
}

/** Names that have commas are separated by semicolons. */
function inRow(things: readonly string[], word: string): string {
	const between = things.length > 2 && things.some((thing) => thing.includes(', ')) ? '; ' : ', ';
	return things.length < 2
		? (things[0] ?? '')
		: `${things.slice(0, -1).join(between)} ${word} ${things.at(-1) ?? ''}`;
}
