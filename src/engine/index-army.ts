import type { Army, Constraint, Entry, EntryType, Reading, Roster, Rule, System } from '#schema';
import { answerReadings } from './answers.ts';
import type { ArmyIndex, IndexedEntry, ReadingAnswer } from './base/army-index.ts';
import { eventConstraints } from './event.ts';
import { matches } from './base/selector.ts';
import { constraintsByEntry } from './touching.ts';

/** What a roster says about its rules: the readings it answers itself, and the event it is for. */
export type RulesInUse = Pick<Roster, 'readings' | 'event'>;

/**
 * Indexes an army under the rules that a roster uses; unknown answers fall back to the pack's own, and
 * an event of another system is left out.
 * @throws if an entry names a type the system does not have: broken data, caught by the data tests.
 */
export function indexArmy(system: System, army: Army, use: RulesInUse = {}): ArmyIndex {
	const event = use.event?.system === system.id ? use.event : undefined;
	const answers = answerReadings(
		[...system.readings, ...(army.readings ?? [])],
		use.readings,
		event
	);
	const rules = new Map([...system.rules, ...army.rules].map((rule) => [rule.id, rule]));
	const types = new Map(system.types.map((type) => [type.id, type]));
	const given = grantsUnder(answers);
	const entries = [...army.entries, ...system.entries].map((entry) =>
		indexEntry(types, entry, given, rules, army)
	);
	const byId = new Map(entries.map((indexed) => [indexed.entry.id, indexed]));
	const constraints = [
		...replaced(system.constraints, army.constraints),
		...entries.flatMap(({ entry, type }) => entryConstraints(entry, type)),
		...(event ? eventConstraints(event, system) : [])
	].filter((constraint) => isInForce(constraint, army, answers));

	return {
		system,
		army,
		entries: byId,
		units: entries.filter((indexed) => indexed.isUnit),
		options: entries.filter(({ type }) => type.role === 'option'),
		choices: entries.filter((indexed) => indexed.isChoice),
		constraints,
		tallies: system.tallies.map(
			(tally) => army.tallies?.find((own) => own.id === tally.id) ?? tally
		),
		rules,
		answers,
		event,
		touching: constraintsByEntry(byId, constraints)
	};
}

/** The system's constraints and the army's own, which replace those of the same id. */
function replaced(
	shared: readonly Constraint[],
	own: readonly Constraint[] = []
): readonly Constraint[] {
	return [...shared.filter(({ id }) => !own.some((other) => other.id === id)), ...own];
}

function isInForce(
	{ reading, when, armies }: Constraint,
	army: Army,
	answers: ReadonlyMap<string, ReadingAnswer>
): boolean {
	if (armies && !armies.includes(army.id)) return false;
	return !reading || !when || answers.get(reading)?.answer === when;
}

type Grant = NonNullable<Reading['answers'][number]['grants']>[number];

/** What the answers given make of entries. */
function grantsUnder(answers: ReadonlyMap<string, ReadingAnswer>): readonly Grant[] {
	return [...answers.values()].flatMap(
		({ reading, answer }) => reading.answers.find(({ id }) => id === answer)?.grants ?? []
	);
}

function indexEntry(
	types: ReadonlyMap<string, EntryType>,
	entry: Entry,
	grants: readonly Grant[],
	rules: ReadonlyMap<string, Rule>,
	army: Army
): IndexedEntry {
	const type = types.get(entry.type);
	if (!type) throw new Error(`Entry ${entry.id} has the unknown type ${entry.type}`);
	const own = [entry.id, ...type.keywords, ...(entry.keywords ?? []), ...marksOf(entry)];
	const tags = new Set(own);
	const granted = grants
		.filter((grant) => matches(grant.to, tags))
		.flatMap((grant) => grant.keywords);
	return {
		entry: type.numbers ? { ...entry, numbers: { ...type.numbers, ...entry.numbers } } : entry,
		type,
		isUnit: type.role === 'unit',
		isChoice: type.role === 'army',
		// All of an army of legends are; who chose it is shown them.
		isHidden: !army.legends && (entry.legends ?? entry.season !== undefined),
		tags: granted.length > 0 ? new Set([...own, ...granted]) : tags,
		held: heldBy(entry, type),
		rules: [...(entry.rules ?? []), ...(type.rules ?? [])].flatMap((id) => rules.get(id) ?? [])
	};
}

/** What a selector may ask of its words. */
function marksOf({ countsAs, joins = [], among }: Entry): readonly string[] {
	return [
		...(countsAs === undefined ? [] : [countsAs]),
		...joins.map((as) => `joins:${as}`),
		...(among === undefined ? [] : [`among:${among}`])
	];
}

const noneHeld: readonly IndexedEntry[] = [];

function heldBy({ holds, source }: Entry, type: EntryType): readonly IndexedEntry[] {
	if (!holds) return noneHeld;
	return holds.flatMap(({ name, entry: id, count, size, keywords = [], numbers }) => {
		const entry: Entry = { id, name, type: type.id, cost: 0, size, keywords, source };
		const held: IndexedEntry = {
			entry: numbers ? { ...entry, numbers } : entry,
			type,
			isUnit: false,
			isChoice: false,
			isHidden: false,
			tags: new Set([id, ...keywords]),
			held: noneHeld,
			rules: []
		};
		return Array<IndexedEntry>(count).fill(held);
	});
}

/** The constraints that an entry's own line states: its min/max column, its sizes, and who may be given it. */
function entryConstraints(
	{ id, limit, carriedBy: own, size, repeat, source }: Entry,
	type: EntryType
): readonly Constraint[] {
	const carriedBy = own ?? type.carriedBy;
	const constraints: Constraint[] = [];
	const of = { any: [id] };
	if (typeof size === 'object' && (size.min !== undefined || size.max !== undefined)) {
		const { usual: _, ...range } = size;
		const counting = { scope: 'unit', counting: 'models' } as const;
		constraints.push({ id: `size-${id}`, kind: 'count', of, ...counting, ...range, source });
	}
	if (repeat !== undefined) {
		constraints.push({ id: `repeat-${id}`, kind: 'exclusive', of, max: repeat, source });
	}
	if (limit) {
		const { source: limitSource = source, ...range } = limit;
		constraints.push({
			id: `limit-${id}`,
			kind: 'count',
			of,
			...range,
			source: limitSource
		});
	}
	if (carriedBy) {
		const { source: carriedSource = source, ...rest } = carriedBy;
		constraints.push({
			id: `carries-${id}`,
			kind: 'carries',
			option: id,
			...rest,
			source: carriedSource
		});
	}
	return constraints;
}
