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
	/** Its effect, summarised; files of profiles get it from the game's effects when packs are built. */
	text: z.optional(Text)
});
export type Ability = z.infer<typeof Ability>;

/** What the table needs of a unit and the list does not: its weapons and abilities. */
export const Profile = z.strictObject({
	weapons: z.array(Weapon).min(1).readonly().optional(),
	abilities: z.array(Ability).min(1).readonly().optional()
});
export type Profile = z.infer<typeof Profile>;

/** The profiles of one army's entries, by entry; a file of its own, fetched when one is looked at. */
export const Profiles = z.strictObject({
	formatVersion: z.literal(1),
	army: Id,
	system: Id,
	profiles: z.record(Id, Profile)
});
export type Profiles = z.infer<typeof Profiles>;

/** What an ability does, summarised in our own words. */
const Effect = z.strictObject({
	/** The ability, as profiles print it. */
	ability: Text,
	/** The units whose ability it is, where others have one of that name with another effect. */
	entries: z.array(Id).min(1).readonly().optional(),
	text: Text,
	source: Source
});

/** The effects of abilities that profiles name, for all armies of a game; each goes into their profiles. */
export const Effects = z.strictObject({
	formatVersion: z.literal(1),
	system: Id,
	effects: z.array(Effect).min(1).readonly()
});
export type Effects = z.infer<typeof Effects>;
