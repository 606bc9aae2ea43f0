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

/** An entry with its type and tags. */
export interface IndexedEntry {
	readonly entry: Entry;
	readonly type: EntryType;
	readonly isUnit: boolean;
	/** Whether it is a choice of the whole army (a formation, a lore). */
	readonly isChoice: boolean;
	/** Hidden until the player asks for it. */
	readonly isHidden: boolean;
	/** Whether army lists do not have it under the answers in force: neither shown nor allowed. */
	readonly isBarred: boolean;
	/** Its id, its keywords and those of its type, what it counts as, its marks (`type:`), and what answers grant it. */
	readonly tags: ReadonlySet<string>;
	/** The tags that its unit gains: each of its own with a `+`, and keywords that it grants. */
	readonly grants: readonly string[];
	/** The units that offer it; undefined if no row does: then its own line says who may have it. */
	readonly offeredBy: readonly Selector[] | undefined;
	/** The options in its own row, in order; those of shared sets are not among them. */
	readonly offers: readonly string[];
	/** The units inside it, each alone. */
	readonly held: readonly IndexedEntry[];
	/** Its own special rules, then those of its type, then those that explain its keywords. */
	readonly rules: readonly Rule[];
}

/** An army with what its system shares, indexed for look-up. */
export interface ArmyIndex {
	readonly system: System;
	readonly army: Army;
	readonly entries: ReadonlyMap<string, IndexedEntry>;
	/** Former ids of entries, each with today's id. */
	readonly formerly: ReadonlyMap<string, string>;
	/** The units in the order of the army list. */
	readonly units: readonly IndexedEntry[];
	readonly options: readonly IndexedEntry[];
	/** Choices of the whole army, in the order of the list. */
	readonly choices: readonly IndexedEntry[];
	/** All constraints in force under the answers, those of the min/max column included. */
	readonly constraints: readonly Constraint[];
	/** Costs of units taken together, under the answers. */
	readonly surcharges: readonly Surcharge[];
	readonly tallies: readonly Tally[];
	readonly rules: ReadonlyMap<string, Rule>;
	readonly answers: ReadonlyMap<string, ReadingAnswer>;
	/** The event whose rules are among the constraints. */
	readonly event: EventPack | undefined;
	/** The constraints whose verdict may change with how many of an entry the roster has. */
	readonly touching: Touching;
}

/** Constraints by entry, worked out on first use: an army is opened more often than it is changed. */
export interface Touching {
	/** Undefined for an entry that the army does not have. */
	readonly get: (entryId: string) => readonly Constraint[] | undefined;
	/** The constraints that depend on groups, on points spent or on the points limit. */
	readonly by: (what: 'groups' | 'points' | 'limit') => readonly Constraint[];
}

/** The answer in force, and who chose it. */
export interface ReadingAnswer {
	readonly reading: Reading;
	readonly answer: string;
	/** The event's answer takes precedence over the roster's, and that over the default. */
	readonly givenBy: 'event' | 'roster' | 'pack';
}
