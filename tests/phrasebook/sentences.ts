import { Dice } from '../faults/dice.ts';
import type { Subject } from '../net/tree.ts';
import { situationsOf, type Amount } from './collect.ts';
import type { Sentence, Situation } from './situation.ts';
import { saying } from './speaking.ts';

/** Every sentence of these armies once, in both languages. */
export function sentencesOf(
	subjects: readonly Subject[],
	amountFor: (subject: Subject) => Amount
): readonly Sentence[] {
	const dice = new Dice(28);
	return subjects.flatMap((subject) => inBoth(situationsOf(subject, dice, amountFor(subject))));
}

/** Each sentence of an army once, told apart by its English words. */
function inBoth(situations: readonly Situation[]): readonly Sentence[] {
	const english = saying('en', () => situations.map((each) => each.say()));
	const found = new Map<string, { readonly en: string; readonly situation: Situation }>();
	situations.forEach((situation, at) => {
		const en = english[at] ?? '';
		const key = `${situation.place} ${situation.code} ${en}`;
		if (!found.has(key)) found.set(key, { en, situation });
	});
	return saying('de', () =>
		[...found.values()].map(({ en, situation: { say, ...where } }) => ({ ...where, en, de: say() }))
	);
}
