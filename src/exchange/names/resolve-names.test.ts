import { fc } from '../../../tests/draw.ts';
import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { Roster } from '#schema';
import { toyArmy } from '../../../tests/toy-army.ts';
import { pointless, tinHost } from '../../../tests/toy-wings.ts';
import { alba, messages, resolve, rosterOf } from '../../../tests/list-by-name.ts';
import { readMusterFile, writeMusterFile } from '../outside/muster-file.ts';

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
