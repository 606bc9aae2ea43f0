import { describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { checkRoster } from '../report.ts';

const tooSmall = 'group/too-small' as const;
const tooLarge = 'group/too-large' as const;

describe('group: a company has two to four units', () => {
	const index = anIndex({
		kind: 'group',
		group: 'company',
		of: { any: ['UNIT'] },
		min: 2,
		max: 4
	});

	test.each([
		{ list: '9 pikes', codes: [] },
		{ list: 'pikes @left', codes: [tooSmall] },
		{ list: '2 pikes @left', codes: [] },
		{ list: '4 pikes @left', codes: [] },
		{ list: '5 pikes @left', codes: [tooLarge] },
		{ list: '2 pikes @left, 2 lancers @left, slingers @left', codes: [tooLarge] },
		{ list: '4 pikes @left, 4 pikes @right', codes: [] },
		{ list: '5 pikes @left, pikes @right', codes: [tooLarge, tooSmall] },
		{ list: '4 pikes @left, captain @left, seer @left', codes: [] },
		{ list: '4 pikes @left, cannoneers @left', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('each company has a verdict, by its name or its number', () => {
		const list = aList(1000, '5 pikes @left, 2 pikes @right');
		const named = {
			...list,
			groups: [
				{ id: 'left', kind: 'company', name: 'Left wing' },
				{ id: 'right', kind: 'company' }
			]
		};
		expect(checkRoster(named, index).verdicts).toMatchObject([
			{ outcome: tooLarge, subject: 'Left wing', measured: 5, max: 4, group: { id: 'left' } },
			{ outcome: 'met', subject: 'Company 2', measured: 2, units: ['u6', 'u7'] }
		]);
	});

	test('without a company there is nothing to break', () => {
		expect(checkRoster(aList(1000, '9 pikes'), index).verdicts).toMatchObject([
			{ outcome: 'met', subject: 'Companies', measured: 0 }
		]);
	});

	test('a group of a kind that the system does not have is no company', () => {
		const roster = { ...aList(1000, '5 pikes @left'), groups: [{ id: 'left', kind: 'phalanx' }] };
		expect(roster).toBeLegalIn(index);
	});
});

describe('group: slingers are free, one for each other unit', () => {
	const index = anIndex({
		kind: 'group',
		group: 'company',
		of: { any: ['UNIT'] },
		max: 4,
		free: { any: ['slingers'] }
	});

	test.each([
		{ list: '4 pikes @left, 4 slingers @left', measured: 4 },
		{ list: '2 pikes @left, 4 slingers @left', measured: 4 },
		{ list: '4 slingers @left', measured: 4 },
		{ list: '4 pikes @left, 5 slingers @left', measured: 5 },
		{ list: '5 pikes @left, slingers @left', measured: 5 },
		{ list: '2 pikes @left, 5 slingers @left', measured: 5 }
	])('$list counts as $measured', ({ list, measured }) => {
		const [verdict] = checkRoster(aList(1000, list), index).verdicts;
		expect(verdict).toMatchObject({ measured, outcome: measured > 4 ? tooLarge : 'met' });
	});
});

describe('advice', () => {
	const index = anIndex({
		kind: 'group',
		group: 'company',
		of: { any: ['UNIT'] },
		max: 1,
		advice: true
	});

	test('is said, and leaves the list legal', () => {
		const report = checkRoster(aList(1000, '2 pikes @left'), index);
		expect(report.problems).toEqual([]);
		expect(report.advice.map(({ outcome }) => outcome)).toEqual([tooLarge]);
	});
});
