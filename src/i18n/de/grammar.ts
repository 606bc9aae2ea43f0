import { several, singular } from '../en/grammar.ts';
import type { Called } from '../en/sentences.ts';
import { pointsText } from '../figures.ts';

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
	const things = having.length > 0 ? ` mit ${und(having.map(nomen))}` : '';
	return `${inRow(names.map(nomen), joint === 'or' ? 'oder' : 'und')}${role}${things}`;
};

/** Labels of the data without their English article. A proper name keeps its own: a capital follows. */
export function nomen(text: string): string {
	return text.replace(/^((the|an?) |(The|An?) (?=\p{Ll}))/u, '');
}

/** A word of the data for one of them: “generals” is “general”. */
export function einzahl(text: string): string {
	return singular(nomen(text));
}

/** The same for several: “Each magic item” is “magic items”. */
export function mehrzahl(text: string): string {
	return several(nomen(text));
}

/** The same at the head of a sentence. */
export function kopf(text: string): string {
	const noun = nomen(text);
	return `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
}

function inRow(things: readonly string[], word: string): string {
	return things.length < 2
		? (things[0] ?? '')
		: `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1) ?? ''}`;
}
