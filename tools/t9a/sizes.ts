import type { Constraint } from '#schema';
import type { Context } from './context.ts';
import { troopsOf, type FactUnit } from './facts.ts';
import { has, unique } from './wording.ts';

/** "No more than nine with these": sizes of a unit that hang on a choice. */
interface Change {
	readonly unit: FactUnit;
	readonly id: string;
	readonly max: number;
	readonly names: readonly string[];
}

function changesOf(context: Context): readonly Change[] {
	return context.facts.units.flatMap((unit) => {
		const id = context.idsOfUnits().get(unit.name);
		if (id === undefined) return [];
		return (troopsOf(unit)?.modifiers ?? []).flatMap(({ set, value, when = [] }) => {
			if (set !== 'maxSelections' || when.length === 0) return [];
			const place = { army: context.facts, unit, corrections: context.corrections };
			const names = unique(when.map(({ of }) => context.target(place, of)));
			return [{ unit, id, max: Number(value), names }];
		});
	});
}

export function referSizes(context: Context): void {
	for (const { names } of changesOf(context)) for (const name of names) context.refer(name);
}

export function sizesOf(context: Context): readonly Constraint[] {
	return changesOf(context).map(({ unit, id, max, names }) => {
		context.notes.count(context.settings.id, 'limits', true);
		return {
			id: `${id}-models`,
			kind: 'count' as const,
			label: `${unit.name} with ${names.join(' or ')}`,
			of: { any: names.map(has), all: [id] },
			max,
			scope: 'unit' as const,
			counting: 'models' as const,
			source: context.source(unit.name)
		};
	});
}
