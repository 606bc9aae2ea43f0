import type { Entry } from '#schema';
import { unitAliases } from './aliases.ts';
import { sentenceOf, type Bearer } from './conditions.ts';
import type { Context } from './context.ts';
import { crewOf } from './crews.ts';
import { below, resolved, type Fact, type FactUnit } from './facts.ts';
import { formsWith } from './forms.ts';
import { tagPrice } from './row-numbers.ts';
import { baseLevel, levelNumbers, type Numbers } from './levels.ts';
import { offersOf } from './offers.ts';
import type { Allowance, Offer, Offered } from './offer.ts';
import { linesOf, statsOf, troopsOf, type Troops } from './troops.ts';
import { sizeOf } from './unit-sizes.ts';
import { conditionText, keywordOf } from './wording.ts';

/** A unit of the list, read: what it is, and what it may be given. */
export interface ReadUnit {
	readonly fact: FactUnit;
	readonly troops: Troops;
	readonly bearer: Bearer;
	readonly offered: Offered;
	/** What every such unit has. */
	readonly musts: readonly Offer[];
	readonly level: number;
	/** Keywords beyond those of its type. */
	readonly keywords: Set<string>;
	/** Keywords of what it has in any case, for those who ask for them. */
	readonly ofMusts: ReadonlySet<string>;
}

/** Categories that are headings and counters, told by numbers. */
const headings: ReadonlySet<string> = new Set([
	'Lords',
	'Heroes',
	'Characters',
	'Core',
	'Special',
	'Rare',
	'Additional Hero Choice',
	'Two Additional Hero Choices',
	'Additional Lord Choice',
	'Additional Rare Choice',
	'Grants Extra Rare Choice',
	'Ignored for min Core',
	'Non-Battle Standard Bearer Character',
	'Dogs of War Ogre',
	'Shield',
	'Mount'
]);

export function readUnit(context: Context, fact: FactUnit): ReadUnit {
	const troops = troopsOf(context, fact);
	const rows = [...troops.rest, ...troops.more];
	const always = new Set([fact.category, ...(fact.categories ?? [])]);
	if (fact.category === 'Lords' || fact.category === 'Heroes') always.add('Characters');
	const raw = rawTags(context, rows);
	const names = new Set([fact.name, ...(troops.main ? [troops.main.name] : [])]);
	const forms =
		context.variants.length > 0
			? formsWith(context, { unit: fact, names, always, perhaps: raw })
			: undefined;
	const first = offersOf(context, { unit: fact, names, forms, always, perhaps: raw }, rows);
	const keywords = new Set(
		[...always].filter((name) => !headings.has(name)).map((name) => keywordOf(name))
	);
	const ofMusts = new Set<string>();
	for (const must of first.offers.filter(({ isMust }) => isMust))
		for (const tag of must.tags) if (tag !== 'GENERAL') ofMusts.add(tag);
	for (const tag of ofMusts) always.add(tag);
	const { grants } = context.recovered;
	const granted = grants.filter(({ unit }) => unit === fact.name);
	const perhaps = new Set(first.offers.filter(({ isMust }) => !isMust).flatMap(({ tags }) => tags));
	if (always.has('Characters')) perhaps.add('GENERAL');
	for (const { category } of granted) perhaps.add(keywordOf(category));
	const bearer = { unit: fact, names, forms, always, perhaps };
	const offered = offersOf(context, bearer, rows);
	const musts = offered.offers.filter(({ isMust, name }) => isMust && name !== 'General');
	const hasLore = offered.offers.some(({ kind }) => kind.type === 'lore');
	const level = baseLevel(context, fact, musts, hasLore, offered.offers);
	return { fact, troops, bearer, offered, musts, level, keywords, ofMusts };
}

/** Every keyword that something below might give, whatever the conditions. */
function rawTags(context: Context, rows: readonly Fact[]): ReadonlySet<string> {
	const tags = new Set<string>();
	const visit = (row: Fact): void => {
		const fact = resolved(context.facts, row);
		tags.add(keywordOf(row.name)).add(keywordOf(fact.name));
		for (const category of context.recovered.categories[fact.name] ?? [])
			if (!headings.has(category) || category === 'Mount') tags.add(keywordOf(category));
		for (const child of below(context.facts, fact.group_ref === undefined ? fact : row))
			visit(child);
	};
	for (const row of rows) visit(row);
	return tags;
}

const types: Readonly<Record<string, string>> = {
	Lords: 'lord',
	Heroes: 'hero',
	Core: 'core',
	Special: 'special',
	Rare: 'rare'
};

/** The entry of a unit; its limits and what it starts with come later. */
export function unitEntry(context: Context, read: ReadUnit, heading: string): Entry {
	const { fact, troops, musts, level, keywords, ofMusts } = read;
	const name = context.corrections.names[fact.name] ?? fact.name;
	const aliases = [
		...(name === fact.name ? [] : [fact.name]),
		...unitAliases(context.settings.file, fact.name)
	];
	const { main, fixed, isPair } = troops;
	const lines = statLines(context, read);
	const allowance = Math.max(0, ...read.offered.allowances.filter(paysItems).map(({ max }) => max));
	const banner = Math.max(0, ...read.offered.allowances.filter(paysBanner).map(({ max }) => max));
	const isCharacter = fact.category === 'Lords' || fact.category === 'Heroes';
	if (allowance > 0) keywords.add('ALLOWANCE');
	if (banner > 0 && !isCharacter) keywords.add('BANNER ALLOWANCE');
	if (level > 0) keywords.add('SPELLCASTER').add('WIZARD');
	const numbers: Record<string, number> = {
		...choiceNumbers(context, fact, heading),
		...levelNumbers(level),
		...(/^Rune(lord|smith)$/.test(fact.name) && { dispel: 1 }),
		...(allowance > 0 && { items: allowance }),
		...(banner > 0 && !isCharacter && { banner })
	};
	const text = context.corrections.texts.find(
		(each) => each.army === context.settings.file && each.unit === fact.name
	)?.text;
	const equipment = [
		...new Set(musts.filter(({ kind }) => kind.type !== 'level').map((must) => must.name))
	];
	return {
		id: fact.id,
		name,
		...(aliases.length > 0 && { aliases }),
		type: types[heading] ?? 'core',
		keywords: [...new Set([context.settings.keyword, ...keywords, ...ofMusts])].filter(
			(word) => keywords.has(word) || word === context.settings.keyword || context.named.has(word)
		),
		cost: byForm(context, read, costOf(read, fixed)),
		...(lines.own && { stats: lines.own }),
		...(lines.more.length > 0 && { lines: lines.more }),
		...crewOf(fact),
		...(equipment.length > 0 && { equipment }),
		...(main && !isPair && { size: sizeOf(context, read) }),
		...(isPair && { perChoice: 2 }),
		...(Object.keys(numbers).length > 0 && { numbers }),
		...(text !== undefined && { text }),
		source: context.source(heading)
	};
}

function paysItems({ kinds, group }: Allowance): boolean {
	return group !== 'Runic Standards' && [...kinds].some((kind) => kind !== 'banner');
}

function paysBanner({ kinds, group }: Allowance): boolean {
	return kinds.has('banner') || group === 'Runic Standards';
}

function costOf({ fact, troops, musts }: ReadUnit, fixed: Troops['fixed']): Entry['cost'] {
	const { main, isPair } = troops;
	const each = (main?.points ?? 0) + musts.reduce((sum, { perModel }) => sum + perModel, 0);
	const once =
		(fact.points ?? 0) +
		fixed.reduce((sum, { fact: { points = 0 }, count }) => sum + points * count, 0) +
		troops.more.reduce((sum, { points = 0, min = 0 }) => sum + points * min, 0) +
		musts.reduce((sum, must) => sum + must.fixed, 0);
	if (!main) return once;
	if (isPair) return once + each;
	return { ...(once > 0 && { fixed: once }), perModel: each };
}

/** Another price of each model under one form of the army. */
function byForm(
	context: Context,
	{ bearer, troops: { main } }: ReadUnit,
	cost: Entry['cost']
): Entry['cost'] {
	const prices = (main?.modifiers ?? []).flatMap((modifier) => {
		const field = modifier.set ?? modifier.increment ?? modifier.decrement;
		if (field === 'hidden' || field === 'min' || field === 'max') return [];
		const when = sentenceOf(context, bearer, modifier, main?.name ?? '');
		const price = tagPrice(context, modifier, when ?? 'open', main?.points ?? 0);
		if (!price)
			context.note(
				'gap',
				bearer.unit.name,
				`how many there may be in the army ${conditionText(modifier)} is not checked`,
				bearer.unit.id
			);
		return price ? [price] : [];
	});
	if (prices.length === 0 || typeof cost !== 'object' || !('perModel' in cost)) return cost;
	return {
		by: prices.map(({ tag, points }) => ({
			on: { all: [tag] },
			cost: { ...cost, perModel: points }
		})),
		else: cost
	};
}

interface StatLines {
	readonly own: Entry['stats'];
	readonly more: NonNullable<Entry['lines']>;
}

function statLines(context: Context, { fact, troops, musts }: ReadUnit): StatLines {
	const kinds = [troops.main, ...troops.fixed.map((each) => each.fact), ...troops.more];
	const profiles = [
		...(fact.profiles ?? []),
		...kinds.flatMap((kind) => kind?.profiles ?? []),
		...musts.flatMap((must) => must.fact.profiles ?? [])
	].filter(({ stats }) => Object.keys(statsOf(stats)).length > 0);
	const unique = linesOf(profiles).filter(
		(line, at, all) => all.findIndex(({ name }) => name === line.name) === at
	);
	const [first, ...more] = unique;
	if (first) return { own: first.stats, more };
	const second = context.second(fact)?.profile;
	if (!second) {
		context.note('gap', fact.name, 'its characteristics are in no source', fact.id);
		return { own: undefined, more: [] };
	}
	context.note(
		'source',
		fact.name,
		'stat line: of the second collection, as the first has none',
		fact.id
	);
	return { own: statsOf(second), more: [] };
}

/** What a unit takes of the choices of an army besides one of its own heading. */
function choiceNumbers(context: Context, fact: FactUnit, heading: string): Numbers {
	const { categories = [], name } = fact;
	const has = (category: string): boolean => categories.includes(category);
	const isCharacter = heading === 'Lords' || heading === 'Heroes';
	const moves = context.recovered.places.some(
		({ unit, to = '' }) => unit === name && ['Core', 'Special', 'Rare'].includes(to)
	);
	const numbers: Record<string, number> = {};
	const places = context.recovered.places.filter(
		({ unit, as }) => unit === name && as !== undefined
	);
	const own = (category: string): boolean =>
		has(category) ||
		places.some(
			({ as, when }) =>
				as === category && when.join() === `primary-catalogue:${context.facts.name} instanceOf 0`
		);
	const extra = own('Two Additional Hero Choices')
		? 2
		: own('Additional Hero Choice') || (heading === 'Lords' && has('Heroes'))
			? 1
			: 0;
	if (extra > 0) numbers['characters'] = extra + (isCharacter ? 1 : 0);
	if (has('Additional Lord Choice')) numbers['lords'] = 2;
	if (has('Additional Rare Choice')) numbers['rare'] = heading === 'Rare' ? 2 : 1;
	else if (has('Rare') && heading !== 'Rare' && !moves) numbers['rare'] = 1;
	if (has('Grants Extra Rare Choice')) numbers['rare'] = -1;
	if (has('Special') && heading !== 'Special' && !moves) numbers['special'] = 1;
	if (has('Core') && heading !== 'Core' && !moves) numbers['core'] = 1;
	if (has('Ignored for min Core')) numbers['core'] = 0;
	return numbers;
}
