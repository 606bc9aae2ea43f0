import type {
	Army,
	Constraint,
	Entry,
	EntryType,
	EventPack,
	Reading,
	Rule,
	Selector,
	Surcharge,
	System,
	Tally
} from '#schema';

/** An entry with its type and everything a selector may ask of it. */
export interface IndexedEntry {
	readonly entry: Entry;
	readonly type: EntryType;
	readonly isUnit: boolean;
	/** Whether it is a choice of the whole army (a formation, a lore). */
	readonly isChoice: boolean;
	/** Hidden until the player asks for it. */
	readonly isHidden: boolean;
	/** Its id, its keywords and those of its type, and the answers that hold. */
	readonly tags: ReadonlySet<string>;
	/** The tags that its bearer gains: `+` and each of its own, and keywords that it grants. */
	readonly grants: readonly string[];
	/** The units that offer it; undefined if none does, which means that every unit may have it. */
	readonly offeredBy: readonly Selector[] | undefined;
	/** The options that its own row has, in its order; those of shared sets are not among them. */
	readonly offers: readonly string[];
	/** The units inside it, each alone. */
	readonly held: readonly IndexedEntry[];
	/** Its own special rules, then those of its type. */
	readonly rules: readonly Rule[];
}

/** One army with what its system shares, arranged for looking up. Plain data in, pure functions out. */
export interface ArmyIndex {
	readonly system: System;
	readonly army: Army;
	readonly entries: ReadonlyMap<string, IndexedEntry>;
	/** Former ids of entries, each with today's id. */
	readonly formerly: ReadonlyMap<string, string>;
	/** The army's own units first, in the order of the list; then its options, then the system's. */
	readonly units: readonly IndexedEntry[];
	readonly options: readonly IndexedEntry[];
	/** Choices of the whole army, in the order of the list. */
	readonly choices: readonly IndexedEntry[];
	/** Every constraint in force under the answers given, those of the min/max column included. */
	readonly constraints: readonly Constraint[];
	/** What units cost together under the answers given. */
	readonly surcharges: readonly Surcharge[];
	readonly tallies: readonly Tally[];
	readonly rules: ReadonlyMap<string, Rule>;
	readonly answers: ReadonlyMap<string, ReadingAnswer>;
	/** The event whose rules are among the constraints. */
	readonly event: EventPack | undefined;
	/** Constraints whose verdict may change when there is one more or one less of an entry. */
	readonly touching: Touching;
}

/** Constraints by entry, looked up lazily: an army is opened more often than changed. */
export interface Touching {
	/** Undefined for what the army does not have. */
	readonly get: (entryId: string) => readonly Constraint[] | undefined;
	/** Those that depend on groups, on points spent, or on the points limit. */
	readonly by: (what: 'groups' | 'points' | 'size') => readonly Constraint[];
}

/** The answer that holds for a reading, and who gave it. */
export interface ReadingAnswer {
	readonly reading: Reading;
	readonly answer: string;
	/** The event's answer goes before the roster's, and the roster's before the pack's own. */
	readonly givenBy: 'event' | 'roster' | 'pack';
}
