import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { anEntry } from '../../../../tests/builders.ts';
import { ranksArmy, ranksSystem } from '../../../../tests/toy-ranks.ts';
import { shortStats } from './pick-units.ts';

const statLine = ['m', 'ws', 'ld'].map((id) => ({ id, name: id, short: id.toUpperCase() }));
const system = { ...ranksSystem, statLine };

test.each([
	{ stats: {}, is: '' },
	{ stats: { m: '4', ws: '-' }, is: 'M 4' },
	{ stats: { ld: '7', m: '4', ws: '3+' }, is: 'M 4 WS 3+ LD 7' }
])('a stat line is shortened to “$is”', ({ stats, is }) => {
	const entry = { ...anEntry('lancers', { type: 'troop' }), stats };
	const indexed = indexArmy(system, { ...ranksArmy, entries: [entry] }).entries.get('lancers');
	expect(indexed && shortStats(indexed, system).replaceAll('\u00a0', ' ')).toBe(is);
});
