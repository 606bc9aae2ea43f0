import type { Roster } from '#schema';
import { imports } from '../i18n/en/faults.ts';
import { onOneLine } from './clean.ts';

/** One reason why a file cannot be read, in words for the player. */
export interface Fault {
	/** What is wrong and where, in a sentence. */
	readonly message: string;
	/** The word that is not known, as it was written. */
	readonly name?: string;
	/** Known names that may have been intended, the nearest first. */
	readonly nearest?: readonly string[];
	/** The line of a text, from 1 on. */
	readonly line?: number;
	/** The last season in which there was such a thing. */
	readonly season?: string;
}

/** Something in the text of a list that the roster does not have as it is written there. */
export type TextNote =
	/** Nothing of the army is called so; `theirs`: what the text says that it costs. */
	| { readonly kind: 'unread'; readonly fault: Fault; readonly theirs?: number }
	/** The text does not say what a roster needs. */
	| { readonly kind: 'assumed'; readonly fault: Fault }
	/** It costs something else in the data. */
	| {
			readonly kind: 'price';
			readonly fault: Fault;
			readonly theirs: number;
			readonly ours: number;
	  }
	/** At the prices of the text the list costs something else than the text says. */
	| {
			readonly kind: 'sum';
			readonly fault: Fault;
			readonly theirs: number;
			readonly ours: number;
	  };

/** A roster that was read, or everything that is wrong with it. */
export type RosterResult =
	| {
			readonly ok: true;
			readonly roster: Roster;
			/** What a text says and the roster does not, in the order of its lines. */
			readonly notes?: readonly TextNote[];
			/** What a text says was spent. */
			readonly spent?: number;
	  }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** More faults than this are only counted. */
const maxFaults = 20;

/** A fault about an unknown word: the sentence, the word, and what was probably meant. */
export function unknownName(message: string, name: string, nearest: readonly string[]): Fault {
	const told = `${message}${didYouMean(nearest)}${oddLetters(name, nearest)}`;
	return { message: told, name, nearest };
}

function didYouMean(nearest: readonly string[]): string {
	if (nearest.length === 0) return '';
	const last = nearest.at(-1) ?? '';
	const others = nearest.slice(0, -1).join(', ');
	return imports.didYouMean(others, last);
}

/** Letters of another alphabet, which may look just like one of ours. */
function oddLetters(name: string, nearest: readonly string[]): string {
	const odd = name.match(/(?!\p{Script=Latin})\p{L}/gu) ?? [];
	const letter = odd.find((each) => nearest.every((meant) => !meant.includes(each)));
	if (letter === undefined || nearest.length === 0) return '';
	const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
	return imports.oddLetter(letter, `U+${code}`);
}

/** Describes the first `maxFaults` of what was found, and says how many there are besides. */
export function describeFaults<T>(
	things: readonly T[],
	describe: (thing: T) => Fault
): readonly Fault[] {
	const faults = things.slice(0, maxFaults).map(describe);
	const rest = things.length - faults.length;
	return rest > 0 ? [...faults, { message: imports.more(rest) }] : faults;
}

/** The fault of more units than a list may have, if there is one. */
export function overfull(what: 'units' | 'groups', total: number, most: number): Fault | undefined {
	if (total <= most) return undefined;
	return { message: imports.overfull(what, total, most) };
}

/** 1st, 2nd, 3rd, 4th … 11th, 12th, 13th … 21st. */
export function ordinal(position: number): string {
	return imports.ordinal(position);
}

/** A word of the file in quotation marks, shortened if it is long. */
export function quoted(word: string): string {
	return imports.quoted(shortened(word));
}

/** What was found instead, short enough for a sentence: never the whole of a list or an object. */
export function found(value: unknown): string {
	if (typeof value === 'string') return JSON.stringify(shortened(value));
	if (Array.isArray(value)) return imports.foundList(value.length);
	return typeof value === 'object' && value !== null ? imports.foundObject : String(value);
}

/** A word is compared up to so many characters. */
const longest = 1000;

/** Words of a file are quoted in sentences: without marks of direction, and with an ellipsis where cut. */
function shortened(text: string): string {
	const told = onOneLine(text.slice(0, longest)).replace(/\s+/g, ' ');
	const letters = Array.from(told);
	const isCut = text.length > longest || letters.length > 40;
	return isCut ? `${letters.slice(0, 40).join('').trimEnd()}…` : told;
}
