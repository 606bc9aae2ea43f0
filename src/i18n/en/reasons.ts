import { words } from '../words.ts';
import { several } from './grammar.ts';
import { phrases } from './sentences.ts';

/** Why something may not be had, where that is told otherwise than as a problem. */
export const reasons = words('reasons', {
	most: (subject: string, max: number, arithmetic: string): string =>
		`${subject}: ${max === 0 ? 'none allowed' : `maximum ${max}`}. ${arithmetic}`.trim(),
	/** `also`: whose set it comes in; `bearers`: to whom it was given. */
	unique: (
		subject: string,
		max: number,
		{ also = [], bearers = [] }: { also?: readonly string[]; bearers?: readonly string[] }
	): string => {
		const held = [
			...(also.length === 0 ? [] : [`, also in ${phrases.list(also)}`]),
			...(bearers.length === 0
				? []
				: [`; ${phrases.list(bearers)} ${bearers.length === 1 ? 'has' : 'have'} it`])
		];
		return `${subject}: maximum ${max} in the army${held.join('')}.`;
	},
	none: (bearer: string | undefined, subject: string): string =>
		`${bearer} may have no ${several(subject)}.`,
	maxOf: (subject: string, max: number): string =>
		`Maximum ${max === 1 ? `one of these ${several(subject)}` : `${max} ${several(subject)}`}.`
});
