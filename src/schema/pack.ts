import * as z from 'zod';
import { packFormat } from './bounds.ts';
import { Constraint } from './constraint.ts';
import { CarriedBy, Entry, OptionSet } from './entry.ts';
import { Factor, Surcharge } from './pricing.ts';
import { BattleRecord } from './record.ts';
import { Rule, Spell } from './reference.ts';
import { Secret } from './secret.ts';
import { Id, Keyword, RuleId, Selector, Source, Text } from './words.ts';
import { Tally } from './tally.ts';

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

/** A way to take the size that min/max columns scale with: how many full bands the agreed size holds. */
const Band = z.strictObject({
	points: z.int().positive(),
	/** Under one full band: minima of the band are waived, maxima are those of one band. */
	belowOne: z.strictObject({ min: z.literal('waived'), max: z.literal('one') }),
	source: Source
});

/** A group of entries under one heading, and what they all are. */
export const EntryType = z.strictObject({
	id: Id,
	/** What one entry of the type is, as its column prints it ("Infantry"). */
	name: Text,
	/** The heading it is listed under; types may share one. */
	heading: Text,
	/** A unit, something given to a unit, or a choice of the whole army (a formation, a lore). */
	role: z.enum(['unit', 'option', 'army']),
	/** Units of the type are characters: leaders and casters, each known by name. */
	character: z.literal(true).optional(),
	/** Options of the type are things with a card of their own: magic items, gifts, enhancements. */
	item: z.literal(true).optional(),
	/** What every entry of the type is. */
	keywords: z.array(Keyword).readonly(),
	/** Numbers that every entry of the type has, if it has no other of that name itself. */
	numbers: z.record(Id, z.number()).optional(),
	/** Rules that every entry of the type has. */
	rules: z.array(RuleId).readonly().optional(),
	/** Who may be given options of the type, where the option does not say it. */
	carriedBy: CarriedBy.optional(),
	/** How its options are offered: as names to tap, or in a picker of their own where there are very many. */
	look: z.enum(['chips', 'picker']).optional(),
	/** A new roster begins with the choice of this type, if there is but one and it is free. */
	starts: z.literal('single').optional()
});
export type EntryType = z.infer<typeof EntryType>;

/** A rule that can be read two ways: the question, the answers, and the one this pack takes. */
export const Reading = z.strictObject({
	id: Id,
	question: Text,
	answers: z
		.array(
			z.strictObject({
				id: Id,
				text: Text,
				/** Keywords that some entries have under this answer only. */
				grants: z
					.array(z.strictObject({ to: Selector, keywords: z.array(Keyword).min(1).readonly() }))
					.readonly()
					.optional()
			})
		)
		.min(2)
		.readonly(),
	/** The answer that holds until the player chooses another. */
	default: Id,
	source: Source
});
export type Reading = z.infer<typeof Reading>;

/** Groups that units are arranged in (brigades, regiments). */
export const GroupKind = z.strictObject({
	id: Id,
	name: Text,
	plural: Text,
	/** Which units may be arranged. */
	of: Selector,
	/** A play aid: groups may be left out altogether, and all their rules are advice. */
	sketch: z.literal(true).optional(),
	/** What a unit is called that stands in none of them, where that is a choice of its own. */
	outside: z.strictObject({ name: Text, plural: Text }).optional(),
	/** What such a group is for, in a sentence. */
	text: Text,
	source: Source
});
export type GroupKind = z.infer<typeof GroupKind>;

/** What all armies of a game system share. */
export const System = z.strictObject({
	/** The version of the format. */
	formatVersion: z.literal(packFormat),
	/** As its folder is called. */
	id: Id,
	name: Text,
	/** Other names that a written list may use ("WHFB 6th edition"). */
	aliases: z.array(Text).readonly().optional(),
	edition: Text,
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
	/** The agreed sizes offered as buttons, and the one chosen to begin with; none and 0 in a game without points. */
	sizes: z.array(z.int().positive()).readonly(),
	usualSize: z.int().nonnegative(),
	/** The day its prices are of, where they change with time; shown wherever a price is. */
	pointsDate: z.iso.date().optional(),
	band: Band.optional(),
	/** The columns of what units can do, in their order. */
	statLine: z.array(z.strictObject({ id: Id, name: Text, short: Text })).readonly(),
	/** The groups of entries that an army list has, in the order in which they are listed. */
	types: z.array(EntryType).readonly(),
	/** Keywords that selectors name though not every army has a bearer of them. */
	keywords: z.array(Keyword).readonly().optional(),
	/** Keywords that only the pack's own rules need: no profile prints them. */
	unprinted: z.array(Keyword).readonly().optional(),
	/** What bearers of a keyword are called in a sentence, where its plural does not say it ("units of one model"). */
	words: z.record(Keyword, Text).optional(),
	/** What the families of its armies are, said before their names ("Grand Alliance"). */
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
	/** The rules that every army keeps. */
	constraints: z.array(Constraint).readonly(),
	/** Factors on prices by the model, in the order in which they are applied. */
	pricing: z.array(Factor).readonly().optional(),
	/** What units cost together, beside the price of each. */
	surcharges: z.array(Surcharge).readonly().optional(),
	/** What units are arranged in. */
	groups: z.array(GroupKind).readonly().optional(),
	/** What a list keeps from the opponent. */
	secrets: z.array(Secret).readonly().optional(),
	/** Why nothing is secret, or nothing else, where the game says something about it. */
	openly: z.strictObject({ text: Text, source: Source }).optional(),
	/** What is written down during a battle. */
	record: BattleRecord.optional(),
	/** Numbers that the player wants to see. */
	tallies: z.array(Tally).readonly()
});
export type System = z.infer<typeof System>;

/** One army list. */
export const Army = z.strictObject({
	/** The version of the format. */
	formatVersion: z.literal(packFormat),
	/** As its file is called. */
	id: Id,
	/** The id of its system, which is the name of the folder. */
	system: Id,
	/** As printed. */
	name: Text,
	/** Other names that a written list may use. */
	aliases: z.array(Text).readonly(),
	livery: Livery,
	/** The heading it is listed under, where the system has many armies ("Order"). */
	family: z.optional(Text),
	/** The army it is a themed form of. */
	variantOf: z.optional(Id),
	/** No longer kept up by the publisher. */
	legends: z.literal(true).optional(),
	/** Where its list is printed; what its entries and rules leave out of their source is this. */
	source: Source,
	/** What it offers, in the order in which it is printed. */
	entries: z.array(Entry).min(1).readonly(),
	/** Sets of options that several entries offer, by name; they replace the system's. */
	sets: z.record(Id, OptionSet).optional(),
	/** What its list has and this file cannot say, each in a few words; of one entry, or of the army. */
	gaps: z
		.array(z.strictObject({ what: Text, entry: z.optional(Id) }))
		.readonly()
		.optional(),
	/** Rules that hold for the whole army, by id. */
	armyRules: z.array(RuleId).readonly(),
	/** Its special rules; each is named by an entry or by `armyRules`. */
	rules: z.array(Rule).readonly(),
	spells: z.array(Spell).readonly(),
	/** What its list leaves open. */
	readings: z.array(Reading).readonly().optional(),
	/** Rules of its own; they replace the system's of the same id. */
	constraints: z.array(Constraint).readonly().optional(),
	/** What units cost together; they replace the system's of the same id. */
	surcharges: z.array(Surcharge).readonly().optional(),
	/** Tallies that this army counts its own way; they replace the system's of the same id. */
	tallies: z.array(Tally).readonly().optional()
});
export type Army = z.infer<typeof Army>;
