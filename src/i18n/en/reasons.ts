import { words } from '../words.ts';
import { phrases } from './phrases.ts';

/** Why something may not be had, where that is told otherwise than as a problem. */
export const reasons = words('reasons', {
	most: (subject: string, max: number, arithmetic: string): string =>
		`${subject}: ${max} ${max === 1 ? 'is' : 'are'} the most. ${arithmetic}`.trim(),
	/** `also`: whose set it comes in; `bearers`: to whom it was given. */
	unique: (
		subject: string,
		max: number,
		{ also = [], bearers = [] }: { also?: readonly string[]; bearers?: readonly string[] }
	): string => {
		const held = [
			...(also.length === 0 ? [] : [`, also in ${phrases.list(also)}`]),
			...(bearers.length === 0 ? [] : [`, carried by ${phrases.list(bearers)}`])
		];
		return `${subject}: an army may have only ${max === 1 ? 'one' : max}${held.join('')}.`;
	},
	none: (bearer: string | undefined, subject: string): string =>
		`${bearer} may have no ${subject}.`,
	mostOf: (subject: string, max: number): string =>
		`${max === 1 ? 'One' : max} of these ${subject} ${max === 1 ? 'is' : 'are'} the most.`
});
