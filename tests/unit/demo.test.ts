import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { demoOf } from '../../tools/demo.ts';
import { readSamples } from '../../tools/packs.ts';

const list = (system: string, units: readonly object[], size = 1000) => ({
	system,
	army: 'Pikes',
	name: 'Autumn',
	size,
	units
});
const pikes = { unit: 'Pikes', count: 3 };
const lancers = { unit: 'Lancers', count: 2 };

test('who is new is shown the list that counts most of its units, without those that have options', () => {
	const demo = demoOf({
		chess: list('chess', [pikes, { unit: 'Squire' }]),
		toy: list('toy', [pikes, { ...pikes, with: ['Banner'] }, { unit: 'Squire' }, lancers]),
		box: { ...list('box', [pikes, lancers, pikes]), size: undefined },
		slots: { system: 'slots', army: 'Pikes', name: 'Autumn', size: 1000 }
	});
	expect(demo).toEqual({
		system: 'toy',
		army: 'Pikes',
		name: 'Autumn',
		size: 1000,
		rows: [pikes, lancers]
	});
	expect(() => demoOf({})).toThrow('No game with points');
});

test('of the samples there is one with four rows', () => {
	const data = fileURLToPath(new URL('../../data', import.meta.url));
	expect(demoOf(readSamples(data)).rows).toHaveLength(4);
});
