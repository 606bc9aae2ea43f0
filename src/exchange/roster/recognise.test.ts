import { fc } from '../../../tests/draw.ts';
import { describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { plainList, readObject, toyRoster } from '../../../tests/list-files.ts';
import { cleanName, cleanNote } from '../common/clean.ts';
import { writeMusterFile } from '../outside/muster-file.ts';
import { recognise } from './recognise.ts';

describe('a file is recognised by what is in it', () => {
	test('a plain list', () => {
		expect(readObject(plainList)).toEqual({ kind: 'plain-list', list: plainList });
	});

	test('a single roster', () => {
		expect(readObject(toyRoster)).toEqual({ kind: 'roster', roster: toyRoster });
	});

	test('an export of rosters', () => {
		expect(recognise(writeMusterFile([toyRoster], '2026-11-20'))).toEqual({
			kind: 'muster-file',
			exported: '2026-11-20',
			rosters: [{ ok: true, roster: toyRoster }]
		});
	});

	test('an export of nothing', () => {
		expect(recognise(writeMusterFile([]))).toEqual({ kind: 'muster-file', rosters: [] });
	});

	test('a list as another builder writes it', () => {
		const text = 'Thunder 990/1000 pts\n\nToys\nPikes (40)\n';
		expect(recognise(text)).toMatchObject({
			kind: 'list-text',
			text: { name: 'Thunder', size: 1000 }
		});
	});

	test('with or without a byte order mark', () => {
		expect(recognise(`\uFEFF${JSON.stringify(plainList)}`).kind).toBe('plain-list');
	});
});

describe('whatever a file holds', () => {
	test('reading it never throws', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				expect(recognise(text).kind).toBeTypeOf('string');
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
				const file = readObject(list);
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
				expect(recognise(writeMusterFile(rosters))).toEqual({
					kind: 'muster-file',
					rosters: plainRosters.map((one) => ({ ok: true, roster: one }))
				});
			})
		);
	});
});
