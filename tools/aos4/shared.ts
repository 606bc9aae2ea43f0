import { readFileSync } from 'node:fs';
import type { FactFaction, FactUnit } from './facts.ts';
import type { Recovered } from './recovered.ts';

/** An army list that several catalogues share: units of other lists with rows of its own. */
interface SharedList extends Pick<
	FactFaction,
	'battle_traits' | 'heroic_traits' | 'artefacts_of_power' | 'lores' | 'points_date'
> {
	readonly keyword: string;
	readonly units: readonly (Pick<
		FactUnit,
		'name' | 'regiment_options' | 'joins_as' | 'limit_per'
	> & {
		/** The faction that the unit is of. */
		readonly from: string;
		/** Whether it is the unit of fewer models. */
		readonly small?: boolean;
	})[];
	/** A unit of its own. */
	readonly unit: FactUnit;
}

/** The faction with the units of the list it shares, if it does. */
export function withShared(
	faction: FactFaction,
	{ shared }: Recovered,
	factions: readonly FactFaction[]
): FactFaction {
	if (shared === undefined) return faction;
	const list = JSON.parse(
		readFileSync(new URL(`recovered/shared/${shared}.json`, import.meta.url), 'utf8')
	) as SharedList;
	if (list.points_date !== faction.points_date) throw new Error(`${shared} is of another day`);
	const units = list.units.map(({ from, small = false, name, ...own }) => {
		const unit = factions
			.find(({ id }) => id === from)
			?.units.find(
				(each) => each.name === name && each.keywords.includes('Undersize Unit') === small
			);
		if (!unit) throw new Error(`${shared}: ${from} has no ${name}`);
		const { regiment_options: _rows, joins_as: _roles, limit_per: _limits, ...rest } = unit;
		return { ...rest, ...own, keywords: [...rest.keywords, list.keyword] };
	});
	return {
		...faction,
		battle_traits: list.battle_traits,
		heroic_traits: list.heroic_traits,
		artefacts_of_power: list.artefacts_of_power,
		lores: list.lores,
		units: [list.unit, ...units, ...faction.units]
	};
}
