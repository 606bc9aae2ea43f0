import { sentenceOf, type Bearer } from './conditions.ts';
import type { Context } from './context.ts';
import { known, type Sentence } from './logic.ts';

/** The forms of the army, the usual one among them. */
export function formsOf({ variants, usual }: Context): readonly string[] {
	const own = variants.map(({ id }) => id);
	return own.includes(usual) ? own : [usual, ...own];
}

export function underForm(sentence: Sentence, form: string): Sentence {
	return known(sentence, (atom) => (atom.startsWith('v:') ? atom === `v:${form}` : undefined));
}

/** When an army may have a unit at all. */
export function openUnit(context: Context, bearer: Bearer): Sentence {
	const fact = bearer.unit;
	const shows = (fact.modifiers ?? []).filter(({ set }) => set === 'hidden');
	const isForForm =
		shows.length > 0 &&
		shows.every(
			({ value, when = [] }) =>
				value === 'false' && when.every(({ of }) => context.variantsNamed(of).length > 0)
		);
	if (isForForm && !fact.hidden)
		context.note(
			'mended',
			fact.name,
			'shown for one form of the army and never hidden: it is that form’s alone',
			fact.id
		);
	let hidden: Sentence = fact.hidden ?? isForForm;
	for (const modifier of shows) {
		const when = sentenceOf(context, bearer, modifier, fact.name);
		if (when === undefined) continue;
		hidden = modifier.value === 'true' ? { or: [hidden, when] } : { and: [hidden, { not: when }] };
	}
	return { not: hidden };
}

/** The forms of the army that may have a unit. */
export function formsWith(context: Context, bearer: Bearer): readonly string[] {
	const open = openUnit(context, bearer);
	return formsOf(context).filter((form) => underForm(open, form) !== false);
}
