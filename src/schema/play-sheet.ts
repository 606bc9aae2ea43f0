import * as z from 'zod';
import { Id, RuleId, Selector, Source, TallyId, Text } from './words.ts';

/** A chart: results of a roll, modifiers, distances. A cell with nothing in it is a dash. */
const PlayTable = z
	.strictObject({
		name: z.optional(Text),
		columns: z.array(Text).min(1).readonly(),
		rows: z.array(z.array(Text).readonly()).min(1).readonly()
	})
	.refine(
		({ columns, rows }) => rows.every(({ length }) => length === columns.length),
		'has a row that is not as long as its columns'
	);
export type PlayTable = z.infer<typeof PlayTable>;

/** What is looked up under one heading: short rules in our own words, and charts. */
const PlayBlock = z
	.strictObject({
		id: Id,
		name: Text,
		/** What else texts call it: there they lead here. In small letters. */
		terms: z.array(Text).min(1).readonly().optional(),
		/** Short rules, a paragraph each. */
		lines: z.array(Text).min(1).readonly().optional(),
		tables: z.array(PlayTable).min(1).readonly().optional(),
		/** A special rule of the system whose text and chart stand here. */
		rule: z.optional(RuleId),
		/** Beside a list it is printed only where the list has such a unit. */
		for: z.optional(Selector),
		/** Not on the printed sheet of the game, only beside a list that it is for: a chart of one army. */
		printed: z.literal('with-list').optional(),
		/** Its tables need the whole width of a page. */
		wide: z.literal(true).optional(),
		source: Source
	})
	.refine(
		({ lines, tables, rule }) => (lines ?? tables ?? rule) !== undefined,
		'has neither lines, nor tables, nor a rule'
	);
export type PlayBlock = z.infer<typeof PlayBlock>;

/** The blocks of one phase of the turn, or of one subject. */
const PlaySection = z.strictObject({
	id: Id,
	name: Text,
	blocks: z.array(PlayBlock).min(1).readonly(),
	/** In the library alone, not on paper: a glossary. */
	printed: z.literal(false).optional()
});
export type PlaySection = z.infer<typeof PlaySection>;

/** When what is counted begins anew: at the end of each phase, turn or round (a turn of each side), or of this phase. */
const Until = z.union([z.literal('phase'), z.literal('turn'), z.literal('round'), Id]);

/** A phase of a turn. */
const Phase = z.strictObject({
	id: Id,
	name: Text,
	/** The section that is looked up during it. */
	section: z.optional(Id),
	source: Source
});

/** Points or dice that are used up. */
const Pool = z.strictObject({
	id: Id,
	name: Text,
	/** How many there are at the start; none where they are rolled or dealt. */
	start: z.int().positive().optional(),
	/** As many more as this tally of the list says, each time or in the first round. */
	tally: z.optional(TallyId),
	first: z.optional(TallyId),
	until: z.optional(Until),
	/** It is only used in the turns of one side. */
	turn: z.enum(['own', 'enemy']).optional(),
	source: Source
});

/** What a unit can be for a while (confused, fleeing). */
const State = z.strictObject({
	id: Id,
	name: Text,
	/** The units that can be so. */
	of: z.optional(Selector),
	/** A unit that is so counts as destroyed. */
	lost: z.literal(true).optional(),
	/** It ends by itself: at the end of a turn, a round, or of this phase in a turn of its own side. */
	until: z.optional(Until),
	source: Source
});

/** What the timing of an ability begins with that may be used once ("Once Per Turn"). */
const Use = z.strictObject({ begins: Text, until: z.optional(Until), source: Source });

/** A counter of the battle record that is crossed off by itself. */
const Crossing = z.strictObject({
	/** Its name in the record. */
	counter: Text,
	/** For each of these units that is lost; otherwise for those that its tally counts. */
	of: z.optional(Selector),
	/** With all its boxes crossed off the battle ends. */
	ends: z.literal(true).optional()
});

/** What is counted during a battle beside its record, and when it begins anew. */
const Track = z.strictObject({
	phases: z.array(Phase).min(1).readonly(),
	/** In each round it is decided anew who has the first turn. */
	priority: z.strictObject({ source: Source }).optional(),
	pools: z.array(Pool).min(1).readonly().optional(),
	states: z.array(State).min(1).readonly().optional(),
	uses: z.array(Use).min(1).readonly().optional(),
	crossings: z.array(Crossing).min(1).readonly().optional(),
	/** The victory points are entered by hand: why. */
	unscored: z.optional(Text),
	/** What the names of the record are in this language, where that is another. */
	names: z.record(Text, Text).optional()
});
export type Track = z.infer<typeof Track>;

/** What players of a game look up while they play, in the order of a turn. A file for each language. */
export const PlaySheet = z.strictObject({
	formatVersion: z.literal(1),
	sections: z.array(PlaySection).min(1).readonly(),
	track: Track
});
export type PlaySheet = z.infer<typeof PlaySheet>;
