import type { Corrections } from './corrections.ts';
import type { Fact, FactUnit } from './facts.ts';

/** A unit with what is obviously wrong in its own row mended: price, size, limit, a lost option. */
export function mended(
	unit: FactUnit,
	corrections: Corrections,
	army: string,
	tell: (why: string) => void
): FactUnit {
	const its = <T extends { readonly army: string; readonly unit: string; readonly why: string }>(
		all: readonly T[]
	): readonly T[] => {
		const found = all.filter((each) => each.army === army && each.unit === unit.name);
		for (const { why } of found) tell(why);
		return found;
	};
	const [price] = its(corrections.prices);
	const [size] = its(corrections.sizes);
	const [limit] = its(corrections.limits);
	const missing = its(corrections.missing);
	const isOfUnit = unit.points !== undefined;
	const rows = (unit.options ?? []).map((row) =>
		row.model
			? {
					...row,
					...(price && !isOfUnit && { points: price.price }),
					...(size && { min: size.min })
				}
			: row
	);
	const lost = missing.map(({ group, option: name = '', points = 0, ref }): Fact =>
		ref === undefined
			? { name: group, group: true, max: 1, options: [{ name, points }] }
			: { name: group, group_ref: ref }
	);
	const [moved] = its(corrections.categories);
	return {
		...unit,
		...(price && isOfUnit && { points: price.price }),
		...(limit && { max_army: limit.max }),
		...(moved && {
			categories: (unit.categories ?? []).map((each) => (each === moved.from ? moved.to : each))
		}),
		...((unit.options || lost.length > 0) && { options: [...rows, ...lost] })
	};
}
