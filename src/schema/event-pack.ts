import * as z from 'zod/mini';
import { EventConstraint } from './constraint.ts';
import { PlayerDetail } from './player.ts';
import { Id, Text } from './words.ts';

/** The latest format of the event packs that rosters, backups and databases hold. */
export const eventFormat = 3;

/** The format that an event pack needs: the first has whole percentages only, the second no deadline and no teams. */
export function eventFormatOf(rules: readonly object[], desk: DeskWords): 1 | 2 | 3 {
	if (isForDesk(desk)) return eventFormat;
	const isWhole = (limit: unknown): boolean => typeof limit !== 'number' || Number.isInteger(limit);
	const isPlain = rules.every((rule) => ['min', 'max'].every((key) => isWhole(limitIn(rule, key))));
	return isPlain ? 1 : 2;
}

/** What an event pack says to the event's desk. */
interface DeskWords {
	readonly deadline?: object | undefined;
	readonly teams?: object | undefined;
}

/** Whether an event pack has words that only the third version knows. */
export function isForDesk({ deadline, teams }: DeskWords): boolean {
	return deadline !== undefined || teams !== undefined;
}

/** A time on the clocks of some zone, as `2026-11-28T20:00`. */
const LocalTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/), z.refine(isTime));

/** A time zone by its name, as `Europe/Berlin`. */
const ZoneName = z.string().check(z.maxLength(40), z.refine(isZone));

/** When lists have to be sent: a time, and the zone whose clocks show it. */
export const Deadline = z.strictObject({ at: LocalTime, zone: ZoneName });
export type Deadline = z.infer<typeof Deadline>;

/** Rules across the lists of a team. */
export const TeamRules = z.strictObject({
	/** How many players a team has. */
	players: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
	/** How often a team may have the same army. */
	sameArmy: z.optional(z.int().check(z.minimum(1), z.maximum(20)))
});
export type TeamRules = z.infer<typeof TeamRules>;

/** Whether the calendar has this time. */
function isTime(at: string): boolean {
	const moment = Date.parse(`${at}Z`);
	return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(at);
}

/** Whether a time zone is known by this name. */
function isZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
	} catch {
		return false;
	}
}

function limitIn(rule: object, key: string): unknown {
	return (rule as Readonly<Record<string, unknown>>)[key];
}

/** An organiser's house rules: they are checked like the book's own, with the event as their source. */
export const EventPack = z.strictObject({
	formatVersion: z.union([z.literal(1), z.literal(2), z.literal(eventFormat)]),
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
	deadline: z.optional(Deadline),
	teams: z.optional(TeamRules),
	/**
	 * Its rules are not here: a link or a text brought only its name and day. The mark tells its pack from
	 * others, where the link said it.
	 */
	missing: z.optional(
		z.strictObject({ mark: z.optional(z.string().check(z.regex(/^[0-9a-f]{12}$/))) })
	)
});
export type EventPack = z.infer<typeof EventPack>;

/** Whether each rule has an id of its own, and none that of the event's points limit (`size`). */
function haveOwnIds(rules: readonly { readonly id: string }[]): boolean {
	const ids = new Set(rules.map(({ id }) => id));
	return ids.size === rules.length && !ids.has('size');
}
