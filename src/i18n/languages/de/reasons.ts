import { nomen, und } from './grammar.ts';

/** Why something may not be had, where that is told otherwise than as a problem. */
export const reasons: typeof import('../../en/reasons.ts').reasons = {
	most: (subject, max, arithmetic) => `${subject}: höchstens ${max}. ${arithmetic}`.trim(),
	unique: (subject, max, { also = [], bearers = [] }) => {
		const held = [
			...(also.length === 0 ? [] : [`; auch enthalten in ${und(also)}`]),
			...(bearers.length === 0 ? [] : [`; schon bei ${und(bearers)}`])
		];
		return `${subject}: Eine Armee darf nur ${max} haben${held.join('')}.`;
	},
	none: (bearer, subject) => `${bearer}: ${nomen(subject)} nicht erlaubt.`,
	mostOf: (subject, max) => `Höchstens ${max} von diesen ${nomen(subject)}.`
};
