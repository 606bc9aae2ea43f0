import { wordingKey, type OwnWordings } from '#engine';
import type {
	Army,
	Entry,
	Profile,
	Rule,
	Spell,
	Summoned,
	System,
	ThingEffect,
	EffectsOf
} from '#schema';

interface Pack {
	readonly system: System;
	readonly army: Army;
}

const unworded: OwnWordings = new Map();

/**
 * The pack with the effects of its things, which are loaded later than the pack: of entries, of spells and what they
 * summon, and of rules, where one may stand for several. Where the player has a wording of his own, only that stays.
 */
export function packWithEffects(
	{ system, army }: Pack,
	effects: EffectsOf,
	wordings: OwnWordings = unworded
): Pack {
	const filled = {
		entries: (entries: readonly Entry[]) =>
			entries.map((entry) =>
				withHeld(withText(entry, effects, wordings.has(wordingKey('item', entry.id))), effects)
			),
		rules: (rules: readonly Rule[]) =>
			rules.flatMap((rule) => rulesWithEffects(rule, effects, wordings)),
		spells: (spells: readonly Spell[]) =>
			spells.map((spell) =>
				withSummons(withText(spell, effects, wordings.has(wordingKey('spell', spell.id))), effects)
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
			rules: system.rules.map((rule) => withText(rule, effects, false)),
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

/** A thing with its effect after its own text; in place of a text that only lists the names of effects. */
function withText<T extends Entry | Spell | Rule>(
	thing: T,
	effects: EffectsOf,
	isWorded: boolean
): T {
	const summoned = 'summons' in thing ? (thing.summons ?? []).flatMap(namesOfAbilities) : [];
	const own = (effects[thing.id] ?? []).filter(({ name }) => !summoned.includes(name));
	if (own.length === 0 || isWorded) return thing;
	const isList = own.some(({ name }) => thing.text?.includes(name));
	const isInstead = isList || own.some(({ instead }) => instead);
	const before = thing.text === undefined || isInstead ? [] : [thing.text];
	const texts = own.map((one) =>
		one.name === thing.name ? oneEffectText(one) : `${one.name}: ${oneEffectText(one)}`
	);
	return { ...thing, text: [...before, ...texts].join(' ') };
}

function namesOfAbilities({ abilities = [] }: Summoned): readonly string[] {
	return abilities.map(({ name }) => name);
}

/** A set whose units have the effects of abilities that only the set names. */
function withHeld(entry: Entry, effects: EffectsOf): Entry {
	if (!entry.holds?.some(({ abilities }) => abilities)) return entry;
	const holds = entry.holds.map((held) => ({ ...held, ...described(held, effects[held.entry]) }));
	return { ...entry, holds };
}

function withSummons(spell: Spell, effects: EffectsOf): Spell {
	if (!spell.summons) return spell;
	const summons = spell.summons.map((one) => ({ ...one, ...described(one, effects[spell.id]) }));
	return { ...spell, summons };
}

function described(
	{ abilities }: Profile,
	effects: readonly ThingEffect[] = []
): Pick<Profile, 'abilities'> {
	return abilities === undefined
		? {}
		: {
				abilities: abilities.map((ability) => {
					const text = ability.text ?? effects.find(({ name }) => name === ability.name)?.text;
					return text === undefined ? ability : { ...ability, text };
				})
			};
}

/** A rule that stands for several, as one rule for each known effect; names without one stay together in its text. */
export function rulesWithEffects(
	rule: Rule,
	effects: EffectsOf,
	wordings: OwnWordings
): readonly Rule[] {
	const several = (effects[rule.id] ?? []).filter(({ name }) => name !== rule.name);
	if (several.length === 0)
		return [withText(rule, effects, wordings.has(wordingKey('rule', rule.id)))];
	const names = (rule.text ?? '').replace(/\.?( Names only\.)?$/u, '').split('; ');
	const rest = names.filter((name) => !several.some((one) => one.name === name));
	return [
		...several.map((one, at) => ({
			...rule,
			id: `${rule.id}-${at + 1}`,
			name: one.name,
			text: oneEffectText(one)
		})),
		...(rest.length > 0 && rest[0] !== '' ? [{ ...rule, text: `${rest.join('; ')}.` }] : [])
	];
}

/** What one effect does, with when it is used. */
function oneEffectText({ timing, text }: ThingEffect): string {
	return timing === undefined || timing === 'Passive' ? text : `${timing}: ${text}`;
}

/** What a thing does; an effect with another name begins with it. Undefined if nothing is known. */
export function effectText(
	effects: EffectsOf | undefined,
	{ id, name }: { readonly id: string; readonly name: string }
): string | undefined {
	const texts = (effects?.[id] ?? []).map((one) =>
		one.name === name ? oneEffectText(one) : `${one.name}: ${oneEffectText(one)}`
	);
	return texts.length === 0 ? undefined : texts.join(' ');
}

/** What things do, but those that the player has a text of. */
export function withoutWorded(effects: EffectsOf, wordings: OwnWordings): EffectsOf {
	const isWorded = (id: string): boolean =>
		(['item', 'rule', 'spell'] as const).some((kind) => wordings.has(wordingKey(kind, id)));
	return Object.fromEntries(Object.entries(effects).filter(([id]) => !isWorded(id)));
}
