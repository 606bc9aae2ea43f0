import * as z from 'zod/mini';

/** The most units a roster holds: far above any game, low enough for any phone. */
export const mostUnits = 2000;

const Reference = z.string().check(z.minLength(1), z.maxLength(64));
const UnitId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,36}$/));
const Line = z.string().check(z.maxLength(80));
const Note = z.string().check(z.maxLength(2000));

/** One chosen instance of an entry, with the options it was given. */
export const RosterUnit = z.strictObject({
	/** Unique within the roster. */
	id: UnitId,
	entry: Reference,
	/** Ids of option entries; the same id twice is twice the option. */
	options: z.optional(z.readonly(z.array(Reference).check(z.maxLength(50)))),
	name: z.optional(Line),
	note: z.optional(Note)
});
export type RosterUnit = z.infer<typeof RosterUnit>;

/** What the player builds. May be illegal, never malformed. */
export const Roster = z.strictObject({
	formatVersion: z.literal(1),
	id: z.uuid(),
	name: Line,
	system: Reference,
	army: Reference,
	/** Date of the army data the roster was last saved with. */
	revision: z.iso.date(),
	/** The points the game is played at, not the points spent. */
	size: z.int().check(z.positive(), z.maximum(1_000_000)),
	units: z.readonly(
		z.array(RosterUnit).check(
			z.maxLength(mostUnits),
			z.refine((units) => new Set(units.map(({ id }) => id)).size === units.length)
		)
	),
	/** Answers to readings that differ from the pack's own. */
	readings: z.optional(z.record(Reference, Reference)),
	note: z.optional(Note)
});
export type Roster = z.infer<typeof Roster>;
