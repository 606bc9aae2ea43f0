import {
	applyEdit,
	indexArmy,
	newUnit,
	rosterContext,
	whyNotAdd,
	whyNotGive,
	type ArmyIndex
} from '../../src/engine/index.ts';
import { mayHave } from '../../src/engine/allow/may-have.ts';
import type { Roster } from '../../src/schema/index.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../../tests/packs.ts';

/** The army whose file is the largest, of those that are neither themed forms nor legends. */
export function largestArmy(folder: string): ArmyIndex {
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

/** The largest armies of the games of army books, with a rule for nearly each unit and item. */
export const ninthAge = largestArmy('t9a');
export const sixthEdition = largestArmy('whfb6');

/** A roster of sixty units, each entry in turn, every third with the first option open to it. */
export const bigRoster: Roster = rosterOf(index, 5000, 60);

export const rankedRoster: Roster = {
	...rosterOf(ranked, 10000, 60),
	id: '0b2f6c1e-5d7a-4f83-9a6b-1c2d3e4f5a6d'
};

/** Rosters of sixty units with all that characters, wizards and troops take to the table. */
export const ninthAgeRoster: Roster = {
	...playableRoster(ninthAge, 15000, 60),
	id: '0b2f6c1e-5d7a-4f83-9a6b-1c2d3e4f5a6e'
};

export const sixthEditionRoster: Roster = {
	...playableRoster(sixthEdition, 15000, 60),
	id: '0b2f6c1e-5d7a-4f83-9a6b-1c2d3e4f5a6f'
};

/** Longer than any that is played: what a list of many rows takes. */
export const longRoster: Roster = {
	...playableRoster(sixthEdition, 60000, 200),
	id: '0b2f6c1e-5d7a-4f83-9a6b-1c2d3e4f5a70'
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

function rosterOf(index: ArmyIndex, size: number, many: number): Roster {
	const { units, options } = index;
	return {
		...emptyRoster(index, size, many),
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

/** Each entry in turn, as long as no rule is broken by one more, and then up to five options for each unit. */
export function playableRoster(index: ArmyIndex, size: number, many: number): Roster {
	let roster = emptyRoster(index, size, many);
	for (let at = 0; at < many * 9 && roster.units.length < many; at++) {
		const context = rosterContext(roster, index);
		const entry = index.units[at % index.units.length]?.entry.id ?? '';
		if (whyNotAdd(context, entry).length > 0) continue;
		const unit = newUnit(context, entry, `u${roster.units.length}`);
		roster = applyEdit(roster, { kind: 'add-units', units: [unit] });
	}
	return roster.units.reduce((armed, { id }, at) => withOptions(armed, index, id, at * 11), roster);
}

function withOptions(roster: Roster, index: ArmyIndex, unit: string, from: number): Roster {
	let armed = roster;
	for (let at = 0, given = 0; at < index.options.length && given < 5; at++) {
		const option = index.options[(from + at) % index.options.length]?.entry.id ?? '';
		const context = rosterContext(armed, index);
		const bearer = context.units.find(({ unit: { id } }) => id === unit);
		if (!bearer || !mayHave(index, bearer, option)) continue;
		if (whyNotGive(context, unit, option).length > 0) continue;
		armed = applyEdit(armed, { kind: 'give-option', unit, option });
		given++;
	}
	return armed;
}

function emptyRoster({ system, army }: ArmyIndex, size: number, many: number): Roster {
	return {
		formatVersion: 1,
		id: '0b2f6c1e-5d7a-4f83-9a6b-1c2d3e4f5a6b',
		name: `${many} units`,
		system: system.id,
		army: army.id,
		revision: system.revision,
		size,
		units: []
	};
}
