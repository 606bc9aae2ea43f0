import { several, singular } from '../en/grammar.ts';
import type { Called } from '../en/sentences.ts';
import { pointsText } from '../figures.ts';
import { nounOf } from '../sentences/sentence-store.ts';

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

/** Of words of the data alone. */
export const oder = (things: readonly string[]): string => inRow(things.map(nomen), 'oder');

/** What something is called: “Pikes oder Lancers”, “mounted und sworn”, “Pikes als Wache”. */
export const genannt = ({ names, joint, as = [], having = [] }: Called): string => {
	const role = as.length > 0 ? ` als ${und(as.map(nomen))}` : '';
	const things = having.length > 0 ? ` mit ${und(having.map(dativ))}` : '';
	return `${inRow(names.map(nomen), joint === 'or' ? 'oder' : 'und')}${role}${things}`;
};

/** A word of the data in German, or without its English article. A proper name keeps its own: a capital follows. */
export function nomen(text: string): string {
	const { one, many } = nounOf(ohneArtikel(text)) ?? {};
	return many ?? (one === undefined ? bloss(text) : bloss(one));
}

/** The same after “mit”, “von” and “außer”. */
export function dativ(text: string): string {
	return nounOf(ohneArtikel(text))?.dative ?? nomen(text);
}

/** One of them as an object, with its article: “einen General”; undefined where the data do not say. */
export function einen(text: string): string | undefined {
	return nounOf(ohneArtikel(text))?.one;
}

/** One of them by name: “General”. */
export function einzahl(text: string): string {
	const one = einen(text);
	return one === undefined ? singular(bloss(text)) : bloss(one);
}

/** The same for several: “Each magic item” is “magische Gegenstände”. */
export function mehrzahl(text: string): string {
	return nounOf(ohneArtikel(text))?.many ?? several(bloss(text));
}

function ohneArtikel(text: string): string {
	return text.replace(/^(?:an?|the|each|every) /i, '');
}

function bloss(text: string): string {
	return text.replace(/^(?:(?:the|an?|einen?|eine|das|den|die) |(?:The|An?) (?=\p{Ll}))/u, '');
}

/** The same at the head of a sentence. */
export function kopf(text: string): string {
	const noun = nomen(text);
	return `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
}

/** The same after “mit”. */
export const mit = (called: Called): string =>
	genannt({ ...called, names: called.names.map(dativ) });

function inRow(things: readonly string[], word: string): string {
	return things.length < 2
		? (things[0] ?? '')
		: `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1) ?? ''}`;
}
