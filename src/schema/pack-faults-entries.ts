import type { Entry } from './entry.ts';
import { mayMatch } from './may-match.ts';
import type { EntryType } from './pack.ts';
import type { Scope } from './pack-faults-references.ts';

/** Faults about words that only some kinds of entries may have. */
export function wordFaults(scope: Scope, entry: Entry): readonly string[] {
	const where = `entry ${entry.id}`;
	const role = scope.system.types.find(({ id }) => id === entry.type)?.role;
	const onlyOn = (allowed: EntryType['role'], words: readonly (keyof Entry)[]) =>
		role === allowed || role === undefined
			? []
			: words
					.filter((word) => entry[word] !== undefined)
					.map((word) => `${where}: "${word}" is for ${allowed}s`);
	return [
		...onlyOn('option', ['carriedBy', 'sizeTimes', 'given', 'grants', 'repeat', 'adds']).filter(
			(fault) => role !== 'unit' || !fault.includes('carriedBy')
		),
		...onlyOn('unit', ['leads', 'holds', 'starts', 'equipment']),
		...sizeFaults(where, role, entry),
		...costFaults(where, role, entry),
		...(entry.holds && entry.leads ? [`${where}: a set of units leads nobody`] : []),
		...leadsFaults(scope, entry),
		...(entry.options && role === 'army' ? [`${where}: a choice of the army is given nothing`] : [])
	];
}

/** Units without a size, and sizes to choose from on entries that are not units. */
function sizeFaults(
	where: string,
	role: EntryType['role'] | undefined,
	{ size }: Entry
): readonly string[] {
	if (typeof size !== 'object') return [];
	const { min = 1, max = Infinity, usual = min } = size;
	return [
		...(role === 'unit' ? [] : [`${where}: sizes to choose are for units`]),
		...(min <= max ? [] : [`${where}: at least ${min} and at most ${max} models`]),
		...(usual >= min && usual <= max ? [] : [`${where}: ${usual} models are not allowed`])
	];
}

/** Only options may have a price that depends on the bearer. */
function costFaults(
	where: string,
	role: EntryType['role'] | undefined,
	{ cost }: Entry
): readonly string[] {
	const isRelative = typeof cost === 'object' && ('models' in cost || 'insteadOf' in cost);
	return isRelative && role !== 'option' ? [`${where}: such a price is for options`] : [];
}

/** Rows that match no unit of the army, and rows with a minimum above their maximum. */
function leadsFaults(
	{ system, units, known }: Scope,
	{ id, leads = [] }: Entry
): readonly string[] {
	return leads.flatMap(({ name, of, min = 0, max = Infinity }) => {
		const where = `entry ${id}: row "${name}"`;
		const tags = [of.any, of.all, of.none].flatMap((each) => each ?? []);
		// A reference to nothing was reported at the entry already.
		if (tags.some((tag) => !known.thing.has(tag))) return [];
		return [
			...(units.some((unit) => mayMatch(system, of, unit)) ? [] : [`${where} means nobody`]),
			...(min > max ? [`${where}: at least ${min} and at most ${max}`] : [])
		];
	});
}
