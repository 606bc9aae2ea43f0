import type { Army, Constraint, Entry, System } from '#schema';
import { withAliases } from './aliases.ts';
import type { Context } from './context.ts';
import { below, type FactUnit } from './facts.ts';
import { limitsOf } from './limits.ts';
import { masterRunes } from './master-runes.ts';
import { optionsOf } from './options.ts';
import { formReading, headingOf, notOwn, placesOf } from './places.ts';
import { joined } from './joined.ts';
import { charactersRule } from './slots.ts';
import { tidy } from './tidy.ts';
import { sizeRules } from './unit-sizes.ts';
import { withOwnLimit } from './system.ts';
import { readUnit, unitEntry, type ReadUnit } from './units.ts';
import { idOf, mayHave } from './wording.ts';

/** Everything of one army of the facts, as a file of the pack. */
export function convertArmy(context: Context, system: System): Army {
	const { settings } = context;
	const own = context.units.map((unit) =>
		readUnit(context, { ...unit, category: headingOf(context, unit) })
	);
	const { troops, rules: troopRules } = troopsInside(context, own);
	const reads = [...own, ...troops];
	letLead(context, own);
	for (const read of reads)
		for (const keyword of notOwn(context, read.fact.name)) read.keywords.delete(keyword);
	context.tally.units = own.length;
	const found = optionsOf(context, reads, system);
	const runes = masterRunes(context, found.entries);
	const options = {
		...found,
		entries: runes.entries,
		constraints: [...found.constraints, ...runes.rules]
	};
	const limits = limitsOf(context, reads);
	const places = placesOf(context, own);
	const readings = formReading(context, own);
	const units = reads.map((read) => {
		const entry = unitEntry(context, read, read.fact.category);
		const limit = limits.limits.get(entry.id);
		const starts = options.starts.get(entry.id);
		const numbers = { ...entry.numbers, ...places.numbers.get(entry.id) };
		return {
			...entry,
			...(read.fact.category === 'Detachment' && { type: 'detachment' }),
			...(Object.keys(numbers).length > 0 && { numbers }),
			...(limit && !isOnce(entry, limit) && { limit }),
			...(starts && { starts })
		};
	});
	const constraints = joined([
		...(settings.moreCharacters === undefined ? [] : [charactersRule(settings.moreCharacters)]),
		...places.constraints,
		...[...limits.closed].flatMap(([form, ids]) => closedRule(context, form, ids)),
		...limits.constraints,
		...reads.flatMap((read) => sizeRules(context, read)),
		...troopRules,
		...options.constraints
	]);
	units.sort((one, other) => placeOf(system, one) - placeOf(system, other));
	return tidy(context, system, {
		formatVersion: 2,
		id: settings.id,
		system: 'whfb6',
		name: settings.name,
		aliases: settings.aliases,
		livery: settings.livery,
		source: context.source('army list'),
		entries: [...units, ...options.entries.map(withAliases).map(withOwnLimit)],
		armyRules: [],
		rules: [],
		spells: [],
		...(readings.length > 0 && { readings }),
		constraints,
		...(settings.dispelBase !== undefined && { tallies: ownDispel(system, settings.dispelBase) })
	});
}

/** Whether the game's own rule on special characters says so. */
function isOnce({ keywords = [] }: Entry, { min, max }: NonNullable<Entry['limit']>): boolean {
	return keywords.includes('SPECIAL CHARACTER') && min === undefined && max === 1;
}

/** Where the game has the units of its heading. */
function placeOf({ types }: System, { type }: Entry): number {
	return types.findIndex(({ id }) => id === type);
}

/** Troops that come with others (detachments, a guard): units of their own, so many for each of those. */
function troopsInside(
	context: Context,
	reads: readonly ReadUnit[]
): { troops: readonly ReadUnit[]; rules: readonly Constraint[] } {
	const found = new Map<string, { fact: FactUnit; parents: string[]; max: number }>();
	for (const { offered, fact: parent } of reads)
		for (const { fact, max } of offered.troops) {
			const known = found.get(fact.name);
			if (known) known.parents.push(parent.id);
			else {
				const id = context.newId([idOf(fact.name)]);
				const unit: FactUnit = {
					id,
					name: fact.name,
					category: 'Detachment',
					options: below(context.facts, fact).map((row) =>
						row.max === 0 ? { ...row, max: 30, modifiers: [] } : row
					)
				};
				found.set(fact.name, { fact: unit, parents: [parent.id], max });
			}
		}
	const sets = new Map<string, { ids: string[]; parents: readonly string[]; max: number }>();
	for (const { fact, parents, max } of found.values()) {
		const key = parents.join();
		sets.set(key, { ids: [...(sets.get(key)?.ids ?? []), fact.id], parents, max });
	}
	if (found.size > 1)
		context.note(
			'gap',
			'Detachments',
			'each is at most half as large as the regiment that it belongs to, which is not checked'
		);
	return {
		troops: [...found.values()].map(({ fact }) => readUnit(context, fact)),
		rules: [...sets.values()].map(({ ids, parents, max }) => ({
			id: context.newId([`with-${parents[0]}`]),
			kind: 'count',
			label:
				ids.length > 1
					? 'Detachments'
					: (context.units.find(({ id }) => id === ids[0])?.name ?? 'Its guard'),
			of: { any: ids },
			max: 0,
			more: { each: { any: parents }, n: max },
			source: context.source('Units inside units')
		}))
	};
}

/** A list whose data name no general: any character may be it. */
function letLead(context: Context, reads: readonly ReadUnit[]): void {
	const isNamed = reads.some(({ offered }) =>
		offered.offers.some(({ name }) => name === 'General')
	);
	if (isNamed) return;
	for (const { fact, keywords } of reads)
		if (fact.category === 'Lords' || fact.category === 'Heroes') keywords.add(mayHave('General'));
	context.note(
		'reading',
		'General',
		'the data name nobody who may be the general: any character may'
	);
}

function closedRule(context: Context, form: string, ids: readonly string[]): readonly Constraint[] {
	if (ids.length === 0) return [];
	const hasForms = context.variants.length > 0;
	if (!hasForms) {
		for (const id of ids) context.note('gap', id, 'in the data, but not in this army', id);
	}
	return ids.map((unit) => ({
		id: context.newId([`no-${unit}-in-${form}`.slice(0, 64), `no-${unit}`.slice(0, 64)]),
		kind: 'count',
		of: { any: [unit] },
		max: 0,
		...(hasForms && { reading: 'form', when: form }),
		source: context.source('Forms of the army')
	}));
}

function ownDispel(system: System, base: number): Army['tallies'] {
	return system.tallies.flatMap((tally) =>
		tally.id === 'dispelDice' && tally.kind === 'sum'
			? [{ ...tally, base, text: `${tally.text} Dwarfs begin with ${base} dice.` }]
			: []
	);
}
