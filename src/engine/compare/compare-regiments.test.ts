import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex } from '../../../tests/host.ts';
import { compareRosters } from '../index.ts';

describe('lists of regiments', () => {
	const host = aHostIndex();
	const compare = (before: string, after: string) =>
		compareRosters(aHost(before), { ...aHost(after), id: 'b' }, host);

	test('choices of the army have their heading, and are no units', () => {
		const { rows, units } = compare('spears, wedge', 'spears, wedge, flames');
		expect(rows.map(({ name, heading, kind }) => [name, heading, kind])).toEqual([
			['Spears', 'troops', 'same'],
			['Wedge', 'formations', 'same'],
			['Flames', 'lores', 'added']
		]);
		expect(units).toEqual({ before: 1, after: 1, difference: 0 });
	});

	test('a unit that goes to another regiment has changed, a band that may be in none has not', () => {
		const { rows } = compare(
			'marshal @1, mage @2, spears @1, old-guard',
			'marshal @1, mage @2, spears @2, old-guard @1'
		);
		expect(rows.filter(({ kind }) => kind !== 'same')).toMatchObject([
			{ name: 'Spears', changes: [{ kind: 'group', before: 'Regiment 1', after: 'Regiment 2' }] }
		]);
	});

	test('a larger unit costs more', () => {
		const { points, rows } = compare('spears', 'spears + reinforced');
		expect(points.difference).toBe(90);
		expect(rows).toMatchObject([{ difference: 90, changes: [{ kind: 'option-added' }] }]);
	});
});
