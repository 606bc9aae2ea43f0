import type { Surcharge } from '#schema';
import type { ArmyIndex } from './army-index.ts';
import { outsideOf, type MusteredGroup } from './groups.ts';
import type { MusteredUnit } from './muster.ts';
import { matches } from './selector.ts';

/** A cost of units taken together, in addition to their prices. */
export interface Surcharged {
	readonly surcharge: Surcharge;
	/** The units that it is charged for. */
	readonly units: readonly MusteredUnit[];
	/** The amount for the first unit, the second and so on. */
	readonly amounts: readonly number[];
	readonly points: number;
}

const none: readonly Surcharged[] = [];

/** The costs of units taken together, without those that no unit causes. */
export function surchargesOf(
	{ surcharges }: ArmyIndex,
	units: readonly MusteredUnit[],
	arranged: readonly MusteredGroup[]
): readonly Surcharged[] {
	if (surcharges.length === 0) return none;
	return surcharges.flatMap((surcharge) => {
		const { of, outside, first = 0, step } = surcharge;
		const asked = outside === undefined ? units : outsideOf(arranged, units, outside);
		const paying = asked.filter(({ indexed, tags }) => indexed && matches(of, tags));
		const amounts = paying.map((_, at) => first + step * at);
		const points = amounts.reduce((sum, amount) => sum + amount, 0);
		return paying.length === 0 ? [] : [{ surcharge, units: paying, amounts, points }];
	});
}
