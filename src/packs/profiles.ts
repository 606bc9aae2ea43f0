import type { Profiles, ToldOf } from '#schema';
import { fetchData } from './catalogue.ts';

/** What an army's things do: its units' abilities in the order of their profiles, and everything else. */
export interface EffectTexts {
	/** An empty text for an ability that nothing is told of. */
	readonly abilities: Readonly<Record<string, readonly string[]>>;
	readonly effects: ToldOf;
}

/**
 * Loads the weapons and abilities of an army's units, and what its things do, once. Lists do not need them.
 * @param system one that has profiles
 * @returns undefined if the army has none
 * @throws if they are not stored and the network fails
 */
export async function loadProfiles(system: string, army: string): Promise<Profiles | undefined> {
	const [profiles, own, shared] = await Promise.all([
		fetchData(system, `profiles/${army}.json`) as Promise<Profiles | undefined>,
		fetchData(system, `effects/${army}.json`) as Promise<EffectTexts | undefined>,
		fetchData(system, 'effects.json') as Promise<ToldOf | undefined>
	]);
	return (
		profiles && {
			...profiles,
			profiles: own ? withTexts(profiles.profiles, own) : profiles.profiles,
			effects: { ...shared, ...own?.effects }
		}
	);
}

function withTexts(profiles: Profiles['profiles'], told: EffectTexts): Profiles['profiles'] {
	const all = Object.entries(profiles).map(([id, profile]) => {
		const abilities = profile.abilities?.map((ability, at) => {
			const text = told.abilities[id]?.[at];
			return text ? { ...ability, text } : ability;
		});
		return [id, { ...profile, ...(abilities && { abilities }) }] as const;
	});
	return Object.fromEntries(all);
}
