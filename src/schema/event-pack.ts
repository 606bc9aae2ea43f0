import * as z from 'zod/mini';
import { EventConstraint } from './constraint.ts';
import { PlayerDetail } from './player.ts';
import { Id, Text } from './words.ts';

/** The latest format of the event packs that rosters, backups and databases hold. */
export const eventFormat = 2;

/** The format that an event pack needs: the first has whole percentages only. */
export function eventFormatOf(rules: readonly object[]): 1 | 2 {
	const isWhole = (limit: unknown): boolean => typeof limit !== 'number' || Number.isInteger(limit);
	const isPlain = rules.every((rule) => ['min', 'max'].every((key) => isWhole(limitIn(rule, key))));
	return isPlain ? 1 : eventFormat;
}

function limitIn(rule: object, key: string): unknown {
	return (rule as Readonly<Record<string, unknown>>)[key];
}

/** An organiser's house rules: they are checked like the book's own, with the event as their source. */
export const EventPack = z.strictObject({
	formatVersion: z.union([z.literal(1), z.literal(eventFormat)]),
	name: Text.check(z.maxLength(80)),
	system: Id,
	date: z.iso.date(),
	/** The points limit of the event. */
	size: z.optional(z.int().check(z.positive(), z.maximum(1_000_000))),
	/** Answers that apply at the event, whatever the roster says. */
	readings: z.optional(z.record(Id, Id)),
	constraints: z.readonly(z.array(EventConstraint).check(z.maxLength(100), z.refine(haveOwnIds))),
	note: z.optional(z.string().check(z.maxLength(2000))),
	/** What players have to say about themselves on their paper. */
	asks: z.optional(z.readonly(z.array(PlayerDetail).check(z.maxLength(7)))),
	/**
	 * Its rules are not here: a link or a text brought only its name and day. The mark tells its pack from
	 * others, where the link said it.
	 */
	missing: z.optional(
		z.strictObject({ mark: z.optional(z.string().check(z.regex(/^[0-9a-f]{12}$/))) })
	)
});
export type EventPack = z.infer<typeof EventPack>;

/** Each of its own, and none that of the event's points limit, which has a field. */
function haveOwnIds(rules: readonly { readonly id: string }[]): boolean {
	const ids = new Set(rules.map(({ id }) => id));
	return ids.size === rules.length && !ids.has('size');
}
