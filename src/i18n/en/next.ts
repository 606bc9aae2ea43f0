import { words } from '../base/words.ts';
import { a, several, singular, small } from './parts/grammar.ts';
import { phrases } from './parts/phrases.ts';

/** What a list lacks and is done first, in a line that says that it is a step. */
export const nextStep = words('nextStep', {
	next: (what: string): string => `Next: ${what.replace(/^Choose /, 'choose ')}`,
	/** "500 points of Core". */
	points: (points: number, what: string): string => `${phrases.points(points)} of ${what}`,
	/** "add 2 Pikes", "add a core choice". */
	add: (count: number, what: string, isPrinted: boolean): string => {
		if (count === 1) return `add ${isPrinted ? what : a(singular(what))}`;
		return `add ${count} ${isPrinted ? what : small(several(what))}`;
	}
});
