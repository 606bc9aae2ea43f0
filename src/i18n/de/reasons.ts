import type { Language } from '../language.ts';
import { nomen, und } from './grammar.ts';
import { firstPart } from '../sentences/first-part.ts';

/** Why something is unavailable, where the reason is worded differently from a problem. */
export const reasons: Language['reasons'] = {
	most: (subject, max, arithmetic) =>
		`${subject}: ${max === 0 ? 'nicht erlaubt' : `Maximum ${max}`}. ${arithmetic}`.trim(),
	noneYet: (subject, none) => `${subject}: ${none}.`,
	noneRead: (subject, answer) => `${subject}: nicht erlaubt (Auslegung: ${firstPart(answer)}).`,
	unique: (subject, max, { also = [], bearers = [] }) => {
		const held = [
			...(also.length === 0 ? [] : [`; auch enthalten in ${und(also)}`]),
			...(bearers.length === 0 ? [] : [`; schon bei ${und(bearers)}`])
		];
		return `${subject}: Maximum ${max} in der Armee${held.join('')}.`;
	},
	none: (bearer, subject) => `${bearer}: ${nomen(subject)} nicht erlaubt.`,
	maxOf: (subject, max) => `Maximum ${max}: ${nomen(subject)}.`
};
