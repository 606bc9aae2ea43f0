import type {
	Army,
	Constraint,
	Entry,
	EntryType,
	Reading,
	Rule,
	Source,
	System,
	Tally
} from '#schema';
import { matches } from './selector.ts';

/** An entry with its type and everything a selector may ask of it. */
export interface IndexedEntry {
	readonly entry: Entry;
	readonly type: EntryType;
	readonly isUnit: boolean;
	/** Its id, its keywords and those of its type. */
	readonly tags: ReadonlySet<string>;
	/** Its own special rules, then those of its type. */
	readonly rules: readonly Rule[];
}

/** The answer a roster gives to a reading. */
export interface ReadingAnswer {
	readonly reading: Reading;
	readonly answer: string;
}

/** One army with what its system shares, arranged for looking up. Plain data in, pure functions out. */
export interface ArmyIndex {
	readonly system: System;
	readonly army: Army;
	readonly entries: ReadonlyMap<string, IndexedEntry>;
	/** The army's own units first, in the order of the list; then its options, then the system's. */
	readonly units: readonly IndexedEntry[];
	readonly options: readonly IndexedEntry[];
	/** Every constraint in force under the answers given, those of the min/max column included. */
	readonly constraints: readonly Constraint[];
	readonly tallies: readonly Tally[];
	readonly rules: ReadonlyMap<string, Rule>;
	readonly answers: ReadonlyMap<string, ReadingAnswer>;
	/** Constraints that one more of an entry could break. */
	readonly touching: ReadonlyMap<string, readonly Constraint[]>;
}

/**
 * Indexes an army under the given answers to its readings; unknown answers fall back to the pack's own.
 * @throws if an entry names a type the system does not have: broken data, caught by the data tests.
 */
export function indexArmy(
	system: System,
	army: Army,
	answers: Readonly<Record<string, string>> = {}
): ArmyIndex {
	const readings = [...system.readings, ...(army.readings ?? [])].map((reading) => ({
		reading,
		answer: answerOf(reading, answers[reading.id])
	}));
	const rules = new Map([...system.rules, ...army.rules].map((rule) => [rule.id, rule]));
	const entries = [...army.entries, ...system.entries].map((entry) =>
		indexEntry(system, entry, readings, rules)
	);
	const given = new Map(readings.map((answer) => [answer.reading.id, answer]));
	const constraints = [
		...system.constraints,
		...(army.constraints ?? []),
		...entries.flatMap(({ entry }) => entryConstraints(entry))
	].filter(({ reading, when }) => !reading || !when || given.get(reading)?.answer === when);

	return {
		system,
		army,
		entries: new Map(entries.map((indexed) => [indexed.entry.id, indexed])),
		units: entries.filter((indexed) => indexed.isUnit),
		options: entries.filter((indexed) => !indexed.isUnit),
		constraints,
		tallies: system.tallies.map(
			(tally) => army.tallies?.find((own) => own.id === tally.id) ?? tally
		),
		rules,
		answers: given,
		touching: new Map(
			entries.map((indexed) => [
				indexed.entry.id,
				constraints.filter((constraint) => touches(constraint, indexed))
			])
		)
	};
}

function answerOf(reading: Reading, answer: string | undefined): string {
	return reading.answers.find(({ id }) => id === answer)?.id ?? reading.default;
}

function indexEntry(
	system: System,
	entry: Entry,
	readings: readonly ReadingAnswer[],
	rules: ReadonlyMap<string, Rule>
): IndexedEntry {
	const type = system.types.find(({ id }) => id === entry.type);
	if (!type) throw new Error(`Entry ${entry.id} has the unknown type ${entry.type}`);
	const tags = new Set([entry.id, ...type.keywords, ...(entry.keywords ?? [])]);
	const granted = readings
		.flatMap(({ reading, answer }) => reading.answers.find(({ id }) => id === answer)?.grants ?? [])
		.filter((grant) => matches(grant.to, tags))
		.flatMap((grant) => grant.keywords);
	return {
		entry,
		type,
		isUnit: type.role === 'unit',
		tags: new Set([...tags, ...granted]),
		rules: [...(entry.rules ?? []), ...(type.rules ?? [])].flatMap((id) => rules.get(id) ?? [])
	};
}

/** The constraints that an entry's own line states: its min/max column and who may be given it. */
function entryConstraints({ id, limit, carriedBy, source }: Entry): readonly Constraint[] {
	const constraints: Constraint[] = [];
	if (limit) {
		const { source: limitSource = source, ...range } = limit;
		constraints.push({
			id: `limit-${id}`,
			kind: 'count',
			of: { any: [id] },
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

function touches(constraint: Constraint, { entry, tags }: IndexedEntry): boolean {
	if (constraint.kind === 'carries') return constraint.option === entry.id;
	if (!('of' in constraint)) return constraint.kind !== 'points-limit';
	return matches(constraint.of, new Set([...tags, ...(entry.grants ?? [])]));
}

/** The answer to the reading that a constraint depends on, in words; undefined if it depends on none. */
export function readingText(
	{ answers }: ArmyIndex,
	{ reading: id }: Constraint
): string | undefined {
	const given = id === undefined ? undefined : answers.get(id);
	return given?.reading.answers.find(({ id: answer }) => answer === given.answer)?.text;
}

/** The source as a player reads it: the book, and its section or the army. */
export function sourceText({ system, army }: ArmyIndex, source: Source): string {
	const isOfSystem = source.book !== undefined && source.book !== army.source.book;
	const book = system.books[source.book ?? army.source.book ?? ''] ?? system.edition;
	const section = source.section ?? (isOfSystem ? undefined : army.source.section);
	return section === undefined ? book : `${book}, ${section}`;
}
