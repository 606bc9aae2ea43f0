import type { OwnWordings } from '#engine';
import type {
	Ability,
	Army,
	EffectsOf,
	Entry,
	Profile,
	Rule,
	Spell,
	System,
	Weapon
} from '#schema';
import { rulesWithEffects, packWithEffects } from '../../content/effects/with-effects.ts';
import { loadPack } from '../../packs/load.ts';
import { loadProfiles } from '../../packs/profiles.ts';
import { plain } from '../../ui/plain-text.ts';
import type { ArmyAndGame, Scroll, ScrollsOf } from './army-book.ts';
import BookScrolls from './BookScrolls.svelte';

/** What the things of an army do, and the weapons and abilities of its units. */
export interface ExplainedPack {
	/** The army with that; what the player wrote of a thing stands there alone. */
	readonly packWith: (wordings: OwnWordings) => ArmyAndGame;
	/** What a rule stands for. */
	readonly rulesFor: (rule: Rule, wordings: OwnWordings) => readonly Rule[];
	readonly scrollsOf: ScrollsOf;
	/** A search in scrolls, which leaves the weapons and abilities that have every word. */
	readonly finder: (search: string) => ScrollsOf;
	/** What has a weapon, an ability or an effect of this name, and of its scrolls only what is called so. */
	readonly named: (name: string) => {
		readonly ids: ReadonlySet<string>;
		readonly scrollsOf: ScrollsOf;
	};
	/** What shows scrolls. */
	readonly Scrolls: typeof BookScrolls;
}

/** @throws if it is not stored and the network fails */
export async function loadExplained(pack: ArmyAndGame): Promise<ExplainedPack> {
	const loaded = await loadProfiles(pack.system.id, pack.army.id);
	return explainedPack(pack, loaded?.profiles ?? {}, loaded?.effects ?? {});
}

/**
 * An army with what is known of it besides its list.
 * @param profiles by entry
 */
export function explainedPack(
	pack: ArmyAndGame,
	profiles: Readonly<Record<string, Profile>>,
	effects: EffectsOf
): ExplainedPack {
	const scrolls = scrollsIn(packWithEffects(pack, effects), profiles);
	return {
		packWith: (wordings) => packWithEffects(pack, effects, wordings),
		rulesFor: (rule, wordings) => rulesWithEffects(rule, effects, wordings),
		scrollsOf: (id) => scrolls.get(id),
		finder: (search) => {
			const words = plain(search.trim()).split(/\s+/);
			return (id) => partsIn(scrolls.get(id), hasWords(words));
		},
		named: (name) => {
			const wanted = plain(name);
			const isIt = (one: { readonly name: string }): boolean => plain(one.name) === wanted;
			const scrollsOf: ScrollsOf = (id) => partsIn(scrolls.get(id), isIt);
			const inScrolls = [...scrolls.keys()].filter(scrollsOf);
			const inEffects = Object.keys(effects).filter((id) => effects[id]?.some(isIt));
			return { ids: new Set([...inScrolls, ...inEffects]), scrollsOf };
		},
		Scrolls: BookScrolls
	};
}

/** By the id of their entry or spell. */
function scrollsIn(
	{ system, army }: ArmyAndGame,
	profiles: Readonly<Record<string, Profile>>
): ReadonlyMap<string, readonly Scroll[]> {
	const entries = [...system.entries, ...army.entries];
	const spells = [...(system.spells ?? []), ...army.spells];
	const all = [
		...entries.map(
			({ id, name, holds = [] }) =>
				[
					id,
					[
						...(profiles[id] ? [{ name, profile: profiles[id] }] : []),
						...holds.flatMap((held) => heldScroll(system, army.id, held))
					]
				] as const
		),
		...spells.map(({ id, summons = [] }) => [id, summons.map(summonedScroll)] as const)
	];
	return new Map(all.filter(([, own]) => own.length > 0));
}

type Held = NonNullable<Army['entries'][number]['holds']>[number];

/** A unit inside a set: of no army's list, or of another's, which is loaded once it is shown. */
function heldScroll(system: System, army: string, held: Held): readonly Scroll[] {
	const { name, stats, army: other = army } = held;
	if (stats) return [{ name, stats: figuresIn(system, stats), profile: profileOf(held) }];
	if (other === army) return [];
	return [{ name, profile: {}, load: () => loadHeld(system, other, held) }];
}

async function loadHeld(system: System, army: string, { name, entry }: Held): Promise<Scroll> {
	const [pack, loaded] = await Promise.all([
		loadPack(system.id, army),
		loadProfiles(system.id, army)
	]);
	const own = pack?.army.entries.find(({ id }) => id === entry);
	const stats = figuresIn(system, own?.stats ?? {});
	return { name, stats, profile: loaded?.profiles[entry] ?? {} };
}

function figuresIn(
	{ statLine }: System,
	stats: NonNullable<Entry['stats']>
): NonNullable<Scroll['stats']> {
	return statLine.flatMap((column) => {
		const value = stats[column.id];
		return value === undefined ? [] : [[column.name, value] as const];
	});
}

function summonedScroll(summoned: NonNullable<Spell['summons']>[number]): Scroll {
	const { name, stats } = summoned;
	return { name, stats: Object.entries(stats), profile: profileOf(summoned) };
}

function profileOf({ weapons, abilities }: Profile): Profile {
	return { ...(weapons && { weapons }), ...(abilities && { abilities }) };
}

/** Whether a weapon or an ability is one that is looked for. */
type IsWanted = (part: Weapon | Ability, scroll: Scroll) => boolean;

/** It has one of the words, and itself or its bearer's name every other. */
function hasWords(words: readonly string[]): IsWanted {
	return (part, { name }) => {
		const own = 'timing' in part ? [part.text ?? ''] : (part.abilities ?? []);
		const said = plain([part.name, ...own].join('\n'));
		const bearer = plain(name);
		return (
			words.some((word) => said.includes(word)) &&
			words.every((word) => said.includes(word) || bearer.includes(word))
		);
	};
}

/** Scrolls with the wanted parts alone; undefined if there are none. */
function partsIn(
	scrolls: readonly Scroll[] | undefined,
	isWanted: IsWanted
): readonly Scroll[] | undefined {
	const found = (scrolls ?? []).flatMap((scroll) => {
		const weapons = scroll.profile.weapons?.filter((one) => isWanted(one, scroll)) ?? [];
		const abilities = scroll.profile.abilities?.filter((one) => isWanted(one, scroll)) ?? [];
		if (weapons.length + abilities.length === 0) return [];
		const profile = {
			...(weapons.length > 0 && { weapons }),
			...(abilities.length > 0 && { abilities })
		};
		return [{ ...scroll, profile }];
	});
	return found.length === 0 ? undefined : found;
}
