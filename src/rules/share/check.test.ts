import { describe, expect, test } from 'vitest';
import { aHost, aHostIndexOf, firstVerdicts } from '../../../tests/host.ts';
import { aList } from '../../../tests/builders.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import '../../../tests/expect-legality.ts';

const tooMuch = 'share/too-much' as const;
const tooLittle = 'share/too-little' as const;

describe('share: no unit costs more than half of the points', () => {
	const index = aHostIndexOf({
		kind: 'share',
		of: { any: ['UNIT', 'BAND'] },
		max: 50,
		scope: 'unit'
	});

	test.each([
		{ list: 'giant', size: 1000, codes: [] },
		{ list: 'giant', size: 999, codes: [tooMuch] },
		{ list: '3 giant', size: 1000, codes: [] },
		{ list: '2 giant, spears', size: 998, codes: [tooMuch, tooMuch] },
		{ list: 'spears + reinforced', size: 360, codes: [] },
		{ list: 'spears + reinforced', size: 359, codes: [tooMuch] },
		{ list: 'mage + orb', size: 280, codes: [] },
		{ list: 'mage + orb', size: 279, codes: [tooMuch] },
		{ list: 'old-guard', size: 500, codes: [] },
		{ list: 'old-guard', size: 499, codes: [tooMuch] },
		{ list: 'nobody', size: 1, codes: [] }
	])('$list at $size: $codes', ({ list, size, codes }) => {
		expect(aHost(list, size)).toBreak(index, ...codes);
	});

	test('the verdict has the points, the limit and what it is half of', () => {
		expect(firstVerdicts(aHost('spears, giant', 999), index)).toMatchObject([
			{ bearer: { unit: { id: 'u2' } }, measured: 500, max: 499.5, limit: 999, units: ['u2'] }
		]);
	});

	test('a met verdict has the dearest', () => {
		expect(firstVerdicts(aHost('spears, giant, mage'), index)).toMatchObject([
			{ outcome: 'met', measured: 500, max: 1000, units: [] }
		]);
	});
});

describe('share: troops for a quarter to a half of the points', () => {
	const index = aHostIndexOf({
		kind: 'share',
		of: { any: ['TROOP'] },
		min: 25,
		max: 50,
		scope: 'army'
	});

	test.each([
		{ list: '2 spears', size: 720, codes: [] },
		{ list: '2 spears', size: 721, codes: [tooLittle] },
		{ list: '2 spears', size: 360, codes: [] },
		{ list: '2 spears', size: 359, codes: [tooMuch] },
		{ list: 'spears + reinforced, giant', size: 720, codes: [] },
		{ list: 'giant', size: 1000, codes: [tooLittle] }
	])('$list at $size: $codes', ({ list, size, codes }) => {
		expect(aHost(list, size)).toBreak(index, ...codes);
	});

	test('one verdict tells what they are worth together', () => {
		expect(firstVerdicts(aHost('spears, mage, archers', 800), index)).toMatchObject([
			{ outcome: 'met', measured: 200, min: 200, max: 400, units: ['u1', 'u3'] }
		]);
	});
});

describe('share: of what units were given', () => {
	const relics = aHostIndexOf({ kind: 'share', of: { any: ['RELIC'] }, max: 2, scope: 'army' });
	const drill = aHostIndexOf({
		kind: 'share',
		of: { any: ['reinforced'] },
		max: 10,
		scope: 'army'
	});

	test('their own points count, and no others', () => {
		expect(aHost('mage + orb, mage + orb')).toBeLegalIn(relics);
		expect(aHost('mage + orb, mage + orb', 1999)).toBreak(relics, tooMuch);
	});

	test('an option that makes a unit larger is worth what it adds', () => {
		expect(aHost('spears + reinforced, archers + reinforced')).toBeLegalIn(drill);
		expect(aHost('spears + reinforced, archers + reinforced', 1999)).toBreak(drill, tooMuch);
	});
});

describe('share: a sergeant is counted apart from his unit, in place of a model', () => {
	const sergeants = { any: ['sergeant'] };
	const troops = ranksIndex({
		kind: 'share',
		of: { any: ['TROOP'] },
		apart: sergeants,
		min: 10,
		scope: 'army'
	});
	const leaders = ranksIndex({
		kind: 'share',
		of: { any: ['LEADER', 'sergeant'] },
		max: 10,
		scope: 'army'
	});

	// Nine guards in mail at 11 points beside a sergeant at 30 + 3.
	test.each([
		{ index: troops, list: 'guards:10 + mail + sergeant', size: 990, codes: [] },
		{ index: troops, list: 'guards:10 + mail + sergeant', size: 991, codes: [tooLittle] },
		{ index: troops, list: 'guards:10 + mail', size: 1100, codes: [] },
		{ index: leaders, list: 'guards:10 + mail + sergeant', size: 330, codes: [] },
		{ index: leaders, list: 'guards:10 + mail + sergeant', size: 329, codes: [tooMuch] },
		{ index: leaders, list: 'duke, guards:10 + mail + sergeant', size: 1330, codes: [] },
		{ index: leaders, list: 'duke, guards:10 + mail + sergeant', size: 1329, codes: [tooMuch] }
	])('$list at $size: $codes', ({ index, list, size, codes }) => {
		expect(aList(size, list)).toBreak(index, ...codes);
	});
});
