import { always, both, conditionsOf } from './conditions.ts';
import type { Context } from './context.ts';
import { isItemGroup, takeItems } from './items.ts';
import { isLore, levelOf, takeLore } from './lores.ts';
import { isFixed, opened, troopsOf, type Fact, type FactUnit } from './facts.ts';
import { noteGrowth } from './growth.ts';
import { mustOf } from './must.ts';
import { costOf } from './prices.ts';
import { isBattleStandard, isGeneral, takeGeneral } from './roles.ts';
import { typeFor } from './types.ts';
import { isSame, type Choice, type Group, type Walk } from './walk.ts';

/** Rows without a price or a rule of their own, which only hold what may be chosen. */
const wrapper =
	/^(Magic Items|Magic(al)? Banner|Mount|Runic (Items|Armour|Talisman|Weapon|Arcane Item|Bound Spells)|Magic Banners|Magic)$/;

export function choicesOf(context: Context, unit: FactUnit, id: string): readonly Choice[] {
	const allGroups: Group[] = [];
	const walk: Walk = {
		context,
		unit,
		id,
		conditions: always,
		perModel: false,
		path: [],
		trail: [],
		groups: [],
		allGroups
	};
	const choices = (unit.options ?? []).flatMap((fact) => choicesIn(walk, fact));
	context.groups.push(...allGroups);
	return choices;
}

function choicesIn(walk: Walk, row: Fact): readonly Choice[] {
	const { context, unit } = walk;
	const fact = opened(context.facts, row);
	const place = { army: context.facts, unit, corrections: context.corrections };
	const own = conditionsOf(place, fact);
	const conditions = both(walk.conditions, own);
	const at: Walk = {
		...walk,
		conditions,
		path: [...walk.path, fact.name],
		trail: [...walk.trail, fact.name]
	};
	const why = context.leftOut(unit.name, fact.name);
	if (why !== undefined) {
		context.leave(at.id, fact.name, why);
		return [];
	}
	if (conditions.never) {
		context.note('read', `${unit.name}: ${fact.name}`, 'the source shows it on no such unit');
		return [];
	}
	const isGeneralWith = context.generalsWith(fact.name) !== undefined;
	if (isGeneralWith) return [];
	if (row.group_ref !== undefined && isItemGroup(row.group_ref)) {
		takeItems(at, row.group_ref, fact);
		return [];
	}
	if (fact.group === true) return choicesOfGroup(at, fact, row.group_ref);
	if (isGeneral(fact)) return takeGeneral(at, fact);
	if (isBattleStandard(fact, at)) return takeBattleStandard(at, fact);
	if (isLore(fact)) {
		takeLore(at, fact);
		return [];
	}
	const troops = troopsOf(unit);
	if (fact === troops) return childrenOf({ ...walk, perModel: true }, fact);
	if (isWrapper(fact))
		return childrenOf(
			{ ...at, ...(fact.max_points !== undefined && { allowance: fact.max_points }) },
			fact
		);
	if (isFixed(fact)) return takeFixed(at, fact);
	return takeChoice(at, fact);
}

function childrenOf(walk: Walk, { options = [] }: Fact): readonly Choice[] {
	return options.flatMap((option) => choicesIn(walk, option));
}

function isWrapper({ name, points, max_army: maxArmy, options = [] }: Fact): boolean {
	return points === undefined && maxArmy === undefined && options.length > 0 && wrapper.test(name);
}

/** The battle standard at its usual price is one for all armies; any other is the army's own. */
function takeBattleStandard(walk: Walk, fact: Fact): readonly Choice[] {
	const { context, id, unit } = walk;
	childrenOf(walk, {
		...fact,
		options: (fact.options ?? []).filter((each) => each.group_ref !== undefined)
	});
	if (fact.name === 'Battle Standard Bearer' && fact.points === 25) {
		context.keywordsOf(id).add('MAY BE BATTLE STANDARD BEARER');
		context.notes.count(context.settings.id, 'options', true);
		const rest = (fact.options ?? []).filter((each) => each.group_ref === undefined);
		return rest.flatMap((each) =>
			choicesIn(
				{
					...walk,
					conditions: both(walk.conditions, { ...always, all: [['Battle Standard Bearer']] })
				},
				each
			)
		);
	}
	const plain = {
		...fact,
		options: (fact.options ?? []).filter(
			({ group_ref: ref, name }) => ref === undefined && name !== 'Battle Standard Bearer'
		)
	};
	return takeChoice({ ...walk, unit, type: 'battle-standard' }, plain);
}

function choicesOfGroup(walk: Walk, fact: Fact, ref?: string): readonly Choice[] {
	const { context, unit, id, allGroups } = walk;
	const place = { army: context.facts, unit, corrections: context.corrections };
	const modifiers = fact.modifiers ?? [];
	const targetIn = (word: 'increment' | 'set', what: string) =>
		modifiers.find((each) => each[word] === what && Number(each.value) >= 1 && each.when)?.when?.[0]
			?.of;
	const more = targetIn('increment', 'maxSelections');
	const must = mustOf(walk, fact);
	const freed = modifiers
		.filter(({ set, value }) => set === 'minSelections' && Number(value) === 0)
		.flatMap(({ when = [] }) =>
			when.filter(({ scope }) => scope === 'roster').map(({ of }) => context.target(place, of))
		);
	const group: Group = {
		unit: id,
		name: fact.name,
		...(fact.min !== undefined && { min: fact.min }),
		...(fact.max !== undefined && { max: fact.max }),
		...(fact.max_points !== undefined && { maxPoints: fact.max_points }),
		conditions: walk.conditions,
		...(more !== undefined && { moreWith: context.target(place, more) }),
		...(must && { minWith: must }),
		...(freed.length > 0 && { minUnless: freed }),
		...(fact.max_army !== undefined && fact.max_army > 0 && { maxArmy: fact.max_army }),
		members: []
	};
	allGroups.push(group);
	if (/^(Runic|Daemonic) Items$/.test(fact.name) && fact.max_points !== undefined) {
		context.keywordsOf(id).add('ITEM ALLOWANCE');
		context.numbersOf(id)['allowance'] = fact.max_points;
	}
	const type = ref === undefined ? undefined : typeFor(ref);
	const inner: Walk = {
		...walk,
		groups: [...walk.groups.filter(({ name }) => name !== 'Runic Items'), group],
		...(type !== undefined && { type }),
		...(fact.max_points !== undefined && { allowance: fact.max_points })
	};
	return childrenOf(inner, fact);
}

/** What every one of these has: a line of figures, a level, or arms. */
function takeFixed(walk: Walk, fact: Fact): readonly Choice[] {
	const { context, id, under } = walk;
	const level = levelOf(fact.name);
	if (level !== undefined) context.giveLevel(under ?? id, level);
	else if (under) {
		if (isOneName(fact.name, under.name)) {
			under.names.push(fact.name);
			under.also.push(fact.name);
		}
	} else context.fix(id, fact);
	return childrenOf({ ...walk, path: walk.path.slice(0, -1) }, fact);
}

/** "Lance (mounted only)" is a lance that needs a mount. */
function takeChoice(found: Walk, row: Fact): readonly Choice[] {
	const isForRiders = / \(mounted only\)$/.test(row.name);
	const fact = isForRiders ? { ...row, name: row.name.replace(/ \(.*$/, '') } : row;
	const mounts = isForRiders ? mountsOf(found.unit) : undefined;
	const walk =
		mounts === undefined
			? found
			: { ...found, conditions: both(found.conditions, { ...always, all: [[mounts]] }) };
	const { context, unit, id, path, trail, groups, under } = walk;
	const place = { army: context.facts, unit, corrections: context.corrections };
	const level = levelOf(fact.name);
	if (level !== undefined && under && trail.some((each) => /^Mounts?$/.test(each))) {
		return takeOtherLevel(walk, fact, under);
	}
	const { cost, note } = costOf(place, fact, walk.perModel, context);
	if (note !== undefined) context.note('mended', `${unit.name}: ${fact.name}`, note);
	const inner = (fact.options ?? []).find((each) => isSame(each, fact));
	const limitedBelow = (fact.options ?? []).find(
		(each) => isFixed(each) && each.max_army !== undefined
	);
	const maxArmy = fact.max_army ?? inner?.max_army ?? limitedBelow?.max_army;
	const conditions = inner ? both(walk.conditions, conditionsOf(place, inner)) : walk.conditions;
	const must = mustOf(walk, fact);
	const choice: Choice = {
		unit: id,
		name: fact.name,
		type: walk.type ?? typeFor(...path.toReversed()),
		cost,
		fact,
		max: fact.max === 0 ? 1 : (fact.max ?? 1),
		...(maxArmy !== undefined && maxArmy > 0 && { maxArmy }),
		conditions,
		names: [fact.name, ...path.slice(0, -1)],
		also: [],
		grants: level === undefined ? [] : ['WIZARD', 'OWN LEVEL'],
		numbers: level === undefined ? {} : { level },
		groups: [...groups],
		...(must && { mustWith: must }),
		...(under && { under })
	};
	noteGrowth(walk, choice);
	// A choice counts in the group it stands in and in all around that one, as far as no other choice is between.
	for (const group of groups) group.members.push(choice);
	const itself = fact.name;
	const nested: Walk = {
		...walk,
		conditions: both(walk.conditions, { ...always, all: [[itself]] }),
		groups: [],
		path: [],
		under: choice,
		...(fact.max_points !== undefined && { allowance: fact.max_points - (fact.points ?? 0) })
	};
	const { type: _type, ...untyped } = nested;
	const others = (fact.options ?? []).filter((each) => each !== inner);
	return [
		choice,
		...childrenOf(untyped, { ...fact, options: [...others, ...(inner?.options ?? [])] })
	];
}

/** What the unit's choice of a mount is called. */
function mountsOf({ options = [] }: FactUnit): string | undefined {
	return options.find(({ name }) => /^Mounts?$/.test(name))?.name;
}

/** "Mount Wolf" below "Wolf", "Elven Horse" below "Elvish Horse": the same thing by another name. */
function isOneName(a: string, b: string): boolean {
	return a.startsWith(b) || a.split(' ').at(-1) === b.split(' ').at(-1);
}

/** A mount that is a wizard itself: its level is none of its rider's, and its price is the mount's. */
function takeOtherLevel(walk: Walk, fact: Fact, under: Choice): readonly Choice[] {
	const { cost } = under;
	if (typeof cost === 'number') under.cost = cost + (fact.points ?? 0);
	walk.context.leave(
		walk.id,
		`${under.name}: ${fact.name}`,
		'the mount’s own level and lore as a wizard are not counted; what the level costs is in the mount’s price'
	);
	return [];
}
