import { Constraint } from '../constraint.ts';
import type { Entry } from '../entry.ts';
import type { Army, Reading, System, EntryType } from '../pack.ts';
import { referenceFaults, scopeOf, type Scope } from './pack-faults-references.ts';
import { referencesIn } from '../references.ts';
import type { Spell } from '../reference.ts';
import { mayMatch } from '../may-match.ts';

/**
 * What the schema of single files cannot see: ids that repeat and references that lead nowhere.
 * Returns one sentence a fault; none means the army fits its system.
 */
export function armyFaults(system: System, army: Army): readonly string[] {
	const scope = scopeOf(system, army);
	const constraints = [
		...system.constraints.filter(({ id }) => !army.constraints?.some((own) => own.id === id)),
		...(army.constraints ?? [])
	];
	return [
		...repeated('entry', scope.entries),
		...formerFaults(scope.entries),
		...repeated('rule', [...system.rules, ...army.rules]),
		...repeated('spell', [...(system.spells ?? []), ...army.spells]),
		...repeated('constraint', constraints),
		...repeated('surcharge', system.surcharges ?? []),
		...repeated('surcharge', army.surcharges ?? []),
		...repeated('reading', scope.readings),
		...namesakes(scope),
		...referenceFaults(scope),
		...scope.entries.flatMap((entry) => entryFaults(scope, entry)),
		...scope.entries.flatMap((entry) => wordFaults(scope, entry)),
		...constraints.flatMap((constraint) => constraintFaults(system, constraint)),
		...scope.readings.flatMap(readingFaults),
		...turnFaults(system),
		...unusedRules(army),
		...[...(system.spells ?? []), ...army.spells].flatMap((spell) => loreFaults(scope, spell))
	];
}

function repeated(what: string, things: readonly { readonly id: string }[]): readonly string[] {
	const ids = things.map((thing) => thing.id);
	return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${what} "${id}" twice`);
}

/** Former ids that clash with today's, or with one another. */
function formerFaults(entries: readonly Entry[]): readonly string[] {
	const today = new Set(entries.map(({ id }) => id));
	const former = entries.flatMap(({ id, formerly = [] }) => formerly.map((old) => ({ id, old })));
	const seen = new Set<string>();
	return former.flatMap(({ id, old }) => {
		const isTwice = seen.has(old);
		seen.add(old);
		if (today.has(old)) return [`entry ${id}: formerly "${old}", which is an entry`];
		return isTwice ? [`entry ${id}: formerly "${old}", as another was`] : [];
	});
}

/** Two units, or two options of the same units, with one name could not be distinguished in a list file. */
function namesakes({ system, entries, offered }: Scope): readonly string[] {
	const labels = entries.flatMap((entry) => {
		const type = system.types.find(({ id }) => id === entry.type);
		const role = type?.role ?? '?';
		const by = entry.carriedBy?.by ?? type?.carriedBy?.by ?? {};
		const bearers = JSON.stringify([by, offered.get(entry.id)]);
		if (offered.get(entry.id)?.length === 0) return [];
		return [entry.name, ...(entry.aliases ?? [])].map(
			(name) => `${role} "${name.toLowerCase()}" of ${bearers}`
		);
	});
	return labels
		.filter((label, at) => labels.indexOf(label) !== at)
		.map((label) => `${label} twice`);
}

function entryFaults({ system, offered }: Scope, entry: Entry): readonly string[] {
	const where = `entry ${entry.id}`;
	const type = system.types.find((candidate) => candidate.id === entry.type);
	return [
		...(type ? [] : [`${where}: no type "${entry.type}"`]),
		...(type?.role === 'option' &&
		!entry.carriedBy &&
		!type.carriedBy &&
		!offered.has(entry.id) &&
		!system.entries.includes(entry)
			? [`${where}: nobody may be given it`]
			: []),
		...(type?.role === 'unit' && (entry.carriedBy || offered.has(entry.id))
			? [`${where}: a unit cannot be given to a unit`]
			: [])
	];
}

/** A rule of the book has a source in it, and is advice where its groups are a sketch. */
function constraintFaults(system: System, constraint: Constraint): readonly string[] {
	const where = `constraint ${constraint.id}`;
	const groups = referencesIn(Constraint, constraint).filter(({ to }) => to === 'group');
	const sketches = (system.groups ?? []).filter(
		({ id, sketch }) => sketch && groups.some(({ name }) => name === id)
	);
	return [
		...(constraint.advice
			? []
			: sketches.map(({ name }) => `${where}: rules of a ${name} are advice`)),
		...('event' in constraint.source ? [`${where}: only an event pack is its own source`] : [])
	];
}

/** The choice of the army that brings a spell. */
function loreFaults({ system, entries }: Scope, { id, lore }: Spell): readonly string[] {
	const choice = entries.find((entry) => entry.id === lore);
	const role = system.types.find((type) => type.id === choice?.type)?.role;
	return lore === undefined || role === 'army' ? [] : [`spell ${id}: no lore "${lore}"`];
}

function readingFaults({ id, answers, default: own, starts = own }: Reading): readonly string[] {
	const unknown = [own, starts].filter((named) => !answers.some((answer) => answer.id === named));
	return [...new Set(unknown)].map((named) => `reading ${id}: no answer "${named}"`);
}

function turnFaults({ record }: System): readonly string[] {
	const { min = 0, max = 0 } = record?.turns ?? {};
	return min > max ? ['record: fewer turns at most'] : [];
}

function unusedRules(army: Army): readonly string[] {
	const used = new Set([...army.armyRules, ...army.entries.flatMap((entry) => entry.rules ?? [])]);
	return army.rules.filter((rule) => !used.has(rule.id)).map((rule) => `rule "${rule.id}" unused`);
}

/** Faults about words that only some kinds of entries may have. */
function wordFaults(scope: Scope, entry: Entry): readonly string[] {
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
		...((entry.reading === undefined) === (entry.when === undefined)
			? []
			: [`${where}: "reading" and "when" go together`]),
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
