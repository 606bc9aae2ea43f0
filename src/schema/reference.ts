import * as z from 'zod';
import { Profile } from './profiles.ts';
import { HeldBy, Shift, Save } from './shift.ts';
import { Id, Selector, Source, Text } from './words.ts';

/** A table of dice results that belongs to a rule. */
const Chart = z.strictObject({
	name: Text,
	roll: Text,
	rows: z
		.array(z.strictObject({ roll: Text, text: Text }))
		.min(2)
		.readonly()
});

/** A special rule, summarised in our own words. */
export const Rule = z.strictObject({
	id: Id,
	name: Text,
	/** What else profiles and options call it ("Pair of Horns"); plurals go without saying. */
	aliases: z.array(Text).min(1).readonly().optional(),
	/** None where no source in hand says what the rule does. */
	text: z.optional(Text),
	chart: Chart.optional(),
	/** What it does to the armour save of who has it. */
	save: Save.optional(),
	/** The units that have it by their keywords, without naming it: it explains a keyword that profiles print. */
	of: z.optional(Selector),
	/** What it does to stat lines of who has it. */
	shifts: z.array(Shift).min(1).readonly().optional(),
	/** Printed for such units only. */
	heldBy: HeldBy.optional(),
	/** Not on sheets: it is about the army book or about building a list, of no use during a game. */
	printed: z.literal(false).optional(),
	source: Source
});
export type Rule = z.infer<typeof Rule>;

/** What a spell puts on the table (a manifestation), by its warscroll: it stands in no list. */
export const Summoned = z.strictObject({
	name: Text,
	/** Its figures by their printed names. */
	stats: z.record(Text, Text),
	keywords: z.array(Text).min(1).readonly(),
	...Profile.shape
});
export type Summoned = z.infer<typeof Summoned>;

export const Spell = z.strictObject({
	id: Id,
	name: Text,
	/** The source has lost its name; `name` says where it is in the source. */
	unnamed: z.literal(true).optional(),
	/** The roll needed, as printed (`5+`). */
	cast: z.optional(Text),
	/** What it takes to cast it, if not a roll. */
	power: z.optional(Text),
	range: z.optional(Text),
	text: z.optional(Text),
	/** What it is, if not a spell ("Prayer"). */
	kind: z.optional(Text),
	/** Its own keywords, as printed. */
	keywords: z.array(Text).readonly().optional(),
	/** The entry that brings it (a lore), unless the whole army has it. */
	lore: z.optional(Id),
	/** Who casts it, where that is not every caster of the army. */
	castBy: z.optional(Selector),
	/** What it summons, or one of what it summons. */
	summons: z.array(Summoned).min(1).readonly().optional(),
	source: Source
});
export type Spell = z.infer<typeof Spell>;
