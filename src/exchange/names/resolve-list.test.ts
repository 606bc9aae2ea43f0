import { describe, expect, test } from 'vitest';
import { Roster } from '#schema';
import type { PlainUnit } from '../outside/plain-list.ts';
import { resolveList } from './resolve-list.ts';
import { toyArmy } from '../../../tests/toy-army.ts';

const id = '00000000-0000-4000-8000-000000000000';

function resolve(...units: readonly PlainUnit[]) {
	const list = { system: 'Toy Wars', army: 'Toys', size: 1000, units: [...units] };
	return resolveList(list, toyArmy, () => id);
}

function unitsOf(...units: readonly PlainUnit[]) {
	const result = resolve(...units);
	return result.ok ? result.roster.units : result.faults;
}

function optionsOf(unit: string, ...given: readonly string[]) {
	const result = resolve({ unit, with: [...given] });
	return result.ok ? result.roster.units[0]?.options : result.faults;
}

describe('a plain list becomes a roster', () => {
	test('of the army, its size and the revision of its data', () => {
		const result = resolve();
		expect(result).toEqual({
			ok: true,
			roster: {
				formatVersion: 1,
				id,
				name: 'Toys',
				system: 'toy-wars',
				army: 'toys',
				revision: '2026-01-02',
				size: 1000,
				units: []
			}
		});
		expect(Roster.safeParse(result.ok && result.roster).success).toBe(true);
	});

	test('with as many units as are counted, each with an id of its own', () => {
		expect(
			unitsOf({ unit: 'Pikes', count: 2 }, { unit: 'Knights', name: 'Reds', note: 'New' })
		).toEqual([
			{ id: 'u1', entry: 'pikes' },
			{ id: 'u2', entry: 'pikes' },
			{ id: 'u3', entry: 'lancers', name: 'Reds', note: 'New' }
		]);
	});

	test.each(['Pikes', 'pike', 'THE PIKES', ' pikes '])('in which “%s” are pikes', (unit) => {
		expect(unitsOf({ unit })).toEqual([{ id: 'u1', entry: 'pikes' }]);
	});

	test('in which a unit is meant before an option of nearly the same name', () => {
		expect(unitsOf({ unit: 'Horse' })).toEqual([{ id: 'u1', entry: 'horses' }]);
	});

	test('in which a unit is given what it may carry, before other options and units', () => {
		expect(optionsOf('Lancers', 'Horse')).toEqual(['lance-horse']);
		expect(optionsOf('Captain', 'horses')).toEqual(['fighter', 'horse']);
		expect(optionsOf('Pikes', 'Horse')).toEqual(['horse']);
	});

	test('in which a known thing stays in the wrong place, for the engine to judge', () => {
		expect(unitsOf({ unit: 'mage’s gift', with: ['Pikes'] })).toEqual([
			{ id: 'u1', entry: 'mage', options: ['pikes'] }
		]);
	});
});

describe('what a new unit starts with', () => {
	test('is there where the list says nothing', () => {
		expect(unitsOf({ unit: 'Captain' })).toEqual([
			{ id: 'u1', entry: 'captain', options: ['fighter'] }
		]);
	});

	test('is not there twice where the list names it', () => {
		expect(optionsOf('Captain', 'Fighter')).toEqual(['fighter']);
	});

	test('gives way to an option that excludes it, and to no other', () => {
		expect(optionsOf('Captain', "Mage's Gift")).toEqual(['mage']);
		expect(optionsOf('Captain', 'Horse', 'mages gift')).toEqual(['horse', 'mage']);
		expect(optionsOf('Captain', 'Horse')).toEqual(['fighter', 'horse']);
	});

	test('counts among the 50 things that a unit may be given', () => {
		expect(optionsOf('Captain', ...Array<string>(49).fill('Horse'))).toHaveLength(50);
		expect(optionsOf('Captain', ...Array<string>(50).fill('Horse'))).toEqual([
			{ message: 'units, 1st line: 51 options, maximum 50.' }
		]);
	});
});

describe('a name that nothing in the army has', () => {
	test('is a fault with its place and the nearest names', () => {
		expect(unitsOf({ unit: 'Pikes' }, { unit: 'Lanecrs', with: ['Dragon'] })).toEqual([
			{
				message: 'units, 2nd line: Toys has nothing called “Lanecrs”. Did you mean Lancers?',
				name: 'Lanecrs',
				nearest: ['Lancers']
			},
			{
				message: 'units, 2nd line: Toys has nothing called “Dragon”.',
				name: 'Dragon',
				nearest: []
			}
		]);
	});

	test.each(['__proto__', 'constructor', 'UNIT', 'the', '…'])('may be “%s”', (unit) => {
		expect(resolve({ unit }).ok).toBe(false);
	});
});

describe('the event a list is for', () => {
	const event = { eventPack: 1 as const, name: 'Cup', system: 'toy wars', date: '2026-12-05' };
	const list = { system: 'Toy Wars', army: 'Toys', size: 1000, units: [] };

	test('goes with the roster', () => {
		const result = resolveList({ ...list, event }, toyArmy, () => id, [toyArmy.army]);
		expect(result.ok && result.roster.event).toEqual({
			formatVersion: 1,
			name: 'Cup',
			system: 'toy-wars',
			date: '2026-12-05',
			constraints: []
		});
	});

	test('is of the same system', () => {
		const other = { ...event, system: 'Chess' };
		expect(resolveList({ ...list, event: other }, toyArmy, () => id)).toEqual({
			ok: false,
			faults: [{ message: 'event: “Cup” is an event for “Chess”; this list is for Toy Wars.' }]
		});
	});
});
