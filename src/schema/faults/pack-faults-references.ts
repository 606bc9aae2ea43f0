import type { Entry, Offer, Offered, OptionSet } from '../entry.ts';
import { mayMatch, ownTags } from '../may-match.ts';
import { Army, System, type Reading } from '../pack.ts';
import { referencesIn, type Reference } from '../references.ts';
import type { Referent, Selector } from '../words.ts';

/** Everything of one army, with what its system gives to all armies. */
export interface Scope {
	readonly system: System;
	readonly army: Army;
	readonly entries: readonly Entry[];
	readonly units: readonly Entry[];
	readonly readings: readonly Reading[];
	/** The units that offer each offered option; none, if it is only in a set that no unit here has. */
	readonly offered: ReadonlyMap<string, readonly string[]>;
	/** What each reference may name; armies are another file's. */
	readonly known: Readonly<Record<Exclude<Referent, 'answer' | 'army'>, ReadonlySet<string>>>;
}

export function scopeOf(system: System, army: Army): Scope {
	const entries = [...system.entries, ...army.entries];
	const readings = [...system.readings, ...(army.readings ?? [])];
	const role = new Map(system.types.map((type) => [type.id, type.role]));
	const numbered = [...system.types, ...entries, ...entries.flatMap(({ holds = [] }) => holds)];
	return {
		system,
		army,
		entries,
		units: entries.filter(({ type }) => role.get(type) === 'unit'),
		readings,
		offered: offeredIn(system, army),
		known: {
			book: new Set(Object.keys(system.books)),
			column: idsOf(system.statLine),
			group: idsOf(system.groups),
			number: new Set(numbered.flatMap(({ numbers = {} }) => Object.keys(numbers))),
			option: idsOf(entries.filter(({ type }) => role.get(type) === 'option')),
			reading: idsOf(readings),
			rule: idsOf([...system.rules, ...army.rules]),
			set: new Set(Object.keys({ ...system.sets, ...army.sets })),
			tally: idsOf([...system.tallies, ...(army.tallies ?? [])]),
			thing: tagsOf(system, entries, readings)
		}
	};
}

function offeredIn(system: System, army: Army): ReadonlyMap<string, readonly string[]> {
	const sets = { ...system.sets, ...army.sets };
	const entries = [...system.entries, ...army.entries];
	const within = ({ of }: OptionSet): readonly string[] =>
		'length' in of ? of.map(optionOf) : optionsSelectedBy(system, entries, of);
	const offered = new Map<string, string[]>();
	for (const entry of system.entries) if (isOnlyOffered(system, entry)) offered.set(entry.id, []);
	for (const set of [system.sets, army.sets].flatMap((named = {}) => Object.values(named)))
		for (const option of within(set)) offered.set(option, []);
	for (const { id, options = [] } of entries) {
		for (const offer of options) {
			for (const option of optionsOf(offer, sets, within))
				offered.set(option, [...(offered.get(option) ?? []), id]);
		}
	}
	return offered;
}

function optionsOf(
	offer: Offer,
	sets: Readonly<Record<string, OptionSet>>,
	within: (set: OptionSet) => readonly string[]
): readonly string[] {
	if (typeof offer === 'string' || 'option' in offer) return [optionOf(offer)];
	const set = 'of' in offer ? offer : sets[offer.set];
	return set ? within(set) : [];
}

/** The options that are so themselves. */
function optionsSelectedBy(
	system: System,
	entries: readonly Entry[],
	of: Selector
): readonly string[] {
	const given = new Set(system.types.flatMap(({ id, role }) => (role === 'option' ? [id] : [])));
	return entries.flatMap((entry) =>
		given.has(entry.type) && mayMatch(system, of, entry) ? [entry.id] : []
	);
}

/** Whether offers alone decide who may have an option. */
function isOnlyOffered({ types }: System, { type: id, carriedBy }: Entry): boolean {
	const type = types.find((each) => each.id === id);
	return type?.role === 'option' && !carriedBy && !type.carriedBy;
}

function optionOf(offered: Offered): string {
	return typeof offered === 'string' ? offered : offered.option;
}

function idsOf(things: readonly { readonly id: string }[] = []): ReadonlySet<string> {
	return new Set(things.map(({ id }) => id));
}

function tagsOf(
	system: System,
	entries: readonly Entry[],
	readings: readonly Reading[]
): ReadonlySet<string> {
	const answers = readings.flatMap((reading) => reading.answers);
	return new Set([
		// Of an army none of whose rows has a limit, too.
		'limit:own',
		...(system.keywords ?? []),
		...system.types.flatMap((type) => [`type:${type.id}`, ...type.keywords]),
		...entries.flatMap((entry) => [
			...ownTags(entry),
			...(entry.grants ?? []),
			...(entry.holds ?? []).flatMap((held) => held.keywords ?? [])
		]),
		...answers.flatMap(({ grants = [] }) => grants.flatMap(({ keywords = [] }) => keywords))
	]);
}

/** References that match nothing in an army: its own, and those of its system to entries shared by all. */
export function referenceFaults(scope: Scope): readonly string[] {
	const { system, army } = scope;
	const shared = referencesOf(system).filter(
		(reference) => !isOfAnyArmy(reference) && !isReplaced(scope, reference.path)
	);
	return [...faultsIn(system, shared, scope), ...faultsIn(army, referencesIn(Army, army), scope)];
}

/**
 * References of the system that match nothing in any of its armies, and options that nobody in any may
 * have.
 */
export function sharedFaults(system: System, armies: readonly Army[]): readonly string[] {
	const scopes = armies.map((army) => scopeOf(system, army));
	const lost = referencesOf(system)
		.filter(isOfAnyArmy)
		.filter((reference) => !scopes.some((scope) => isKnown(scope, reference)))
		.map((reference) => faultText(system, reference));
	return [...lost, ...neverOffered(scopes)];
}

/** Offered options that are in no army. */
function neverOffered(scopes: readonly Scope[]): readonly string[] {
	return [...new Set(scopes.flatMap(({ offered }) => [...offered.keys()]))]
		.filter((id) => scopes.every(({ offered }) => (offered.get(id) ?? []).length === 0))
		.map((id) => `entry ${id}: nobody may be given it`);
}

/** Secrets, prices and counted numbers may refer to a single army's entries. */
function isOfAnyArmy({ to, path }: Reference): boolean {
	return to === 'number' || ['secrets', 'pricing', 'surcharges'].includes(path[0] ?? '');
}

// The same system is asked about with each of its armies.
const known = new WeakMap<System, readonly Reference[]>();

function referencesOf(system: System): readonly Reference[] {
	const references = known.get(system) ?? referencesIn(System, system);
	known.set(system, references);
	return references;
}

/** Whether the army has a rule or a tally of its own in the place of the system's. */
function isReplaced({ system, army }: Scope, [key, at]: Reference['path']): boolean {
	if (key !== 'constraints' && key !== 'surcharges' && key !== 'tallies') return false;
	const shared = system[key]?.[Number(at)];
	return army[key]?.some(({ id }) => id === shared?.id) ?? false;
}

function faultsIn(
	file: Army | System,
	references: readonly Reference[],
	scope: Scope
): readonly string[] {
	return references
		.filter((reference) => !isKnown(scope, reference))
		.map((reference) => faultText(file, reference));
}

function isKnown(scope: Scope, { to, name, within }: Reference): boolean {
	if (to === 'army') return true;
	if (to === 'thing') return isTag(scope, name);
	if (to !== 'answer') return scope.known[to].has(name);
	const reading = scope.readings.find(({ id }) => id === readingBeside(within));
	// Of a reading that is not there that alone is said.
	return !reading || reading.answers.some(({ id }) => id === name);
}

/** Whether anything has this tag: an entry, one that has such an option, an answer, or a stat line. */
function isTag({ system, known, readings }: Scope, name: string): boolean {
	if (known.thing.has(name.startsWith('+') ? name.slice(1) : name)) return true;
	// A rule on a season is every army's, and some have nothing of it.
	if (name.startsWith('season:')) return true;
	const [question, answer] = name.split(':');
	if (system.statLine.some(({ id, asked }) => asked && id === question)) return true;
	const reading = readings.find(({ id }) => id === question);
	return reading?.answers.some(({ id }) => id === answer) ?? false;
}

function readingBeside(within: unknown): unknown {
	return typeof within === 'object' && within !== null && 'reading' in within
		? within.reading
		: undefined;
}

/** "entry knave: no book "lost"" */
function faultText(file: object, { to, name, path, within }: Reference): string {
	const where = placeText(file, path);
	if (to === 'thing') return `${where}: nothing is "${name}"`;
	if (to === 'group') return `${where}: no kind of group "${name}"`;
	const question = to === 'answer' ? ` to "${String(readingBeside(within))}"` : '';
	return `${where}: no ${to} "${name}"${question}`;
}

/** What one of a list in a file is called. */
const places: Readonly<Record<string, string>> = {
	constraints: 'constraint',
	entries: 'entry',
	groups: 'group',
	pricing: 'price factor',
	readings: 'reading',
	rules: 'rule',
	secrets: 'secret',
	spells: 'spell',
	surcharges: 'surcharge',
	tallies: 'tally',
	types: 'type'
};

/** Where something stands, by the id or name of what it belongs to: "constraint one-general", "casters". */
export function placeText(file: object, [key = '', at = '']: Reference['path']): string {
	const one = places[key];
	if (one === undefined) return key;
	const list: unknown = Reflect.get(file, key);
	const thing: unknown = Array.isArray(list) ? list[Number(at)] : undefined;
	const { id, name } = thing as { readonly id?: string; readonly name?: string };
	return `${one} ${id ?? name ?? at}`;
}
