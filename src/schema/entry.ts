import * as z from 'zod';
import { Profile } from './profiles.ts';
import { Amount, More, Per, Sized } from './rule-parts.ts';
import { Shift, Save } from './shift.ts';
import {
	AnswerId,
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
	Tags,
	Text,
	ThingId
} from './words.ts';

/**
 * The army list's own min/max column: becomes a `count` constraint on this entry. Rules for entries that have
 * none leave it out by `limit:own`.
 */
const Limit = z.strictObject({
	min: z.optional(Sized),
	max: z.optional(Sized),
	per: Per,
	/** The maximum grows with what else is taken. */
	more: z.optional(More),
	/** Where the limit is printed, if not on the entry's own line. */
	source: z.optional(Source)
});

/** Who may have an option: becomes a `carries` constraint. */
export const CarriedBy = z.strictObject({
	/** Which units it is for. */
	by: Selector,
	/** Which others, where one selector cannot name both. */
	or: z.optional(Selector),
	/** Where that is printed, if not on the entry's own line. */
	source: z.optional(Source),
	/** The question of interpretation that decides it, if any. */
	reading: z.optional(ReadingId)
});

/** Its numbers by name (`wizard`: power level); an option's are added to its unit's. */
export const Numbers = z.record(Id, z.number());

/** Which units a leader may have in the group, and how many. */
const LedRow = z.strictObject({
	/** As printed on the leader's profile ("Stormcast Exemplar"). */
	name: Text,
	of: Selector,
	min: z.int().positive().optional(),
	max: z.int().positive().optional()
});

/** Figures by the system's columns, as printed; a missing column prints as a dash. */
const StatLine = z.record(ColumnId, Text);

/** A unit inside a set that is bought as one: its entry, and what counts of it. */
const Held = z.strictObject({
	name: Text,
	army: z.optional(Id),
	entry: Id,
	count: z.int().positive(),
	/** Models in each. */
	size: z.int().positive(),
	keywords: z.array(Keyword).readonly().optional(),
	numbers: Numbers.optional(),
	/** What is printed of a unit that no army list has: the figures and base of its models, its weapons and abilities. */
	stats: z.optional(StatLine),
	base: z.optional(Text),
	...Profile.shape
});

/** Points once, per model, or both. */
const OwnPrice = z
	.strictObject({ fixed: z.optional(Points), perModel: z.optional(Points) })
	.refine(({ fixed, perModel }) => fixed !== undefined || perModel !== undefined, 'a price');
const PlainCost = z.union([Points, OwnPrice]);
export type PlainCost = z.infer<typeof PlainCost>;

/**
 * What it costs: once, per model of the unit, as much as so many ordinary models with all their equipment,
 * or, replacing one of them, a number of the unit by name. Of prices by bearer, the first that fits
 * applies; otherwise `else`, or nothing.
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
	/** The price of so many ordinary models of the unit. */
	z.strictObject({ models: z.int().positive() }),
	/** In the place of one ordinary model. */
	z.strictObject({ insteadOf: NumberId })
]);
export type Cost = z.infer<typeof Cost>;

/** An option that the unit may have: by its id, with its own price here, or with a condition on the unit. */
const Offered = z.union([
	OptionId,
	z.strictObject({
		option: OptionId,
		cost: z.optional(PlainCost),
		if: z.optional(Selector)
	})
]);
export type Offered = z.infer<typeof Offered>;

/** When a set's limits hold: "unless reinforced". */
const SetTerms = z.strictObject({ all: z.optional(Tags), none: z.optional(Tags) });

/** Options of which each bearer has at least `min` and at most `max`. */
export const OptionSet = z.strictObject({
	/** The name of the set ("weapons"). */
	name: z.optional(Text),
	/** One by one, or all options that are so. */
	of: z.union([z.array(Offered).min(1).readonly(), Selector]),
	min: z.optional(Amount),
	max: z.optional(Amount),
	/** The limits hold for bearers with all of these tags and none of those. */
	if: z.optional(SetTerms),
	/** Duplicates count once. */
	distinct: z.literal(true).optional(),
	/** Where it is printed, if not with its bearers. */
	source: z.optional(Source)
});
export type OptionSet = z.infer<typeof OptionSet>;

/** Options that it may have: single ones, named sets, and its own sets. */
const Offer = z.union([Offered, z.strictObject({ set: SetId }), OptionSet]);
export type Offer = z.infer<typeof Offer>;

/** How many models a unit has, where the player chooses. */
const Sizes = z.strictObject({
	min: z.int().positive().optional(),
	max: z.int().positive().optional(),
	/** The size of a new unit, if not the minimum. */
	usual: z.int().positive().optional()
});

/** A season of play, as its handbook is called ("2025-26"). */
export const Season = z.string().regex(/^20\d\d-\d\d$/);

/** Anything in an army list: a unit, character, mount, attached stand or item. */
export const Entry = z.strictObject({
	/** A tag in selectors: the printed name in lower case, with hyphens. */
	id: Id,
	/** As printed. */
	name: Text,
	/** Its name for several of it, where the rule of English has another. */
	plural: z.optional(Text),
	/** What the button says that gives it to a unit, where that is not its name ("Reinforce"). */
	verb: z.optional(Text),
	/** Other names that a list may use. */
	aliases: z.array(Text).readonly().optional(),
	/** Its former ids, for stored rosters, links and files that have them. */
	formerly: z.array(Id).min(1).readonly().optional(),
	/** One of the system's types. */
	type: Id,
	/** The type as printed, where it differs from the type's name ("Special Bonus"). */
	printedType: z.optional(Text),
	/** The question of interpretation that decides whether army lists have it. */
	reading: z.optional(ReadingId),
	/** The answer under which they do; under others it is neither shown nor allowed. */
	when: z.optional(AnswerId),
	/** Keywords beyond those of the type. */
	keywords: z.array(Keyword).readonly().optional(),
	/** Keywords that the unit carrying this option gains. */
	grants: z.array(Keyword).readonly().optional(),
	/** Its id in the other edition, where the army has a counterpart and that one names it otherwise. */
	counterpart: z.optional(Id),
	/** The entry that it replaces: selectors and counts of that id include this one. */
	countsAs: z.optional(ThingId),
	/** What it may join a group as, as printed on its profile; leaders' rows name it `joins:Tor Bearer`. */
	joins: z.array(Text).min(1).readonly().optional(),
	/** The printed table that it belongs to; selectors name the table as `among:gifts-of-the-deep`. */
	among: z.optional(Id),
	/** The season of play that it belongs to; hidden until asked for. Rules name its things `season:2025-26`. */
	season: z.optional(Season),
	/** No longer supported by the publisher: hidden like seasonal entries. Rules name such things `season:legends`. */
	legends: z.literal(true).optional(),
	cost: Cost,
	stats: StatLine.optional(),
	/** Further stat lines: of a crew, of what it rides. */
	lines: z
		.array(z.strictObject({ name: Text, stats: StatLine }))
		.min(1)
		.readonly()
		.optional(),
	/** The number of its crew, who have wounds and a stat line of their own. */
	crew: z.int().positive().optional(),
	/** What an option's figure adds to the stat line of its unit. */
	adds: z.record(ColumnId, z.int()).optional(),
	/** Free equipment of every model. */
	equipment: z.array(Text).min(1).readonly().optional(),
	limit: Limit.optional(),
	/**
	 * What it may have. An option that some unit offers, or that is in a named set, is for no other units.
	 */
	options: z.array(Offer).min(1).readonly().optional(),
	/** Who may have this option, in addition to being offered it. */
	carriedBy: CarriedBy.optional(),
	/** Models in a unit: a fixed number, or a range to choose from. */
	size: z.union([z.int().positive(), Sizes]).optional(),
	/** So many units count as one where a number is added up (two machines for one choice). */
	perChoice: z.int().min(2).optional(),
	/** An option that one unit may have this many times. */
	repeat: z.int().min(2).optional(),
	/** An option that multiplies the unit's size and its cost. */
	sizeTimes: z.int().min(2).optional(),
	numbers: Numbers.optional(),
	/** Which units it may have in a group that it leads. */
	leads: z.array(LedRow).readonly().optional(),
	/** A set of units that is bought as one. */
	holds: z.array(Held).min(1).readonly().optional(),
	/** An option that the first eligible unit starts with. */
	given: z.literal('first').optional(),
	/** What other lists name below it and costs nothing: a choice of weapons, or what it comes with. */
	unpriced: z.array(Text).min(1).readonly().optional(),
	/** The base its models stand on, as printed. */
	base: z.optional(Text),
	/** Options that a new unit of this entry starts with. */
	starts: z.array(OptionId).readonly().optional(),
	/** Its effect, in a sentence (items, mounts). */
	text: z.optional(Text),
	/** What it does to the armour save of who has it. */
	save: Save.optional(),
	/** What it does to stat lines of who has it. */
	shifts: z.array(Shift).min(1).readonly().optional(),
	/** Special rules, of the army or the system. */
	rules: z.array(RuleId).readonly().optional(),
	/** Models that represent this entry (the book's list of alternatives). */
	models: z.array(Text).readonly().optional(),
	/** Where it is printed. */
	source: Source
});
export type Entry = z.infer<typeof Entry>;
