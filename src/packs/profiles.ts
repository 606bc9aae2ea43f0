import type { Profiles, EffectsOf } from '#schema';
import { fetchData } from './catalogue.ts';
import type { EffectsFile } from './effects-file.ts';
import { loadPack } from './load.ts';

/**
 * Loads the weapons and abilities of an army's units, and what its things do, once. Lists do not need them.
 * @param system one that has profiles
 * @returns undefined if the army has none
 * @throws if they are not stored and the network fails
 */
export async function loadProfiles(system: string, army: string): Promise<Profiles | undefined> {
	const [profiles, withOwn, shared] = await Promise.all([
		fetchData(system, `profiles/${army}.json`) as Promise<Profiles | undefined>,
		loadOwn(system, army),
		fetchData(system, 'effects.json') as Promise<EffectsOf | undefined>
	]);
	if (!profiles || !withOwn) return profiles;
	const { effects, ...all } = withOwn(profiles);
	return { ...all, effects: { ...shared, ...effects } };
}

/** Gives the profiles of an army what its things do, from the file that it shares. */
async function loadOwn(system: string, id: string) {
	const pack = await loadPack(system, id);
	if (!pack) return undefined;
	const { effectsPath, withEffectsOf } = await import('./effects-file.ts');
	const file = (await fetchData(system, effectsPath(pack.army))) as EffectsFile;
	return (profiles: Profiles) => withEffectsOf(file, pack.army, profiles);
}
