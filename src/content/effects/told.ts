import { wordingKey, type OwnWordings } from '#engine';
import type { Army, Entry, Profile, Rule, Spell, Summoned, System, Told, ToldOf } from '#schema';

interface Pack {
	readonly system: System;
	readonly army: Army;
}

const unworded: OwnWordings = new Map();

/**
 * The pack with what its things do, which is loaded later than itself: entries, spells and what they summon, and
 * each of the rules that one stands for. A thing that the player has a text of keeps that alone.
 */
export function withTold(
	{ system, army }: Pack,
	told: ToldOf,
	wordings: OwnWordings = unworded
): Pack {
	const filled = {
		entries: (entries: readonly Entry[]) =>
			entries.map((entry) =>
				withHeld(withText(entry, told, wordings.has(wordingKey('item', entry.id))), told)
			),
		rules: (rules: readonly Rule[]) => rules.flatMap((rule) => toldRules(rule, told, wordings)),
		spells: (spells: readonly Spell[]) =>
			spells.map((spell) =>
				withSummons(withText(spell, told, wordings.has(wordingKey('spell', spell.id))), told)
			)
	};
	const armyRules = army.armyRules.flatMap((id) => {
		const rule = army.rules.find((one) => one.id === id);
		return rule ? filled.rules([rule]).map((one) => one.id) : [id];
	});
	return {
		system: {
			...system,
			entries: filled.entries(system.entries),
			rules: system.rules.map((rule) => withText(rule, told, false)),
			...(system.spells && { spells: filled.spells(system.spells) })
		},
		army: {
			...army,
			entries: filled.entries(army.entries),
			rules: filled.rules(army.rules),
			armyRules,
			spells: filled.spells(army.spells)
		}
	};
}

/** A thing with its effect after the text it has, unless that lists the names of what it does. */
function withText<T extends Entry | Spell | Rule>(thing: T, told: ToldOf, isWorded: boolean): T {
	const summoned = 'summons' in thing ? (thing.summons ?? []).flatMap(namesOfAbilities) : [];
	const own = (told[thing.id] ?? []).filter(({ name }) => !summoned.includes(name));
	if (own.length === 0 || isWorded) return thing;
	const isList = own.some(({ name }) => thing.text?.includes(name));
	const isInstead = isList || own.some(({ instead }) => instead);
	const before = thing.text === undefined || isInstead ? [] : [thing.text];
	const texts = own.map((one) =>
		one.name === thing.name ? toldText(one) : `${one.name}: ${toldText(one)}`
	);
	return { ...thing, text: [...before, ...texts].join(' ') };
}

function namesOfAbilities({ abilities = [] }: Summoned): readonly string[] {
	return abilities.map(({ name }) => name);
}

/** The units inside a set with what the abilities do that they have nowhere else. */
function withHeld(entry: Entry, told: ToldOf): Entry {
	if (!entry.holds?.some(({ abilities }) => abilities)) return entry;
	const holds = entry.holds.map((held) => ({ ...held, ...described(held, told[held.entry]) }));
	return { ...entry, holds };
}

function withSummons(spell: Spell, told: ToldOf): Spell {
	if (!spell.summons) return spell;
	const summons = spell.summons.map((one) => ({ ...one, ...described(one, told[spell.id]) }));
	return { ...spell, summons };
}

function described({ abilities }: Profile, told: readonly Told[] = []): Pick<Profile, 'abilities'> {
	return abilities === undefined
		? {}
		: {
				abilities: abilities.map((ability) => {
					const text = ability.text ?? told.find(({ name }) => name === ability.name)?.text;
					return text === undefined ? ability : { ...ability, text };
				})
			};
}

/** A rule that stands for several as these, and the names of those whose effects are unknown as before. */
export function toldRules(rule: Rule, told: ToldOf, wordings: OwnWordings): readonly Rule[] {
	const several = (told[rule.id] ?? []).filter(({ name }) => name !== rule.name);
	if (several.length === 0)
		return [withText(rule, told, wordings.has(wordingKey('rule', rule.id)))];
	const names = (rule.text ?? '').replace(/\.?( Names only\.)?$/u, '').split('; ');
	const rest = names.filter((name) => !several.some((one) => one.name === name));
	return [
		...several.map((one, at) => ({
			...rule,
			id: `${rule.id}-${at + 1}`,
			name: one.name,
			text: toldText(one)
		})),
		...(rest.length > 0 && rest[0] !== '' ? [{ ...rule, text: `${rest.join('; ')}.` }] : [])
	];
}

/** What one effect does, with when it is used. */
function toldText({ timing, text }: Told): string {
	return timing === undefined || timing === 'Passive' ? text : `${timing}: ${text}`;
}

/** What a thing does, each effect of another name with that; undefined if nothing is told of it. */
export function toldOfThing(
	told: ToldOf | undefined,
	{ id, name }: { readonly id: string; readonly name: string }
): string | undefined {
	const texts = (told?.[id] ?? []).map((one) =>
		one.name === name ? toldText(one) : `${one.name}: ${toldText(one)}`
	);
	return texts.length === 0 ? undefined : texts.join(' ');
}

/** What things do, but those that the player has a text of. */
export function withoutWorded(told: ToldOf, wordings: OwnWordings): ToldOf {
	const isWorded = (id: string): boolean =>
		(['item', 'rule', 'spell'] as const).some((kind) => wordings.has(wordingKey(kind, id)));
	return Object.fromEntries(Object.entries(told).filter(([id]) => !isWorded(id)));
}
