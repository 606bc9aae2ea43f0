import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { Roster } from '#schema';
import { toyArmy } from '../../../tests/toy-army.ts';
import { pointless, tinHost } from '../../../tests/toy-wings.ts';
import { readMusterFile, writeMusterFile } from '../file/muster-file.ts';
import { readPlainList } from '../file/plain-list.ts';
import { resolveList } from './resolve-list.ts';

const id = '00000000-0000-4000-8000-000000000000';
const head = { system: 'Tin Wings', army: 'Tin Host', size: 1000 };
const alba = { unit: 'Alba' };
const pikes = { unit: 'Pikes' };

function resolve(rest: object, index = tinHost) {
	const read = readPlainList({ ...head, ...rest });
	return read.ok ? resolveList(read.list, index, () => id) : read;
}

function rosterOf(rest: object, index = tinHost): Roster {
	const result = resolve(rest, index);
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	expect(Roster.safeParse(result.roster).success).toBe(true);
	return result.roster;
}

function messages(rest: object, index = tinHost): readonly string[] {
	const result = resolve(rest, index);
	return result.ok ? [] : result.faults.map(({ message }) => message);
}

function problems(rest: object): readonly string[] {
	return checkRoster(rosterOf(rest), tinHost).problems.map(({ outcome }) => outcome);
}

describe('groups of a list', () => {
	const wings = [{ general: true, name: 'Left', units: [alba, pikes] }, { units: [pikes] }];

	test('are groups of the kind that the word means, with their units in them', () => {
		const { units, groups } = rosterOf({ wings });
		expect(groups).toEqual([
			{ id: 'g1', kind: 'wing', name: 'Left' },
			{ id: 'g2', kind: 'wing' }
		]);
		expect(units).toEqual([
			{ id: 'u1', entry: 'queen', options: ['general'], group: 'g1' },
			{ id: 'u2', entry: 'pikes', group: 'g1' },
			{ id: 'u3', entry: 'pikes', group: 'g2' }
		]);
	});

	test.each(['wings', 'Wing', 'WINGS', 'groups'])('may be called “%s”', (key) => {
		expect(rosterOf({ [key]: wings }).groups).toHaveLength(2);
	});

	test('may be none, and one may be empty', () => {
		expect(rosterOf({ wings: [] }).groups).toBeUndefined();
		expect(rosterOf({ wings: [{ units: [] }] }).groups).toEqual([{ id: 'g1', kind: 'wing' }]);
	});

	test('come after the units that are in none', () => {
		const { units } = rosterOf({ units: [pikes], wings: [{ units: [alba] }] });
		expect(units.map(({ entry, group }) => [entry, group])).toEqual([
			['pikes', undefined],
			['queen', 'g1']
		]);
	});

	test('are judged by the rules of their kind', () => {
		expect(problems({ wings: [wings[0]] })).toEqual([]);
		expect(problems({ wings })).toEqual(['led/no-leader']);
	});

	test.each([
		['names', ['Pikes']],
		['a name', 'Pikes'],
		['units', [pikes]]
	])('are no list of %s', (_, value) => {
		expect(messages({ wings: value })).toEqual([
			'“wings” must be a list of groups, each an object such as { "units": [{ "unit": "…" }] }.'
		]);
	});

	test('are not read where a list of units stands', () => {
		expect(messages({ reserves: wings })).toEqual([
			'“reserves” must be a name, or a list of names or units, without groups.'
		]);
	});

	test('say where something in them is wrong', () => {
		const slips = [{ units: [pikes] }, { units: [alba, { unit: 'Piks', with: ['Orbb'] }] }];
		expect(messages({ wings: slips })).toEqual([
			'wings, 2nd group, 2nd line: Tin Host has nothing called “Piks”. Did you mean Pikes?',
			'wings, 2nd group, 2nd line: Tin Host has nothing called “Orbb”. Did you mean Orb?'
		]);
		const malformed = [
			{ name: 7, units: [{ unit: 'Pikes', count: 0 }, 5] },
			{ untis: [], units: 3 }
		];
		expect(messages({ wings: malformed })).toEqual([
			'wings, 1st group: “name” must be text of up to 80 characters, found 7.',
			'wings, 1st group, 1st line: “count” must be a whole number from 1 to 500, found 0.',
			'wings, 1st group, 2nd line: the line must be an object such as { "unit": "…", "count": 2 }, found 5.',
			'wings, 2nd group: “units” must be a list of up to 2,000 units, found 3.',
			'wings, 2nd group: “untis” is not known here. Did you mean “units”?'
		]);
	});

	test('are 500 at most, with 2,000 units in all', () => {
		const many = (count: number) => Array<object>(count).fill({ units: [] });
		expect(messages({ wings: many(500) })).toEqual([]);
		expect(messages({ wings: many(501) })).toEqual([
			'“wings” must be a list of up to 500 groups, found a list of 501.'
		]);
		expect(messages({ wings: many(300), groups: many(201) })).toEqual([
			'groups: 501 in all; a list holds up to 500.'
		]);
		const full = [{ units: Array(4).fill({ unit: 'Pikes', count: 500 }) }];
		expect(messages({ wings: full })).toEqual([]);
		expect(messages({ wings: full, reserves: ['Pikes'] })).toEqual([
			'units: 2,001 in all; a list holds up to 2,000.'
		]);
	});
});

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

	test('are told from units of another size by their models', () => {
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

describe('names for short', () => {
	const entryOf = (unit: string) => rosterOf({ units: [{ unit }] }).units[0]?.entry;

	test.each([
		['Alba, Queen of Tin', 'queen'],
		['alba queen of tin', 'queen'],
		['ALBA', 'queen'],
		['Squire, the Young', 'squire'],
		['Spiders (Winter Court)', 'winter-spiders'],
		['Winter Court: Spiders', 'winter-spiders'],
		['Winter Court Spiders', 'winter-spiders'],
		['Reds & Blues', 'reds'],
		['Tower', 'tower'],
		['tower', 'tower'],
		['THE TOWER', 'the-tower'],
		['the-towers', 'the-tower'],
		['The Reds And Blues', 'reds']
	])('“%s” is %s', (name, entry) => {
		expect(entryOf(name)).toBe(entry);
	});

	test.each(['Spiders', 'Queen of Tin', 'Alba, Queen of Lead', 'Spider (Summer Court)'])(
		'“%s” is not known',
		(name) => {
			expect(messages({ units: [{ unit: name }] })).toHaveLength(1);
		}
	);
});

test.each([
	['Horn', 'horn-new'],
	['The Horns', 'horn-new'],
	['Horn (2024-25)', 'horn-old'],
	['2023: Horn', 'horn-first'],
	['Horn (2025-26)', 'horn-new']
])('of things that differ in their season “%s” is the one of it, or the latest', (name, option) => {
	const [unit] = rosterOf({ units: [{ unit: 'Squire', with: [name] }] }).units;
	expect(unit?.options).toEqual([option]);
});

describe('the size of the game', () => {
	test('is asked for where there are points', () => {
		expect(messages({ units: [], size: undefined })).toEqual([
			'“size” is missing; it must be a whole number from 1 to 1,000,000.'
		]);
		expect(messages({ units: [], size: 0 })).toEqual([
			'“size” must be a whole number from 1 to 1,000,000, found 0.'
		]);
	});

	test.each([undefined, 0, 1000])(
		'is none in a game without points, whatever is written: %j',
		(size) => {
			expect(rosterOf({ units: [], size }, pointless).size).toBe(0);
		}
	);
});

describe('brigades that are a plan', () => {
	test('are read by the word of their system, and “general” is not', () => {
		const groups = [
			{
				id: 'company',
				name: 'Company',
				plural: 'Companies',
				of: { any: ['UNIT'] },
				sketch: true as const,
				text: 'A plan.',
				source: { line: 1 }
			}
		];
		const planned = { ...toyArmy, system: { ...toyArmy.system, groups } };
		const units = [{ unit: 'Pikes', count: 2 }];
		const list = { companies: [{ name: 'Left', units }] };
		expect(rosterOf(list, planned)).toMatchObject({
			groups: [{ id: 'g1', kind: 'company', name: 'Left' }],
			units: [
				{ id: 'u1', entry: 'pikes', group: 'g1' },
				{ id: 'u2', entry: 'pikes', group: 'g1' }
			]
		});
		expect(messages({ companies: [{ general: true, units }] }, planned)).toEqual([
			'companies, 1st group: “general” is not used by this system.'
		]);
	});
});

test('a list with all of it goes into a Muster file and comes back', () => {
	const roster = rosterOf({
		name: 'All',
		wings: [{ general: true, name: 'Left', units: [alba, { unit: 'Pikes', models: 10 }] }],
		reserves: ['Tower'],
		plan: 'Left Hook',
		songs: ['Evening Song']
	});
	const file: unknown = JSON.parse(writeMusterFile([roster]));
	expect(readMusterFile(file as object)).toEqual({
		ok: true,
		file: { rosters: [{ ok: true, roster }] }
	});
});

test('a list of anything at all is a roster, or unreadable with a reason', () => {
	const names = [
		'Alba',
		'Pikes',
		'Drakes',
		'Orb',
		'General',
		'Doubled',
		'Left Hook',
		'Reds',
		'Nobody'
	];
	const name = fc.oneof(fc.constantFrom(...names), fc.string());
	const line = fc.record(
		{
			unit: name,
			count: fc.integer({ min: 1, max: 30 }),
			models: fc.integer({ min: 1, max: 12 }),
			reinforced: fc.boolean(),
			general: fc.boolean(),
			with: fc.array(name, { maxLength: 4 })
		},
		{ requiredKeys: ['unit'] }
	);
	const lines = fc.array(fc.oneof({ weight: 9, arbitrary: line }, fc.jsonValue()), {
		maxLength: 4
	});
	const group = fc.record({ units: lines, general: fc.boolean() }, { requiredKeys: ['units'] });
	const keys = fc.constantFrom('wings', 'reserves', 'plan', 'songs', 'units', 'bands', 'foot', 'x');
	const value = fc.oneof(lines, fc.array(group, { maxLength: 4 }), name, fc.array(name));
	fc.assert(
		fc.property(fc.dictionary(keys, value, { noNullPrototype: true }), (rest) => {
			const result = resolve(rest);
			if (!result.ok) {
				expect(result.faults).not.toEqual([]);
				for (const { message } of result.faults) expect(message).toMatch(/^[^ ].*[.?]$/s);
				return;
			}
			expect(Roster.safeParse(result.roster).success).toBe(true);
			expect(checkRoster(result.roster, tinHost).points).toBeGreaterThanOrEqual(0);
		}),
		{ numRuns: 300 }
	);
});
