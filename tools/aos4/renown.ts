import type { Entry } from '#schema';
import type { FactFaction, FactRenown, FactUnit } from './facts.ts';
import { splitKeywords } from './keywords.ts';
import type { Notes } from './notes.ts';
import { aliasesOf, type ArmyContext } from './units.ts';
import { idOf, legendsText, listText, sentences } from './wording.ts';

type Held = NonNullable<Entry['holds']>[number];

/** Regiments of Renown that have a price, with where their members come from. */
export interface Renown {
	readonly facts: FactRenown;
	readonly holds: readonly Held[];
}

/** Every Regiment of Renown that may be converted; what may not is noted. */
export function renownOf(
	all: readonly FactRenown[],
	factions: readonly FactFaction[],
	idIn: (faction: FactFaction, unit: FactUnit) => string,
	notes: Notes
): readonly Renown[] {
	const names = new Set(factions.map(({ name }) => name));
	for (const name of new Set(all.flatMap((renown) => renown.eligible_factions))) {
		if (!names.has(name)) notes.add('(Regiments of Renown)', 'army not in the facts', name);
	}
	return all.flatMap((facts) => {
		if (facts.points === null || facts.eligible_factions.length === 0) {
			notes.add(
				'(Regiments of Renown)',
				'left out',
				`${facts.name}: ${facts.points === null ? 'no points' : 'no army may have it'}`
			);
			return [];
		}
		return [
			{ facts, holds: facts.units.map((member) => heldOf(facts, member, factions, idIn, notes)) }
		];
	});
}

function heldOf(
	renown: FactRenown,
	{ unit: name, count, models_each }: FactRenown['units'][number],
	factions: readonly FactFaction[],
	idIn: (faction: FactFaction, unit: FactUnit) => string,
	notes: Notes
): Held {
	const home = homeOf(name, factions);
	if (!home) {
		notes.add('(Regiments of Renown)', 'member without a profile', `${renown.name}: ${name}`);
		return { name, entry: idOf(name), count, size: models_each, keywords: ['HELD'] };
	}
	const { keywords, numbers } = splitKeywords(home.unit.keywords);
	const small = [...keywords, ...(models_each === 1 ? ['SINGLE'] : []), 'HELD'];
	return {
		name,
		army: home.faction.id,
		entry: idIn(home.faction, home.unit),
		count,
		size: models_each,
		keywords: [...new Set(small)],
		numbers: { health: Number(home.unit.health), ...numbers }
	};
}

/** The army that a unit is of: a main faction before its Armies of Renown. */
function homeOf(
	name: string,
	factions: readonly FactFaction[]
): { readonly faction: FactFaction; readonly unit: FactUnit } | undefined {
	const inOrder = [
		...factions.filter((faction) => !faction.army_of_renown && !faction.legends),
		...factions.filter((faction) => !faction.army_of_renown && faction.legends),
		...factions.filter((faction) => faction.army_of_renown)
	];
	for (const faction of inOrder) {
		const unit = faction.units.find(
			(each) => each.name === name && !each.keywords.includes('Undersize Unit')
		);
		if (unit) return { faction, unit };
	}
	return undefined;
}

/** The Regiments of Renown that an army may include, as entries. */
export function renownEntries(context: ArmyContext, renown: readonly Renown[]): readonly Entry[] {
	const { facts, ids } = context;
	return renown
		.filter((each) => each.facts.eligible_factions.includes(facts.name))
		.map(({ facts: { name, points, abilities }, holds }) => {
			const isLegend = name.includes('[LEGENDS]');
			const told = name.replace(/ \[LEGENDS\]$/, '');
			const text = sentences(
				listText((abilities ?? []).map((ability) => ability.name)),
				isLegend ? legendsText : undefined
			);
			return {
				id: ids.of(told, 'renown'),
				name: told,
				...aliasesOf(context, told),
				type: 'renown',
				...(isLegend ? { keywords: ['LEGENDS'] } : {}),
				cost: points ?? 0,
				holds,
				...(text ? { text } : {}),
				source: { section: 'Regiments of Renown' }
			};
		});
}
