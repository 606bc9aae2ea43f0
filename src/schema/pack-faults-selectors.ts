import type { Constraint } from './constraint.ts';
import type { Entry } from './entry.ts';
import type { Army, Reading, System } from './pack.ts';
import type { Selector } from './words.ts';

/** Everything of one army together with what its system gives to all armies. */
export interface Scope {
	readonly entries: readonly Entry[];
	readonly units: readonly Entry[];
	/** Ids of what a unit may be given. */
	readonly options: ReadonlySet<string>;
	readonly tags: ReadonlySet<string>;
	readonly rules: ReadonlySet<string>;
	readonly readings: readonly Reading[];
	readonly constraints: readonly Constraint[];
}

export function scopeOf(system: System, army: Army): Scope {
	const entries = [...system.entries, ...army.entries];
	const readings = [...system.readings, ...(army.readings ?? [])];
	const role = new Map(system.types.map((type) => [type.id, type.role]));
	return {
		entries,
		units: entries.filter(({ type }) => role.get(type) === 'unit'),
		options: new Set(entries.filter(({ type }) => role.get(type) === 'option').map(({ id }) => id)),
		readings,
		constraints: [
			...system.constraints.filter(({ id }) => !army.constraints?.some((own) => own.id === id)),
			...(army.constraints ?? [])
		],
		rules: new Set([...system.rules, ...army.rules].map((rule) => rule.id)),
		tags: new Set([
			...system.types.flatMap((type) => type.keywords),
			...entries.flatMap((entry) => [
				entry.id,
				...(entry.keywords ?? []),
				...(entry.grants ?? []),
				...(entry.holds ?? []).flatMap(({ keywords }) => keywords ?? [])
			]),
			...readings.flatMap((reading) =>
				reading.answers.flatMap((answer) =>
					(answer.grants ?? []).flatMap((grant) => grant.keywords)
				)
			),
			...(system.keywords ?? [])
		])
	};
}

export function selectorFaults(
	scope: Scope,
	where: string,
	selector?: Selector
): readonly string[] {
	const tags = [...(selector?.any ?? []), ...(selector?.all ?? []), ...(selector?.none ?? [])];
	return tags.filter((tag) => !scope.tags.has(tag)).map((tag) => `${where}: nothing is "${tag}"`);
}

/** Whether an entry is meant by what it and its type are, and by what an option may grant. */
export function mayBeMeant(system: System, { any, all, none }: Selector, entry: Entry): boolean {
	const type = system.types.find(({ id }) => id === entry.type);
	const tags = new Set([entry.id, ...(type?.keywords ?? []), ...(entry.keywords ?? [])]);
	return (
		(!any || any.some((tag) => tags.has(tag))) &&
		(!all || all.every((tag) => tags.has(tag))) &&
		!none?.some((tag) => tags.has(tag))
	);
}
