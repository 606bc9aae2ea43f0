import type { Constraint, Entry, Selector, Table } from '#schema';
import { sentenceOf } from './conditions.ts';
import type { Context } from './context.ts';
import { formsOf, underForm } from './forms.ts';
import { underForms } from './limits.ts';
import { type Clause, type Sentence, clausesOf } from './logic.ts';
import { anyOf, ruleOf, selectorIn } from './rules.ts';
import { conditionText } from './wording.ts';
import type { ReadUnit } from './units.ts';

/** What holds under each form of the army, by the form's id. */
type ByForm<T> = readonly (readonly [string, T])[];

interface Most {
	readonly max: number | Table | undefined;
	readonly more?:
		| { readonly each: Selector; readonly n: number; readonly per?: number }
		| undefined;
	readonly unless?: Selector | undefined;
	readonly clauses: readonly Clause[];
}

export function mostRules(
	context: Context,
	read: ReadUnit,
	limits: Map<string, NonNullable<Entry['limit']>>
): readonly Constraint[] {
	const { fact } = read;
	const byForm: ByForm<Most> = formsOf(context).map((form) => [
		form,
		mostUnder(context, read, form)
	]);
	const groups = new Map<string, { most: Most; forms: string[] }>();
	for (const [form, most] of byForm) {
		const key = JSON.stringify(most);
		groups.set(key, { most, forms: [...(groups.get(key)?.forms ?? []), form] });
	}
	return [...groups.values()].flatMap(({ most: { max, more, unless, clauses }, forms }) => {
		const extra = clauses.flatMap((clause) =>
			ruleOf(context, { option: fact.id, keyword: fact.id }, clause, fact.name).flatMap((rule) =>
				underForms(context, rule, forms)
			)
		);
		if (max === undefined) return extra;
		if (!more && !unless && groups.size === 1) {
			limits.set(fact.id, { ...limits.get(fact.id), max, per: 'army' });
			return extra;
		}
		if (max === 0 && unless && !more)
			return [...underForms(context, needing(context, read, unless), forms), ...extra];
		const rule: Constraint = {
			id: context.newId([
				`limit-${fact.id}`,
				...forms.map((form) => `limit-${fact.id}-${form}`.slice(0, 64))
			]),
			kind: 'count',
			of: { any: [fact.id] },
			max,
			...(more && { more }),
			...(unless && { unless }),
			source: context.source(fact.category)
		};
		return [...underForms(context, rule, forms), ...extra];
	});
}

/** None of a unit without another: it needs that other. */
function needing(context: Context, { fact }: ReadUnit, needs: Selector): Constraint {
	return {
		id: context.newId([`limit-${fact.id}`, `needs-of-${fact.id}`]),
		kind: 'requires',
		of: { any: [fact.id] },
		needs,
		scope: 'army',
		source: context.source(fact.category)
	};
}

/** The most of a unit under one form of the army. */
function mostUnder(context: Context, { fact, bearer }: ReadUnit, form: string): Most {
	let max: number | undefined = fact.max_army ?? fact.max;
	let table: Table | undefined;
	let unless: Selector | undefined;
	const clauses: Clause[] = [];
	const growth = new Map<string, number>();
	const per = new Map<string, number>();
	for (const modifier of fact.modifiers ?? []) {
		const field = modifier.set ?? modifier.increment ?? modifier.decrement;
		if (field !== 'max_army' && field !== 'max') continue;
		const when = sentenceOf(context, bearer, modifier, fact.name);
		const truth = when === undefined ? undefined : underForm(when, form);
		if (truth === false) continue;
		const value = Number(modifier.value);
		if (modifier.repeat) {
			const [{ of, per: each } = { of: '', per: 1 }] = modifier.repeat;
			max ??= -1;
			if (of === 'points')
				table = {
					table: [
						{ from: 0, n: max },
						{ from: each, n: max + value }
					],
					above: { each, add: value }
				};
			else {
				growth.set(of, (growth.get(of) ?? 0) + value);
				per.set(of, each);
			}
		} else if (truth === true) {
			if (modifier.set) max = value < 0 ? undefined : value;
			else max = (max ?? -1) + (modifier.decrement ? -value : value);
		} else if (truth === undefined || !modifier.set || value > 0) {
			context.note(
				'gap',
				fact.name,
				`how many an army may have ${conditionText(modifier)} is not checked`,
				fact.id
			);
		} else if (value < 0) {
			const has = clausesOf(truth, true).every((clause) => clause.length === 1)
				? positives(truth)
				: undefined;
			unless = has ?? unless;
			if (!has)
				context.note(
					'gap',
					fact.name,
					`${conditionText(modifier)} an army may have any number, which is not allowed here`,
					fact.id
				);
		} else clauses.push(...clausesOf(truth, true));
	}
	const each = [...growth.keys()].map((of) => context.inArmy(of));
	const selector = each.length > 0 ? anyOf(each) : undefined;
	const [n = 1] = growth.values();
	const [full = 1] = per.values();
	return {
		max: table ?? max,
		...(selector && { more: { each: selector, n, ...(full > 1 && { per: full }) } }),
		...(unless && { unless }),
		clauses
	};
}

/** What lifts a limit: any of these in the army. */
function positives(sentence: Sentence): Selector | undefined {
	const literals = clausesOf(sentence, true).map(([literal = '']) => literal);
	if (!literals.every((literal) => literal.startsWith('!a:'))) return undefined;
	return anyOf(literals.map(selectorIn));
}
