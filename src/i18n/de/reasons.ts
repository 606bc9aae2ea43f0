import type { Language } from '../language.ts';
import { einen, mehrzahl, modelle, nomen, und } from './parts/grammar.ts';

/** Why something is unavailable, where the reason is worded differently from a problem. */
export const reasons: Language['reasons'] = {
	most: (subject, max, { growth, arithmetic = '' }) => {
		const most = max === 0 ? 'nicht erlaubt' : `Maximum ${max}`;
		return `${subject}: ${most}${growth === undefined ? '' : ` (${growth})`}. ${arithmetic}`.trim();
	},
	noneYet: (subject, none) => `${subject}: ${none}.`,
	// Words in small letters are of an English sentence, not of a name.
	noneRead: (subject, answer) =>
		`${subject}: nicht erlaubt (${/ \p{Ll}/u.test(answer) ? 'nach der gewählten Auslegung' : `Auslegung: ${answer}`}).`,
	models: (subject, max) => `${subject}: Maximum ${modelle(max)} pro Einheit.`,
	unique: (subject, max, { also = [], bearers = [] }) => {
		const held = [
			...(also.length === 0 ? [] : [`; auch enthalten in ${und(also)}`]),
			...(bearers.length === 0 ? [] : [`; schon bei ${und(bearers)}`])
		];
		return `${subject}: Maximum ${max} in der Armee${held.join('')}.`;
	},
	none: (bearer, subject) => `Nicht für ${bearer}: ${nomen(subject)}.`,
	maxOf: (subject, max) => {
		const one = max === 1 ? einen(subject) : undefined;
		return one === undefined ? `Maximum ${max} ${mehrzahl(subject)}.` : `Wähle nur ${one}.`;
	}
};
