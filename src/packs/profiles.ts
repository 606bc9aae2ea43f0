import type { Profiles, ToldOf } from '#schema';
import { catalogue, fetchData } from './catalogue.ts';

/**
 * Loads the weapons and abilities of an army's units, and what its things do, once. Lists do not need them.
 * @returns undefined if the system has none
 * @throws if they are not stored and the network fails
 */
export async function loadProfiles(system: string, army: string): Promise<Profiles | undefined> {
	if (!catalogue.find(({ id }) => id === system)?.hasProfiles) return undefined;
	const [profiles, shared] = await Promise.all([
		fetchData(system, `profiles/${army}.json`) as Promise<Profiles | undefined>,
		fetchData(system, 'effects.json') as Promise<ToldOf | undefined>
	]);
	return profiles && { ...profiles, effects: { ...shared, ...profiles.effects } };
}
