import type { Constraint, Entry, Selector } from '#schema';
import { armyLimits, mustRules, rulesOf } from './choice-rules.ts';
import type { Conditions } from './conditions.ts';
import type { Context } from './context.ts';
import { exclusionsOf } from './exclusions.ts';
import { isStatLine, troopsOf } from './facts.ts';
import { orKeyword, settle } from './keywords.ts';
import { namesOfLevel } from './lores.ts';
import { statsOf } from './stats.ts';
import { statLinesOf, type Choice } from './walk.ts';
import {
	capitals,
	has,
	keyOf,
	listText,
	markName,
	ruleText,
	shortNames,
	unique,
	withoutBearer
} from './wording.ts';

/** Choices with the entry that each has become. */
export interface Written {
	readonly entries: readonly Entry[];
	readonly constraints: readonly Constraint[];
	readonly idOf: ReadonlyMap<Choice, string>;
}

/** "Fly (8)" is "Fly" as well, where the army has nothing else of that name. */
function withPlainNames(entries: readonly Entry[]): readonly Entry[] {
	const plain = (name: string): string => name.replace(/ ?\([^()]*\)$/, '');
	const names = unique(entries.map(({ name }) => name));
	return entries.map((entry) => {
		const short = plain(entry.name);
		const isAlone = names.filter((name) => plain(name) === short).length === 1;
		if (short === entry.name || !isAlone) return entry;
		return { ...entry, aliases: [...(entry.aliases ?? []), short] };
	});
}

/** Of what an army may have one, no second rule says that a unit may. */
function singled(entry: Entry, constraints: readonly Constraint[]): Entry {
	const isSingle = constraints.some(
		(rule) =>
			((rule.kind === 'unique' && rule.scope === 'army' && rule.max === undefined) ||
				(rule.kind === 'count' && rule.max === 1)) &&
			rule.of.any?.includes(entry.id) === true
	);
	if (!isSingle) return entry;
	return { ...entry, keywords: [...(entry.keywords ?? []), 'ONE IN THE ARMY'] };
}

/** How many models a unit has at most, if these are its troops. */
function mostModels(context: Context, id: string, troops: string): number | undefined {
	if (context.troopsOf(id) !== troops) return undefined;
	const row = context.facts.units.find(({ name }) => context.idsOfUnits().get(name) === id);
	return row && troopsOf(row)?.max;
}

/** A choice as an entry: what it is, and the units that may have it. */
interface Draft {
	readonly entry: Omit<Entry, 'id' | 'carriedBy' | 'source'>;
	readonly conditions: Conditions;
	readonly choices: Choice[];
}

/** Puts together what is alike: one option for all units that may have it at the same price. */
export function entriesOf(context: Context, found: readonly Choice[]): Written {
	for (const { choice, each, per } of context.grown) {
		const most = mostModels(context, choice.unit, each);
		if (most !== undefined) choice.max = Math.max(1, Math.floor(most / per));
	}
	const choices = joined(found);
	settle(context, choices);
	const drafts = new Map<string, Draft>();
	for (const choice of choices) {
		const draft = { entry: draftOf(context, choice), conditions: choice.conditions };
		const key = keyOf(draft);
		const known = drafts.get(key);
		if (known) known.choices.push(choice);
		else drafts.set(key, { ...draft, choices: [choice] });
	}
	const constraints: Constraint[] = [];
	const idOf = new Map<Choice, string>();
	const entries = [...drafts.values()].map(({ entry, conditions, choices: alike }) => {
		const units = unique(alike.map(({ unit }) => unit));
		const { name, ...rest } = entry;
		const id = context.newId(
			entry.type === 'mount' ? `Mount ${name}` : name,
			units[0] ?? '',
			entry.type
		);
		for (const choice of alike) {
			idOf.set(choice, id);
			for (const twin of twinsOf(choice)) idOf.set(twin, id);
		}
		constraints.push(...rulesOf(context, id, units, alike[0]), ...mustRules(context, id, alike));
		const source = context.source(units.length === 1 ? (alike[0]?.name ?? name) : name);
		return {
			id,
			name,
			...rest,
			carriedBy: {
				by: bearersOf(context, units, name, ownConditions(context, units, conditions))
			},
			source
		};
	});
	constraints.push(...exclusionsOf(context, found, idOf), ...armyLimits(context, choices, idOf));
	return {
		entries: withPlainNames(entries.map((entry) => singled(entry, constraints))),
		constraints,
		idOf
	};
}

const twins = new WeakMap<Choice, Choice[]>();

function twinsOf(choice: Choice): readonly Choice[] {
	return twins.get(choice) ?? [];
}

/** The same choice in two places of one unit is one: under either of two others, or with and without one. */
function joined(found: readonly Choice[]): readonly Choice[] {
	const kept = new Map<string, Choice>();
	for (const choice of found) {
		const key = keyOf([choice.unit, choice.name, choice.type, choice.cost, choice.max]);
		const known = kept.get(key);
		const conditions = known && either(known.conditions, choice.conditions);
		if (!known || !conditions) {
			kept.set(known ? keyOf([key, kept.size]) : key, choice);
			continue;
		}
		known.conditions = conditions;
		twins.set(known, [...twinsOf(known), choice]);
		for (const group of choice.groups) {
			group.members.splice(group.members.indexOf(choice), 1, known);
		}
	}
	return [...kept.values()];
}

/** What is left of two conditions of which one is enough; nothing where that cannot be said. */
function either(a: Conditions, b: Conditions): Conditions | undefined {
	if (keyOf(a) === keyOf(b)) return a;
	const rest = (each: Conditions): string => keyOf([each.needs, each.forbids, each.models ?? {}]);
	if (rest(a) !== rest(b)) return undefined;
	const keys = (each: Conditions): readonly string[] => each.all.map((set) => set.join('|'));
	const onlyA = a.all.filter((set) => !keys(b).includes(set.join('|')));
	const onlyB = b.all.filter((set) => !keys(a).includes(set.join('|')));
	const common = a.all.filter((set) => keys(b).includes(set.join('|')));
	const isOpposite = (set: readonly string[] | undefined, none: readonly string[]): boolean =>
		set?.length === 1 && none.includes(set[0] ?? '');
	if (onlyA.length === 1 && onlyB.length === 0 && isOpposite(onlyA[0], b.none)) {
		return { ...a, all: common, none: b.none.filter((name) => name !== onlyA[0]?.[0]) };
	}
	if (onlyB.length === 1 && onlyA.length === 0 && isOpposite(onlyB[0], a.none)) {
		return { ...a, all: common, none: a.none.filter((name) => name !== onlyB[0]?.[0]) };
	}
	if (keyOf(a.none) !== keyOf(b.none)) return undefined;
	if (onlyA.length === 0 || onlyB.length === 0) return { ...a, all: common };
	if (onlyA.length > 1 || onlyB.length > 1) return undefined;
	const set = unique([...(onlyA[0] ?? []), ...(onlyB[0] ?? [])]).toSorted();
	return { ...a, all: [...common, set] };
}

function draftOf(context: Context, choice: Choice): Draft['entry'] {
	const { name, type, cost, max, fact, grants, numbers, figures: own, also } = choice;
	const figures = type === 'command' ? [] : [...(own ? [own] : []), ...statLinesOf(fact)];
	const [first, ...others] = figures;
	const isOwnStandard = type === 'battle-standard';
	const all = isOwnStandard
		? unique([...grants, 'BATTLE STANDARD BEARER', 'STANDARD BEARER', 'MAY HAVE MAGIC BANNER'])
		: grants;
	const command = type === 'command' ? unique([...all, capitals(name)]) : all;
	const weapon = context.corrections.weapons[name];
	// Of a level they only tell which lore it opens, which the lore itself says.
	const told = type === 'level' ? [] : (fact.rules ?? []);
	const rules = told.flatMap((rule) => ruleText(rule, withoutBearer(name)));
	const isRepeated = max > 1;
	const printed = type === 'mark' ? markName(name) : withoutBearer(name);
	const aliases = [
		...(printed === name ? [] : [name]),
		...(type === 'mount' ? also.filter((each) => each !== name) : []),
		...namesOfLevel(name),
		...shortNames(name, type)
	];
	return {
		name: printed,
		...(aliases.length > 0 && { aliases: [...aliases] }),
		type: isOwnStandard ? 'role' : type,
		...(isOwnStandard && { keywords: ['BATTLE STANDARD'] }),
		...(isRepeated && { keywords: ['REPEATED'] }),
		...(command.length > 0 && { grants: command.toSorted() }),
		cost,
		...(first && { stats: statsOf(first) }),
		...(others.length > 0 && {
			lines: others.map((each) => ({ name: each.name, stats: statsOf(each) }))
		}),
		...(isRepeated && { repeat: max }),
		...(Object.keys(numbers).length > 0 && { numbers }),
		...(weapon !== undefined && { rules: [weapon] }),
		...(rules.length > 0 && { text: listText(rules) }),
		...(weapon === undefined && weaponText(choice, rules))
	};
}

/** What a weapon does, where the facts have its figures. */
function weaponText({ fact }: Choice, rules: readonly string[]): { text?: string } {
	const [weapon] = (fact.profiles ?? []).filter((profile) => !isStatLine(profile));
	const range = weapon?.stats['Range'];
	if (rules.length > 0 || range === undefined || range === '-' || /contact|^\*?$/i.test(range))
		return {};
	const { Strength: strength, 'Special Rules': special } = weapon?.stats ?? {};
	const isNear = /close combat/i.test(range);
	const hits = strength === undefined || /^as user$/i.test(strength) ? undefined : strength;
	const parts = [
		isNear ? undefined : `Range ${range}`,
		hits && `Strength ${hits.replace(/^s$/i, 'of the user')}`,
		special
	].filter((part) => part !== undefined && part !== '');
	return parts.length === 0
		? {}
		: { text: listText(parts.flatMap((part) => ruleText(part ?? '', ''))) };
}

/** What is left to the option's own line: "not beside that" is a rule of its own where that is a choice. */
function ownConditions(
	context: Context,
	units: readonly string[],
	conditions: Conditions
): Conditions {
	const isFixed = (name: string): boolean =>
		units.some((unit) => context.fixedOf(unit).some((fact) => fact.name === name));
	return { ...conditions, none: conditions.none.filter(isFixed) };
}

function bearersOf(
	context: Context,
	units: readonly string[],
	name: string,
	conditions: Conditions
): Selector {
	const all = conditions.all.map((set) => orKeyword(context, name, set));
	const none = conditions.none.map(has);
	return {
		any: [...units],
		...(all.length > 0 && { all: unique(all) }),
		...(none.length > 0 && { none: unique(none) })
	};
}
