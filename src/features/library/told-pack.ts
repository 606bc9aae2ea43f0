import { withTold } from '../../content/effects/told.ts';
import type { Profiles } from '#schema';
import { loadProfiles } from '../../packs/profiles.ts';
import type { Pack } from '../../packs/load.ts';
import BookProfile from './BookProfile.svelte';

/** A pack with what its things do, and the profiles of its units. */
export interface ToldPack {
	readonly pack: Pick<Pack, 'system' | 'army'>;
	readonly profiles: Profiles['profiles'];
	/** What shows one of them. */
	readonly Profile: typeof BookProfile;
}

/**
 * Loads what the things of an army do. A text of the player's stays as the library shows it.
 * @returns undefined if the game has none, or they are not stored and the network fails
 */
export async function loadTold({ system, army }: ToldPack['pack']): Promise<ToldPack | undefined> {
	const loaded = await loadProfiles(system.id, army.id).catch(() => undefined);
	if (!loaded) return undefined;
	return {
		pack: withTold({ system, army }, loaded.effects ?? {}),
		profiles: loaded.profiles,
		Profile: BookProfile
	};
}
