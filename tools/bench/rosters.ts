import { indexArmy, type ArmyIndex } from '../../src/engine/index.ts';
import type { Roster } from '../../src/schema/index.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../../tests/packs.ts';

/** The army whose file is the largest, of those that are neither themed forms nor legends. */
function largestArmy(folder: string): ArmyIndex {
	const pack = rawPacks.find((raw) => raw.folder === folder);
	const armies = (pack?.armies ?? [])
		.map(({ army }) => Army.parse(army))
		.filter(({ variantOf, legends }) => variantOf === undefined && !legends);
	const [largest] = armies.toSorted((a, b) => sizeOf(b) - sizeOf(a));
	if (!largest) throw new Error(`There is no army in ${folder}`);
	return indexArmy(System.parse(pack?.system), largest);
}

function sizeOf(army: Army): number {
	return JSON.stringify(army).length;
}

function armyOf(folder: string, file: string): ArmyIndex {
	const pack = rawPacks.find((raw) => raw.folder === folder);
	const army = pack?.armies.find((raw) => raw.file === file)?.army;
	return indexArmy(System.parse(pack?.system), Army.parse(army));
}

/** The army that the budgets are set for. */
export const index = armyOf('warmaster', 'empire.json');

/** An army of ranks and files, with hundreds of items and rules. */
export const ranked = armyOf('whfb4', 'empire.json');

/** The largest army of the game with the most armies. */
export const largest = largestArmy('aos4');

/** A roster of sixty units, each entry in turn, every third with the first option open to it. */
export const bigRoster: Roster = rosterOf(index, 5000, 60);

export const rankedRoster: Roster = {
	...rosterOf(ranked, 10000, 60),
	id: '0b2f6c1e-5d7a-4f83-9a6b-1c2d3e4f5a6d'
};

/** A roster of thirty units in five groups. */
export const groupedRoster: Roster = {
	...rosterOf(largest, 2000, 30),
	id: '0b2f6c1e-5d7a-4f83-9a6b-1c2d3e4f5a6c',
	units: rosterOf(largest, 2000, 30).units.map((unit, at) => ({ ...unit, group: `g${at % 5}` })),
	groups: Array.from({ length: 5 }, (_, at) => ({
		id: `g${at}`,
		kind: largest.system.groups?.[0]?.id ?? ''
	}))
};

function rosterOf({ system, army, units, options }: ArmyIndex, size: number, many: number): Roster {
	return {
		formatVersion: 1,
		id: '0b2f6c1e-5d7a-4f83-9a6b-1c2d3e4f5a6b',
		name: `${many} units`,
		system: system.id,
		army: army.id,
		revision: system.revision,
		size,
		units: Array.from({ length: many }, (_, at) => {
			const option = options[at % options.length]?.entry.id;
			return {
				id: `u${at}`,
				entry: units[at % units.length]?.entry.id ?? '',
				...(at % 3 === 0 && option !== undefined && { options: [option] })
			};
		})
	};
}
