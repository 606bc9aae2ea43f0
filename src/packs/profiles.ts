import type { Profiles, EffectsOf } from '#schema';
import { fetchData } from './catalogue.ts';
import { effectsPath, withEffectsOf, type EffectsFile } from './effects-file.ts';
import { loadPack } from './load.ts';

/**
 * Loads the weapons and abilities of an army's units, and what its things do, once. Lists do not need them.
 * @param system one that has profiles
 * @returns undefined if the army has none
 * @throws if they are not stored and the network fails
 */
export async function loadProfiles(system: string, army: string): Promise<Profiles | undefined> {
	const [profiles, own, shared] = await Promise.all([
		fetchData(system, `profiles/${army}.json`) as Promise<Profiles | undefined>,
		loadOwn(system, army),
		fetchData(system, 'effects.json') as Promise<EffectsOf | undefined>
	]);
	if (!profiles || !own) return profiles;
	const { effects, ...all } = withEffectsOf(own.file, own.army, profiles);
	return { ...all, effects: { ...shared, ...effects } };
}

/** What the things of an army do, in the file that it shares. */
async function loadOwn(system: string, id: string) {
	const pack = await loadPack(system, id);
	if (!pack) return undefined;
	const file = (await fetchData(system, effectsPath(pack.army))) as EffectsFile;
	return { army: pack.army, file };
}
