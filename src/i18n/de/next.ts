import type { Language } from '../language.ts';
import { einen, einzahl, nomen, punkte } from './parts/grammar.ts';

/** What a list lacks and is done first, in a line that says that it is a step. */
export const nextStep: Language['nextStep'] = {
	next: (what) => `Weiter: ${what}`,
	points: (points, what) => `${punkte(points)} ${what}`,
	add: (count, what, isPrinted) => {
		if (isPrinted) return `${count === 1 ? '' : `${count} `}${what} hinzufügen`;
		return `${count === 1 ? (einen(what) ?? einzahl(what)) : `${count} ${nomen(what)}`} hinzufügen`;
	}
};
