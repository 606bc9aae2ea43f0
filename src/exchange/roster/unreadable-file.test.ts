import { describe, expect, test } from 'vitest';
import { plainList, readObject, toyRoster } from '../../../tests/list-files.ts';
import { maxBytes } from '../outside/open-file.ts';
import { recognise } from './recognise.ts';

function messages(value: unknown): readonly string[] {
	const file = typeof value === 'string' ? recognise(value) : readObject(value);
	return file.kind === 'unreadable' ? file.faults.map(({ message }) => message) : [];
}

describe('a file that cannot be read says why', () => {
	test.each([
		['', 'The file is empty.'],
		['\uFEFF \n', 'The file is empty.'],
		['Halberdiers x 4', 'We couldn’t tell the army. Write the game and army above the list.'],
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
		const text = JSON.stringify(plainList);
		expect(recognise(text.padEnd(maxBytes)).kind).toBe('plain-list');
		expect(messages(text.padEnd(maxBytes + 1))).toEqual([
			'The file is too big for a list (maximum 5 MB).'
		]);
	});

	test('made with a newer version of Muster, as a file, a roster or its event', () => {
		expect(messages({ muster: 2, lists: [] })).toEqual([
			'This file was made with a newer version of Muster; update Muster to open it.'
		]);
		expect(messages({ ...toyRoster, formatVersion: 2, colour: 'red' })).toEqual([
			'This roster was made with a newer version of Muster; update Muster to open it.'
		]);
		expect(messages({ ...toyRoster, event: { formatVersion: 4, laws: [] } })).toEqual([
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
		expect(messages({ ...toyRoster, id: 'x', revision: 'May', units, readings: { a: 1 } })).toEqual(
			[
				'“id” must be a UUID, found "x".',
				'“revision” must be a date such as 2026-11-20, found "May".',
				'units, 2nd line: “id” must be an id of 1 to 36 letters, digits and hyphens, found "u 2".',
				'units, 2nd line: “sise” is not known here.',
				'“a” must be an id of 1 to 64 characters, found 1.'
			]
		);
	});

	test('a roster for an event with something wrong in it', () => {
		const rule = { id: 'a', kind: 'count', of: { any: [] }, max: -1, source: { event: 'Cup' } };
		const event = { formatVersion: 1, name: 'Cup', system: 'toy-wars', date: 'May' };
		expect(messages({ ...toyRoster, event: { ...event, constraints: [rule] } })).toEqual([
			'“date” must be what an event pack of Muster has there, found "May".',
			'constraints, 1st line: “any” must be a list of 1 to 200 names, found a list of 0.',
			'constraints, 1st line: “max” must be a whole number of up to 1,000,000 (of a “share” a percentage, up to 100, or { "points": 50 }; only a “count” may say 0), found -1.'
		]);
		expect(
			readObject({ ...toyRoster, event: { ...event, date: '2026-12-05', constraints: [] } }).kind
		).toBe('roster');
	});

	test('a roster with one id for two units', () => {
		const units = [...toyRoster.units, ...toyRoster.units];
		expect(messages({ ...toyRoster, units })).toEqual([
			'“units” must be a list of up to 2,000 units, each with an id of its own, found a list of 2.'
		]);
	});

	test('a roster with too many units', () => {
		expect(messages({ ...toyRoster, units: Array(2001).fill(1) })).toEqual([
			'“units” must be a list of up to 2,000 units, each with an id of its own, found a list of 2001.'
		]);
	});

	test('one roster of an export does not take the others with it', () => {
		const file = readObject({ muster: 1, rosters: [toyRoster, { ...toyRoster, size: -1 }, 7] });
		expect(file).toEqual({
			kind: 'muster-file',
			rosters: [
				{ ok: true, roster: toyRoster },
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
