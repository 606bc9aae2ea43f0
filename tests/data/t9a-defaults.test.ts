import { describe, expect, test } from 'vitest';
import {
	applyEdit,
	checkRoster,
	indexArmy,
	musterUnit,
	plainUnit,
	rosterContext,
	type ArmyIndex
} from '#engine';
import type { Roster } from '#schema';
import { recognise, resolveList } from '../../src/exchange/index.ts';
import { toggleOption } from '../../src/features/editor/units/give-option.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { aRoster } from '../builders.ts';
import { rawPacks } from '../packs.ts';

// What a unit has by itself leaves for what takes its place, and nobody is asked about it.

const raw = rawPacks.find(({ folder }) => folder === 't9a');
const system = System.parse(raw?.system);

function indexOf(id: string): ArmyIndex {
	const army = raw?.armies.find(({ file }) => file === `${id}.json`);
	return indexArmy(system, Army.parse(army?.army));
}

const orcs = indexOf('orcs-and-goblins');

/** A list file of one unit, as a roster. */
function written(
	index: ArmyIndex,
	unit: string,
	given: readonly string[],
	models?: number
): Roster {
	const list = {
		system: 't9a',
		army: index.army.name,
		size: 4000,
		units: [{ unit, models, with: given }]
	};
	const file = recognise(JSON.stringify(list));
	if (file.kind !== 'plain-list') throw new Error(`read as ${file.kind}`);
	const result = resolveList(file.list, index, () => '00000000-0000-4000-8000-000000000000');
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	return result.roster;
}

/** Rules on what the unit itself has that it breaks. */
function complaints(roster: Roster, index: ArmyIndex): readonly string[] {
	return checkRoster(roster, index).problems.flatMap(({ constraint: { id, kind } }) =>
		kind === 'carries' || kind === 'requires' || (kind === 'exclusive' && id !== 'one-lore')
			? [id]
			: []
	);
}

function names(roster: Roster, index: ArmyIndex): readonly (string | undefined)[] {
	const [unit] = roster.units;
	return (unit?.options ?? []).map((id) => index.entries.get(id)?.entry.name);
}

describe('a list that names a race', () => {
	test.each([
		['Goblin Raiders', 'Forest Goblin', 5, ['Forest Goblin', 'Scuttler Spider']],
		['Goblin Raiders', 'Common Goblin', 5, ['Light Armour', 'Wolf', 'Common Goblin']],
		['Orc Lads', 'Neanderorc', 10, ['Neanderorc']],
		['Orc Brutes', 'Neanderorc', 10, ['Neanderorc']],
		['Boar Riders', 'Neanderorc', 5, ['Neanderorc']],
		['Goblin Runts', 'Forest Goblin', 20, ['Forest Goblin']],
		['Orc Boss', 'Iron Orc', undefined, ['Iron Orc', 'Heavy Armour']],
		['Orc Warboss', 'Iron Orc', undefined, ['Iron Orc', 'Heavy Armour']],
		['Orc Boss', 'Neanderorc', undefined, ['Neanderorc']],
		['Orc Warboss', 'Neanderorc', undefined, ['Neanderorc']],
		['Goblin Boss', 'Cave Goblin', undefined, ['Light Armour', 'Cave Goblin']]
	] as const)('%s as %s', (unit, race, models, has) => {
		const roster = written(orcs, unit, [race], models);
		expect(names(roster, orcs)).toEqual(has);
		expect(complaints(roster, orcs)).toEqual([]);
	});

	test('and what does not go with it is told what is wrong', () => {
		const roster = written(orcs, 'Orc Lads', ['Neanderorc', 'Light Armour'], 10);
		expect(complaints(roster, orcs)).not.toEqual([]);
	});

	test('an Iron Orc may have plate armour in its place', () => {
		const roster = written(orcs, 'Orc Boss', ['Iron Orc', 'Plate Armour']);
		expect(names(roster, orcs)).toEqual(['Iron Orc', 'Plate Armour']);
		expect(complaints(roster, orcs)).toEqual([]);
	});
});

describe('one tap on a race', () => {
	function tapped(roster: Roster, option: string): Roster {
		const context = rosterContext(roster, orcs);
		const [mustered] = context.units;
		const indexed = orcs.entries.get(option);
		if (!mustered || !indexed) throw new Error(`no ${option}`);
		const { edit } = toggleOption(roster, context, mustered, indexed);
		return edit ? applyEdit(roster, edit) : roster;
	}

	test('takes the wolf and brings the spider, and back', () => {
		const unit = { ...plainUnit(orcs, 'goblin-raiders', 'u'), models: 5 };
		const common = aRoster({ system: 't9a', army: orcs.army.id, size: 2000, units: [unit] });
		const forest = tapped(common, 'forest-goblin-goblin-raiders');
		expect(names(forest, orcs).toSorted()).toEqual(['Forest Goblin', 'Scuttler Spider']);
		const back = tapped(forest, 'common-goblin-goblin-raiders');
		expect(names(back, orcs).toSorted()).toEqual(['Common Goblin', 'Light Armour', 'Wolf']);
		expect(complaints(back, orcs)).toEqual([]);
	});
});

describe('what a player has to choose', () => {
	test.each([
		['dread-elves', 'Cult High Priestess', 'cults'],
		['dread-elves', 'Cult Priestess', 'cults'],
		['the-vermin-swarm', 'Warp Tech Machinist', 'upgrade']
	])('%s: a %s is asked for it', (army, unit, label) => {
		const index = indexOf(army);
		const roster = written(index, unit, []);
		expect(names(roster, index)).toEqual([]);
		const asked = checkRoster(roster, index).problems.flatMap(({ constraint }) =>
			constraint.kind === 'exclusive' ? [constraint.label] : []
		);
		expect(asked).toContain(label);
	});
});

describe('limits that the data tell of one size only', () => {
	test.each([
		['kingdom-of-equitaine', 'durendal-knights'],
		['empire-of-sonnstahl', 'imperial-guard']
	])('%s: %s', (army, entry) => {
		const index = indexOf(army);
		const most = (size: number): number => {
			const units = Array.from({ length: 9 }, (_, at) => ({ id: `u${at}`, entry, models: 10 }));
			const fits = (n: number): boolean =>
				!checkRoster(
					aRoster({ system: 't9a', army, size, units: units.slice(0, n) }),
					index
				).problems.some(({ constraint }) => constraint.id === `limit-${entry}`);
			return units.filter((_, at) => fits(at + 1)).length;
		};
		expect([1499, 1500, 3999, 4000].map(most)).toEqual([3, 4, 4, 7]);
	});
});

test('who has the Virtue of the Unyielding does not lead the army', () => {
	const index = indexOf('kingdom-of-equitaine');
	const lord = (...given: string[]) =>
		complaints(written(index, 'Lord', ['Virtue of the Unyielding', ...given]), index);
	expect(lord()).toEqual([]);
	expect(lord('General')).toEqual(['virtue-of-the-unyielding-no-leader']);
});

test('a unit costs what it did without what it has for nothing', () => {
	const raiders = written(orcs, 'Goblin Raiders', ['Forest Goblin'], 5).units[0];
	expect(raiders && musterUnit(raiders, orcs).points).toBe(60);
});
