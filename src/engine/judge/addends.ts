import type { CheckContext } from '../base/context.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { amountIn, selectedBodies, type TallyOf } from './tallies.ts';

/** A unit with what it adds to a sum. */
export interface Addend {
	readonly unit: MusteredUnit;
	readonly amount: number;
}

/** What each unit adds to a sum, in the roster's order, without those that add nothing. */
export function addendsOf(tally: TallyOf<'sum'>, context: CheckContext): readonly Addend[] {
	const amounts = new Map<MusteredUnit, number>();
	for (const body of selectedBodies(context, tally.of))
		amounts.set(body.bearer, (amounts.get(body.bearer) ?? 0) + amountIn(tally, body));
	return context.units.flatMap((unit) => {
		const amount = amounts.get(unit) ?? 0;
		return amount === 0 ? [] : [{ unit, amount }];
	});
}
