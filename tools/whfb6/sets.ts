import type { Constraint, Entry } from '#schema';
import type { Context } from './context.ts';
import type { Given } from './given.ts';
import type { ChoiceSet } from './offer.ts';
import { groupLabel, idOf } from './wording.ts';

/** Of a set that names no usual choice a new unit has the cheapest. */
export function beginSets(
	entries: readonly Entry[],
	given: readonly Given[],
	starts: Map<string, string[]>
): void {
	for (const { read, sets } of given)
		for (const set of sets) {
			if (set.min === 0 || set.with !== undefined) continue;
			const own = entries.filter(
				({ keywords, carriedBy }) =>
					keywords?.includes(set.keyword) && carriedBy?.by.any?.includes(read.fact.id)
			);
			const known = starts.get(read.fact.id) ?? [];
			if (own.some(({ id }) => known.includes(id))) continue;
			const [first] = own
				.filter(({ carriedBy }) => !carriedBy?.by.all)
				.toSorted((one, other) => plainPoints(one) - plainPoints(other));
			if (first) begin(starts, read.fact.id, first.id);
		}
}

function plainPoints({ cost }: Entry): number {
	return typeof cost === 'number' ? cost : 'perModel' in cost ? (cost.perModel ?? 0) : 0;
}

export function begin(starts: Map<string, string[]>, unit: string, option: string): void {
	const own = starts.get(unit) ?? [];
	if (!own.includes(option)) starts.set(unit, [...own, option]);
}

/** One of a set; at least one where the list says so. */
export function setRules(context: Context, given: readonly Given[]): readonly Constraint[] {
	const found = new Map<string, { set: ChoiceSet; units: Set<string>; needing: Set<string> }>();
	for (const { sets, read, clauses } of given)
		for (const set of sets) {
			const known = found.get(set.keyword) ?? {
				set,
				units: new Set<string>(),
				needing: new Set<string>()
			};
			known.units.add(read.fact.id);
			if (set.min > 0 && (clauses.length === 0 || set.with !== undefined))
				known.needing.add(read.fact.id);
			found.set(set.keyword, known);
		}
	return [...found.values()].flatMap(({ set, needing }) => {
		const id = context.newId([idOf(`one ${set.keyword}`), idOf(`set ${set.keyword}`)]);
		const common = {
			kind: 'exclusive' as const,
			label: groupLabel(set.label),
			of: { all: [set.keyword] },
			source: context.source('Options')
		};
		const on = {
			any: [...needing],
			...(set.with !== undefined && { all: [context.tag(set.with)] })
		};
		return [
			{ ...common, id, max: set.max },
			...(needing.size > 0
				? [
						{
							...common,
							id: `${id}-at-least`.slice(0, 64),
							on,
							min: set.with === undefined ? 1 : set.min
						}
					]
				: [])
		];
	});
}
