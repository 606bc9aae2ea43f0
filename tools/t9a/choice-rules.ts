import type { Constraint } from '#schema';
import { always } from './conditions.ts';
import type { Context } from './context.ts';
import { orKeyword } from './keywords.ts';
import type { Choice } from './walk.ts';
import { has, keyOf, unique } from './wording.ts';

/** What a choice asks of the army and of the size of its unit. */
export function rulesOf(
	context: Context,
	id: string,
	units: readonly string[],
	choice: Choice | undefined
): readonly Constraint[] {
	if (!choice) return [];
	const { conditions, name } = choice;
	const source = context.source(name);
	const above = choice.under?.conditions ?? always;
	const isNew = (set: readonly string[]): boolean =>
		!above.needs.some((other) => keyOf(other) === keyOf(set));
	for (const needs of conditions.needs.filter(isNew))
		context.demand({ of: { any: [id] }, needs, at: id });
	for (const forbids of conditions.forbids) {
		if (!above.forbids.includes(forbids)) context.demand({ of: { any: [id] }, forbids, at: id });
	}
	const { models } = conditions;
	return [
		...(models
			? [
					{
						id: `${id}-models`,
						kind: 'count' as const,
						label: `a unit with ${name}`,
						of: { any: units as string[], all: [has(name)] },
						...models,
						scope: 'unit' as const,
						counting: 'models' as const,
						source
					}
				]
			: [])
	];
}

/** What several alike are called in the sentence of a rule; one is called by its own name. */
export function labelOfAlike(ids: readonly string[], name: string): { label?: string } {
	return ids.length > 1 && name !== '' ? { label: name } : {};
}

/** "Compulsory with that": of each of the units that may have it, as its own list says. */
export function mustRules(
	context: Context,
	id: string,
	alike: readonly Choice[]
): readonly Constraint[] {
	// What costs nothing and opens nothing is had anyway, whether it is written down or not.
	const [first] = alike;
	if (first?.type === 'equipment' && first.cost === 0 && first.grants.length === 0) return [];
	const keys = unique(alike.flatMap(({ mustWith }) => (mustWith ? keyOf(mustWith) : [])));
	return keys.flatMap((key, at) => {
		const asked = alike.filter(({ mustWith }) => mustWith && keyOf(mustWith) === key);
		const [{ mustWith, name } = {}] = asked;
		if (!mustWith || name === undefined) return [];
		return [
			{
				id: at === 0 ? `${id}-with` : `${id}-with-${at + 1}`,
				kind: 'exclusive' as const,
				of: { any: [id] },
				on: {
					any: unique(asked.map(({ unit }) => unit)) as string[],
					...(mustWith.any.length > 0 && { all: [orKeyword(context, name, mustWith.any)] }),
					...(mustWith.none.length > 0 && { none: mustWith.none.map(has) })
				},
				min: 1,
				source: context.source(name)
			}
		];
	});
}

/** "One in the army": of a choice at whatever price. */
export function armyLimits(
	context: Context,
	choices: readonly Choice[],
	idOf: ReadonlyMap<Choice, string>
): readonly Constraint[] {
	const growing = new Set(context.grown.map(({ choice }) => choice.name));
	const names = unique(
		choices
			.filter(({ maxArmy, name }) => maxArmy !== undefined && !growing.has(name))
			.map(({ name }) => name)
	);
	const limits = names.map((name) => {
		const limited = choices.filter(
			(choice) => choice.name === name && choice.maxArmy !== undefined
		);
		const ids = unique(limited.flatMap((choice) => idOf.get(choice) ?? []));
		context.notes.count(context.settings.id, 'limits', true);
		return { name, ids, max: Math.max(...limited.map(({ maxArmy = 1 }) => maxArmy)) };
	});
	const single = limits.filter(({ ids }) => ids.length === 1);
	const alike = unique(single.map(({ max }) => max)).map((max) => ({
		id: max === 1 ? 'once-in-the-army' : `${max}-in-the-army`,
		kind: 'unique' as const,
		label: 'Each of these choices',
		of: { any: single.filter((each) => each.max === max).flatMap(({ ids }) => ids) },
		scope: 'army' as const,
		...(max > 1 && { max }),
		source: context.source('Choices with a number of their own')
	}));
	const others = limits
		.filter(({ ids }) => ids.length > 1)
		.map(({ name, ids, max }) => ({
			id: `so-many-${ids[0] ?? ''}`.slice(0, 64).replace(/-$/, ''),
			kind: 'count' as const,
			label: name,
			of: { any: [...ids] },
			max,
			source: context.source(name)
		}));
	return [...alike, ...others];
}
