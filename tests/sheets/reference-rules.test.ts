import { describe, expect, test } from 'vitest';
import { indexArmy } from '#engine';
import type { Entry, RosterUnit } from '#schema';
import type { SheetUnitRules } from '../../src/content/index.ts';
import { sheetText } from '../../src/paper/index.ts';
import { sheetOf } from './rosters.ts';
import { aTinRoster, tin, tinArmy, tinSystem } from './tin-muster.ts';

// The Tin Host, with what its armour does to a save and a rule for its pikes.

const source = { line: 1 };
const saves: Readonly<Record<string, Entry['save']>> = {
	pavise: 1,
	mail: { suit: 1 },
	goat: 1,
	'tin-mirror': 'own'
};
// Its urchins fight with what they find, and the goat is a war goat too.
const army = {
	...tinArmy,
	entries: tinArmy.entries.map((entry) =>
		entry.id === 'urchins' ? { ...entry, equipment: ['Spear'] } : entry
	)
};
const withSaves = tinSystem.entries.map((entry) => {
	const save = saves[entry.id];
	const known = entry.id === 'goat' ? { ...entry, aliases: ['War goat'] } : entry;
	return save === undefined ? known : { ...known, save };
});
const index = indexArmy(
	{
		...tinSystem,
		entries: withSaves,
		rules: [
			...tinSystem.rules,
			{ id: 'spear', name: 'Spear', text: 'Fights over a friend.', source },
			{ id: 'plate', name: 'Heavy armour', text: 'Save of 5+.', save: { suit: 2 }, source },
			{ id: 'lance', name: 'Lance', aliases: ['Long spear'], text: 'Strikes hard.', source },
			{ id: 'barding', name: 'Barding', save: 1, source }
		]
	},
	army
);

function unit(entry: string, options: readonly string[] = []): RosterUnit {
	return { id: `${entry}-${options.join('-')}`, entry, options };
}

function referenceOf(...units: readonly RosterUnit[]) {
	const { reference } = sheetOf(index, aTinRoster({ units }), 'reference');
	if (!reference) throw new Error('no reference');
	return reference;
}

function rulesUnder(name: string, ...units: readonly RosterUnit[]): SheetUnitRules | undefined {
	return referenceOf(...units).units.find((one) => one.name === name);
}

describe('what a unit is and has', () => {
	test('stands under it where it is its own, standard weapons too', () => {
		const spears = rulesUnder('Spears', unit('spears', ['mail']));
		expect(spears?.rules.map(({ name }) => name)).toEqual(['Spear', 'Mail']);
	});

	test('stands once where several have it, with their names, and each points there', () => {
		const { units, shared } = referenceOf(unit('spears', ['mail']), unit('urchins', ['mail']));
		expect(shared).toContainEqual({
			name: 'Mail',
			text: 'What a Mail does.',
			of: 'Spears, Urchins'
		});
		expect(units.map((one) => [one.name, one.shared])).toEqual([
			['Spears', ['Spear', 'Mail']],
			['Urchins', ['Spear', 'Mail']]
		]);
	});

	test('is marked where it has a name only', () => {
		const { byName } = rulesUnder('Spears', unit('spears', ['drum'])) ?? {};
		expect(byName).toEqual(['Sword', 'Drum']);
		const text = sheetText(sheetOf(index, aTinRoster(), 'reference'));
		expect(text).toMatch(/\nSpears: .*Name only: Sword, Ensign, Drum\./);
	});

	test('is found by another name, in the plural, and two in one', () => {
		const spears = (...equipment: readonly string[]) => {
			const entries = army.entries.map((entry) =>
				entry.id === 'spears' ? { ...entry, equipment } : entry
			);
			const other = indexArmy(index.system, { ...army, entries });
			const { reference } = sheetOf(other, aTinRoster({ units: [unit('spears')] }), 'reference');
			return reference?.units[0];
		};
		const names = (one: SheetUnitRules | undefined) => one?.rules.map(({ name }) => name);
		expect(names(spears('Long spears'))).toEqual(['Lance (Long spears)']);
		expect(names(spears('Spears and Heavy armour (crew)'))).toEqual(['Spear', 'Heavy armour']);
		expect(spears('Spears and Trident')?.byName).toEqual(['Spears and Trident']);
	});
});

describe('the armour save', () => {
	test('adds up what a unit wears, carries and rides', () => {
		expect(rulesUnder('Tin Chief', unit('chief', ['mail', 'pavise', 'goat']))?.saves).toEqual([
			'4+'
		]);
		expect(rulesUnder('Tin Riders', unit('riders'))?.saves).toEqual(['2+']);
	});

	test('counts the better of two suits', () => {
		expect(rulesUnder('Tin Riders', unit('riders', ['mail']))?.saves).toEqual(['2+']);
	});

	test('is not told where nothing protects, or something does so in its own way', () => {
		expect(rulesUnder('Tin Chief', unit('chief', ['drake']))?.saves).toBeUndefined();
		expect(rulesUnder('Tin Chief', unit('chief', ['mail', 'tin-mirror']))?.saves).toBeUndefined();
	});

	test('is not told of a unit with equipment of which nothing is known', () => {
		expect(rulesUnder('Spears', unit('spears', ['mail']))?.saves).toBeUndefined();
	});

	test('is told for each where units of one kind are armed differently', () => {
		const both = [unit('urchins', ['mail', 'pavise']), unit('urchins', ['mail'])];
		expect(rulesUnder('Urchins', ...both)?.saves).toEqual(['5+', '6+']);
	});
});

test('the game without saves in its data tells none', () => {
	const { reference } = sheetOf(tin, aTinRoster(), 'reference');
	expect(reference?.units.some((one) => one.saves)).toBe(false);
});

test('a rule of the whole army that is of no use during a game is not printed', () => {
	const rules = [
		{ id: 'march', name: 'March', text: 'Moves twice as far.', source },
		{ id: 'lost', name: 'Lost pages', text: 'Two pages are lost.', printed: false, source }
	] as const;
	const armyRules = rules.map(({ id }) => id);
	const other = indexArmy(index.system, { ...army, armyRules, rules: [...army.rules, ...rules] });
	const { reference } = sheetOf(other, aTinRoster(), 'reference');
	expect(reference?.armyRules.map(({ name }) => name)).toEqual(['March']);
});
