import type { Constraint, Entry } from '#schema';
import { sentenceOf } from './conditions.ts';
import type { Context } from './context.ts';
import type { FactModifier } from './facts.ts';
import { formsOf, underForm } from './forms.ts';
import { underForms } from './limits.ts';
import { selectorIn } from './rules.ts';
import type { ReadUnit } from './units.ts';

export function leastRules(
	context: Context,
	{ fact, bearer }: ReadUnit,
	limits: Map<string, NonNullable<Entry['limit']>>
): readonly Constraint[] {
	const modifiers = (fact.modifiers ?? []).filter(
		(modifier) => (modifier.set ?? modifier.increment ?? modifier.decrement) === 'min_army'
	);
	const sized = modifiers.some(({ repeat }) => repeat?.[0]?.of === 'points');
	if (sized) return leastBySize(context, fact.id, fact.min_army ?? 0, fact.category, limits);
	const rules: Constraint[] = [];
	const forms = formsOf(context).filter(
		(form) => leastUnder(context, { fact, bearer }, modifiers, form, rules) > 0
	);
	if (forms.length === 0) return rules;
	if (forms.length === formsOf(context).length) {
		const min = leastUnder(context, { fact, bearer }, modifiers, forms[0] ?? '', []);
		limits.set(fact.id, { min, ...limits.get(fact.id), per: 'army' });
		return rules;
	}
	const rule: Constraint = {
		id: context.newId([`least-${fact.id}`]),
		kind: 'count',
		of: { any: [fact.id] },
		min: 1,
		source: context.source(fact.category)
	};
	return [...rules, ...underForms(context, rule, forms)];
}

function leastUnder(
	context: Context,
	{ fact, bearer }: Pick<ReadUnit, 'fact' | 'bearer'>,
	modifiers: readonly FactModifier[],
	form: string,
	rules: Constraint[]
): number {
	let min = fact.min_army ?? 0;
	for (const modifier of modifiers) {
		const when = sentenceOf(context, bearer, modifier, fact.name);
		const truth = when === undefined ? false : underForm(when, form);
		const value = Number(modifier.value);
		if (truth === true) min = value;
		if (typeof truth === 'boolean' || !('atom' in truth) || value === 0) continue;
		const of = selectorIn(truth.atom);
		const isKnown = rules.some(
			(rule) => rule.kind === 'requires' && JSON.stringify(rule.of) === JSON.stringify(of)
		);
		if (!isKnown)
			rules.push({
				id: context.newId([`least-${fact.id}`, `least-${fact.id}-2`]),
				kind: 'requires',
				of,
				needs: { any: [fact.id] },
				...(value > 1 && { min: value }),
				scope: 'army',
				source: context.source(fact.category)
			});
	}
	return min;
}

/** As many as the army needs of Core choices, so the data says; one less of them at 2000 and over, and one more each 1000. */
function leastBySize(
	context: Context,
	id: string,
	min: number,
	heading: string,
	limits: Map<string, NonNullable<Entry['limit']>>
): readonly Constraint[] {
	limits.set(id, {
		...limits.get(id),
		min: {
			table: [
				{ from: 0, n: min },
				{ from: 2000, n: min + 1 }
			],
			above: { each: 1000, add: 1 }
		},
		per: 'army',
		source: context.source(heading)
	});
	return [];
}
