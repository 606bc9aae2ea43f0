import * as z from 'zod';
import { Amount, Per, Sized } from './rule-parts.ts';
import {
	ColumnId,
	Id,
	Keyword,
	NumberId,
	OptionId,
	Points,
	ReadingId,
	RuleId,
	Selector,
	SetId,
	Source,
	Text,
	ThingId
} from './words.ts';

/** The army list's own min/max column: becomes a `count` constraint on this entry. */
const Limit = z.strictObject({
	min: z.optional(Sized),
	max: z.optional(Sized),
	per: Per,
	/** Where the limit is printed, if not on the entry's own line. */
	source: z.optional(Source)
});

/** Who may be given an option: becomes a `carries` constraint. */
export const CarriedBy = z.strictObject({
	/** Whom it may be given to. */
	by: Selector,
	/** Where that is printed, if not on the entry's own line. */
	source: z.optional(Source),
	/** The reading that decides it, where the book can be read two ways. */
	reading: z.optional(ReadingId)
});

/** What it counts for (`wizard`: power level), by name; those of an option are added to its bearer's. */
const Numbers = z.record(Id, z.number());

/** Whom a leader may have in the group, and how many of them. */
const LedRow = z.strictObject({
	/** As the leader's profile prints it ("Stormcast Exemplar"). */
	name: Text,
	of: Selector,
	min: z.int().positive().optional(),
	max: z.int().positive().optional()
});

/** A unit that comes inside a set of units bought as one: where its own entry is, and what counts of it. */
const Held = z.strictObject({
	name: Text,
	army: z.optional(Id),
	entry: Id,
	count: z.int().positive(),
	/** Models in each. */
	size: z.int().positive(),
	keywords: z.array(Keyword).readonly().optional(),
	numbers: Numbers.optional()
});

/** Points once, or for each model of the unit, or both. */
const OwnPrice = z
	.strictObject({ fixed: z.optional(Points), perModel: z.optional(Points) })
	.refine(({ fixed, perModel }) => fixed !== undefined || perModel !== undefined, 'a price');
const PlainCost = z.union([Points, OwnPrice]);
export type PlainCost = z.infer<typeof PlainCost>;

/**
 * What it costs: once, for each model of the unit, as much as so many ordinary models of the unit with
 * all they have, or, in the place of one of them, the number of this name that the unit has. Of prices by
 * bearer the first that fits holds; else the other, or nothing.
 */
const Cost = z.union([
	Points,
	OwnPrice,
	/** By its bearer. */
	z.strictObject({
		by: z
			.array(z.strictObject({ on: Selector, cost: PlainCost }))
			.min(1)
			.readonly(),
		else: z.optional(PlainCost)
	}),
	/** As much as so many ordinary models of the bearer. */
	z.strictObject({ models: z.int().positive() }),
	/** In the place of one ordinary model. */
	z.strictObject({ insteadOf: NumberId })
]);
export type Cost = z.infer<typeof Cost>;

/** An option that it may be given: by its id, or at a price of its own here, or only if its bearer is so. */
const Offered = z.union([
	OptionId,
	z.strictObject({
		option: OptionId,
		cost: z.optional(PlainCost),
		if: z.optional(Selector)
	})
]);
export type Offered = z.infer<typeof Offered>;

/** Options of which each bearer has at least `min` and at most `max`. */
export const OptionSet = z.strictObject({
	/** What they are together ("weapons"). */
	name: z.optional(Text),
	/** One by one, or all options that are so. */
	of: z.union([z.array(Offered).min(1).readonly(), Selector]),
	min: z.optional(Amount),
	max: z.optional(Amount),
	/** Counts different ones: the same one twice is one. */
	distinct: z.literal(true).optional(),
	/** Where it is printed, if not where its bearers are. */
	source: z.optional(Source)
});
export type OptionSet = z.infer<typeof OptionSet>;

/** What it may be given: single options, sets by their names, and sets of its own. */
const Offer = z.union([Offered, z.strictObject({ set: SetId }), OptionSet]);
export type Offer = z.infer<typeof Offer>;

/** How many models a unit has, where the player chooses. */
const Sizes = z.strictObject({
	min: z.int().positive().optional(),
	max: z.int().positive().optional(),
	/** What a new unit has, if not the least. */
	usual: z.int().positive().optional()
});

/** A season of play, as its handbook is called ("2025-26"). */
const Season = z.string().regex(/^20\d\d-\d\d$/);

/** Figures by the system's columns, as printed; a missing column prints as a dash. */
const StatLine = z.record(ColumnId, Text);

/** What an army offers: a unit, character, mount, attached stand or item. */
export const Entry = z.strictObject({
	/** A tag in selectors: the printed name in lower case, with hyphens. */
	id: Id,
	/** As printed. */
	name: Text,
	/** Other names that a written list may use. */
	aliases: z.array(Text).readonly().optional(),
	/** Ids that stood for it in data of before: stored rosters, links and files with them mean it. */
	formerly: z.array(Id).min(1).readonly().optional(),
	/** One of the system's types. */
	type: Id,
	/** The type as the list prints it, where that is not the type's own name ("Special Bonus"). */
	printedType: z.optional(Text),
	/** Keywords beyond those of the type. */
	keywords: z.array(Keyword).readonly().optional(),
	/** Keywords that the unit carrying this option gains. */
	grants: z.array(Keyword).readonly().optional(),
	/** What it replaces: wherever that is counted or meant by its id, this is one of it. */
	countsAs: z.optional(ThingId),
	/** What it may stand as in a group, as its profile prints it: rows of leaders mean it by `joins:Tor Bearer`. */
	joins: z.array(Text).min(1).readonly().optional(),
	/** The printed table that it is one of; rules mean its things by `among:gifts-of-the-deep`. */
	among: z.optional(Id),
	/**
	 * The season of play that it belongs to: such things are out of sight until they are asked for, and rules
	 * mean them by `season:2025-26`.
	 */
	season: z.optional(Season),
	/** No longer kept up by the publisher: out of sight like what is of a season. */
	legends: z.literal(true).optional(),
	cost: Cost,
	stats: StatLine.optional(),
	/** Further stat lines: of a crew, of what it rides. */
	lines: z
		.array(z.strictObject({ name: Text, stats: StatLine }))
		.min(1)
		.readonly()
		.optional(),
	/** How many serve it, whose wounds are their own: one of its stat lines is theirs. */
	crew: z.int().positive().optional(),
	/** What an option's figure adds to the stat line of the unit it stands in. */
	adds: z.record(ColumnId, z.int()).optional(),
	/** What every model has at no price of its own. */
	equipment: z.array(Text).min(1).readonly().optional(),
	limit: Limit.optional(),
	/**
	 * What it may be given. An option that anybody offers, or that stands in a named set, may be had by
	 * nobody else.
	 */
	options: z.array(Offer).min(1).readonly().optional(),
	/** Who may be given this option, beside who offers it. */
	carriedBy: CarriedBy.optional(),
	/** Models in a unit: so many, or as many as the player chooses. */
	size: z.union([z.int().positive(), Sizes]).optional(),
	/** So many units of it are one where a number is counted (two machines for one choice). */
	perChoice: z.int().min(2).optional(),
	/** An option that may be given to one unit so many times. */
	repeat: z.int().min(2).optional(),
	/** An option that makes the unit so many times as large, at so many times its own cost. */
	sizeTimes: z.int().min(2).optional(),
	numbers: Numbers.optional(),
	/** Whom it may have in a group that it leads. */
	leads: z.array(LedRow).readonly().optional(),
	/** A set of units that is bought and stands as one. */
	holds: z.array(Held).min(1).readonly().optional(),
	/** An option that the first unit which may have it is given. */
	given: z.literal('first').optional(),
	/** The base its models stand on, as printed. */
	base: z.optional(Text),
	/** Options that a new unit of this entry starts with. */
	starts: z.array(OptionId).readonly().optional(),
	/** What the thing does, in a sentence (items, mounts). */
	text: z.optional(Text),
	/** Special rules, of the army or the system. */
	rules: z.array(RuleId).readonly().optional(),
	/** Models that stand for this entry (the book's list of alternatives). */
	models: z.array(Text).readonly().optional(),
	/** Where it is printed. */
	source: Source
});
export type Entry = z.infer<typeof Entry>;
