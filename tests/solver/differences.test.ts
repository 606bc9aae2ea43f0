import { expect, test } from 'vitest';
import { checkRoster, indexArmy, type Report } from '#engine';
import { differencesOf } from '../../src/solver/index.ts';
import { anArmy, anEntry, aRoster, aSystem } from '../builders.ts';

const entries = [anEntry('spears', { cost: 50 }), anEntry('riders', { cost: 50 })];
const index = indexArmy(aSystem({ entries: [] }), anArmy({ entries }));
const spread = [
	{ name: 'Infantry', of: { any: ['spears'] } },
	{ name: 'Cavalry', of: { any: ['riders'] } }
];
const habits = { repeat: 3, spread, sizes: [1] };

/** A list of these units, at 100 points. */
function reportOf(...units: readonly string[]): Report {
	const roster = aRoster({
		size: 100,
		units: units.map((entry, at) => ({ id: `u${at}`, entry }))
	});
	return checkRoster(roster, index);
}

test('each list is called by what tells it most from the others, and no two alike', () => {
	const lists = [
		reportOf('spears', 'spears'),
		reportOf('riders', 'riders'),
		reportOf('riders', 'riders')
	];
	expect(differencesOf(lists, habits)).toEqual([
		{ name: 'Infantry', isMore: true },
		{ name: 'Infantry', isMore: false },
		{ name: 'Cavalry', isMore: true }
	]);
});

test('lists that spend alike, and one alone, are called by nothing', () => {
	const alike = [reportOf('spears', 'riders'), reportOf('riders', 'spears')];
	expect(differencesOf(alike, habits)).toEqual([undefined, undefined]);
	expect(differencesOf(alike.slice(0, 1), habits)).toEqual([undefined]);
});
