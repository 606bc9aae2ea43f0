import { expect, test } from 'vitest';
import { indexArmy, rosterContext } from '#engine';
import { aList, anArmy, anEntry } from '../../../../tests/builders.ts';
import { ranksSystem } from '../../../../tests/toy-ranks.ts';
import { statLines } from './unit-profile.ts';

const horse = { name: 'Mare', stats: { ws: '3' } };
const everybody = { by: { none: ['NOBODY'] } };
const index = indexArmy(
	ranksSystem,
	anArmy({
		entries: [
			anEntry('guards', { type: 'troop', stats: { ws: '4' }, lines: [horse] }),
			anEntry('scouts', { type: 'troop', stats: { ws: 'D6' } }),
			anEntry('mare', { type: 'steed', ...horse, carriedBy: everybody }),
			anEntry('mule', { type: 'steed', stats: { ws: '1' }, carriedBy: everybody })
		]
	})
);

test.each([
	{ line: 'guards', lines: ['Guards 4', 'Mare 3'] },
	{ line: 'guards + sergeant', lines: ['Guards 4', 'Mare 3', 'Sergeant 5'] },
	{ line: 'guards + mare', lines: ['Guards 4', 'Mare 3'] },
	{ line: 'guards + mule', lines: ['Guards 4', 'Mare 3', 'Mule 1'] },
	{ line: 'scouts + sergeant', lines: ['Scouts D6', 'Sergeant D6'] },
	{ line: 'guards + lance', lines: ['Guards 4', 'Mare 3'] }
])('$line: $lines', ({ line, lines }) => {
	const [unit] = rosterContext(aList(1000, line), index).units;
	expect(unit && statLines(index, unit).map(({ name, stats }) => `${name} ${stats['ws']}`)).toEqual(
		lines
	);
});
