import * as z from 'zod/mini';
import { Constraint } from './constraint.ts';
import { Id, Text } from './words.ts';

/** An organiser's house rules: they are checked like the book's own, with the event as their source. */
export const EventPack = z.strictObject({
	formatVersion: z.literal(1),
	name: Text.check(z.maxLength(80)),
	system: Id,
	date: z.iso.date(),
	/** The agreed size that the event is played at. */
	size: z.optional(z.int().check(z.positive(), z.maximum(1_000_000))),
	/** Answers that hold at the event, whatever the roster says. */
	readings: z.optional(z.record(Id, Id)),
	constraints: z.readonly(
		z.array(Constraint).check(z.maxLength(100), z.refine(haveOwnIds), z.refine(areForEvents))
	),
	note: z.optional(z.string().check(z.maxLength(2000))),
	/**
	 * Its rules are not here: a link or a text brought only its name and day. The mark tells its pack from
	 * others, where the link said it.
	 */
	missing: z.optional(
		z.strictObject({ mark: z.optional(z.string().check(z.regex(/^[0-9a-f]{12}$/))) })
	)
});
export type EventPack = z.infer<typeof EventPack>;

function haveOwnIds(rules: readonly Constraint[]): boolean {
	return new Set(rules.map(({ id }) => id)).size === rules.length;
}

/** Without what the book alone says, and the event's size, which has a field of its own. */
function areForEvents(rules: readonly Constraint[]): boolean {
	const ofBook = ['points-limit', 'standing', 'agreed-size', 'led', 'outside', 'rank'];
	return !rules.some(({ id, kind }) => id === 'size' || ofBook.includes(kind));
}
