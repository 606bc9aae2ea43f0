import { describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { aHost, aHostIndex, aHostIndexOf, firstVerdicts } from '../../../tests/host.ts';
import { whyNotText } from '../../i18n/sentences/rules/why-not.ts';
import { checkRoster } from '../../engine/judge/report.ts';

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
			{ outcome: tooLarge, measured: 5, max: 4, group: { id: 'left', name: 'Left wing' } },
			{ outcome: 'met', group: { name: 'Company 2' }, measured: 2, units: ['u6', 'u7'] }
		]);
	});

	test('without a company there is nothing to break', () => {
		expect(checkRoster(aList(1000, '9 pikes'), index).verdicts).toMatchObject([
			{ outcome: 'met', measured: 0 }
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

describe('group: three others in a regiment, four with the general', () => {
	const index = aHostIndex('regiment-size');

	test.each([
		{ list: 'marshal @1, 3 spears @1', codes: [] },
		{ list: 'marshal @1, 4 spears @1', codes: [tooLarge] },
		{ list: 'marshal + general @1, 4 spears @1', codes: [] },
		{ list: 'marshal + general @1, 5 spears @1', codes: [tooLarge] },
		{ list: 'marshal + general @1, marshal @2, 4 spears @2', codes: [tooLarge] },
		{ list: 'marshal @1, 3 spears @1, old-guard @1, wall @1', codes: [] },
		{ list: '9 spears', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aHost(list)).toBreak(index, ...codes);
	});

	test('the verdict has the arithmetic', () => {
		expect(firstVerdicts(aHost('marshal + general @1, spears @1'), index)).toMatchObject([
			{ measured: 2, max: 5, growth: { base: 4, many: 1, by: { n: 1 } } }
		]);
	});
});

describe('group: four, and two more for each two pikes up to eight, unless with lancers', () => {
	const index = anIndex({
		kind: 'group',
		group: 'company',
		of: { any: ['UNIT'] },
		max: 4,
		more: { each: { any: ['pikes'] }, n: 2, per: 2, upTo: 8 },
		unlessWith: { any: ['lancers'] },
		advice: true
	});

	test.each([
		{ list: 'pikes @left, 3 slingers @left', codes: [] },
		{ list: 'pikes @left, 4 slingers @left', codes: [tooLarge] },
		{ list: '2 pikes @left, 4 slingers @left', codes: [] },
		{ list: '2 pikes @left, 5 slingers @left', codes: [tooLarge] },
		{ list: '6 pikes @left, 2 slingers @left', codes: [] },
		{ list: '6 pikes @left, 3 slingers @left', codes: [tooLarge] },
		{ list: '2 pikes @left, lancers @left, slingers @left', codes: [] },
		{ list: '2 pikes @left, lancers @left, 2 slingers @left', codes: [tooLarge] },
		{ list: '2 pikes @left, lancers @right, 4 slingers @left', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		const { advice } = checkRoster(aList(1000, list), index);
		expect(advice.map(({ outcome }) => outcome)).toEqual(codes);
	});

	test('says what keeps it from growing', () => {
		const list = aList(1000, '2 pikes @left, lancers @left, 2 slingers @left');
		const [problem] = checkRoster(list, index).advice;
		expect(problem && whyNotText(index, problem)).toBe(
			'Company 1: 5 units, maximum 4. Maximum 4, plus 2 for every 2 units of Pikes, up to 8, unless with Lancers: 4.'
		);
	});
});

test('group: an empty one of a sketch is too small, and one of the list is no group yet', () => {
	const rule = { kind: 'group', of: { any: ['UNIT'] }, min: 2 } as const;
	const company = { ...aList(1000), groups: [{ id: 'left', kind: 'company' }] };
	expect(company).toBreak(anIndex({ ...rule, group: 'company' }), tooSmall);
	const regiment = { ...aHost(), groups: [{ id: '1', kind: 'regiment' }] };
	const index = aHostIndexOf({ ...rule, group: 'regiment' });
	expect(regiment).toBeLegalIn(index);
	expect({ ...aHost('spears @1') }).toBreak(index, tooSmall);
});
