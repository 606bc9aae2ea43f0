import { expect, test } from 'vitest';
import { plannedUnits } from './resolve-muster-text.ts';

const free = ['Pikes', 'Pikes', 'Marshal', 'Guns, great'].map((name, at) => ({
	id: `u${at}`,
	name
}));

test.each([
	['Left wing: 2 Pikes, Marshal', { name: 'Left wing', units: ['u0', 'u1', 'u2'] }],
	['Guns: Guns, great', { name: 'Guns', units: ['u3'] }],
	['Reserve: no units yet', { name: 'Reserve', units: [] }],
	['Reserve: noch keine Einheiten', { name: 'Reserve', units: [] }],
	['A: b: Marshal', { name: 'A: b', units: ['u2'] }]
])('“%s” is a plan', (line, plan) => {
	expect(plannedUnits(line, free)).toEqual(plan);
});

test.each(['Left wing: 3 Pikes', 'Left wing: 0 Pikes', 'Pikes: 0 taken, at least 4', 'Left wing'])(
	'“%s” is none',
	(line) => {
		expect(plannedUnits(line, free)).toBeUndefined();
	}
);
