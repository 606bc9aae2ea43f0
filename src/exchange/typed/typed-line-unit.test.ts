import { describe, expect, test } from 'vitest';
import { readCase } from '../../../tests/pasted-cases.ts';

const units = '\n\n155 - General\n440 - 4 Warriors';

describe('a title that is called as a unit', () => {
	test.each([
		'Troll Slayers\nDwarf (Warmaster), 1000 points',
		'Troll Slayers and Rangers\nDwarf (Warmaster), 1000 points',
		'Troll Slayers\nDwarf - Warmaster - 1000 points',
		'Troll Slayers\nDwarf\nWarmaster, 1000 points',
		'Hi Otto,\nTroll Slayers\n\nDwarf, Warmaster, 1000 points'
	])('is none above the line that names the army: %s', async (head) => {
		const read = await readCase(`${head}${units}`);
		expect(read).toMatchObject({ points: 595, size: 1000, unread: [] });
	});

	test('names the list', async () => {
		const { name } = await readCase(`Troll Slayers\nDwarf (Warmaster), 1000 points${units}`);
		expect(name).toBe('Troll Slayers');
	});

	test('is none in the line that names army, game and size', async () => {
		const read = await readCase(`Troll Slayers, Dwarf (Warmaster), 1000 points${units}`);
		expect(read).toMatchObject({ points: 595, size: 1000, unread: [] });
	});
});

test.each(['2 Troll Slayers', 'Troll Slayers - 80', 'Troll Slayers\nRangers'])(
	'“%s” above the army is a unit, and asked about',
	async (above) => {
		const { points, size, unread } = await readCase(
			`${above}\nDwarf (Warmaster), 1000 points${units}`
		);
		expect({ size, isMore: points > 595 }).toEqual({ size: 1000, isMore: true });
		expect(unread).toEqual([expect.stringContaining('names the army below units')]);
	}
);
