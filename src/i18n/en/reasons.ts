import { words } from '../base/words.ts';
import { anyOfRow, having, oneOfRow, several, small } from './parts/grammar.ts';
import { phrases } from './parts/phrases.ts';

/** Why something may not be had, where that is worded otherwise than as a problem. */
export const reasons = words('reasons', {
	/** `growth`: what the maximum grows with; `arithmetic`: how else it came about. */
	most: (
		subject: string,
		max: number,
		{ growth, arithmetic = '' }: { readonly growth?: string; readonly arithmetic?: string }
	): string => {
		const most = max === 0 ? 'none allowed' : `maximum ${max}`;
		return `${subject}: ${most}${growth === undefined ? '' : ` (${growth})`}. ${arithmetic}`.trim();
	},
	/** What gives room for it is not there yet. */
	noneYet: (subject: string, none: string): string => `${subject}: ${none}.`,
	/** The interpretation that is played allows none. */
	noneRead: (subject: string, answer: string): string =>
		`${subject}: none allowed (${answer.length > 60 ? 'by the interpretation in use' : `interpretation: ${answer}`}).`,
	models: (subject: string, max: number): string =>
		`${subject}: maximum ${phrases.models(max)} per unit.`,
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
				: [
						`; ${bearers.length === 1 ? having(bearers.join()) : `${phrases.list(bearers)} have`} it`
					])
		];
		return `${subject}: maximum ${max} in the army${held.join('')}.`;
	},
	none: (bearer: string, subject: string): string => `${bearer} can’t take ${anyOfRow(subject)}.`,
	maxOf: (subject: string, max: number): string =>
		`Maximum ${max === 1 ? `one ${small(oneOfRow(subject))}` : `${max} ${several(subject)}`}.`
});
