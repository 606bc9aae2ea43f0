import { describe, expect, test } from 'vitest';
import type { SheetGroup } from '../../src/content/index.ts';
import { sheetText } from '../../src/paper/index.ts';
import { emberHost, emberRoster, emberSheet, emberUnits, pointless } from './ember-host.ts';
import { pageCount, renderInNode } from './render-node.ts';

const [slag] = emberUnits;
if (!slag) throw new Error('no unit to try this with');

function groupsOf(...args: Parameters<typeof emberSheet>): readonly SheetGroup[] {
	return emberSheet(...args).groups;
}

function headings(groups: readonly SheetGroup[]): readonly string[] {
	return groups.map(({ heading }) => heading);
}

describe('a list whose groups are rules', () => {
	const groups = groupsOf();

	test('has the warband of the chief first, the others numbered, then bands and loners', () => {
		expect(groups.map(({ heading, count, points }) => [heading, count, points])).toEqual([
			["Chief's Warband", 3, 640],
			['Warband 1', 2, 230],
			['Hired bands', 1, 150],
			['Loners of the host', 1, 90]
		]);
	});

	test('has the leader first, whatever the order of the roster, then the army list’s order', () => {
		expect(groups[0]?.lines).toMatchObject([
			{ name: 'Ember Lord', isLeader: true, models: 1, points: 220 },
			{ name: 'Cinder Guard', models: 10, points: 180 },
			{ name: 'Slag-throwers', ownName: 'Old Nine', models: 6, points: 240, note: 'Painted.' }
		]);
		expect(groups[1]?.lines.map(({ name, isLeader }) => [name, isLeader])).toEqual([
			['Ash-Priest', true],
			['Slag-throwers', undefined]
		]);
		expect(groupsOf(emberRoster({ units: emberUnits.toReversed() }))).toEqual(groups);
	});

	test('tells the role first, then the size, then what costs points, each with its own price', () => {
		expect(groups[0]?.lines.map(({ options }) => options)).toMatchObject([
			[
				{ name: 'Chief', points: 0 },
				{ name: 'Grim', points: 0 },
				{ name: 'Burning Brand', points: 20 }
			],
			[{ name: 'Doubled', points: 0 }],
			[{ name: 'Doubled', points: 0 }]
		]);
	});

	test('gives like units a line each', () => {
		const units = [...emberUnits, { id: 'k', entry: 'cinders', group: 'w2' }];
		const twice = [...units, { id: 'l', entry: 'cinders', group: 'w2' }];
		const [, second] = groupsOf(emberRoster({ units: twice }));
		expect(second?.lines.map(({ name, count }) => [name, count])).toEqual([
			['Ash-Priest', 1],
			['Cinder Guard', 1],
			['Cinder Guard', 1],
			['Slag-throwers', 1]
		]);
	});

	test('has no stat lines: those are on the warscrolls', () => {
		expect(emberSheet().columns).toEqual([]);
		const lines = groups.flatMap((group) => group.lines);
		expect(lines.flatMap(({ stats }) => stats)).toEqual([]);
	});

	test('tells what a band holds', () => {
		expect(groups[2]?.lines[0]?.holds).toEqual([
			{ count: 1, name: 'Frost Lord', models: 1 },
			{ count: 2, name: 'Icicles', models: 5 }
		]);
	});

	test('leaves out empty warbands, and keeps the number on the screen of the others', () => {
		const groups = ['w3', 'w2', 'w1'].map((id) => ({ id, kind: 'warband' }));
		const [chief, other] = groupsOf(emberRoster({ groups }));
		expect(chief?.heading).toBe(groupsOf()[0]?.heading);
		expect([other?.heading, other?.listed]).toEqual(['Warband 2', 'Warband 1']);
	});

	test('without a chief every warband is numbered, in the roster’s order', () => {
		const units = emberUnits.map(({ options, ...unit }) => ({
			...unit,
			...(options && { options: options.filter((id) => id !== 'chief') })
		}));
		const [first, second] = groupsOf(emberRoster({ units }));
		expect([first?.heading, first?.lines[0]?.name]).toEqual(['Warband 1', 'Ash-Priest']);
		expect([second?.heading, second?.lines[0]?.name]).toEqual(['Warband 2', 'Ember Lord']);
	});

	test('keeps the custom name of a warband beside its number', () => {
		const groups = [{ id: 'w2', kind: 'warband', name: 'Left wing' }];
		const units = emberUnits.filter(({ group }) => group === 'w2');
		expect(groupsOf(emberRoster({ groups, units }))[0]).toMatchObject({
			heading: 'Warband 1',
			ownName: 'Left wing'
		});
	});

	test('counts the price of choices in the total, and shows them apart', () => {
		const { points, choices } = emberSheet();
		const inGroups = groups.reduce((sum, group) => sum + group.points, 0);
		const chosen = choices.reduce((sum, choice) => sum + choice.points, 0);
		expect([points, inGroups, chosen]).toEqual([1140, 1110, 30]);
		expect(choices).toMatchObject([
			{ kind: 'Battle array', name: 'Wedge of Fire', points: 30, role: 'rule' },
			{ kind: 'Fire lore', name: 'Lore of Flames', points: 0, role: 'lore' },
			{ kind: 'Shrine', name: 'The Hearth', points: 0, role: 'feature' }
		]);
	});

	test('has the tallies with their levels, and none of what the army does without', () => {
		expect(emberSheet().tallies).toMatchObject([
			{ name: 'Drops', value: 4 },
			{ name: 'Loners', value: 1 },
			{ name: 'Mages', value: 1, parts: [2] },
			{ name: 'Spare order', value: 1 }
		]);
		const units = [{ id: 'a', entry: 'ash-priest' }];
		const names = emberSheet(emberRoster({ size: 110, units })).tallies.map(({ name }) => name);
		expect(names).toEqual(['Drops', 'Loners']);
	});

	test('names a warband in its problems as it does in the list', () => {
		const more = ['k', 'l', 'm'].map((id) => ({ ...slag, id, group: 'w2' }));
		const { verdict } = emberSheet(emberRoster({ size: 2000, units: [...emberUnits, ...more] }));
		expect(verdict.problems.map(({ text }) => text)).toEqual(['Warband 1: 5 units, maximum 4.']);
		const proof = emberSheet(emberRoster(), 'legality').proof;
		const rows = proof?.groups.find(({ heading }) => heading === 'Warbands')?.rows ?? [];
		expect(rows.some(({ sentence }) => sentence.startsWith("Chief's Warband: "))).toBe(true);
		expect(rows.some(({ sentence }) => sentence.startsWith('Warband 2'))).toBe(false);
	});
});

describe('its text', () => {
	test('has the shape in which such lists are passed around', () => {
		expect(sheetText(emberSheet())).toBe(`Bright Morning 1140/1200 pts
-----
Great League South | Ember Host | Wedge of Fire (30 Points)
Loners: 1
Drops: 4
Fire Lore - Lore of Flames
-----
Chief's Warband
Ember Lord (220)
• Chief
• Grim
• Burning Brand
Cinder Guard (180)
• Doubled
Slag-throwers (240)
• Doubled
---
Warband 1
Ash-Priest (110)
Slag-throwers (120)
-----
Hired Bands
The Rivals' Band (150)
Frost Lord
Icicles
Icicles
-----
Loners of the Host
Cinder Guard (90)
-----
Shrines of the Host
The Hearth
-----
Created with Muster · points of 2026-08-18
`);
	});

	test('says what is wrong and what is noted at its end', () => {
		const text = sheetText(emberSheet(emberRoster({ size: 1000, note: 'For\nFriday.' })));
		expect(text.split('-----\n').at(-1)).toBe(
			`Not legal: 1 to fix
- 1140 of 1000 points spent: 140 over. Remove something or raise the points limit. (Cinder Rules, Ember Host)
Note: For Friday.
Created with Muster · points of 2026-08-18
`
		);
	});

	test('of an empty roster has no empty part', () => {
		expect(sheetText(emberSheet(emberRoster({ units: [] })))).toMatch(
			/^Bright Morning 0\/1200 pts\n-----\nGreat League South \| Ember Host\nDrops: 0\n-----\nNot legal/
		);
	});
});

describe('in a game without points', () => {
	const roster = emberRoster({ size: 0 });
	const sheet = emberSheet(roster, 'list', pointless);

	test('there is no price on the list, nor in its text', () => {
		const list = { ...roster, units: roster.units.map(({ options: _, ...unit }) => unit) };
		expect(sheetText(emberSheet(list, 'list', pointless))).toBe(`Bright Morning
Ember Host · Cinder Wars, second edition
Battle array: Wedge of Fire
Fire lore: Lore of Flames
Shrine: The Hearth
Legal

HEROES
1 × Ember Lord
1 × Ash-Priest

FOOT
2 × Cinder Guard
1 × Slag-throwers
1 × Slag-throwers “Old Nine” [Painted.]

HIRED BANDS
1 × The Rivals' Band

Muster · data of 2026-09-01
`);
	});

	test('units stand under their headings with their stat lines, choices apart', () => {
		expect(headings(sheet.groups)).toEqual(['Heroes', 'Foot', 'Hired bands']);
		expect(sheet.columns.map(({ short }) => short)).toEqual(['M', 'Sv', 'Wd']);
		expect(sheet.choices).toHaveLength(3);
	});
});

test.each(['a4', 'letter'] as const)(
	'list, warscrolls and proof take a page of %s',
	async (paper) => {
		for (const index of [emberHost, pointless]) {
			for (const form of ['list', 'reference', 'legality'] as const) {
				const sheet = emberSheet(emberRoster(), form, index);
				expect(pageCount(await renderInNode(sheet, paper))).toBe(1);
			}
		}
	}
);
