import type { Profiles } from '#schema';
import { catalogue, fetchData } from './catalogue.ts';

/**
 * Loads the weapons and abilities of an army's units, once. Lists do not need them.
 * @returns undefined if the system has none
 * @throws if they are not stored and the network fails
 */
export async function loadProfiles(system: string, army: string): Promise<Profiles | undefined> {
	if (!catalogue.find(({ id }) => id === system)?.hasProfiles) return undefined;
	return (await fetchData(system, `profiles/${army}.json`)) as Profiles | undefined;
}
