import type { ArmyIndex } from '#engine';
import { matches } from '../engine/base/selector.ts';
import { sumOver, type Kit } from '../rules/base/offer.ts';
import type { Programme, Term } from '../rules/base/programme.ts';

/** So many units together may be charged for. */
const most = 20;

/** What units cost together: one column for the first of them, the second and so on, each only after the one before. */
export function surcharged(
	index: ArmyIndex,
	programme: Programme,
	kits: readonly Kit[]
): readonly Term[] {
	return index.surcharges.flatMap(({ of, outside, first = 0, step }): readonly Term[] => {
		const paying = kits.filter(({ unit }) => unit.indexed && matches(of, unit.tags));
		const units =
			outside === undefined
				? sumOver(paying, () => 1)
				: paying.flatMap(({ places, total }) =>
						places.length === 0
							? [[total, 1] as Term]
							: places.filter(({ pool }) => !pool).map(({ column }): Term => [column, 1])
					);
		if (units.length === 0) return [];
		const steps = Array.from({ length: Math.min(most, programme.range(units).most) }, () =>
			programme.column(1)
		);
		programme.bound([...units, ...steps.map((column): Term => [column, -1])], { min: 0, max: 0 });
		steps.slice(1).forEach((column, at) => {
			programme.bound(
				[
					[steps[at] ?? column, 1],
					[column, -1]
				],
				{ min: 0 }
			);
		});
		return steps.map((column, at): Term => [column, first + step * at]);
	});
}
