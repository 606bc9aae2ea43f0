import * as z from 'zod';
import { packFormat } from './bounds.ts';
import { Constraint } from './constraint.ts';
import { ArmyCompletion, Completion } from './completion.ts';
import { CarriedBy, Entry, Numbers, OptionSet, Season } from './entry.ts';
import { LinkIds, Positions, SystemLinkIds, SystemPositions } from './builder-links.ts';
import { Factor, Surcharge } from './pricing.ts';
import { BattleRecord } from './record.ts';
import { Rule, Spell } from './reference.ts';
import { Save } from './shift.ts';
import { Tally } from './tally.ts';
import { Id, Keyword, ReadingId, RuleId, Selector, Source, Text, AnswerId } from './words.ts';

/** What a printed list has and its file cannot say, in a few words each; about one entry, or about the army. */
const ArmyGaps = z.array(z.strictObject({ what: Text, entry: z.optional(Id) })).readonly();

/**
 * What the books have and a pack does not say, for the armies named or for all, with what to do by hand. Each is
 * a gap of every such army.
 */
const SystemGaps = z
	.array(z.strictObject({ what: Text, armies: z.optional(z.array(Id).min(1).readonly()) }))
	.readonly();

const Colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** Two colours and a heraldic division, from which the army's shield is drawn. */
export const Livery = z.strictObject({
	colours: z.tuple([Colour, Colour]),
	division: z.enum([
		'per-pale',
		'per-fess',
		'per-bend',
		'per-bend-sinister',
		'per-saltire',
		'quarterly',
		'chevron',
		'pale',
		'fess',
		'bend',
		'saltire',
		'cross',
		'chief',
		'barry',
		'paly',
		'bordure'
	])
});
export type Livery = z.infer<typeof Livery>;

/** Groups that units are arranged in (brigades, regiments). */
export const GroupKind = z.strictObject({
	id: Id,
	name: Text,
	plural: Text,
	/** Which units may be arranged. */
	of: Selector,
	/** A play aid: groups may be left out altogether, and all their rules are advice. */
	sketch: z.literal(true).optional(),
	/** What a unit in none of them is called, where that is a choice. */
	outside: z.strictObject({ name: Text, plural: Text }).optional(),
	/** The purpose of such a group, in a sentence. */
	text: Text,
	source: Source
});
export type GroupKind = z.infer<typeof GroupKind>;

/** Units and options that a list keeps secret from the opponent, by the rules or by an interpretation. */
export const Secret = z.strictObject({
	id: Id,
	of: Selector,
	/** What is kept secret, and until when, in a sentence. */
	text: Text,
	source: Source,
	/** The question that decides it, and the answer under which it is secret. */
	reading: z.optional(ReadingId),
	when: z.optional(AnswerId)
});
export type Secret = z.infer<typeof Secret>;

/** A column of the stat line. */
const Column = z.strictObject({
	id: Id,
	name: Text,
	short: Text,
	/**
	 * Selectors may ask for a value in it: `save:5+`. What has none in it is `save:none`: nothing is
	 * printed, a dash or 0, or one of these beside what it has from others ("0 or 5+").
	 */
	asked: z.literal(true).optional()
});

/** How min/max columns scale: the number of full bands in the points limit. */
const Band = z.strictObject({
	points: z.int().positive(),
	/** Below one full band: minimums are waived, maximums are those of one band. */
	belowOne: z.strictObject({ min: z.literal('waived'), max: z.literal('one') }),
	source: Source
});

/** Entries under one heading, and what they have in common. */
export const EntryType = z.strictObject({
	id: Id,
	/** The name of the type, as its column prints it ("Infantry"). */
	name: Text,
	/** The heading it is listed under; types may share one. */
	heading: Text,
	/** What other lists call it. */
	aliases: z.array(Text).min(1).readonly().optional(),
	/** A unit, an option of a unit, or a choice of the army (a formation, a lore). */
	role: z.enum(['unit', 'option', 'army']),
	/** Units of the type are characters. */
	character: z.literal(true).optional(),
	/** Options of the type have a card of their own: magic items, gifts, enhancements. */
	item: z.literal(true).optional(),
	/** Keywords of every entry of the type. */
	keywords: z.array(Keyword).readonly(),
	/** Numbers of every entry of the type, unless the entry has its own of that name. */
	numbers: z.record(Id, z.number()).optional(),
	/** Rules that every entry of the type has. */
	rules: z.array(RuleId).readonly().optional(),
	/** What its entries do to the armour save of who has them, unless an entry says so itself. */
	save: Save.optional(),
	/** Who may have options of the type, unless the option says so itself. */
	carriedBy: CarriedBy.optional(),
	/** How its options are offered: as names to tap, or, where there are very many, in a picker. */
	look: z.enum(['chips', 'picker']).optional(),
	/** Who seldom takes them, so that they are offered after everything else: a wizard's weapons. */
	seldomFor: z.optional(Selector),
	/** A new roster starts with the choice of this type, if there is only one and it is free. */
	starts: z.literal('single').optional()
});
export type EntryType = z.infer<typeof EntryType>;

/** A question of interpretation: the question, its answers, and the default. */
export const Reading = z.strictObject({
	id: Id,
	question: Text,
	/** How the question was put before: lists as text have it. */
	formerly: z.array(Text).min(1).readonly().optional(),
	answers: z
		.array(
			z.strictObject({
				id: Id,
				text: Text,
				/** How the answer was put before: lists as text have it. */
				formerly: z.array(Text).min(1).readonly().optional(),
				/** What a list that is played so says in its head ("Handbook 2026"), and sentences call the answer. */
				name: z.optional(Text),
				/** Keywords that some entries have only under this answer, and what it adds to their numbers. */
				grants: z
					.array(
						z.strictObject({
							to: Selector,
							keywords: z.array(Keyword).min(1).readonly().optional(),
							numbers: Numbers.optional()
						})
					)
					.readonly()
					.optional()
			})
		)
		.min(2)
		.readonly(),
	/** The default answer. */
	default: Id,
	/** The answer that a new roster is given; what was stored without one keeps the default. */
	starts: z.optional(Id),
	/** What a list may be made for, and no way to read a text: its default answer goes without saying. */
	optional: z.literal(true).optional(),
	source: Source
});
export type Reading = z.infer<typeof Reading>;

/** What all armies of a game system share. */
export const System = z.strictObject({
	/** The version of the format. */
	formatVersion: z.literal(packFormat),
	/** The name of its folder. */
	id: Id,
	name: Text,
	/** Other names that a list may use ("WHFB 6th edition"). */
	aliases: z.array(Text).readonly().optional(),
	edition: Text,
	/** The game of which this is one edition of several; its own name otherwise. */
	game: z.optional(Text),
	/** The game's mark, by which a player tells it from the others. */
	livery: Livery.optional(),
	/**
	 * What a roster is edited in. `ranks`: units that are as large as the player likes, each with its own
	 * equipment. `regiments`: choices of the whole army, or units in groups. `counters`: how many of each entry.
	 */
	editor: z.enum(['counters', 'ranks', 'regiments']),
	/** The date of the data; a roster remembers the one it was last saved with. */
	revision: z.iso.date(),
	/** Who owns the game's names, for the notice on screen and paper. */
	owner: Text,
	/** The books that sources name, by id. */
	books: z.record(Id, Text),
	/** Where its rules of composition are printed. */
	source: Source,
	/** The points limits offered as buttons, and the preselected one; none and 0 in a game without points. */
	sizes: z.array(z.int().positive()).readonly(),
	usualSize: z.int().nonnegative(),
	/**
	 * The percentage of the points limit from which a legal list is called legal; below it, the list is legal so far.
	 * Without it, every legal list is called legal.
	 */
	nearlyAll: z.int().positive().max(100).optional(),
	/** The date of its prices, where they change with time; shown wherever a price is. */
	pointsDate: z.iso.date().optional(),
	band: Band.optional(),
	/** The columns of what units can do, in their order. */
	statLine: z.array(Column).readonly(),
	/** The headings of an army list, in order. */
	types: z.array(EntryType).readonly(),
	/** Keywords that selectors use, though not every army has units with them. */
	keywords: z.array(Keyword).readonly().optional(),
	/** Keywords of its types that no profile prints. */
	unprinted: z.array(Keyword).readonly().optional(),
	/** What every model of the game has for nothing, whose names lists may give. */
	equipment: z.array(Text).min(1).readonly().optional(),
	/** What to call units with a keyword in sentences, where its plural does not do ("units of one model"). */
	words: z.record(Keyword, Text).optional(),
	/** The label before the names of its families ("Grand Alliance"). */
	families: z.optional(Text),
	/** Entries that every army may use (magic items). */
	entries: z.array(Entry).readonly(),
	/** Sets of options that several entries offer, by name. */
	sets: z.record(Id, OptionSet).optional(),
	/** Special rules that its armies may name. */
	rules: z.array(Rule).readonly(),
	/** Spells that every army may know, by their lore. */
	spells: z.array(Spell).readonly().optional(),
	/** Who casts an army's spells. */
	casters: Selector,
	/** What its rules leave open. */
	readings: z.array(Reading).readonly(),
	/**
	 * Words of the times at which abilities are used, in the order of a turn ("Combat Phase"): then a reference says what
	 * may be done when. Times that have none of them are no moment ("Passive").
	 */
	turnOrder: z.array(Text).min(2).readonly().optional(),
	/** The question whose answers are seasons of play: what is of the season in force is not hidden. */
	seasons: z.optional(ReadingId),
	/** The rules for every army. */
	constraints: z.array(Constraint).readonly(),
	/** Factors on prices per model, in order of application. */
	pricing: z.array(Factor).readonly().optional(),
	/** What units cost together, beside the price of each. */
	surcharges: z.array(Surcharge).readonly().optional(),
	/** What units are arranged in. */
	groups: z.array(GroupKind).readonly().optional(),
	/** What a list keeps secret from the opponent. */
	secrets: z.array(Secret).readonly().optional(),
	/** Why nothing is secret, or nothing else, where the game says something about it. */
	openly: z.strictObject({ text: Text, source: Source }).optional(),
	/** What its armies have in print and not here. */
	gaps: z.optional(SystemGaps),
	/** What the links of another builder have in common. */
	positions: z.optional(SystemPositions),
	/** The same of a builder whose links name units by ids of its own. */
	linkIds: z.optional(SystemLinkIds),
	/** What its lists usually look like. */
	completion: Completion.optional(),
	/** What is written down during a battle. */
	record: BattleRecord.optional(),
	/** Numbers shown to the player. */
	tallies: z.array(Tally).readonly()
});
export type System = z.infer<typeof System>;

/** One army list. */
export const Army = z.strictObject({
	/** The version of the format. */
	formatVersion: z.literal(packFormat),
	/** The name of its file. */
	id: Id,
	/** The id of its system, which is the name of the folder. */
	system: Id,
	/** As printed. */
	name: Text,
	/** Other names that a list may use. */
	aliases: z.array(Text).readonly(),
	livery: Livery,
	/** The heading it is listed under, where the system has many armies ("Order"). */
	family: z.optional(Text),
	/** The same army in another edition of the game, as `system/army`: what changed is shown beside its list. */
	counterpart: z
		.string()
		.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
		.optional(),
	/** The army it is a themed form of. */
	variantOf: z.optional(Id),
	/** No longer supported by the publisher. */
	legends: z.literal(true).optional(),
	/** Where its list is printed; the default for the sources of its entries and rules. */
	source: Source,
	/** What it offers, in the order in which it is printed. */
	entries: z.array(Entry).min(1).readonly(),
	/** Sets of options that several entries offer, by name; they replace the system's. */
	sets: z.record(Id, OptionSet).optional(),
	/** What the printed list has and this file cannot say. */
	gaps: z.optional(ArmyGaps),
	/**
	 * What it had up to a season of play and has no longer, as lists of that time name it. Seasons are called as
	 * their handbooks ("2024-25").
	 */
	withdrawn: z.record(Season, z.array(Text).min(1).readonly()).optional(),
	/** How its rows are numbered in the links of another builder. */
	positions: z.optional(Positions),
	/** What its units are called in the links of another builder. */
	linkIds: z.optional(LinkIds),
	/** Rules of the whole army, by id. */
	armyRules: z.array(RuleId).readonly(),
	/** Its special rules; each is named by an entry or by `armyRules`. */
	rules: z.array(Rule).readonly(),
	spells: z.array(Spell).readonly(),
	/** What its list leaves open. */
	readings: z.array(Reading).readonly().optional(),
	/** Its own rules; they replace the system's with the same id. */
	constraints: z.array(Constraint).readonly().optional(),
	/** What units cost together; they replace the system's of the same id. */
	surcharges: z.array(Surcharge).readonly().optional(),
	/** Tallies that this army counts in its own way; they replace the system's with the same id. */
	tallies: z.array(Tally).readonly().optional(),
	/** What its lists usually look like, beside what holds for the game. */
	completion: ArmyCompletion.optional()
});
export type Army = z.infer<typeof Army>;
