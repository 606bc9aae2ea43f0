import { describe, expect, test } from 'vitest';
import { maxUnits } from '#schema';
import { readPlainList } from './plain-list.ts';

const pikes = { unit: 'Pikes' };
const aList = (change: object = {}) => ({
	system: 'toy-wars',
	army: 'Toys',
	size: 1000,
	units: [pikes],
	...change
});
const withUnit = (unit: unknown) => aList({ units: [pikes, unit] });

function messages(value: object): readonly string[] {
	const result = readPlainList(value);
	return result.ok ? [] : result.faults.map(({ message }) => message);
}

describe('a plain list', () => {
	test('may have everything that the format knows', () => {
		const unit = { unit: 'Pikes', count: 2, with: ['Horse'], name: 'Old Guard', note: 'Blue' };
		const list = aList({ name: 'Monday', units: [unit] });
		expect(readPlainList(list)).toEqual({ ok: true, list });
	});

	test('may have no units', () => {
		expect(messages(aList({ units: [] }))).toEqual([]);
	});

	test.each([1, 1_000_000])('may be for %i points', (size) => {
		expect(messages(aList({ size }))).toEqual([]);
	});

	test.each([-5, 1_000_001, 2.5, '2000', null, true])('is not for %j points', (size) => {
		expect(messages(aList({ size }))).toEqual([
			`“size” must be a whole number from 1 to 1,000,000, found ${JSON.stringify(size)}.`
		]);
	});

	test.each([1, 500])('may have %i of a unit', (count) => {
		expect(messages(withUnit({ unit: 'Pikes', count }))).toEqual([]);
	});

	test.each([0, 501, 1.5, 'four'])('has not %j of a unit', (count) => {
		expect(messages(withUnit({ unit: 'Pikes', count }))).toEqual([
			`units, 2nd line: “count” must be a whole number from 1 to 500, found ${JSON.stringify(count)}.`
		]);
	});

	test('has 50 things at most for a unit', () => {
		const given = (count: number) => withUnit({ unit: 'Pikes', with: Array(count).fill('Horse') });
		expect(messages(given(50))).toEqual([]);
		expect(messages(given(51))).toEqual([
			'units, 2nd line: “with” must be a list of up to 50 names, found a list of 51.'
		]);
	});

	test('has as many units in all as a roster holds', () => {
		const rest = maxUnits - 3 * 500;
		const lines = [500, 500, 500, rest].map((count) => ({ unit: 'Pikes', count }));
		expect(messages(aList({ units: lines }))).toEqual([]);
		expect(messages(aList({ units: [...lines, pikes] }))).toEqual([
			'units: 2,001 in all; a list holds up to 2,000.'
		]);
	});

	test('has as many lines as a roster holds units, and no more are looked at', () => {
		expect(messages(aList({ units: Array(maxUnits).fill(pikes) }))).toEqual([]);
		expect(messages(aList({ units: Array(maxUnits + 1).fill(7) }))).toEqual([
			'“units” must be a list of up to 2,000 units, found a list of 2001.'
		]);
	});

	test.each(['system', 'army', 'units'])('needs its “%s”', (key) => {
		const { [key]: _, ...rest } = aList() as Record<string, unknown>;
		expect(messages(rest)).toEqual([expect.stringMatching(`^“${key}” is missing; it must be `)]);
	});

	test('says every fault with its place', () => {
		const units = [{ count: 2 }, 'Pikes', { unit: 'Pikes', with: ['Horse', 3] }, { unit: '' }];
		expect(messages(aList({ name: 7, units }))).toEqual([
			'“name” must be text of up to 80 characters, found 7.',
			'units, 1st line: “unit” is missing; it must be a name of 1 to 80 characters.',
			'units, 2nd line: the line must be an object such as { "unit": "…", "count": 2 }, found "Pikes".',
			'units, 3rd line: “with”, 2nd name must be a name of 1 to 80 characters, found 3.',
			'units, 4th line: “unit” must be a name of 1 to 80 characters, found "".'
		]);
	});

	test('names a key that it does not know, and the one that was meant', () => {
		expect(readPlainList(withUnit({ unit: 'Pikes', cuont: 2 }))).toEqual({
			ok: false,
			faults: [
				{
					message: 'units, 2nd line: “cuont” is not known here. Did you mean “count”?',
					name: 'cuont',
					nearest: ['“count”']
				}
			]
		});
	});

	test('keeps what stands under words of its system, in the order of the file', () => {
		const groups = [{ general: true, units: [pikes] }];
		const list = aList({ terrain: 'Ford', regiments: groups, auxiliaries: [pikes], lores: ['A'] });
		const result = readPlainList(list);
		expect(result.ok && result.list.parts).toEqual([
			{ key: 'terrain', kind: 'names', names: ['Ford'], isList: false },
			{ key: 'regiments', kind: 'groups', groups },
			{ key: 'auxiliaries', kind: 'units', units: [pikes] },
			{ key: 'lores', kind: 'names', names: ['A'], isList: true }
		]);
	});

	test('needs no “units” beside such words', () => {
		const { units: _, ...rest } = aList();
		expect(messages({ ...rest, terrain: 'Ford' })).toEqual([]);
	});

	test.each([7, true, null, { units: [pikes] }])('has no %j under such a word', (value) => {
		expect(messages(aList({ terrain: value }))).toEqual(['“terrain” is not known here.']);
	});

	test.each([
		['models', 1, 1000, 0, 1001, 'a whole number from 1 to 1,000'],
		['reinforced', true, false, 'yes', 1, 'true or false'],
		['general', true, false, 'yes', 1, 'true or false']
	])('has “%s” of %j or %j, not of %j or %j', (key, one, other, wrong, worse, what) => {
		for (const value of [one, other]) {
			expect(messages(withUnit({ ...pikes, [key]: value }))).toEqual([]);
		}
		for (const value of [wrong, worse]) {
			expect(messages(withUnit({ ...pikes, [key]: value }))).toEqual([
				`units, 2nd line: “${key}” must be ${what}, found ${JSON.stringify(value)}.`
			]);
		}
	});

	test.each(['__proto__', 'constructor', 'toString'])('does not know the key %s', (key) => {
		const value = JSON.parse(
			JSON.stringify(aList()).replace('"size"', `"${key}":{},"size"`)
		) as object;
		expect(messages(value)).toEqual([`“${key}” is not known here.`]);
		const unit: unknown = JSON.parse(`{ "unit": "Pikes", "${key}": { "count": 3 } }`);
		expect(messages(withUnit(unit))).toEqual([`units, 2nd line: “${key}” is not known here.`]);
		expect(messages(withUnit(JSON.parse(`{ "${key}": 1, "count": 1 }`)))).toHaveLength(2);
	});
});
