import * as z from 'zod';
import { Id, Text } from './words.ts';

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

/** An ability by name and timing; its effect is not included. */
const Ability = z.strictObject({
	name: Text,
	timing: Text,
	/** The roll needed, where it is a spell or prayer. */
	cast: z.optional(Text)
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
