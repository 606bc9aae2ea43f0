import { expect, test } from 'vitest';
import { aList, anArmy, anEntry, anIndex, aSource, aSystem } from '../../../tests/builders.ts';
import type { Tally } from '#schema';
import { rosterContext } from '../base/context.ts';
import { indexArmy } from '../army/index-army.ts';

import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { checkRoster } from './report.ts';
import { countTally } from './tallies.ts';

type CountTally = Extract<Tally, { kind: 'count' | 'half-rounded-up' }>;

function aTally(changes: Partial<CountTally> = {}): Tally {
	const of = { any: ['UNIT'] };
	return { id: 'units', name: 'Units', kind: 'count', of, text: '–', source: aSource, ...changes };
}

function valueOf(tally: Tally, list: string): number {
	return countTally(tally, rosterContext(aList(1000, list), anIndex())).value;
}

test.each([
	{ pikes: 0, half: 0 },
	{ pikes: 1, half: 1 },
	{ pikes: 2, half: 1 },
	{ pikes: 3, half: 2 },
	{ pikes: 4, half: 2 },
	{ pikes: 5, half: 3 }
])('of $pikes units half, rounded up, is $half', ({ pikes, half }) => {
	const list = `${pikes} pikes`;
	expect(valueOf(aTally(), list)).toBe(pikes);
	expect(valueOf(aTally({ kind: 'half-rounded-up' }), list)).toBe(half);
});

test.each([
	{ pikes: 0, plus: 1, half: 1 },
	{ pikes: 15, plus: 1, half: 9 },
	{ pikes: 16, plus: 1, half: 9 },
	{ pikes: 17, plus: 2, half: 11 }
])('half of $pikes units and $plus more is $half', ({ pikes, plus, half }) => {
	expect(valueOf(aTally({ kind: 'half-rounded-up', plus }), `${pikes} pikes`)).toBe(half);
});

test('leaders, options and what the army does not have are not counted', () => {
	expect(valueOf(aTally(), 'lancers + banner, captain + horse, horse, nobody')).toBe(1);
	expect(valueOf(aTally({ of: { none: ['pikes'] } }), 'nobody, pikes, seer')).toBe(1);
});

test('a keyword that an option grants counts', () => {
	expect(valueOf(aTally({ of: { any: ['SWORN'] } }), '2 pikes + oath, pikes')).toBe(2);
});

test('an army counts a tally its own way; the others stay as the system has them', () => {
	const system = aSystem({ tallies: [aTally(), aTally({ id: 'feet', of: { any: ['FOOT'] } })] });
	const army = anArmy({ tallies: [aTally({ id: 'feet', of: { any: ['slingers'] } })] });
	const report = checkRoster(aList(1000, '2 pikes, slingers'), indexArmy(system, army));
	expect(report.tallies.map(({ tally, value }) => [tally.id, value])).toEqual([
		['units', 3],
		['feet', 1]
	]);
});

test('a unit of no size counts once, or as often as an option makes it larger', () => {
	const drill = anEntry('drill', { type: 'vow', sizeTimes: 3 });
	const pikes = anEntry('pikes', { numbers: { health: 2 } });
	const index = indexArmy(aSystem(), anArmy({ entries: [pikes, drill] }));
	const health: Tally = {
		id: 'health',
		name: 'Health',
		kind: 'sum',
		of: { any: ['UNIT'] },
		number: 'health',
		perModel: true,
		text: '–',
		source: aSource
	};
	const valueIn = (tally: Tally, list: string) =>
		countTally(tally, rosterContext(aList(1000, list), index)).value;
	expect(valueIn(health, '2 pikes')).toBe(4);
	expect(valueIn(health, 'pikes + drill')).toBe(6);
	const { perModel: _, ...once } = health;
	expect(valueIn(once, 'pikes + drill')).toBe(2);
});

test.each([
	['guards:5', 1],
	['guards:6', 2],
	['guards:15', 3],
	['guards:20', 3],
	['2 guards:6, levies:20', 4]
])('one more for each five models or part of them, three at most: %s: %i', (list, value) => {
	const tally: Tally = {
		id: 'level',
		name: 'Levels',
		kind: 'sum',
		of: {},
		number: 'level',
		byModels: { of: { all: ['guards'] }, each: 5, most: 3 },
		text: '–',
		source: aSource
	};
	expect(countTally(tally, rosterContext(aList(1000, list), ranksIndex())).value).toBe(value);
});
