import { describe, expect, test } from 'vitest';
import { messages, pikes, problems, rosterOf } from '../../../tests/list-by-name.ts';

describe('choices of the army and units outside of groups', () => {
	const entriesOf = (rest: object) => rosterOf(rest).units.map(({ entry }) => entry);

	test.each([
		[{ plan: 'Left Hook' }, ['left-hook']],
		[{ battlePlan: 'left hook' }, ['left-hook']],
		[{ 'battle-plan': ['The Left Hook'] }, ['left-hook']],
		[{ songs: ['Marching Song', 'Evening Songs'] }, ['marching-song', 'evening-song']],
		[{ warSong: 'Marching Song', campSong: 'Evening Song' }, ['marching-song', 'evening-song']],
		[{ ground: 'Old Ford' }, ['ford']],
		[{ grounds: [{ unit: 'Old Ford', name: 'Home' }] }, ['ford']],
		[{ reserves: [pikes, { unit: 'Tower', count: 2 }] }, ['pikes', 'tower', 'tower']],
		[{ reserveUnits: ['Pikes', 'Tower'] }, ['pikes', 'tower']],
		[{ bandsOfNote: 'Reds and Blues' }, ['reds']],
		[{ band: ['The Reds & Blues'] }, ['reds']],
		[{ reserves: ['The Reds & Blues'] }, ['reds']],
		[{ units: [{ unit: 'Old Ford' }, { unit: 'Reds & Blues' }] }, ['ford', 'reds']],
		[{ wings: [{ units: [{ unit: 'Left Hook' }] }] }, ['left-hook']]
	])('%j', (rest, entries) => {
		const { units } = rosterOf(rest);
		expect(units.map(({ entry }) => entry)).toEqual(entries);
		expect(units.every(({ group }) => group === undefined)).toBe(true);
	});

	test('a choice that is named with a unit is the army’s all the same', () => {
		const unit = { unit: 'Squire', count: 2, with: ['Orb', 'Left Hook', 'Evening Song'] };
		expect(rosterOf({ wings: [{ units: [unit] }] }).units).toEqual([
			{ id: 'u1', entry: 'squire', options: ['orb'], group: 'g1' },
			{ id: 'u2', entry: 'squire', options: ['orb'], group: 'g1' },
			{ id: 'u3', entry: 'left-hook' },
			{ id: 'u4', entry: 'evening-song' }
		]);
	});

	test('choices named with units count among the units of a list', () => {
		const units = (count: number) => [
			{ unit: 'Pikes', count: 500 },
			{ unit: 'Pikes', count: 500 },
			{ unit: 'Pikes', count: 500 },
			{ unit: 'Pikes', count, with: ['Left Hook'] }
		];
		expect(messages({ units: units(499) })).toEqual([]);
		expect(messages({ units: units(500) })).toEqual([
			'units: 2,001 in all; a list holds up to 2,000.'
		]);
	});

	test('a choice of another kind is understood, and a rule says what is too many', () => {
		expect(entriesOf({ ground: 'Left Hook' })).toEqual(['left-hook']);
		expect(
			problems({ units: [{ unit: 'Squire', general: true }], plan: ['Left Hook', 'Left Hook'] })
		).toEqual(['count/too-many']);
	});

	test('a unit is no choice', () => {
		expect(messages({ plan: 'Pikes' })).toEqual(['plan: “Pikes” belongs under “Foot”, not here.']);
	});

	test('an unknown name is a fault with the nearest of that kind', () => {
		expect(messages({ plan: 'Left Hok', songs: ['Marching Song', 'Evning Song'] })).toEqual([
			'plan: Tin Host has nothing called “Left Hok”. Did you mean Left Hook?',
			'songs, 2nd line: Tin Host has nothing called “Evning Song”. Did you mean Evening Song?'
		]);
	});

	test.each([
		[{ plan: '' }, '“plan” must be a name of 1 to 80 characters, found "".'],
		[
			{ songs: ['Marching Song', 3] },
			'songs, 2nd line: the line must be a name of 1 to 80 characters, found 3.'
		],
		[
			{ reserves: [{ unit: 'Pikes', cuont: 2 }] },
			'reserves, 1st line: “cuont” is not known here. Did you mean “count”?'
		],
		[
			{ reserves: [pikes, 'Tower'] },
			'reserves, 2nd line: the line must be an object such as { "unit": "…", "count": 2 }, found "Tower".'
		]
	])('%j is malformed', (rest, message) => {
		expect(messages({ units: [], ...rest })).toEqual([message]);
	});

	test.each([
		['plann', 'Left Hook', ' Did you mean “plan”?'],
		['unit', [pikes], ' Did you mean “units”?'],
		['relics', ['Orb'], ''],
		['constructor', [], ''],
		['toString', 'Pikes', '']
	])('“%s” is no word of the system', (key, value, hint) => {
		expect(messages({ units: [], [key]: value })).toEqual([`“${key}” is not known here.${hint}`]);
	});

	test('a word of other systems is said to be one', () => {
		expect(messages({ regiments: [{ units: [pikes] }] })).toEqual([
			'“regiments” is not used by this system.'
		]);
	});
});
