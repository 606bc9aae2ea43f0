import type { ArmyIndex } from '#engine';
import type { Profile } from '#schema';

/** An army with its game. */
export type BookPack = Pick<ArmyIndex, 'system' | 'army'>;

/** Weapons and abilities of a unit, of what a set holds or of what a spell summons. */
export interface Scroll {
	readonly name: string;
	/** Its figures where no row of the army's list shows them, each with what it is; its name stands above them. */
	readonly stats?: readonly (readonly [name: string, value: string])[];
	readonly profile: Profile;
	/** Loads the whole of it, if it is of another army. */
	readonly load?: () => Promise<Scroll>;
}

/** The scrolls of an entry or a spell, or of them only what is looked for; undefined if there is nothing. */
export type ScrollsOf = (id: string) => readonly Scroll[] | undefined;
