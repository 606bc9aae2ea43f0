import * as z from 'zod';
import { Table } from '../rule-parts.ts';
import { Id, Keyword, Text } from '../words.ts';

// The words that files have beside those of a pack. They are gone when a pack is built, so that what judges
// rosters never meets them.

/** The lists of a file whose things have ids (`entries`, `constraints`), and something for each of them. */
export type ById<T> = Readonly<Record<string, readonly T[]>>;

/** Another file: of the same system by its name, or of another (`toy/tin`). */
const FileName = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/);

/** The id of any thing; those of tallies may have capitals. */
const AnyId = z.string().regex(/^[a-z][A-Za-z0-9-]*$/);

/** A thing by its id, with the fields that differ; null removes one. */
const Change = z.looseObject({ id: AnyId });

/** Words for a file that is another one with changes. Each rule keeps the source it had. */
const Extending = {
	/** The file that this one is, apart from what it says itself. */
	extends: FileName.optional(),
	/** What it leaves out of the other's, by id: `{ "entries": ["ogre-crew"] }`. One that it gives anew is replaced. */
	removes: z.record(z.string(), z.array(AnyId).min(1).readonly()).optional(),
	/** What differs in some of the other's: `{ "entries": [{ "id": "ogre-crew", "cost": 150 }] }`. */
	changes: z.record(z.string(), z.array(Change).min(1).readonly()).optional()
};

/**
 * Entries of another file, in the place of a row of the list: allies, mercenaries, what a themed army has of
 * its faction.
 */
export const Taking = z.strictObject({
	/** Which, in their order here: an id, or an id with what differs here (`null`: without it). */
	take: z
		.array(z.union([Id, Change]))
		.min(1)
		.readonly(),
	/** The army they are from, or a file of the folder `shared`: that is no army, and only there to be taken from. */
	from: FileName,
	/** The type they have here. */
	type: z.optional(Id),
	/** Keywords that they have here beside their own. */
	keywords: z.array(Keyword).min(1).readonly().optional()
});
export type Taking = z.infer<typeof Taking>;

/** What the file of an army may say beside what an army has; rows of its `entries` may be takings. */
export const ArmyWords = z.strictObject(Extending);

/** What the file of a system may say beside what a system has. */
export const SystemWords = z.strictObject({
	...Extending,
	/** Tables by name: wherever a number may be one by the points limit, `{ "table": "core" }` means it. */
	tables: z.record(Id, Table).optional()
});

/** A file to take from, as far as it is no army. */
export const Shelf = z.strictObject({
	id: Id,
	system: Id,
	source: z.unknown(),
	entries: z.array(z.unknown()).min(1).readonly()
});

/** Printed names, and what they are called in another language. */
const Names = z.record(Text, z.array(Text));

/** What armies and their things are called in another language: read in pasted lists, and shown nowhere. */
export const NamesAbroad = z.strictObject({
	formatVersion: z.literal(1),
	/** Of armies. */
	armies: Names,
	/** Of units and other things. */
	entries: Names
});
export type NamesAbroad = z.infer<typeof NamesAbroad>;
