import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex, firstVerdicts } from '../../../tests/host.ts';
import '../../../tests/expect-legality.ts';
import { checkRoster } from '../../engine/judge/report.ts';

const leftOut = 'outside/left-out' as const;

describe('outside: anybody but who has compulsory followers', () => {
	const index = aHostIndex('auxiliaries');

	test.each([
		{ list: 'marshal, giant, 3 spears', codes: [] },
		{ list: 'huntress @1', codes: [] },
		{ list: 'huntress', codes: [leftOut] },
		{ list: 'huntress @1, huntress, spears', codes: [leftOut] },
		{ list: 'old-guard, wall, nobody', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aHost(list)).toBreak(index, ...codes);
	});

	test('a group that the roster does not have is outside', () => {
		const roster = { ...aHost('huntress @1'), groups: [] };
		expect(roster).toBreak(index, leftOut);
	});

	test('the problem names the unit', () => {
		expect(checkRoster(aHost('spears, huntress'), index).problems).toMatchObject([
			{ bearer: { unit: { entry: 'huntress' } }, units: ['u2'] }
		]);
	});

	test('a met verdict counts those outside who might be in a regiment', () => {
		expect(firstVerdicts(aHost('spears, marshal @1, old-guard, wall'), index)).toMatchObject([
			{ outcome: 'met', units: ['u1'] }
		]);
	});
});

describe('outside: anybody but the general', () => {
	const index = aHostIndex('general-leads');

	test.each([
		{ list: 'marshal, mage', codes: [] },
		{ list: 'marshal + general @1', codes: [] },
		{ list: 'marshal + general', codes: [leftOut] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aHost(list)).toBreak(index, ...codes);
	});
});
