import { describe, expect, test } from 'vitest';
import { writeMusterFile } from '../../src/exchange/index.ts';
import { anEmpire, compulsory, illegal, legal, roster } from './lists.ts';
import { muster } from './run-muster.ts';
import { useListFolder } from './list-folder.ts';

const { folder, check, checkList } = useListFolder();

describe('a legal list', () => {
	test('is one line, and the exit is 0', async () => {
		expect(await check('legal.json')).toEqual({
			exit: 0,
			out: 'legal.json: Nordland · Warmaster, Empire · 325 of 1000 points · legal so far · 675 left\n',
			err: ''
		});
	});

	test('may be written in any case, with other plurals and a “The”', async () => {
		const units = [
			{ unit: 'HALBERDIER', count: 2 },
			{ unit: 'the crossbowmen', count: 1, with: ['Skirmisher', 'battle banners'] },
			{ unit: 'Crossbowmen' },
			{ unit: 'general', with: ['Orb of majesty'] },
			{ unit: 'Wizards', with: ['war-altar', 'Scroll of Dispel'] }
		];
		const { out, exit } = await checkList(anEmpire(units, { army: 'The Empire army' }));
		expect(out).toBe(
			'-: Nordland · Warmaster, Empire · 510 of 1000 points · legal so far · 490 left\n'
		);
		expect(exit).toBe(0);
	});

	test('is named after its army if it has no name', async () => {
		expect((await checkList({ ...legal, name: undefined })).out).toMatch(
			/^-: Empire · Warmaster, Empire · /
		);
	});
});

describe('an illegal list', () => {
	test('has its problems below it, with arithmetic and source, and the exit is 1', async () => {
		const { exit, out, err } = await checkList(anEmpire(compulsory, { size: 2000 }));
		expect(out.split('\n')).toEqual([
			'-: Nordland · Warmaster, Empire · 325 of 2000 points · 2 problems',
			'  Next: Halberdiers: 2 taken, minimum 4. Add 2. Per 1000 of 2000 points: minimum 2 × 2 = 4. [Warmaster Armies, Empire]',
			'  Crossbowmen: 2 taken, minimum 4. Add 2. Per 1000 of 2000 points: minimum 2 × 2 = 4. [Warmaster Armies, Empire]',
			''
		]);
		expect({ exit, err }).toEqual({ exit: 1, err: '' });
	});

	test.each([
		['over its points', anEmpire(compulsory, { size: 324 }), /: 1 over\./],
		['a mount as a unit', illegal, /Griffon is an option/],
		[
			'a unit given to a unit',
			anEmpire([...compulsory, { unit: 'Hero', with: ['Wizard'] }]),
			/Hero can’t take Wizard/
		],
		[
			'an item nobody may give it',
			anEmpire([...compulsory, { unit: 'Hero', with: ['Wand of Power'] }]),
			/Hero can’t take Wand of Power/
		]
	])('%s', async (_, list, problem) => {
		const { exit, out } = await checkList(list);
		expect(out).toMatch(/ · 1 problem\n/);
		expect(out).toMatch(problem);
		expect(exit).toBe(1);
	});

	test('a Daemon Lord with a Wizard’s calling has no other', async () => {
		const units = [
			{ unit: 'Daemon Hordes', count: 3 },
			{ unit: 'Daemon Overlord' },
			{ unit: 'Daemon Lord', with: ['Wizard'] }
		];
		expect(await checkList(anEmpire(units, { army: 'Daemons' }))).toMatchObject({
			exit: 0,
			out: '-: Nordland · Warmaster, Daemon · 485 of 1000 points · legal so far · 515 left\n'
		});
	});
});

describe('several files', () => {
	test('are told in their order, and the worst decides the exit', async () => {
		const { exit, out } = await check('illegal.json', 'broken.json', 'legal.json');
		expect(exit).toBe(2);
		expect(out.split('\n').map((line) => line.split(':')[0])).toEqual([
			'illegal.json',
			'  Griffon is an option. Add it to a unit that can take it. [Warmaster Armies, Army Lists]',
			'broken.json',
			'legal.json',
			''
		]);
	});
});

describe('an export of Muster', () => {
	test('with two rosters is two lists', async () => {
		folder.write(
			'export.json',
			writeMusterFile([roster, { ...roster, name: 'Stirland', size: 300 }])
		);
		const { exit, out } = await check('export.json');
		expect(exit).toBe(1);
		expect(out).toMatch(
			/^export.json: Ostland · Warmaster, Empire · 325 of 1000 points · legal so far · 675 left$/m
		);
		expect(out).toMatch(
			/^export.json: Stirland · Warmaster, Empire · 325 of 300 points · 1 problem$/m
		);
	});

	test('with a roster that cannot be read has the others judged', async () => {
		folder.write('damaged.json', { muster: 1, rosters: [{ ...roster, size: 'x' }, roster] });
		const { exit, out } = await check('damaged.json');
		expect(exit).toBe(2);
		expect(out.split('\n')).toEqual([
			'damaged.json: rosters, 1st roster: “size” must be a whole number from 0 to 1,000,000, found "x".',
			'damaged.json: Ostland · Warmaster, Empire · 325 of 1000 points · legal so far · 675 left',
			''
		]);
	});

	test('with things the army does not have is illegal, not unreadable', async () => {
		const units = [...roster.units, { id: 'x', entry: 'demigryphs' }];
		const { exit, out } = await checkList({ ...roster, units });
		expect(exit).toBe(1);
		expect(out).toMatch(/“demigryphs” is not in this army/);
	});
});

describe('the command itself', () => {
	test('explains itself', async () => {
		const { exit, out } = await muster(folder.path, ['--help']);
		expect(exit).toBe(0);
		expect(out).toMatch(/^muster check FILE… \[--json\]$/m);
	});

	test.each([[[]], [['check']], [['judge', 'legal.json']], [['check', '--jsn', 'legal.json']]])(
		'%j is answered with its usage on standard error',
		async (words) => {
			const { exit, out, err } = await muster(folder.path, words);
			expect({ exit, out }).toEqual({ exit: 2, out: '' });
			expect(err).toMatch(/\nUsage: muster check FILE… \[--json\]/);
		}
	);
});
