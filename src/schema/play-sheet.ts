import * as z from 'zod';
import { Id, RuleId, Selector, Source, Text } from './words.ts';

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

/** What players of a game look up while they play, in the order of a turn. A file for each language. */
export const PlaySheet = z.strictObject({
	formatVersion: z.literal(1),
	sections: z.array(PlaySection).min(1).readonly()
});
export type PlaySheet = z.infer<typeof PlaySheet>;
