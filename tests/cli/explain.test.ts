import { describe, expect, test } from 'vitest';
import { anEmpire, compulsory, roster } from './lists.ts';
import { useListFolder } from './list-folder.ts';

const { folder, check, checkList } = useListFolder();

interface Rule {
	readonly about: string;
	readonly state: string;
	readonly message: string;
	readonly arithmetic?: string;
	readonly reading?: string;
	readonly source: string;
}

interface Explained {
	readonly rules: readonly Rule[];
	readonly plan: readonly Rule[];
	readonly readings: readonly object[];
	readonly problems: readonly object[];
}

async function explained(...files: readonly string[]): Promise<readonly Explained[]> {
	return JSON.parse((await check(...files, '--json', '--explain')).out) as readonly Explained[];
}

/** Five units in one brigade, one more than the plan allows. */
const planned = {
	...roster,
	groups: [{ id: 'b', kind: 'brigade', name: 'Left wing' }],
	units: [...roster.units, { id: 'x', entry: 'knights' }].map((unit) => ({ ...unit, group: 'b' }))
};

describe('--explain', () => {
	test('tells every rule below the verdict, under what it is about', async () => {
		const { exit, out } = await check('legal.json', '--explain');
		const lines = out.split('\n');
		expect(exit).toBe(0);
		expect(lines.slice(0, 3)).toEqual([
			'legal.json: Nordland · Warmaster, Empire · 325 of 1000 points · legal so far · 675 left',
			'  The army',
			'    ✓ 325 of 1000 points spent, 675 left. (Warmaster Armies, Army Size)'
		]);
		expect(lines).toContain('  Infantry');
		expect(lines).toContain(
			'    ✓ Halberdiers: 2 taken, minimum 2. Per 1000 of 1000 points: minimum 2 × 1 = 2. (Warmaster Armies, Empire)'
		);
		expect(lines).toContain(
			'    – Griffon: General, Hero or Wizard only; not taken. (Warmaster Armies, Empire)'
		);
		expect(out).toMatch(
			/– Wand of Power: .* Interpretation used: Only if .*\(Warmaster rulebook, /
		);
		// Nobody in it may carry what the interpretation is about.
		expect(out).not.toContain('Interpretations used');
	});

	test('marks what is to fix and what is a plan, and the exit is as without', async () => {
		const short = await checkList(anEmpire(compulsory, { size: 2000 }));
		folder.write('short.json', anEmpire(compulsory, { size: 2000 }));
		const { exit, out } = await check('short.json', '--explain');
		expect(exit).toBe(short.exit);
		expect(out).toContain('    ! Halberdiers: 2 taken, minimum 4. Add 2. ');
		folder.write('planned.json', planned);
		const plan = await check('planned.json', '--explain');
		expect(plan.exit).toBe(0);
		expect(plan.out).toContain('· legal so far · ');
		expect(plan.out).toContain(
			'\n  Advice: Left wing: 5 units, maximum 4. [Warmaster rulebook, Brigades]\n'
		);
		expect(plan.out).toContain(
			'  Brigades (planning aid)\n    ~ Left wing: 5 units, maximum 4. (Warmaster rulebook, Brigades)'
		);
	});

	test('leaves the verdict and the problems as they are without it', async () => {
		const plain = (await check('illegal.json')).out;
		expect((await check('illegal.json', '--explain')).out.startsWith(plain)).toBe(true);
	});

	test('changes nothing about a list that cannot be read', async () => {
		expect(await check('broken.json', '--explain')).toEqual(await check('broken.json'));
	});
});

describe('--explain --json', () => {
	test('adds the rules, the plan and the readings to each object', async () => {
		folder.write('planned.json', planned);
		const [list, ...others] = await explained('planned.json');
		expect(others).toEqual([]);
		expect(list?.rules).toContainEqual({
			about: 'Infantry',
			state: 'met',
			message: 'Halberdiers: 2 taken, minimum 2.',
			arithmetic: 'Per 1000 of 1000 points: minimum 2 × 1 = 2.',
			source: 'Warmaster Armies, Empire'
		});
		expect(list?.plan).toEqual([
			{
				about: 'Brigades (planning aid)',
				state: 'plan',
				message: 'Left wing: 5 units, maximum 4.',
				source: 'Warmaster rulebook, Brigades'
			}
		]);
		expect(list?.readings).toMatchObject([{ givenBy: 'pack' }]);
		expect(new Set(list?.rules.map(({ state }) => state))).toEqual(
			new Set(['met', 'plan', 'unused'])
		);
	});

	test('has as many rules to fix as there are problems', async () => {
		const [list] = await explained('illegal.json');
		const toFix = list?.rules.filter(({ state }) => state === 'problem');
		expect(toFix).toHaveLength(list?.problems.length ?? -1);
	});

	test('without --explain the objects have none of that', async () => {
		const [list] = JSON.parse((await check('legal.json', '--json')).out) as readonly object[];
		expect(Object.keys(list ?? {})).toEqual([
			'file',
			'name',
			'system',
			'army',
			'size',
			'points',
			'legal',
			'code',
			'problems',
			'tallies'
		]);
	});
});
