import { describe, expect, test } from 'vitest';
import { toyArmy } from '../../../tests/toy-army.ts';
import { alba, messages, pikes, problems, rosterOf } from '../../../tests/list-by-name.ts';

describe('the general', () => {
	const optionsOf = (rest: object) => rosterOf(rest).units.map(({ options }) => options ?? []);

	test.each([
		['a unit that says so', { units: [alba, { unit: 'Squire', general: true }] }],
		['a unit that is given the role', { units: [alba, { unit: 'Squire', with: ['General'] }] }],
		[
			'both, and is it once',
			{ units: [alba, { unit: 'Squire', general: true, with: ['general'] }] }
		],
		[
			'the leader of the group',
			{ wings: [{ units: [alba] }, { general: true, units: [{ unit: 'Squire' }] }] }
		]
	])('is %s', (_, rest) => {
		expect(optionsOf(rest)).toEqual([[], ['general']]);
	});

	test('is whoever leads the group, wherever he stands in it', () => {
		const units = [{ unit: 'Squire' }, pikes, { unit: 'Marshal', with: ['Orb'] }];
		expect(optionsOf({ wings: [{ general: true, units }] })).toEqual([[], [], ['general', 'orb']]);
	});

	test('is not a second one where a unit of the group says that it is', () => {
		const units = [{ unit: 'Marshal' }, { unit: 'Squire', general: true }];
		expect(optionsOf({ wings: [{ general: true, units }] })).toEqual([[], ['general']]);
	});

	test('is one of two that are counted', () => {
		const wings = [{ general: true, units: [{ unit: 'Squire', count: 2 }] }];
		expect(optionsOf({ wings })).toEqual([['general'], []]);
	});

	test('is illegal, not unreadable, where nobody may be one', () => {
		expect(problems({ units: [{ unit: 'Pikes', general: true }] })).toContain(
			'carries/not-allowed'
		);
		expect(problems({ wings: [{ general: true, units: [pikes] }] })).toContain(
			'carries/not-allowed'
		);
	});

	test('is nobody where the list does not say', () => {
		expect(problems({ wings: [{ units: [alba] }] })).toEqual(['count/too-few']);
		expect(problems({ wings: [{ general: false, units: [alba] }] })).toEqual(['count/too-few']);
	});
});

describe('larger units', () => {
	const unitOf = (unit: object) => rosterOf({ units: [unit] }).units[0];

	test.each([
		[{ unit: 'Pikes', reinforced: true }, ['doubled']],
		[{ unit: 'Pikes', with: ['Doubled'] }, ['doubled']],
		[{ unit: 'Pikes', reinforced: true, with: ['Doubled'] }, ['doubled']],
		[{ unit: 'Pikes', models: 10 }, ['doubled']],
		[{ unit: 'Pikes', models: 10, reinforced: true }, ['doubled']],
		[{ unit: 'Pikes', models: 5 }, undefined],
		[{ unit: 'Pikes', models: 5, reinforced: false }, undefined],
		[{ unit: 'Pikes', reinforced: false }, undefined]
	])('%j has %j', (unit, options) => {
		expect(unitOf(unit)?.options).toEqual(options);
	});

	test.each([
		[
			{ unit: 'Pikes', models: 4 },
			'Pikes cannot have 4 models here; it has 5, or 10 with Doubled.'
		],
		[
			{ unit: 'Pikes', models: 15 },
			'Pikes cannot have 15 models here; it has 5, or 10 with Doubled.'
		],
		[
			{ unit: 'Pikes', models: 5, reinforced: true },
			'Pikes cannot have 5 models here; it has 5, or 10 with Doubled.'
		],
		[{ unit: 'Tower', models: 3 }, 'Tower cannot have 3 models here; it has 1.'],
		[{ unit: 'Old Ford', models: 1 }, 'Old Ford has no models.']
	])('%j is no number that the roster can hold', (unit, message) => {
		expect(messages({ units: [unit] })).toEqual([`units, 1st line: ${message}`]);
	});

	test('are illegal where the unit may not be larger', () => {
		expect(problems({ units: [{ unit: 'Tower', models: 2 }] })).toContain('carries/not-allowed');
		expect(problems({ units: [{ unit: 'Tower', reinforced: true }] })).toContain(
			'carries/not-allowed'
		);
	});

	test('are distinguished from units of another size by their models', () => {
		expect(unitOf({ unit: 'Drakes', models: 1 })?.entry).toBe('drakes-one');
		expect(unitOf({ unit: 'Drakes', models: 2 })?.entry).toBe('drakes');
		expect(unitOf({ unit: 'Drakes', models: 4 })).toMatchObject({
			entry: 'drakes',
			options: ['doubled']
		});
		expect(unitOf({ unit: 'Drakes' })?.entry).toBe('drakes');
	});

	test.each([
		[{ models: 20 }, 'models'],
		[{ reinforced: true }, 'reinforced'],
		[{ general: true }, 'general']
	])('are nothing that a system without them reads: %j', (words, word) => {
		const list = { system: 'Toy Wars', army: 'Toys', units: [{ unit: 'Pikes', ...words }] };
		expect(messages(list, toyArmy)).toEqual([
			`units, 1st line: “${word}” is not used by this system.`
		]);
	});
});
