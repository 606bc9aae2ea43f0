import type { Cost } from '#schema';
import type { Context } from './context.ts';
import { holds } from './conditions.ts';
import { troopsOf, type Fact, type FactArmy, type FactModifier, type FactUnit } from './facts.ts';
import type { Corrections } from './corrections.ts';
import { has } from './wording.ts';

interface Place {
	readonly army: FactArmy;
	readonly unit: FactUnit;
	readonly corrections: Corrections;
}

type Plain = number | { readonly perModel: number };

/** What a choice costs: once, or for each model where it stands below the troops or the facts multiply it. */
export function costOf(
	place: Place,
	fact: Fact,
	perModel: boolean,
	context: Context
): { readonly cost: Cost; readonly note?: string } {
	const { points = 0, modifiers = [] } = fact;
	const priced = modifiers.filter((each) => concernsPoints(each));
	const repeated = priced.filter(({ repeat }) => repeat);
	const isMany = troopsOf(place.unit) !== undefined;
	const wrap = (n: number): Plain =>
		(perModel || repeated.length > 0) && isMany && n !== 0 ? { perModel: n } : n;
	const fixed = priced.filter((each) => !each.repeat && isStatic(place, each));
	const set = fixed.findLast((each) => each.set === 'points');
	const added = fixed.reduce((sum, each) => sum + Number(each.increment ? each.value : 0), 0);
	const base = (set ? Number(set.value) : points) + added;
	const plainRepeat = repeated.find(({ when = [] }) => when.length === 0);
	const else_ = wrap(plainRepeat ? Number(plainRepeat.value) : base);
	const by = priced
		.filter((each) => !fixed.includes(each) && each !== plainRepeat)
		.flatMap((each) => {
			const condition = each.when?.find(
				({ field, if: relation }) => field === 'selections' && relation !== 'instance of'
			);
			if (!condition) return [];
			const name = context.target(place, condition.of);
			if (/^[0-9a-f]{4}-[0-9a-f]{4}/.test(name)) {
				context.leaveRule(
					fact.name,
					'another price with something that the source names by a code only',
					context.idsOfUnits().get(place.unit.name)
				);
				return [];
			}
			context.refer(name);
			const on = condition.scope === 'roster' ? undefined : { all: [has(name)] };
			if (!on) return [];
			const n =
				each.set === 'points' || each.repeat
					? Number(each.value)
					: base + (each.decrement ? -1 : 1) * Number(each.value);
			return [{ on, cost: wrap(n) }];
		});
	const note =
		plainRepeat && points !== 0
			? `${points} beside ${Number(plainRepeat.value)} a model in the source: ${Number(plainRepeat.value)} a model`
			: undefined;
	const cost: Cost = by.length > 0 ? { by, else: else_ } : else_;
	return { cost, ...(note !== undefined && { note }) };
}

function concernsPoints({ set, increment, decrement }: FactModifier): boolean {
	return (set ?? increment ?? decrement) === 'points';
}

/** A change of the price that holds for this unit whatever is chosen. */
function isStatic(place: Place, { when = [] }: FactModifier): boolean {
	if (when.length === 0) return true;
	return when.some((condition) => condition.if === 'instance of' && holds(place, condition));
}
