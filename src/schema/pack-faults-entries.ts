import type { Entry } from './entry.ts';
import type { EntryType, System } from './pack.ts';
import { mayBeMeant, type Scope, selectorFaults } from './pack-faults-selectors.ts';

/** What is wrong with the words that only some kinds of entries may have. */
export function wordFaults(system: System, scope: Scope, entry: Entry): readonly string[] {
	const where = `entry ${entry.id}`;
	const role = system.types.find(({ id }) => id === entry.type)?.role;
	const onlyOn = (allowed: EntryType['role'], words: readonly (keyof Entry)[]) =>
		role === allowed || role === undefined
			? []
			: words
					.filter((word) => entry[word] !== undefined)
					.map((word) => `${where}: "${word}" is for ${allowed}s`);
	return [
		...onlyOn('option', ['carriedBy', 'sizeTimes', 'given', 'grants']).filter(
			(fault) => role !== 'unit' || !fault.includes('carriedBy')
		),
		...onlyOn('unit', ['leads', 'holds', 'starts']),
		...(entry.holds && entry.leads ? [`${where}: a set of units leads nobody`] : []),
		...leadsFaults(system, scope, entry)
	];
}

/** Rows that mean nobody of the army, and rows that want more than they allow. */
function leadsFaults(system: System, scope: Scope, { id, leads = [] }: Entry): readonly string[] {
	const units = scope.entries.filter(({ type }) =>
		system.types.some((each) => each.id === type && each.role === 'unit')
	);
	return leads.flatMap(({ name, of, min = 0, max = Infinity }) => {
		const where = `entry ${id}: row "${name}"`;
		const unknown = selectorFaults(scope, where, of);
		if (unknown.length > 0) return unknown;
		return [
			...(units.some((unit) => mayBeMeant(system, of, unit)) ? [] : [`${where} means nobody`]),
			...(min > max ? [`${where}: at least ${min} and at most ${max}`] : [])
		];
	});
}
