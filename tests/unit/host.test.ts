import { describe, expect, test } from 'vitest';
import { checkRoster, compulsoryUnits, copyUnit, rosterContext, whyNotGive } from '#engine';
import { Army, System } from '../../src/schema/pack.ts';
import { armyFaults } from '../../src/schema/faults/pack-faults.ts';
import { aHost, aHostIndex, hostArmy, hostSystem } from '../host.ts';
import '../expect-legality.ts';

const index = aHostIndex();

/** A legal list, and room for what a test is about. */
const led = 'marshal + general @1';

test('the host fits the schema', () => {
	expect(System.safeParse(hostSystem).error?.issues).toBeUndefined();
	expect(Army.safeParse(hostArmy).error?.issues).toBeUndefined();
	expect(armyFaults(hostSystem, hostArmy)).toEqual([]);
});

describe('a list of the host', () => {
	test.each([
		{ what: 'nothing', list: '', codes: ['groups/too-few', 'count/too-few'] },
		{ what: 'a general alone', list: led, codes: [] },
		{ what: 'no general', list: 'marshal @1', codes: ['count/too-few'] },
		{ what: 'two generals', list: `${led}, mage + general @2`, codes: ['count/too-many'] },
		{ what: 'a general outside', list: 'marshal @1, mage + general', codes: ['outside/left-out'] },
		{
			what: 'a general of a band',
			list: 'marshal @1, old-guard + general',
			codes: ['carries/not-allowed']
		},
		{ what: 'four others with the general', list: `${led}, 4 spears @1`, codes: [] },
		{ what: 'five', list: `${led}, 5 spears @1`, codes: ['group/too-large'] },
		{ what: 'three others without', list: `${led}, mage @2, 2 archers @2`, codes: [] },
		{ what: 'three with another', list: `${led}, marshal @2, 3 spears @2`, codes: [] },
		{
			what: 'four with another',
			list: `${led}, marshal @2, 4 spears @2`,
			codes: ['group/too-large']
		},
		{
			what: 'a hero who joins takes a place',
			list: `${led}, marshal @2, champion @2, 3 spears @2`,
			codes: ['group/too-large']
		},
		{ what: 'a band at half of the points', list: `${led}, old-guard`, size: 500, codes: [] },
		{ what: 'two bands', list: `${led}, old-guard, rovers`, codes: ['count/too-many'] },
		{ what: 'somebody twice', list: `${led}, 2 vane`, codes: ['unique/repeated'] },
		{
			what: 'somebody, and in a band',
			list: `${led}, vane, old-guard`,
			codes: ['unique/repeated']
		},
		{ what: 'somebody in a band alone', list: `${led}, old-guard`, codes: [] },
		{ what: 'others of a band', list: `${led}, old-guard, 2 spears`, codes: [] },
		{ what: 'larger units', list: `${led}, spears + reinforced`, codes: [] },
		{
			what: 'one larger twice',
			list: `${led}, spears + reinforced + reinforced`,
			codes: ['exclusive/too-many']
		},
		{ what: 'a larger giant', list: `${led}, giant + reinforced`, codes: ['carries/not-allowed'] },
		{ what: 'a larger hero', list: `${led}, mage + reinforced`, codes: ['carries/not-allowed'] },
		{ what: 'a relic', list: `${led}, mage + crown`, codes: [] },
		{ what: 'two relics', list: `${led}, mage + crown, hermit + orb`, codes: ['count/too-many'] },
		{ what: 'a relic and a trait', list: `${led}, mage + crown + bold`, codes: [] },
		{
			what: 'a trait twice',
			list: `${led}, mage + bold, hermit + bold`,
			codes: ['unique/repeated']
		},
		{
			what: 'a relic for somebody special',
			list: `${led}, vane + crown`,
			codes: ['carries/not-allowed']
		},
		{ what: 'a relic for troops', list: `${led}, spears + crown`, codes: ['carries/not-allowed'] },
		{ what: 'a formation', list: `${led}, wedge`, codes: [] },
		{ what: 'two', list: `${led}, wedge, wall`, codes: ['count/too-many'] },
		{ what: 'a lore', list: `${led}, flames`, codes: [] },
		{ what: 'a lore twice', list: `${led}, 2 flames`, codes: ['count/too-many'] },
		{ what: 'a terrain', list: `${led}, tower`, codes: [] },
		{ what: 'two terrains', list: `${led}, tower, bridge`, codes: ['count/too-many'] },
		{ what: 'two with the formation for it', list: `${led}, tower, bridge, wall`, codes: [] },
		{ what: 'three', list: `${led}, 2 tower, bridge, wall`, codes: ['count/too-many'] },
		{
			what: 'a relic on a formation',
			list: `${led}, wedge + crown`,
			codes: ['standing/not-a-unit', 'carries/not-allowed']
		},
		{
			what: 'a formation on a unit',
			list: `${led}, spears + wedge`,
			codes: ['standing/not-an-option']
		},
		{ what: 'a relic by itself', list: `${led}, crown`, codes: ['standing/alone'] },
		{
			what: 'followers without their mistress',
			list: `${led}, hounds @1`,
			codes: ['requires/missing']
		},
		{ what: 'with her', list: `${led}, huntress @2, hounds @2`, codes: [] },
		{ what: 'outside', list: `${led}, hounds`, codes: [] }
	] as const)('$what: $codes', ({ list, codes, ...other }) => {
		expect(aHost(list, 'size' in other ? other.size : 2000)).toBreak(index, ...codes);
	});
});

describe('tallies', () => {
	/** The tallies of a list, by id; a list of numbers where it has one. */
	function tallies(list: string, size = 2000): Record<string, unknown> {
		const { tallies: results } = checkRoster(aHost(list, size), index);
		return Object.fromEntries(
			results.map(({ tally, value, parts }) => [tally.id, parts ? [value, ...parts] : value])
		);
	}

	test('drops are regiments, and all that stands outside; choices are none', () => {
		const list = 'marshal @1, 2 spears @1, mage @2, 2 giant, old-guard, wall, flames, nobody';
		expect(tallies(list)).toMatchObject({ drops: 5, auxiliaries: 2 });
		expect(tallies('')).toMatchObject({ drops: 0, auxiliaries: 0 });
	});

	test('who stands in a regiment that is none of his stands outside', () => {
		expect(tallies('old-guard @1, marshal @1')).toMatchObject({ drops: 2, auxiliaries: 0 });
	});

	test.each([
		{ size: 100 + 49, bonus: 0 },
		{ size: 100 + 50, bonus: 1 },
		{ size: 100 + 500, bonus: 1 },
		{ size: 99, bonus: 0 }
	])('a marshal at $size points: bonus $bonus', ({ size, bonus }) => {
		expect(tallies('marshal @1', size)).toMatchObject({ unspent: bonus });
	});

	test.each([
		{ list: 'spears', wounds: 10 },
		{ list: 'spears + reinforced', wounds: 20 },
		{ list: 'hounds, giant', wounds: 22 },
		{ list: 'old-guard', wounds: 4 + 2 * 5 * 2 },
		{ list: 'wall, nobody', wounds: 0 }
	])('wounds of $list: $wounds', ({ list, wounds }) => {
		expect(tallies(list)).toMatchObject({ wounds });
	});

	test.each([
		{ list: 'mage', wizards: [1, 2] },
		{ list: 'marshal + orb, 2 mage', wizards: [3, 2, 2, 1] },
		{ list: 'mage + orb', wizards: [1, 3] },
		{ list: 'old-guard, mage', wizards: [2, 2, 1] },
		{ list: 'spears', wizards: [0] }
	])('wizards of $list, with their powers: $wizards', ({ list, wizards }) => {
		expect(tallies(list)).toMatchObject({ wizards });
	});
});

describe('points', () => {
	test.each([
		{ list: 'spears', points: 90 },
		{ list: 'spears + reinforced', points: 180 },
		{ list: 'mage + orb + general', points: 140 },
		{ list: 'old-guard, wall, tower', points: 250 }
	])('$list: $points', ({ list, points }) => {
		expect(checkRoster(aHost(list), index).points).toBe(points);
	});
});

describe('what a new list begins with', () => {
	const begin = () => {
		let id = 0;
		return compulsoryUnits(index, 2000, () => `new-${++id}`).map(({ entry }) => entry);
	};

	test('the free choice that is the only one of its type, and no other', () => {
		expect(begin()).toEqual(['flames']);
	});
});

describe('a copy', () => {
	function copyIn(list: string, unit: string) {
		return copyUnit(rosterContext(aHost(list), index), unit, 'new');
	}

	test('of the general is no general, and has what others may have', () => {
		expect(copyIn('marshal + general + bold', 'u1')).toEqual({ id: 'new', entry: 'marshal' });
	});

	test('of a larger unit is as large', () => {
		expect(copyIn('spears + reinforced', 'u1')?.options).toEqual(['reinforced']);
	});

	test('stands beside its original if there is a place', () => {
		expect(copyIn('marshal @1, spears @1', 'u2')?.group).toBe('1');
		expect(copyIn('marshal @1, champion @1', 'u2')?.group).toBeUndefined();
		expect(copyIn('marshal @1, 3 spears @1', 'u2')?.group).toBeUndefined();
	});
});

test.each([
	{
		what: 'a general beside the emperor',
		list: 'emperor, marshal',
		option: 'general',
		why: ['rank/outranked', 'outside/left-out']
	},
	{ what: 'a general in a regiment', list: 'spears, marshal @1', option: 'general', why: [] },
	{
		what: 'more than half of the points',
		list: 'spears, archers',
		option: 'reinforced',
		size: 219,
		why: ['share/too-much']
	},
	{ what: 'half of them', list: 'spears, archers', option: 'reinforced', size: 440, why: [] }
])('giving $what: $why', ({ list, option, why, size }) => {
	const context = rosterContext(aHost(list, size), index);
	expect(
		whyNotGive(context, 'u2', option)
			.map(({ outcome }) => outcome)
			.toSorted()
	).toEqual(why.toSorted());
});
