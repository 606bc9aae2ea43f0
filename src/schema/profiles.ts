import * as z from 'zod';
import { Id, Source, Text } from './words.ts';

const Weapon = z.strictObject({
	name: Text,
	/** Absent for a melee weapon. */
	range: z.optional(Text),
	attacks: Text,
	hit: Text,
	wound: Text,
	rend: Text,
	damage: Text,
	abilities: z.array(Text).min(1).readonly().optional()
});
export type Weapon = z.infer<typeof Weapon>;

/** An ability by name and timing. */
const Ability = z.strictObject({
	name: Text,
	timing: Text,
	/** The roll needed, where it is a spell or prayer. */
	cast: z.optional(Text),
	/** Its effect, summarised; profiles get it from the game's effects when packs are built. */
	text: z.optional(Text)
});
export type Ability = z.infer<typeof Ability>;

/** What the table needs of a unit and the list does not: its weapons and abilities. */
export const Profile = z.strictObject({
	weapons: z.array(Weapon).min(1).readonly().optional(),
	abilities: z.array(Ability).min(1).readonly().optional()
});
export type Profile = z.infer<typeof Profile>;

/** What something that is no ability of a profile does: a spell, a trait, a rule that stands for several. */
const ThingEffect = z.strictObject({
	/** The effect by its printed name, which a rule that stands for several has not. */
	name: Text,
	timing: z.optional(Text),
	text: Text,
	instead: z.optional(z.literal(true))
});
export type ThingEffect = z.infer<typeof ThingEffect>;

/** What entries, spells and rules do, by their ids. */
const EffectsOf = z.record(Id, z.array(ThingEffect).min(1).readonly());
export type EffectsOf = z.infer<typeof EffectsOf>;

/** The profiles of one army's entries, by entry; a file of its own, fetched when one is looked at. */
export const Profiles = z.strictObject({
	formatVersion: z.literal(1),
	army: Id,
	system: Id,
	profiles: z.record(Id, Profile),
	/** What else of the army does something; it gets there from the game's effects when packs are built. */
	effects: z.optional(EffectsOf)
});
export type Profiles = z.infer<typeof Profiles>;

/** What one thing does, summarised in our own words; several that do the same share it. */
const Effect = z.strictObject({
	/** Its name as the army list or a profile prints it. */
	name: Text,
	/**
	 * The things that have it: units for their abilities, otherwise entries, spells or rules. Left out where
	 * everything of that name in the game does the same.
	 */
	of: z.array(Id).min(1).readonly().optional(),
	/** The armies where they have it, if they do something else in others; `system` for what all share. */
	armies: z.array(Id).min(1).readonly().optional(),
	/** When it is used, if no profile says so. */
	timing: z.optional(Text),
	/** The season whose effect it is, where one season's differs from another's. */
	season: z.optional(Text),
	text: Text,
	/** Keywords of the ability itself in capitals, which other effects refer to; they stand behind its text. */
	keywords: z.array(Text).min(1).readonly().optional(),
	/** It takes the place of what the thing itself says of its effect in fewer words. */
	instead: z.optional(z.literal(true)),
	/** The sentences it was written from: the beginning of the SHA-256 of them, to see when they change. */
	read: z
		.string()
		.regex(/^[0-9a-f]{12}$/u)
		.optional(),
	/** If it is not the file's. */
	source: z.optional(Source)
});
export type Effect = z.infer<typeof Effect>;

/** Effects of one faction, or of what several share; each goes to the things that have it. */
export const Effects = z.strictObject({
	formatVersion: z.literal(1),
	system: Id,
	source: Source,
	effects: z.array(Effect).min(1).readonly()
});
export type Effects = z.infer<typeof Effects>;
