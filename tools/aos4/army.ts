import type { Army, Entry, Profile, Profiles } from '#schema';
import { armyName, familyOf, parentOf } from './armies.ts';
import { enhancementsOf } from './enhancements.ts';
import type { FactLore, FactUnit } from './facts.ts';
import { limitsOf } from './limits.ts';
import { splitKeywords } from './keywords.ts';
import { loresOf } from './lores.ts';
import { profileOf } from './profiles.ts';
import { renownEntries, type Renown } from './renown.ts';
import { rowsOf } from './rows.ts';
import {
	namedUnits,
	sourceOf,
	statsOf,
	unitEntry,
	type ArmyContext,
	type NamedUnit
} from './units.ts';
import { listText, seasonText, sentences } from './wording.ts';

/** The two files of an army. */
export interface ConvertedArmy {
	readonly army: Army;
	readonly profiles: Profiles;
}

const together = {
	id: 'tables-of-a-kind',
	question: 'May an army take one enhancement of each table of a kind, or one of the kind?',
	answers: [
		{ id: 'together', text: 'One of the kind, from whichever table.' },
		{ id: 'each', text: 'One of each table.' }
	],
	default: 'together',
	source: { book: 'core', section: 'Enhancements', line: 1515 }
};

/** Everything of one army of the facts, as the files of the pack. */
export function convertArmy(
	context: ArmyContext,
	lores: readonly FactLore[],
	renown: readonly Renown[]
): ConvertedArmy {
	const { facts } = context;
	const units = namedUnits(context);
	const terrain = facts.units
		.filter(({ type }) => type === 'terrain')
		.map((fact) => ({ fact, entry: terrainEntry(context, fact) }));
	const profiles: [string, Profile | undefined][] = [
		...units.map(({ id, fact }): [string, Profile | undefined] => [id, profileOf(context, fact)]),
		...terrain.map(({ fact, entry }): [string, Profile | undefined] => [
			entry.id,
			profileOf(context, fact)
		])
	];
	const own = loresOf(context, lores);
	const enhancements = enhancementsOf(context, units);
	const constraints = [...enhancements.constraints, ...limitsOf(context, units)];
	noteDoubts(context);
	const traits = facts.battle_traits.map((name) => name.trim()).filter((name) => name !== '');
	const army: Army = {
		formatVersion: 2,
		id: facts.id,
		system: 'aos4',
		...armyName(facts.name),
		livery: context.livery,
		family: familyOf(facts),
		...parentOf(facts),
		...(facts.legends ? { legends: true as const } : {}),
		source: { book: 'data', section: facts.name },
		entries: [
			...units.map((unit) => withRows(context, unit, units)),
			...renownEntries(context, renown),
			...enhancements.entries,
			...formations(context),
			...own.entries,
			...terrain.map(({ entry }) => entry)
		],
		armyRules: traits.length > 0 ? ['battle-traits'] : [],
		rules: traits.length > 0 ? [traitRule(traits)] : [],
		spells: own.spells,
		...(enhancements.hasSeveralTables ? { readings: [together] } : {}),
		...(constraints.length > 0 ? { constraints } : {})
	};
	const known = profiles.filter((row): row is [string, Profile] => row[1] !== undefined);
	return {
		army,
		profiles: {
			formatVersion: 1,
			army: facts.id,
			system: 'aos4',
			profiles: Object.fromEntries(known)
		}
	};
}

function withRows(context: ArmyContext, unit: NamedUnit, units: readonly NamedUnit[]): Entry {
	const { facts, recovered, notes } = context;
	const rows = rowsOf(context, unit, units);
	const isCompanion = recovered.companions?.some((each) => each.unit === unit.fact.name);
	const compulsory = rows.some(({ min }) => min !== undefined);
	const entry = unitEntry(context, unit, [
		...(compulsory ? ['COMPULSORY FOLLOWERS'] : []),
		...(isCompanion ? ['REGIMENT ONLY'] : [])
	]);
	const isOnce = recovered.once?.includes(unit.fact.name) && isMeantOnce(unit, units);
	if (unit.fact.type === 'hero' && rows.length === 0 && !isCompanion)
		notes.add(facts.id, 'Hero who leads nobody', unit.name);
	return {
		...entry,
		...(isOnce ? { limit: { max: 1, per: 'army' as const } } : {}),
		...(rows.length > 0 ? { leads: rows } : {})
	};
}

/** Of a Hero and a unit of one name, it is the Hero who is taken once. */
function isMeantOnce({ fact }: NamedUnit, units: readonly NamedUnit[]): boolean {
	const namesakes = units.filter((other) => other.fact.name === fact.name);
	return namesakes.length === 1 || fact.type === 'hero';
}

function formations({ facts, recovered, ids }: ArmyContext): readonly Entry[] {
	return facts.battle_formations.map((formation) => {
		const { name, abilities = [], hidden_by_default, publication, points = 0 } = formation;
		const season = recovered.seasons?.formations?.[name]?.[0];
		const text = sentences(
			listText(abilities),
			hidden_by_default && season ? seasonText(season) : undefined
		);
		return {
			id: ids.of(name, 'formation'),
			name: name.trim(),
			type: 'formation',
			...(hidden_by_default ? { keywords: ['HIDDEN'] } : {}),
			cost: points,
			...(text ? { text } : {}),
			source: sourceOf(publication ? { publication } : {})
		};
	});
}

function terrainEntry({ facts, ids, notes, corrections }: ArmyContext, fact: FactUnit): Entry {
	const price = corrections.prices.find(
		({ army, unit }) => army === facts.id && unit === fact.name
	);
	if (price)
		notes.add(facts.id, 'price recovered', `${fact.name}: ${price.points} (${price.source})`);
	else if (fact.points === null)
		notes.add(facts.id, 'terrain without points', `${fact.name}: free (core rules 3.7)`);
	return {
		id: ids.of(fact.name, 'terrain'),
		name: fact.name,
		type: 'terrain',
		keywords: splitKeywords(fact.keywords).keywords,
		cost: price?.points ?? fact.points ?? 0,
		stats: statsOf(fact),
		numbers: { health: Number(fact.health) },
		...(fact.base_size ? { base: fact.base_size.trim() } : {}),
		source: sourceOf(fact)
	};
}

/** Where another source says otherwise and the data was left as it is. */
function noteDoubts({ facts, corrections, notes }: ArmyContext): void {
	for (const { army, text } of corrections.doubts) {
		if (army === facts.id) notes.add(facts.id, 'the publisher says otherwise', text);
	}
}

function traitRule(traits: readonly string[]): Army['rules'][number] {
	return {
		id: 'battle-traits',
		name: 'Battle traits',
		text: `${traits.join('; ')}. Names only.`,
		source: {}
	};
}
