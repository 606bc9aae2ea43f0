import type { Constraint, Entry } from '#schema';
import type { Context } from './context.ts';
import { formsOf, openUnit, underForm } from './forms.ts';
import { leastRules } from './least.ts';
import { type Clause, clausesOf } from './logic.ts';
import { mostRules } from './most.ts';
import { ruleOf } from './rules.ts';
import type { ReadUnit } from './units.ts';
import { idOf } from './wording.ts';

export interface UnitLimits {
	readonly constraints: readonly Constraint[];
	readonly limits: ReadonlyMap<string, NonNullable<Entry['limit']>>;
	/** Units that a form of the army does not have. */
	readonly closed: ReadonlyMap<string, readonly string[]>;
}

/** How many of each unit an army may have, and what it needs besides. */
export function limitsOf(context: Context, reads: readonly ReadUnit[]): UnitLimits {
	const constraints: Constraint[] = [];
	const limits = new Map<string, NonNullable<Entry['limit']>>();
	const closed = new Map<string, string[]>();
	for (const each of reads) {
		const read = { ...each, bearer: { ...each.bearer, forms: undefined } };
		constraints.push(...openRules(context, read, closed, limits));
		constraints.push(...mostRules(context, read, limits));
		constraints.push(...leastRules(context, read, limits));
		for (const { group, tag, max } of read.offered.limits)
			constraints.push({
				id: context.newId([`${read.fact.id}-${idOf(group)}`]),
				kind: 'count',
				label: `${read.fact.name} with ${group.toLowerCase()}`,
				of: { all: [read.fact.id, context.tag(tag)] },
				max,
				source: context.source(read.fact.category)
			});
	}
	return { constraints, limits, closed };
}

/** "Not with that", "only with this": by the army's form, its other units, its size. */
function openRules(
	context: Context,
	{ fact, bearer }: ReadUnit,
	closed: Map<string, string[]>,
	limits: Map<string, NonNullable<Entry['limit']>>
): readonly Constraint[] {
	const open = openUnit(context, bearer);
	const byForm = formsOf(context).map((form): readonly [string, readonly Clause[]] => [
		form,
		clausesOf(underForm(open, form))
	]);
	const rules = new Map<string, string[]>();
	for (const [form, clauses] of byForm)
		for (const clause of clauses) {
			const [literal = ''] = clause;
			const size = /^!s:(\d+)$/.exec(literal)?.[1];
			if (clause.length === 0) closed.set(form, [...(closed.get(form) ?? []), fact.id]);
			else if (size !== undefined)
				limits.set(fact.id, {
					max: {
						table: [
							{ from: 0, n: 0 },
							// Whoever is asked for a size is one of a kind.
							{ from: Number(size), n: 1 }
						]
					},
					per: 'army'
				});
			else rules.set(clause.join('|'), [...(rules.get(clause.join('|')) ?? []), form]);
		}
	if (fact.hidden && !(fact.modifiers ?? []).some(({ set }) => set === 'hidden')) {
		for (const [form, units] of closed)
			closed.set(
				form,
				units.filter((id) => id !== fact.id)
			);
		context.note(
			'reading',
			fact.name,
			'hidden in the data under all conditions; it is in the book’s list, so it is here',
			fact.id
		);
	}
	return [...rules].flatMap(([text, forms]) =>
		ruleOf(context, { option: fact.id, keyword: fact.id }, text.split('|'), fact.name).flatMap(
			(rule) => underForms(context, rule, forms)
		)
	);
}

/** A rule that holds under these forms of the army only. */
export function underForms(
	context: Context,
	rule: Constraint,
	forms: readonly string[]
): readonly Constraint[] {
	if (forms.length === formsOf(context).length) return [rule];
	return forms.map((form, at) => ({
		...rule,
		id: at === 0 ? rule.id : context.newId([`${rule.id}-${form}`.slice(0, 64)]),
		reading: 'form',
		when: form
	}));
}
