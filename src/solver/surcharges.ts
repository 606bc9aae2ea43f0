import type { ArmyIndex } from '#engine';
import { matches } from '../engine/base/selector.ts';
import { sumOver, type Kit } from '../rules/base/offer.ts';
import type { Programme, Term } from '../rules/base/programme.ts';

/**
 * What units cost together: one column for the first of them, the second and so on, each only after the one before.
 * @param affordable what they may come to at most
 */
export function surcharged(
	index: ArmyIndex,
	programme: Programme,
	kits: readonly Kit[],
	affordable: number
): readonly Term[] {
	return index.surcharges.flatMap(({ of, outside, first = 0, step }): readonly Term[] => {
		const paying = kits.filter(({ unit }) => unit.indexed && matches(of, unit.tags));
		const units =
			outside === undefined
				? sumOver(paying, () => 1)
				: paying.flatMap(({ places, countColumn }) =>
						places.length === 0
							? [[countColumn, 1] as Term]
							: places.filter(({ pool }) => !pool).map(({ column }): Term => [column, 1])
					);
		if (units.length === 0) return [];
		const { most } = programme.range(units);
		let count = 0;
		for (let spent = first; count < most && spent <= affordable; spent += first + step * count)
			count += 1;
		const steps = Array.from({ length: count }, () => programme.column(1));
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
