import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Roster } from '#schema';
import { cleanName, cleanNote } from '../clean.ts';
import { writeMusterFile } from './muster-file.ts';
import { maxBytes, readListFile } from './read-list-file.ts';

const aRoster: Roster = {
	formatVersion: 1,
	id: '00000000-0000-4000-8000-000000000000',
	name: 'Monday',
	system: 'toy-wars',
	army: 'toys',
	revision: '2026-01-02',
	size: 1000,
	units: [{ id: 'u1', entry: 'pikes', options: ['horse'] }]
};
const plain = { system: 'toy-wars', army: 'Toys', size: 1000, units: [] };

function read(value: unknown) {
	return readListFile(JSON.stringify(value));
}

function messages(value: unknown): readonly string[] {
	const file = typeof value === 'string' ? readListFile(value) : read(value);
	return file.kind === 'unreadable' ? file.faults.map(({ message }) => message) : [];
}

describe('a file is told by what is in it', () => {
	test('a plain list', () => {
		expect(read(plain)).toEqual({ kind: 'plain-list', list: plain });
	});

	test('a single roster', () => {
		expect(read(aRoster)).toEqual({ kind: 'roster', roster: aRoster });
	});

	test('an export of rosters', () => {
		expect(readListFile(writeMusterFile([aRoster], '2026-11-20'))).toEqual({
			kind: 'muster-file',
			exported: '2026-11-20',
			rosters: [{ ok: true, roster: aRoster }]
		});
	});

	test('an export of nothing', () => {
		expect(readListFile(writeMusterFile([]))).toEqual({ kind: 'muster-file', rosters: [] });
	});

	test('a list as another builder writes it', () => {
		const text = 'Thunder 990/1000 pts\n\nToys\nPikes (40)\n';
		expect(readListFile(text)).toMatchObject({
			kind: 'list-text',
			text: { name: 'Thunder', size: 1000 }
		});
	});

	test('with or without a byte order mark', () => {
		expect(readListFile(`\uFEFF${JSON.stringify(plain)}`).kind).toBe('plain-list');
	});
});

describe('a file that cannot be read says why', () => {
	test.each([
		['', 'The file is empty.'],
		['\uFEFF \n', 'The file is empty.'],
		['Halberdiers x 4', 'The file is not JSON: see line 1, column 1.'],
		['{ "system":', 'The file is not JSON: see line 1, column 12 (it ends too early).'],
		['{ "system": 1,\n  "x",, }', 'The file is not JSON: see line 2, column 6.'],
		['[1, 2]', 'The file must hold one object, found a list of 2.'],
		['null', 'The file must hold one object, found null.'],
		['"list"', 'The file must hold one object, found "list".'],
		['[[[[', 'The file is not JSON: see line 1, column 5 (it ends too early).'],
		[
			'{\n\t"units": [\n\t\t1,\n\t]\n}',
			'The file is not JSON: see line 4, column 2 (remove the comma before it).'
		]
	])('%j', (text, message) => {
		expect(messages(text)).toEqual([message]);
	});

	test('nesting however deep', () => {
		const deep = 1_000_000;
		expect(messages('['.repeat(deep))).toHaveLength(1);
		expect(messages('['.repeat(deep) + ']'.repeat(deep))).toHaveLength(1);
		const nested = `${'{"a":'.repeat(deep / 2)}1${'}'.repeat(deep / 2)}`;
		expect(messages(`{ "system": ${nested}, "units": [${nested}] }`).length).toBeGreaterThan(0);
	});

	test('over 5 MB, before it is parsed', () => {
		const text = JSON.stringify(plain);
		expect(readListFile(text.padEnd(maxBytes)).kind).toBe('plain-list');
		expect(messages(text.padEnd(maxBytes + 1))).toEqual([
			'The file is too big for a list (maximum 5 MB).'
		]);
	});

	test('made with a newer version of Muster, as a file, a roster or its event', () => {
		expect(messages({ muster: 2, lists: [] })).toEqual([
			'This file was made with a newer version of Muster; update Muster to open it.'
		]);
		expect(messages({ ...aRoster, formatVersion: 2, colour: 'red' })).toEqual([
			'This roster was made with a newer version of Muster; update Muster to open it.'
		]);
		expect(messages({ ...aRoster, event: { formatVersion: 2, laws: [] } })).toEqual([
			'This event pack was made for a newer version of Muster; update Muster to open it.'
		]);
	});

	test.each([0, 1.5, '1', null])('a version that never was: %j', (muster) => {
		expect(messages({ muster, rosters: [] })).toEqual([
			`“muster” must be 1, found ${JSON.stringify(muster)}.`
		]);
	});

	test('a roster with something wrong in it', () => {
		const units = [
			{ id: 'u1', entry: 'pikes' },
			{ id: 'u 2', entry: 'pikes', sise: 3 }
		];
		expect(messages({ ...aRoster, id: 'x', revision: 'May', units, readings: { a: 1 } })).toEqual([
			'“id” must be a UUID, found "x".',
			'“revision” must be a date such as 2026-11-20, found "May".',
			'units, 2nd line: “id” must be an id of 1 to 36 letters, digits and hyphens, found "u 2".',
			'units, 2nd line: “sise” is not known here.',
			'“a” must be an id of 1 to 64 characters, found 1.'
		]);
	});

	test('a roster for an event with something wrong in it', () => {
		const rule = { id: 'a', kind: 'count', of: { any: [] }, max: -1, source: { event: 'Cup' } };
		const event = { formatVersion: 1, name: 'Cup', system: 'toy-wars', date: 'May' };
		expect(messages({ ...aRoster, event: { ...event, constraints: [rule] } })).toEqual([
			'“date” must be what an event pack of Muster has there, found "May".',
			'constraints, 1st line: “any” must be a list of 1 to 200 names, found a list of 0.',
			'constraints, 1st line: “max” must be a whole number of up to 1,000,000 (a “share” is a percentage, up to 100; only a “count” may say 0), found -1.'
		]);
		expect(
			read({ ...aRoster, event: { ...event, date: '2026-12-05', constraints: [] } }).kind
		).toBe('roster');
	});

	test('a roster with one id for two units', () => {
		const units = [...aRoster.units, ...aRoster.units];
		expect(messages({ ...aRoster, units })).toEqual([
			'“units” must be a list of up to 2,000 units, each with an id of its own, found a list of 2.'
		]);
	});

	test('a roster with too many units', () => {
		expect(messages({ ...aRoster, units: Array(2001).fill(1) })).toEqual([
			'“units” must be a list of up to 2,000 units, each with an id of its own, found a list of 2001.'
		]);
	});

	test('one roster of an export does not take the others with it', () => {
		const file = read({ muster: 1, rosters: [aRoster, { ...aRoster, size: -1 }, 7] });
		expect(file).toEqual({
			kind: 'muster-file',
			rosters: [
				{ ok: true, roster: aRoster },
				{
					ok: false,
					faults: [
						{
							message:
								'rosters, 2nd roster: “size” must be a whole number from 0 to 1,000,000, found -1.'
						}
					]
				},
				{
					ok: false,
					faults: [{ message: 'rosters, 3rd roster: The file must hold a roster, found 7.' }]
				}
			]
		});
	});

	test('keys of the prototype are keys like any other', () => {
		expect(messages('{ "__proto__": { "muster": 1, "rosters": [] } }')).toContain(
			'“__proto__” is not known here.'
		);
		expect(messages('{ "muster": 1, "rosters": [], "__proto__": {} }')).toEqual([
			'“__proto__” is not known here.'
		]);
		expect(Object.hasOwn(Object.prototype, 'muster')).toBe(false);
	});
});

describe('whatever a file holds', () => {
	test('reading it never throws', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				expect(readListFile(text).kind).toBeTypeOf('string');
			})
		);
	});

	test('a list with anything in it never throws, and is never wrong without a reason', () => {
		const keys = fc.constantFrom(
			...['system', 'army', 'size', 'name', 'units', 'muster', 'rosters'],
			...['regiments', 'auxiliaries', 'terrain', '__proto__', 'constructor']
		);
		const unitKeys = fc.constantFrom('unit', 'count', 'with', 'note', 'models', '__proto__');
		const unit = fc.dictionary(unitKeys, fc.jsonValue());
		const lines = fc.array(fc.oneof(unit, fc.jsonValue()));
		const group = fc.record({ units: fc.oneof(lines, fc.jsonValue()), name: fc.jsonValue() });
		const value = fc.oneof(fc.jsonValue(), lines, fc.array(fc.oneof(group, unit)));
		fc.assert(
			fc.property(fc.dictionary(keys, value), (list) => {
				const file = read(list);
				expect(file.kind !== 'unreadable' || file.faults.length > 0).toBe(true);
			})
		);
	});

	test('an export reads back as it was written', () => {
		const reference = fc.string({ minLength: 1, maxLength: 64 }).map(cleanName).filter(Boolean);
		const line = fc
			.string({ maxLength: 80, unit: 'grapheme' })
			.map(cleanName)
			.filter((text) => text.length <= 80);
		const note = fc.string({ maxLength: 200 }).map(cleanNote);
		const unit = fc.record(
			{
				entry: reference,
				options: fc.array(reference, { maxLength: 5 }),
				name: line,
				note
			},
			{ requiredKeys: ['entry'] }
		);
		const units = fc
			.array(unit, { maxLength: 8 })
			.map((some) => some.map((one, at) => ({ id: `u${at}`, ...one })));
		const roster: fc.Arbitrary<Roster> = fc.record(
			{
				formatVersion: fc.constant(1 as const),
				id: fc.uuid(),
				name: line,
				system: reference,
				army: reference,
				revision: fc.constant('2026-11-20'),
				size: fc.integer({ min: 1, max: 1_000_000 }),
				units,
				readings: fc.dictionary(fc.stringMatching(/^[a-z][a-z-]{0,20}$/), reference),
				note
			},
			{
				requiredKeys: ['formatVersion', 'id', 'name', 'system', 'army', 'revision', 'size', 'units']
			}
		);
		fc.assert(
			fc.property(fc.array(roster, { maxLength: 4 }), (rosters) => {
				const plainRosters = JSON.parse(JSON.stringify(rosters)) as readonly Roster[];
				expect(readListFile(writeMusterFile(rosters))).toEqual({
					kind: 'muster-file',
					rosters: plainRosters.map((one) => ({ ok: true, roster: one }))
				});
			})
		);
	});
});
