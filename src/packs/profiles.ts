import type { Profiles } from '#schema';
import { catalogue } from './catalogue.ts';
import { fetchData } from './fetch-data.ts';

/**
 * Loads the profiles of an army's units, once: weapons and abilities, which no list needs.
 * @returns undefined if the system has no profiles
 * @throws if the network fails before the app has been stored for offline use
 */
export async function loadProfiles(system: string, army: string): Promise<Profiles | undefined> {
	if (!catalogue.find(({ id }) => id === system)?.hasProfiles) return undefined;
	return (await fetchData(system, `profiles/${army}.json`)) as Profiles | undefined;
}
