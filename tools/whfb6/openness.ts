import { type Bearer, sentenceOf } from './conditions.ts';
import type { Context } from './context.ts';
import type { Fact } from './facts.ts';
import { conditionText } from './wording.ts';
import { type Sentence, and, known, not, or } from './logic.ts';

/** "Only if the army has the one before." */
export function afterOf(context: Context, { after }: Fact): Sentence {
	return after === undefined ? true : { atom: `a:${JSON.stringify(context.inArmy(after))}` };
}

export function isMaybe(open: Sentence): boolean {
	return typeof known(open, () => undefined) !== 'boolean';
}

/**
 * When a row is neither hidden nor forbidden.
 * @param within the option that it belongs to, whose bearer may have a thing of the same name
 */
export function openOf(
	context: Context,
	bearer: Bearer,
	fact: Fact,
	within: string | undefined
): Sentence {
	const on = within === undefined ? fact.name : `${fact.name} of ${within}`;
	let hidden: Sentence = fact.hidden ?? false;
	let barred: Sentence = false;
	for (const modifier of fact.modifiers ?? []) {
		if (modifier.set !== 'hidden' && !(modifier.set === 'max' && modifier.value === 0)) continue;
		const when = sentenceOf(context, bearer, modifier, on);
		if (when === undefined) {
			context.note(
				'gap',
				fact.name,
				`whether it may be had ${conditionText(modifier)} is not checked`
			);
			continue;
		}
		if (modifier.set === 'max') barred = or(barred, when);
		else hidden = modifier.value === 'true' ? or(hidden, when) : and(hidden, not(when));
	}
	return and(not(hidden), not(barred));
}
