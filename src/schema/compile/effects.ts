import type { Effects, Profile, Profiles } from '../profiles.ts';

/** Profiles with the effect of each ability that the game's file of effects describes. */
export function withEffects(profiles: Profiles, { effects }: Effects): Profiles {
	const byAbility = new Map<string, Effects['effects']>();
	for (const effect of effects) {
		byAbility.set(effect.ability, [...(byAbility.get(effect.ability) ?? []), effect]);
	}
	const textOf = (entry: string, ability: string): string | undefined => {
		const known = byAbility.get(ability) ?? [];
		const own = known.find(({ entries }) => entries?.includes(entry));
		return (own ?? known.find(({ entries }) => !entries))?.text;
	};
	const described = (entry: string, profile: Profile): Profile => {
		const abilities = profile.abilities?.map((ability) => {
			const text = ability.text ?? textOf(entry, ability.name);
			return text === undefined ? ability : { ...ability, text };
		});
		return { ...profile, ...(abilities && { abilities }) };
	};
	const entries = Object.entries(profiles.profiles);
	return {
		...profiles,
		profiles: Object.fromEntries(entries.map(([id, one]) => [id, described(id, one)]))
	};
}

/** Effects of abilities that no profile of the game has, and second ones of the same ability. */
export function effectFaults({ effects }: Effects, all: readonly Profiles[]): readonly string[] {
	const units = all.flatMap(({ profiles }) =>
		Object.entries(profiles).flatMap(([id, { abilities = [] }]) =>
			abilities.map(({ name }) => `${name}/${id}`)
		)
	);
	const named = new Set(units);
	const abilities = new Set(units.map((unit) => unit.slice(0, unit.lastIndexOf('/'))));
	const said = effects.flatMap(({ ability, entries = ['*'] }) =>
		entries.map((entry) => `${ability}/${entry}`)
	);
	return [
		...effects
			.filter(({ ability }) => !abilities.has(ability))
			.map(({ ability }) => `no profile has "${ability}"`),
		...said
			.filter((one) => !one.endsWith('/*') && !named.has(one))
			.map((one) => `no profile has "${one}"`),
		...said.filter((one, at) => said.indexOf(one) !== at).map((one) => `"${one}" has two effects`)
	];
}
