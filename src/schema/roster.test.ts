import { describe, expect, test } from 'vitest';
import { aRoster, aUnit } from '../../tests/builders.ts';
import { maxUnits } from './bounds.ts';
import { Roster, type RosterUnit } from './roster.ts';

const pikes = aUnit('pikes');

function letters(count: number): string {
	return 'x'.repeat(count);
}

function copies<T>(count: number, thing: T): T[] {
	return Array.from({ length: count }, () => thing);
}

function manyUnits(count: number): RosterUnit[] {
	return Array.from({ length: count }, (_, at) => ({ ...pikes, id: `u${at}` }));
}

test('a roster with options it may have is read as it is', () => {
	const units = [{ ...pikes, options: ['horn', 'horn'], name: 'First', note: 'Left' }];
	const roster = aRoster({ units, readings: { 'who-rides': 'anybody' }, note: 'For Sunday' });
	expect(Roster.parse(roster)).toEqual(roster);
});

describe('limits, on both sides', () => {
	test.each([
		{ what: 'a size below 0', change: { size: -1 }, fits: false },
		{ what: 'a size of 0', change: { size: 0 }, fits: true },
		{ what: 'a size of 1', change: { size: 1 }, fits: true },
		{ what: 'half a point', change: { size: 1.5 }, fits: false },
		{ what: 'a size of 1,000,000', change: { size: 1_000_000 }, fits: true },
		{ what: 'a size of 1,000,001', change: { size: 1_000_001 }, fits: false },
		{ what: 'no name', change: { name: '' }, fits: true },
		{ what: 'a name of 80 letters', change: { name: letters(80) }, fits: true },
		{ what: 'a name of 81 letters', change: { name: letters(81) }, fits: false },
		{ what: 'a note of 2000 letters', change: { note: letters(2000) }, fits: true },
		{ what: 'a note of 2001 letters', change: { note: letters(2001) }, fits: false },
		{ what: 'an army without an id', change: { army: '' }, fits: false },
		{ what: 'an army id of 64 letters', change: { army: letters(64) }, fits: true },
		{ what: 'an army id of 65 letters', change: { army: letters(65) }, fits: false },
		{ what: 'two units of one id', change: { units: [pikes, pikes] }, fits: false },
		{ what: 'as many units as may be', change: { units: manyUnits(maxUnits) }, fits: true },
		{ what: 'a unit more', change: { units: manyUnits(maxUnits + 1) }, fits: false }
	])('$what: $fits', ({ change, fits }) => {
		expect(Roster.safeParse(aRoster(change)).success).toBe(fits);
	});

	test.each([
		{ what: 'an empty id', change: { id: '' }, fits: false },
		{ what: 'an id of 36 letters', change: { id: letters(36) }, fits: true },
		{ what: 'an id of 37 letters', change: { id: letters(37) }, fits: false },
		{ what: 'an id with a sign', change: { id: '+' }, fits: false },
		{ what: '50 options', change: { options: copies(50, 'horn') }, fits: true },
		{ what: '51 options', change: { options: copies(51, 'horn') }, fits: false },
		{ what: 'an option without an id', change: { options: [''] }, fits: false },
		{ what: 'a name of 80 letters', change: { name: letters(80) }, fits: true },
		{ what: 'a name of 81 letters', change: { name: letters(81) }, fits: false }
	])('a unit with $what: $fits', ({ change, fits }) => {
		const units = [aUnit('pikes', change)];
		expect(Roster.safeParse(aRoster({ units })).success).toBe(fits);
	});
});

test.each([
	{ what: 'something it does not know', roster: { ...aRoster(), colour: 'red' } },
	{
		what: 'a unit with something it does not know',
		roster: { ...aRoster(), units: [{ ...pikes, x: 1 }] }
	},
	{ what: 'another version', roster: { ...aRoster(), formatVersion: 2 } },
	{ what: 'no uuid', roster: aRoster({ id: 'first' }) },
	{ what: 'no date', roster: aRoster({ revision: 'yesterday' }) },
	{ what: 'no units at all', roster: { ...aRoster(), units: undefined } }
])('a roster with $what is malformed', ({ roster }) => {
	expect(Roster.safeParse(roster).success).toBe(false);
});
