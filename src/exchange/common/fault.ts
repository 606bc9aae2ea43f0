import { imports } from '../../i18n/en/faults.ts';
import { onOneLine, withoutUnseen } from './clean.ts';

/** One reason why a file cannot be read, in words. */
export interface Fault {
	/** What is wrong and where, in a sentence. */
	readonly message: string;
	/** The unknown word, as written. */
	readonly name?: string;
	/** Similar known names, nearest first. */
	readonly nearest?: readonly string[];
	/** The line of a text, counted from 1. */
	readonly line?: number;
	/** The last season in which it existed. */
	readonly season?: string;
	/** The list of another program that it is about: it can be kept as text. */
	readonly foreign?: ForeignList;
}

/** What is known of a list that Muster cannot read. */
export interface ForeignList {
	/** The program that made it. */
	readonly maker: string;
	/** Its game, army and points, as far as it says them; may be empty. */
	readonly about: string;
	/** The player's name for it. */
	readonly name?: string;
}

/** Further faults are only counted. */
const maxFaults = 20;

/** A fault about an unknown word: the sentence, the word, and similar names. */
export function unknownName(message: string, name: string, nearest: readonly string[]): Fault {
	const sentence = `${message}${didYouMean(nearest)}${oddLetters(name, nearest)}`;
	return { message: sentence, name, nearest };
}

function didYouMean(nearest: readonly string[]): string {
	if (nearest.length === 0) return '';
	const last = nearest.at(-1) ?? '';
	const others = nearest.slice(0, -1).join(', ');
	return imports.didYouMean(others, last);
}

/** Letters of another alphabet, which may look like Latin ones; those that nobody sees are not named. */
function oddLetters(name: string, nearest: readonly string[]): string {
	const odd = withoutUnseen(name).match(/(?!\p{Script=Latin})\p{L}/gu) ?? [];
	const letter = odd.find((each) => nearest.every((meant) => !meant.includes(each)));
	if (letter === undefined || nearest.length === 0) return '';
	const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
	return imports.oddLetter(letter, `U+${code}`);
}

/** The line of a fault, if it is of one. */
export function atLine({ line }: { readonly line?: number | undefined }): Pick<Fault, 'line'> {
	return line === undefined ? {} : { line };
}

/** Describes the first `maxFaults`, and says how many more there are. */
export function describeFaults<T>(
	things: readonly T[],
	describe: (thing: T) => Fault
): readonly Fault[] {
	const faults = things.slice(0, maxFaults).map(describe);
	const rest = things.length - faults.length;
	return rest > 0 ? [...faults, { message: imports.more(rest) }] : faults;
}

/** The fault of a list with too many units or groups, if it has. */
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

/** A short description of what was found, never a whole list or object. */
export function found(value: unknown): string {
	if (typeof value === 'string') return JSON.stringify(shortened(value));
	if (Array.isArray(value)) return imports.foundList(value.length);
	return typeof value === 'object' && value !== null ? imports.foundObject : String(value);
}

/** Words are compared up to this many characters. */
const longest = 1000;

/** Words of a file are quoted in sentences, without directional marks, and with an ellipsis if shortened. */
function shortened(text: string): string {
	const oneLine = onOneLine(text.slice(0, longest)).replace(/\s+/g, ' ');
	const letters = Array.from(oneLine);
	const isCut = text.length > longest || letters.length > 40;
	return isCut ? `${letters.slice(0, 40).join('').trimEnd()}…` : oneLine;
}
