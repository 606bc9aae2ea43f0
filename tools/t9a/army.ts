import type { Army, Constraint, Entry } from '#schema';
import { choicesOf } from './choices.ts';
import type { Choice } from './walk.ts';
import { conditionsOf } from './conditions.ts';
import type { Context } from './context.ts';
import { dearerBanners } from './dearer-banners.ts';
import { apartOf, demandsOf, growingOf } from './demands.ts';
import { entriesOf } from './entries.ts';
import { opened, type FactUnit } from './facts.ts';
import { budgetsOf, exclusivesOf, startsOf } from './groups.ts';
import { itemRules } from './item-rules.ts';
import { keepKnown } from './known.ts';
import { growingLimit } from './limits.ts';
import {
	conclavesOf,
	daemonicLimits,
	freeOfLore,
	generals,
	hierophant,
	referGods,
	silentAllowances,
	silentLores
} from './special.ts';
import { referSizes, sizesOf } from './sizes.ts';
import { unitEntry } from './units.ts';
import { variantsOf } from './variants.ts';

/** Everything of one army of the facts, as a file of the pack. */
export function convertArmy(context: Context): Army {
	const { settings, facts } = context;
	const ofArmy = facts.units
		.filter((unit) => isOfArmy(unit))
		.flatMap((unit) => armyChoices(context, unit));
	const rows = facts.units
		.filter((unit) => !isOfArmy(unit) && !isLeftOut(context, unit))
		.map((unit) => ({ unit, id: context.newUnit(unit) }));
	const choices: Choice[] = [];
	for (const { unit, id } of rows) {
		const conditions = conditionsOf({ army: facts, unit, corrections: context.corrections }, unit);
		for (const needs of conditions.needs) context.demand({ of: { any: [id] }, needs, at: id });
		for (const forbids of conditions.forbids)
			context.demand({ of: { any: [id] }, forbids, at: id });
		choices.push(...choicesOf(context, unit, id));
	}
	silentLores(context);
	freeOfLore(context);
	referGods(context);
	silentAllowances(context, rows);
	generals(context, rows);
	referSizes(context);
	context.lores.settle(context);
	const own = context.items.entries(context);
	for (const { needs = [] } of context.demands) context.bearers(needs);
	for (const { forbids } of context.demands) if (forbids !== undefined) context.bearers([forbids]);
	conclavesOf(context, choices);
	const limits = rows.flatMap(({ unit, id }) => growingLimit(context, unit, id) ?? []);
	const kept = keepKnown(context, choices);
	for (const { conditions } of kept) {
		for (const names of [...conditions.needs, ...conditions.forbids.map((name) => [name])])
			context.bearers(names);
	}
	variantsOf(context, rows, kept);
	const written = entriesOf(context, kept);
	const dearer = dearerBanners(context);
	const constraints: Constraint[] = [
		...written.constraints,
		...exclusivesOf(context, written.idOf, kept),
		...budgetsOf(context, written.idOf),
		...growingOf(context, written.idOf),
		...limits,
		...demandsOf(context, kept, written.idOf),
		...apartOf(context, kept, written.idOf),
		...itemRules(context, own, kept, written.idOf),
		...daemonicLimits(context),
		...hierophant(context, written.idOf),
		...dearer.constraints,
		...context.banners.rules(context),
		...sizesOf(context),
		...context.constraints
	];
	const units = rows.map(({ unit, id }) => {
		context.notes.count(settings.id, 'units', true);
		return unitEntry(context, unit, id, startsOf(context, id, written.idOf, kept));
	});
	for (const choice of kept) {
		context.notes.count(settings.id, 'options', written.idOf.has(choice));
	}
	const entries: Entry[] = [
		...inOrder(units),
		...written.entries,
		...dearer.entries,
		...own,
		...ofArmy
	];
	return {
		formatVersion: 2,
		id: settings.id,
		system: 't9a',
		name: settings.name,
		aliases: [...settings.aliases],
		livery: settings.livery,
		source: { book: 'army-books-09', section: facts.book },
		entries,
		rules: [],
		armyRules: [],
		spells: [],
		...(constraints.length > 0 && { constraints }),
		...(context.gaps.length > 0 && { gaps: context.gaps.map((gap) => ({ ...gap })) })
	};
}

/** Lords, Heroes, Core, Special, Rare, as an army list prints them. */
function inOrder(units: readonly Entry[]): readonly Entry[] {
	const headings = ['lord', 'hero', 'core', 'special', 'rare'];
	return units.toSorted((a, b) => headings.indexOf(a.type) - headings.indexOf(b.type));
}

/** A unit that hangs on what the source has lost. */
function isLeftOut(context: Context, { name, category }: FactUnit): boolean {
	const why = context.leftOut(`${name} (${category})`, '*');
	if (why === undefined) return false;
	context.leaveUnit(`${name} (${category})`, why);
	return true;
}

/** A choice of the whole army that the source writes as a unit without a heading. */
function isOfArmy({ category }: FactUnit): boolean {
	return category === '(No Category)';
}

function armyChoices(context: Context, unit: FactUnit): readonly Entry[] {
	const found = (unit.options ?? [])
		.map((option) => opened(context.facts, option))
		.flatMap(({ options = [] }) => options);
	const asking = (unit.modifiers ?? []).flatMap(({ when = [] }) => when.map(({ of }) => of));
	context.notes.count(context.settings.id, 'units', true);
	const entries = found.map(({ name }) => {
		const id = context.newId(
			name === 'No Bloodline' ? name : name.includes('Bloodline') ? name : `${name} Bloodline`,
			'of the army'
		);
		context.ofArmy.set(name, id);
		return {
			id,
			name: name.includes('Bloodline') ? name : `${name} Bloodline`,
			type: 'bloodline',
			cost: 0,
			source: context.source(unit.name)
		};
	});
	const of = { all: ['BLOODLINE'] };
	const source = context.source(unit.name);
	context.constraints.push({
		id: 'one-bloodline',
		kind: 'count',
		label: 'bloodlines',
		of,
		max: 1,
		source
	});
	context.afterUnits.push(() => {
		const ids = asking.flatMap((name) => context.idsOfUnits().get(name) ?? []);
		context.constraints.push({
			id: 'a-bloodline',
			kind: 'requires',
			label: 'bloodlines',
			of: { any: ids },
			needs: of,
			scope: 'army',
			source
		});
	});
	return entries;
}
