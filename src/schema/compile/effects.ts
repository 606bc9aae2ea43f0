import type { Army } from '../pack.ts';
import type { Effect, Effects, Profile, Profiles, ThingEffect, EffectsOf } from '../profiles.ts';

/** All effects of a game, found by the things that have them, and by name where they name none. */
interface EffectIndex {
	readonly ofThing: ReadonlyMap<string, readonly Effect[]>;
	readonly byName: ReadonlyMap<string, readonly Effect[]>;
}

/** Something that may do something, by name: an ability of a unit, a spell, an entry, a rule. */
export interface Place {
	readonly id: string;
	readonly name: string;
	/** What it is summed up in, if it stands for several things of other names. */
	readonly text?: string | undefined;
	/** Whether what it does may have any name: a choice of the list is called otherwise than its ability. */
	readonly isChoice?: true;
}

/** The effects of a game, from all its files. */
export function indexEffects(files: readonly Effects[]): EffectIndex {
	const ofThing = new Map<string, Effect[]>();
	const byName = new Map<string, Effect[]>();
	for (const effect of files.flatMap(({ effects }) => effects)) {
		if (!effect.of) into(byName, effect.name, effect);
		for (const id of effect.of ?? []) into(ofThing, id, effect);
	}
	return { ofThing, byName };
}

function into(map: Map<string, Effect[]>, key: string, effect: Effect): void {
	const known = map.get(key);
	if (known) known.push(effect);
	else map.set(key, [effect]);
}

/** The effects of a place: those that name it, otherwise that of its name. */
function effectsAt(index: EffectIndex, army: string, place: Place): readonly Effect[] {
	const { id, name, text, isChoice } = place;
	const own = (index.ofThing.get(id) ?? []).filter(
		(effect) =>
			(effect.armies?.includes(army) ?? true) &&
			(isChoice || effect.name === name || (text !== undefined && names(text, effect.name)))
	);
	return own.length > 0 ? own : (index.byName.get(name) ?? []);
}

/** Whether a text is a list of names with this one in it. */
function names(text: string, name: string): boolean {
	const list = text.replace(/\.?( Names only\.)?$/u, '');
	return [', ', '; '].some((between) =>
		`${between}${list}${between}`.includes(`${between}${name}${between}`)
	);
}

/** Everything of an army that may do something and is no ability of a profile. */
export function placesIn(army: Pick<Army, 'entries' | 'rules' | 'spells'>): readonly Place[] {
	return [
		...army.entries.flatMap(({ id, name, stats, holds = [] }) => [
			// A unit does what the abilities of its profile do.
			...(stats ? [] : [{ id, name, isChoice: true as const }]),
			...holds.flatMap(({ entry, abilities = [] }) =>
				abilities.map((ability) => ({ id: entry, name: ability.name }))
			)
		]),
		...army.spells.flatMap(({ id, name, summons = [] }) => [
			{ id, name },
			...summons.flatMap(({ abilities = [] }) =>
				abilities.map((ability) => ({ id, name: ability.name }))
			)
		]),
		...army.rules.map(({ id, name, text }) => ({ id, name, text }))
	];
}

/** What the things of these places do, by their ids. */
export function effectsOf(index: EffectIndex, army: string, places: readonly Place[]): EffectsOf {
	const found = new Map<string, readonly ThingEffect[]>();
	for (const place of places) {
		const known = found.get(place.id) ?? [];
		const added = inSeasons(effectsAt(index, army, place)).filter(
			({ name, text }) => !known.some((one) => one.name === name && one.text === text)
		);
		if (added.length > 0) found.set(place.id, [...known, ...added]);
	}
	return Object.fromEntries(found);
}

/** As shown; an effect of one season says so. */
function inSeasons(effects: readonly Effect[]): readonly ThingEffect[] {
	return effects.map((effect) => ({
		name: effect.name,
		...(effect.timing !== undefined && { timing: effect.timing }),
		text: effect.season === undefined ? textOf(effect) : `${effect.season}: ${textOf(effect)}`,
		...(effect.instead && { instead: effect.instead })
	}));
}

/** What it does, with its keywords behind, as a profile prints them. */
function textOf({ text, keywords }: Effect): string {
	return keywords ? `${text} Keywords: ${keywords.join(', ')}.` : text;
}

/** An army's profiles with what their abilities do, and what else of the army does something. */
export function withEffects(
	profiles: Profiles,
	index: EffectIndex,
	army: Pick<Army, 'entries' | 'rules' | 'spells'>,
	shared: EffectsOf = {}
): Profiles {
	const effects = Object.entries(effectsOf(index, profiles.army, placesIn(army))).filter(
		([id, own]) => JSON.stringify(shared[id]) !== JSON.stringify(own)
	);
	const described = (id: string, profile: Profile): Profile => {
		const abilities = profile.abilities?.map((ability) => {
			const [effect] = effectsAt(index, profiles.army, { id, name: ability.name });
			const text = ability.text ?? (effect && textOf(effect));
			return text === undefined ? ability : { ...ability, text };
		});
		return { ...profile, ...(abilities && { abilities }) };
	};
	const entries = Object.entries(profiles.profiles);
	return {
		...profiles,
		profiles: Object.fromEntries(entries.map(([id, one]) => [id, described(id, one)])),
		...(effects.length > 0 && { effects: Object.fromEntries(effects) })
	};
}

/** All places of a game where something may have effects, by army; those that all armies share are of `system`. */
type PlacesByArmy = ReadonlyMap<string, readonly Place[]>;

/** The places of an army: abilities of its profiles and everything else. */
export function allPlaces(
	army: Pick<Army, 'entries' | 'rules' | 'spells'>,
	profiles: Profiles | undefined
): readonly Place[] {
	const abilities = Object.entries(profiles?.profiles ?? {}).flatMap(([id, profile]) =>
		(profile.abilities ?? []).map(({ name }) => ({ id, name }))
	);
	return [...abilities, ...placesIn(army)];
}

/** Effects that nothing has, things of theirs that have none of that name, and places with two effects. */
export function effectFaults(files: readonly Effects[], byArmy: PlacesByArmy): readonly string[] {
	const index = indexEffects(files);
	const used = new Map<Effect, Set<string>>();
	const twice = new Set<string>();
	for (const [army, places] of byArmy) {
		for (const place of places) {
			const found = effectsAt(index, army, place);
			for (const effect of found) {
				used.set(effect, (used.get(effect) ?? new Set()).add(place.id).add(`army ${army}`));
				const alike = found.filter(
					({ name, season }) => name === effect.name && season === effect.season
				);
				if (alike.length > mostAt(place, effect.name))
					twice.add(`"${effect.name}/${place.id}" has two effects in ${army}`);
			}
		}
	}
	return [
		...files.flatMap(({ effects }) => effects.flatMap((one) => unused(one, used.get(one)))),
		...twice
	];
}

/** How often a place has a name: a text that lists names may have one twice. */
function mostAt({ name, text }: Place, effect: string): number {
	return name === effect || text === undefined ? 1 : text.split(effect).length - 1;
}

/** What an effect names and nothing has. */
function unused(
	{ name, of = [], armies = [] }: Effect,
	used: ReadonlySet<string> | undefined
): readonly string[] {
	if (!used) return [`nothing has "${name}"${of.length > 0 ? ` (${of.join(', ')})` : ''}`];
	return [
		...of.filter((id) => !used.has(id)).map((id) => `"${id}" has no "${name}"`),
		...armies
			.filter((army) => !used.has(`army ${army}`))
			.map((army) => `"${name}" is not in ${army}`)
	];
}
