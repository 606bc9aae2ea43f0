import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexArmy } from '#engine';
import type { Entry } from '#schema';
import { markOf, shortest } from '../../src/exchange/list-code/marks.ts';
import { trialArmies, trialSystem } from '../trial-armies.ts';
import { warmaster, warmasterArmies } from '../warmaster.ts';
import { anEmpire, compulsory } from './lists.ts';
import { makeFolder, muster, musterWhole, type Folder } from './run-muster.ts';

const besieger = anEmpire(
	[
		{ unit: 'Halberdiers', with: ['Siege Tower', 'Battering Ram'] }, // 45 + 10 + 10: 65
		{ unit: 'Halberdiers', with: ['Sow', 'Battle Banner'] }, // 45 + 5 + 50: 165
		{ unit: 'Crossbowmen', count: 2, with: ['Mantlets'] }, // 2 × (55 + 10): 295
		{ unit: 'General' } // 125: 420
	],
	{ name: 'Outside', readings: { siege: 'besieger' } }
);

// 2 × 45, 2 × 55, 125, 3 × 5: 340
const defender = anEmpire([...compulsory, { unit: 'Boiling Oil', count: 3 }], {
	name: 'Inside',
	readings: { siege: 'defender' }
});

let folder: Folder;

beforeAll(() => {
	folder = makeFolder();
	folder.write('outside.json', besieger);
	folder.write('inside.json', defender);
	folder.write('no-siege.json', { ...besieger, readings: {} });
	folder.write('peace.json', anEmpire(compulsory));
	folder.write('besieged.json', anEmpire(compulsory, { readings: { siege: 'defender' } }));
	folder.write('revolution.json', { ...besieger, system: 'warmaster-revolution' });
});
afterAll(() => folder.remove());

interface Checked {
	readonly points: number;
	readonly legal: boolean;
	readonly code: string;
	readonly tallies: Readonly<Record<string, number>>;
}

async function checked(content: string): Promise<Partial<Checked>> {
	const { out } = await musterWhole(folder.path, ['check', '--json', '-'], content);
	return (JSON.parse(out) as readonly Checked[])[0] ?? {};
}

const said = async (file: string) => (await muster(folder.path, ['check', file])).out;

describe.each([
	['besieger', besieger, 420],
	['defender', defender, 340]
])('the list of a %s', (_, list, points) => {
	test('costs what its things cost, which are no units', async () => {
		expect(await checked(JSON.stringify(list))).toMatchObject({
			points,
			legal: true,
			tallies: { units: 4, breakPoint: 2 }
		});
	});

	const formats = ['plain', 'muster', 'link', 'text', 'simple', 'markdown', 'bbcode'];
	test.each(formats)('is the same list again, written as %s', async (format) => {
		const words = ['convert', '-', '--to', format];
		const { out } = await musterWhole(folder.path, words, JSON.stringify(list));
		const { code } = await checked(JSON.stringify(list));
		expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
		expect(await checked(out)).toMatchObject({ points, legal: true, code });
	});
});

test('a list that is for no siege may have none of it, and is told why', async () => {
	const out = await said('no-siege.json');
	expect(out).toContain('420 of 1000 points · 5 problems');
	for (const thing of ['Siege Tower', 'Battering Ram', 'Sow', 'Mantlets'])
		expect(out).toContain(`${thing}: only under the interpretation “Besieger”`);
});

test('a text that leaves the answer out has it by what it names, unless that is of both sides', async () => {
	const listed = (unit: string) =>
		checked(`Empire (Warmaster), 1000 points\n\n2 Halberdiers${unit}\n2 Crossbowmen\nGeneral\n`);
	expect(await listed(', Sow')).toMatchObject({ points: 335, legal: true });
	expect(await listed('\nBoiling Oil')).toMatchObject({ points: 330, legal: true });
	expect(await listed(', Sow\nBoiling Oil')).toMatchObject({ points: 340, legal: false });
});

test('a list that says it is for no siege is read so', async () => {
	const words = ['convert', 'no-siege.json', '--to', 'text'];
	const { out } = await musterWhole(folder.path, words);
	expect(out).toContain('Is this list for a siege? No.');
	expect(await checked(out)).toMatchObject({ points: 420, legal: false });
});

test('Revolution has no sieges', async () => {
	expect(await said('revolution.json')).toContain('there is no interpretation question “siege”');
});

test('without a siege nothing of it is said of a list', async () => {
	const { out } = await muster(folder.path, ['check', 'peace.json', '--explain']);
	const [rules, gaps] = out.split('Not checked');
	expect(rules).not.toMatch(/tower|ram|sow|mantlet|oil/i);
	expect(gaps).toContain('Sieges: the besieger’s and defender’s points');
});

test('the sheet of a defender who bought nothing is as without a siege', async () => {
	const textOf = async (file: string) =>
		(await musterWhole(folder.path, ['convert', file, '--to', 'text'])).out.replace(
			/List code.*/,
			''
		);
	expect(await textOf('besieged.json')).toBe(await textOf('peace.json'));
});

test('what sieges add makes no link of another list longer: its ids begin like no other', () => {
	const packs = [
		...warmasterArmies.map((army) => indexArmy(warmaster, army)),
		...trialArmies.map((army) => indexArmy(trialSystem, army))
	];
	for (const { entries } of packs) {
		const all = [...entries.values()].map(({ entry }) => entry);
		const marks = new Set(all.filter(({ reading }) => reading === 'siege').map(markOfEntry));
		const others = all.filter(({ reading }) => reading !== 'siege');
		expect(marks.size).toBe(5);
		expect(others.filter((entry) => marks.has(markOfEntry(entry)))).toEqual([]);
	}
});

function markOfEntry({ id }: Entry): string {
	return markOf(id, shortest);
}
