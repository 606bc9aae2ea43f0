import { afterAll, describe, expect, test } from 'vitest';
import { makeFolder, muster as command, type Run } from './run-muster.ts';

const folder = makeFolder();

afterAll(() => {
	folder.remove();
});

function muster(...words: readonly string[]): Promise<Run> {
	return command(folder.path, words);
}

const half = {
	system: 'Warmaster',
	army: 'Empire',
	size: 1000,
	units: [{ unit: 'General' }, { unit: 'Knights', count: 2 }]
};

interface Shown {
	readonly completions: readonly {
		readonly list: {
			readonly units: readonly { readonly unit: string; readonly count?: number }[];
		};
		readonly points: number;
		readonly state: string;
		readonly changes: readonly string[];
	}[];
}

async function completed(...words: readonly string[]): Promise<Shown> {
	folder.write('half.json', half);
	const { exit, out } = await muster('complete', 'half.json', '--json', ...words);
	expect(exit).toBe(0);
	return JSON.parse(out) as Shown;
}

describe('muster complete', () => {
	test('shows three legal lists that keep what is there and spend nearly everything', async () => {
		const { completions } = await completed();
		expect(completions).toHaveLength(3);
		for (const { list, points } of completions) {
			expect(points).toBeGreaterThanOrEqual(990);
			expect(points).toBeLessThanOrEqual(1000);
			expect(list.units).toContainEqual({ unit: 'General' });
			folder.write('whole.json', list);
			const { out } = await muster('check', 'whole.json', '--json');
			expect(JSON.parse(out)).toMatchObject([{ legal: true, points }]);
		}
		expect(completions[0]?.state).toBe('proved best');
	});

	test('gives the same answer for the same number, and follows wishes', async () => {
		const plain = await completed('--seed', '7');
		expect(await completed('--seed', '7')).toEqual(plain);
		const without = await completed('--exclude', 'Pistoliers', '--exclude', 'Helblaster');
		expect(JSON.stringify(plain)).toMatch(/Pistoliers|Helblaster/);
		expect(JSON.stringify(without)).not.toMatch(/Pistoliers|Helblaster/);
		expect(JSON.stringify(await completed('--more', 'monsters'))).not.toBe(JSON.stringify(plain));
	});

	test('takes another points limit, also one that is less than what is there', async () => {
		const { completions } = await completed('--size', '300');
		expect(completions[0]?.points).toBeLessThanOrEqual(300);
	});

	test('says what leaves nothing legal', async () => {
		folder.write('half.json', half);
		const { exit, out } = await muster('complete', 'half.json', '--exclude', 'Halberdiers');
		expect(exit).toBe(1);
		expect(out).toBe(
			'half.json: nothing legal exists\n  Halberdiers: minimum 2 per step of the points limit. [Warmaster Armies, Empire]\n'
		);
	});

	test('says what it does not understand', async () => {
		folder.write('half.json', half);
		const { exit, err } = await muster('complete', 'half.json', '--more', 'boats');
		expect(exit).toBe(2);
		expect(err).toBe(
			'The army has no “boats”: name a unit, or characters, infantry, cavalry, monsters, artillery, wizards, magic items, chariots.\n'
		);
		expect((await muster('complete', 'a', 'b')).err).toContain('one list at a time');
		expect((await muster('complete', 'a', '--size', 'many')).err).toContain('after --size');
	});
});

describe('muster fix', () => {
	test('makes a list legal with the fewest changes', async () => {
		const broken = {
			...half,
			units: [
				{ unit: 'General', count: 2 },
				{ unit: 'Halberdiers', count: 3 }
			]
		};
		folder.write('broken.json', broken);
		const { exit, out } = await muster('fix', 'broken.json', '--json');
		expect(exit).toBe(0);
		const { list, changes } = JSON.parse(out) as { list: object; changes: readonly string[] };
		folder.write('fixed.json', list);
		const checked = await muster('check', 'fixed.json', '--json');
		expect(JSON.parse(checked.out)).toMatchObject([{ legal: true }]);
		expect(changes).toContain('- General (125)');
	});

	test('leaves a legal list as it is', async () => {
		folder.write('legal.json', {
			...half,
			units: [
				{ unit: 'General' },
				{ unit: 'Halberdiers', count: 2 },
				{ unit: 'Crossbowmen', count: 2 }
			]
		});
		const { out } = await muster('fix', 'legal.json');
		expect(out).toBe('legal.json: legal as it is\n');
	});
});
