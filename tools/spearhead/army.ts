import type { Army, Entry, Rule } from '#schema';
import type { FactAbility, FactArmy, FactUnit } from './facts.ts';
import { liveries } from './liveries.ts';
import { baseOf, idOf, timingText } from './wording.ts';

/** Where everything about a single army is printed; the section is the army's own. */
const source = { book: 'sheets' };

/** The kind of unit it is listed under, most telling first. */
const types = ['Hero', 'Monster', 'War Machine', 'Cavalry', 'Beast', 'Infantry'] as const;

/** An army file: its fixed units, the general first, then what is picked for a battle. */
export function armyOf(facts: FactArmy, family: string, isOnlyOfFaction: boolean): Army {
	const livery = liveries[facts.id];
	if (!livery) throw new Error(`${facts.id} has no livery`);
	return {
		formatVersion: 2,
		id: facts.id,
		system: 'spearhead',
		name: facts.name,
		aliases: [...(isOnlyOfFaction ? [facts.faction] : []), `${facts.faction}: ${facts.name}`],
		livery,
		family,
		source: { ...source, section: facts.name },
		entries: [
			...unitsOf(facts),
			...facts.regiment_abilities.map((ability) => choice('regiment-ability', ability)),
			...facts.enhancements.map((ability) => choice('enhancement', ability))
		],
		armyRules: [
			'picks-before-the-battle',
			...facts.battle_traits.map(({ name }) => idOf(name)),
			'wording-of-abilities',
			'command-models'
		],
		rules: facts.battle_traits.map(battleTrait),
		spells: []
	};
}

function unitsOf({ units }: FactArmy): readonly Entry[] {
	const generals = units.filter(({ general }) => general);
	const heroes = units.filter(({ general, hero }) => hero && !general);
	const others = units.filter(({ general, hero }) => !hero && !general);
	return [...generals, ...heroes, ...others].flatMap(entriesOf);
}

/** One entry; two where only one of several copies is the general. */
function entriesOf(unit: FactUnit): readonly Entry[] {
	if (!unit.general) return [unitEntry(unit, unit.copies)];
	if (unit.copies === 1) return [generalOf(unitEntry(unit, 1))];
	const general = generalOf(unitEntry(unit, 1));
	return [
		{ ...general, id: generalId(unit), name: `${unit.name} (general)` },
		unitEntry(unit, unit.copies - 1)
	];
}

/** The id of the general among several copies of one unit. */
export function generalId({ id }: FactUnit): string {
	return `${id}-general`;
}

function generalOf(entry: Entry): Entry {
	const { id, name, type, keywords = [], ...rest } = entry;
	return { id, name, type, printedType: 'General', keywords: [...keywords, 'GENERAL'], ...rest };
}

function unitEntry(unit: FactUnit, copies: number): Entry {
	const type = types.find((name) => unit.keywords.includes(name));
	if (type === undefined) throw new Error(`${unit.id} is of no known type`);
	const keywords = keywordsBeside(unit, type);
	const rules = rulesOf(unit);
	return {
		id: unit.id,
		name: unit.name,
		type: idOf(type),
		...(keywords.length > 0 && { keywords }),
		cost: 0,
		stats: statsOf(unit),
		limit: { min: copies, max: copies, per: 'army' },
		size: unit.models,
		numbers: { health: Number(unit.health) },
		...(unit.base_size !== null && { base: baseOf(unit.base_size) }),
		...(rules.length > 0 && { rules }),
		source
	};
}

/** Its keywords in capitals, but for its type's and the ward, which is a characteristic. */
function keywordsBeside({ keywords }: FactUnit, type: string): readonly string[] {
	return keywords
		.filter((keyword) => keyword !== type && !keyword.startsWith('Ward'))
		.map((keyword) => keyword.toUpperCase());
}

function rulesOf({ keywords }: FactUnit): readonly string[] {
	const casts = keywords.includes('Wizard') || keywords.includes('Priest');
	const returns = keywords.includes('Reinforcements');
	return [
		...(returns ? ['call-for-reinforcements'] : []),
		...(casts ? ['spells-and-prayers'] : [])
	];
}

function statsOf({ move, health, save, control, ward }: FactUnit): Record<string, string> {
	return { move, health, save, control, ...(ward !== undefined && { ward }) };
}

function choice(type: string, { name, timing }: FactAbility): Entry {
	return { id: idOf(name), name, type, cost: 0, text: timingText(timing), source };
}

/** What the seed tells of a battle trait, where it tells anything. */
const told: Readonly<Record<string, { readonly text: string; readonly line: number }>> = {
	'Gnawhole Ambush': {
		text: 'Warriors of the army may arrive on the battlefield behind enemy lines.',
		line: 1926
	}
};

function battleTrait({ name, timing }: FactAbility): Rule {
	const effect = told[name];
	const text = ['Battle trait.', timingText(timing), effect?.text].filter(Boolean).join(' ');
	const source = effect
		? { book: 'rules', section: 'Spearhead, Battle Traits', line: effect.line }
		: { book: 'sheets' };
	return { id: idOf(name), name, text, source };
}
