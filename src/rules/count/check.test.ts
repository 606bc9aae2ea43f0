import { describe, expect, test } from 'vitest';
import {
	aConstraint,
	aList,
	anArmy,
	anIndex,
	aSystem,
	type Draft
} from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { indexArmy } from '../../engine/army/index-army.ts';
import type { ArmyIndex } from '../../engine/base/index.ts';
import { checkRoster } from '../../engine/judge/report.ts';
import { rangeOf } from '../about.ts';

const pikes = { any: ['pikes'] };

describe('count: 2 to 4 pikes for each full 1000 points', () => {
	const index = anIndex({ kind: 'count', of: pikes, min: 2, max: 4, per: 'band' });

	test.each([
		{ size: 1, min: undefined, max: 4 },
		{ size: 999, min: undefined, max: 4 },
		{ size: 1000, min: 2, max: 4 },
		{ size: 1500, min: 2, max: 4 },
		{ size: 1999, min: 2, max: 4 },
		{ size: 2000, min: 4, max: 8 },
		{ size: 2250, min: 4, max: 8 },
		{ size: 3000, min: 6, max: 12 }
	])('at $size points: at least $min, at most $max', ({ size, min, max }) => {
		expect(aList(size, `${min ?? 0} pikes`)).toBeLegalIn(index);
		expect(aList(size, `${max} pikes`)).toBeLegalIn(index);
		expect(aList(size, `${max + 1} pikes`)).toBreak(index, 'count/too-many');
		if (min === undefined) return;
		expect(aList(size, `${min - 1} pikes`)).toBreak(index, 'count/too-few');
	});

	test('the verdict shows its arithmetic', () => {
		const [verdict] = checkRoster(aList(2250, '3 pikes, captain'), index).verdicts;
		expect(verdict).toMatchObject({
			measured: 3,
			min: 4,
			max: 8,
			multiplier: { band: 1000, limit: 2250, times: 2, min: 2, max: 4 },
			units: ['u1', 'u2', 'u3']
		});
	});

	test('under one band the verdict says that there is no minimum', () => {
		const [verdict] = checkRoster(aList(999), index).verdicts;
		expect(verdict).toMatchObject({ outcome: 'met', max: 4, multiplier: { times: 0, min: 2 } });
		expect(verdict && rangeOf(verdict)?.min).toBeUndefined();
	});
});

describe('count: exactly one captain in an army, whatever its size', () => {
	const index = anIndex({ kind: 'count', of: { any: ['captain'] }, min: 1, max: 1, per: 'army' });

	test.each([1, 999, 1000, 2000, 3000])('at %i points', (size) => {
		expect(aList(size)).toBreak(index, 'count/too-few');
		expect(aList(size, 'captain')).toBeLegalIn(index);
		expect(aList(size, '2 captain')).toBreak(index, 'count/too-many');
	});

	test('the verdict has no multiplier', () => {
		expect(checkRoster(aList(3000), index).verdicts).toMatchObject([{ multiplier: undefined }]);
	});
});

describe('count: one limit only', () => {
	test('without a maximum any number will do', () => {
		const index = anIndex({ kind: 'count', of: pikes, min: 1, per: 'band' });
		expect(aList(1000, '30 pikes')).toBeLegalIn(index);
		expect(aList(1000)).toBreak(index, 'count/too-few');
	});

	test('without a minimum none will do', () => {
		const index = anIndex({ kind: 'count', of: pikes, max: 1, per: 'band' });
		expect(aList(1000)).toBeLegalIn(index);
		expect(aList(1000, '2 pikes')).toBreak(index, 'count/too-many');
	});

	test('a maximum of none forbids the thing', () => {
		const index = anIndex({ kind: 'count', of: pikes, max: 0, per: 'army' });
		expect(aList(1000)).toBeLegalIn(index);
		expect(aList(1000, 'pikes')).toBreak(index, 'count/too-many');
	});
});

describe('count: what is counted', () => {
	const atMostTwo = { kind: 'count', max: 2, per: 'army' } as const;

	test('options, once a copy, on one unit or on several', () => {
		const index = anIndex({ ...atMostTwo, of: { any: ['STEED'] } });
		expect(aList(1000, '2 captain + horse')).toBeLegalIn(index);
		expect(aList(1000, '2 captain + horse, seer + wyrm')).toBreak(index, 'count/too-many');
		expect(aList(1000, 'captain + horse + horse + wyrm')).toBreak(index, 'count/too-many');
	});

	test('units and options together', () => {
		const index = anIndex({ ...atMostTwo, of: { any: ['seer', 'horse'] } });
		expect(aList(1000, 'seer, captain + horse')).toBeLegalIn(index);
		expect(aList(1000, 'seer + horse, captain + horse')).toBreak(index, 'count/too-many');
	});

	test('units with a keyword that an option grants them', () => {
		const index = anIndex({ ...atMostTwo, of: { any: ['SWORN'] } });
		expect(aList(1000, '2 pikes + oath, pikes')).toBeLegalIn(index);
		expect(aList(1000, '3 pikes + oath')).toBreak(index, 'count/too-many');
	});

	test('not what the army does not have', () => {
		const index = anIndex({ ...atMostTwo, of: { none: ['pikes'] } });
		expect(aList(1000, '3 nobody, 3 pikes + nothing')).toBeLegalIn(index);
	});
});

describe('count: one of slingers in each company', () => {
	const index = anIndex({
		kind: 'count',
		of: { any: ['slingers'] },
		max: 1,
		scope: { group: 'company' }
	});

	test.each([
		{ list: '3 slingers', codes: [] },
		{ list: 'slingers @left, slingers @right', codes: [] },
		{ list: 'slingers @left, 3 pikes @left', codes: [] },
		{ list: '2 slingers @left, slingers @right', codes: ['count/too-many' as const] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('the verdict names the company', () => {
		const { problems } = checkRoster(aList(1000, 'pikes @left, 2 slingers @right'), index);
		expect(problems).toMatchObject([
			{ measured: 2, max: 1, group: { id: 'right', name: 'Company 2' }, units: ['u2', 'u3'] }
		]);
	});

	test('a minimum holds for each company', () => {
		const least = anIndex({
			kind: 'count',
			of: { any: ['slingers'] },
			min: 1,
			scope: { group: 'company' }
		});
		expect(aList(1000, 'pikes @left, slingers @right')).toBreak(least, 'count/too-few');
		expect(aList(1000, 'pikes')).toBeLegalIn(least);
	});
});

describe('count: the most grows with what else is there', () => {
	const index = anIndex({
		kind: 'count',
		of: { any: ['lancers'] },
		max: 1,
		more: { each: { any: ['captain', 'oath'] }, n: 2 }
	});

	test.each([
		{ list: 'lancers', codes: [] },
		{ list: '2 lancers', codes: ['count/too-many' as const] },
		{ list: '3 lancers, captain', codes: [] },
		{ list: '4 lancers, captain', codes: ['count/too-many' as const] },
		{ list: '5 lancers, captain, seer + oath', codes: [] },
		{ list: '6 lancers, 2 captain', codes: ['count/too-many' as const] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('the verdict has the arithmetic', () => {
		const [verdict] = checkRoster(aList(1000, 'lancers, 2 captain'), index).verdicts;
		expect(verdict).toMatchObject({
			max: 5,
			growth: { base: 1, many: 2, by: { n: 2 } }
		});
	});

	test('from what it is in a band, if it is so much a band', () => {
		const perBand = anIndex({
			kind: 'count',
			of: { any: ['lancers'] },
			max: 1,
			per: 'band',
			more: { each: { any: ['captain'] }, n: 1 }
		});
		expect(aList(2000, '3 lancers, captain')).toBeLegalIn(perBand);
		expect(aList(2000, '4 lancers, captain')).toBreak(perBand, 'count/too-many');
	});

	test('in a group with what is there', () => {
		const grouped = anIndex({
			kind: 'count',
			of: { any: ['lancers'] },
			max: 0,
			more: { each: { any: ['pikes'] }, n: 1 },
			scope: { group: 'company' }
		});
		expect(aList(1000, '2 lancers @left, 2 pikes @left')).toBeLegalIn(grouped);
		expect(aList(1000, '2 lancers @left, pikes @left, pikes @right, pikes')).toBreak(
			grouped,
			'count/too-many'
		);
	});
});

/** The toy army, of whose units the player chooses the number of models. */
function sized(draft: Draft): ArmyIndex {
	const army = anArmy();
	const entries = army.entries.map((entry) => ({ ...entry, size: { min: 1 } }));
	return indexArmy(aSystem({ constraints: [aConstraint(draft)] }), { ...army, entries });
}

describe('count: at least ten models in each unit of pikes, each oath one of them', () => {
	const index = sized({
		kind: 'count',
		of: { any: ['pikes', 'oath'] },
		min: 10,
		scope: 'unit',
		counting: 'models'
	});

	test.each([
		{ list: 'pikes:10', codes: [] },
		{ list: 'pikes:9', codes: ['count/too-few'] },
		{ list: 'pikes:9 + oath', codes: [] },
		{ list: 'pikes:8 + oath', codes: ['count/too-few'] },
		{ list: 'pikes:8 + oath + oath', codes: [] },
		{ list: 'pikes:9, pikes:10 + oath', codes: ['count/too-few'] },
		{ list: 'captain + oath', codes: [] }
	] as const)('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});
});

describe('count: each unit of slingers has at most half the models of the largest unit of lancers', () => {
	const index = sized({
		kind: 'count',
		of: { any: ['slingers'] },
		max: 0,
		more: { each: { any: ['lancers'] }, n: 1, per: 2, counting: 'largest' },
		scope: 'unit',
		counting: 'models'
	});

	test.each([
		{ list: 'slingers:5, lancers:10', codes: [] },
		{ list: 'slingers:5, lancers:11', codes: [] },
		{ list: 'slingers:6, lancers:11', codes: ['count/too-many'] },
		{ list: 'slingers:6, lancers:12, lancers:4', codes: [] },
		{ list: 'slingers:6, lancers:10, lancers:10', codes: ['count/too-many'] },
		{ list: '2 slingers:5, lancers:10', codes: [] },
		{ list: 'slingers:1', codes: ['count/too-many'] }
	] as const)('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});
});
