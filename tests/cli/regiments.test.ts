import { describe, expect, test } from 'vitest';
import { useListFolder } from './list-folder.ts';

const { checkList, check, folder } = useListFolder();

const lord = { unit: 'Lord-Vigilant on Gryph-stalker' };
const followers = [
	{ unit: 'Liberators', models: 5 },
	{ unit: 'Liberators', models: 10 },
	{ unit: 'Prosecutors', models: 3 },
	{ unit: 'Vindictors', models: 5 }
];

/** The example that the core rules print beside the steps of army composition. */
const example = {
	system: 'Age of Sigmar',
	army: 'Stormcast Eternals',
	size: 2000,
	name: 'Vanguard',
	formation: 'Vanguard Wing',
	regiments: [
		{ general: true, units: [lord, ...followers] },
		{ units: [lord, { unit: 'Annihilators' }] }
	],
	auxiliaries: [{ unit: 'Stormdrake Guard' }]
};

async function judged(list: object) {
	folder.write('list.json', list);
	return (
		JSON.parse((await check('list.json', '--json')).out) as readonly Record<string, unknown>[]
	)[0];
}

async function problemsOf(list: object): Promise<readonly string[]> {
	const problems = (await judged(list))?.['problems'] as readonly { readonly code: string }[];
	return problems.map(({ code }) => code);
}

describe('an army of regiments', () => {
	test('is legal as the core rules print it', async () => {
		expect(await checkList(example)).toEqual({
			exit: 0,
			out: '-: Vanguard · Age of Sigmar, Stormcast Eternals · 1190 of 2000 points · legal so far · 810 left\n',
			err: ''
		});
		expect((await judged(example))?.['tallies']).toMatchObject({ drops: 3, auxiliaries: 1 });
	});

	test('is as legal with all that stands apart as auxiliary units', async () => {
		const auxiliaries = ['Stormdrake Guard', lord.unit, 'Annihilators'];
		const list = { ...example, regiments: example.regiments.slice(0, 1), auxiliaries };
		expect(await judged(list)).toMatchObject({
			legal: true,
			tallies: { drops: 4, auxiliaries: 3 }
		});
	});

	test('may be written in other words', async () => {
		const first = [
			{ ...lord, with: ['general'] },
			{ unit: 'liberator' },
			{ unit: 'The Liberators', reinforced: true },
			{ unit: 'PROSECUTORS' },
			{ unit: 'Vindictors' }
		];
		const list = {
			system: 'aos4',
			army: 'the stormcast eternals',
			size: 2000,
			battleFormation: ['Vanguard wing'],
			regiments: [{ units: first }, { units: [lord, { unit: 'annihilator' }] }],
			auxiliaryUnits: 'Stormdrake Guard'
		};
		expect(await judged(list)).toMatchObject({
			points: (await judged(example))?.['points'],
			legal: true,
			tallies: { drops: 3, auxiliaries: 1 }
		});
	});

	test('explains its regiments', async () => {
		folder.write('example.json', example);
		expect((await check('example.json', '--explain')).out).toContain(
			'✓ Regiment 1: led by Lord-Vigilant on Gryph-stalker'
		);
	});

	const [first, second] = example.regiments;

	test.each([
		['no general', { regiments: [{ units: first?.units }, second] }, 'count/too-few'],
		['two generals', { regiments: [first, { ...second, general: true }] }, 'count/too-many'],
		[
			'a regiment without a Hero',
			{ regiments: [first, { units: [{ unit: 'Annihilators' }] }] },
			'led/no-leader'
		],
		[
			'more than four others with the general',
			{ regiments: [{ general: true, units: [lord, ...followers, { unit: 'Annihilators' }] }] },
			'group/too-large'
		],
		[
			'more than three others with another Hero',
			{ regiments: [first, { units: [lord, ...followers] }] },
			'group/too-large'
		],
		[
			'six regiments',
			{ regiments: [first, ...Array<object>(5).fill({ units: [lord] })] },
			'groups/too-many'
		],
		['no regiment', { regiments: [], auxiliaries: [{ ...lord, general: true }] }, 'groups/too-few'],
		[
			'a follower who may not follow',
			{ regiments: [{ general: true, units: [lord, { unit: 'Stormdrake Guard' }] }] },
			'led/not-led'
		],
		['too little agreed on', { size: 1000 }, 'points-limit/over'],
		['two formations', { formation: ['Vanguard Wing', 'Thunderhead Host'] }, 'count/too-many'],
		[
			'a reinforced unit of one model',
			{ auxiliaries: [{ ...lord, reinforced: true }] },
			'carries/not-allowed'
		],
		['a Hero of two models', { auxiliaries: [{ ...lord, models: 2 }] }, 'carries/not-allowed'],
		[
			'a general who is no Hero',
			{ auxiliaries: [{ unit: 'Liberators', general: true }] },
			'carries/not-allowed'
		],
		['an artefact as a unit', { auxiliaries: ['Null Pendant'] }, 'standing/alone'],
		[
			'an artefact for troops',
			{ auxiliaries: [{ unit: 'Liberators', with: ['Null Pendant'] }] },
			'carries/not-allowed'
		]
	])('is illegal with %s', async (_, change, code) => {
		expect(await problemsOf({ ...example, ...change })).toContain(code);
		expect((await checkList({ ...example, ...change })).exit).toBe(1);
	});

	test.each([
		[
			'a number of models that there is not',
			{ auxiliaries: [{ unit: 'Liberators', models: 7 }] },
			'auxiliaries, 1st line: Liberators cannot have 7 models here; it has 5, or 10 with Reinforced.'
		],
		[
			'an unknown unit',
			{ regiments: [{ units: [lord, { unit: 'Libertors' }] }] },
			'regiments, 1st group, 2nd line: Stormcast Eternals has nothing called “Libertors”. Did you mean Liberators?'
		],
		[
			'an unknown formation',
			{ formation: 'Vanguard Wings of Azyr' },
			'formation: Stormcast Eternals has nothing called “Vanguard Wings of Azyr”.'
		],
		[
			'a word that is not known',
			{ auxilaries: ['Liberators'] },
			'“auxilaries” is not known here. Did you mean “auxiliaries”?'
		],
		['a word of other games', { brigades: [] }, '“brigades” is not used by this system.']
	])('is unreadable with %s', async (_, change, message) => {
		const { exit, out } = await checkList({ ...example, ...change });
		expect(out.split('\n')[0]?.slice('-: '.length)).toMatch(message);
		expect(exit).toBe(2);
	});
});

describe('brigades', () => {
	const units = [
		{ unit: 'Halberdiers', count: 2 },
		{ unit: 'Crossbowmen', count: 2 }
	];
	const list = { system: 'warmaster', army: 'Empire', size: 1000, units: [{ unit: 'General' }] };

	test('may be written in a plain list, as the plan that they are', async () => {
		const left = { ...list, brigades: [{ name: 'Left', units }] };
		expect(await judged(left)).toMatchObject({ legal: true, points: 325 });
		folder.write('large.json', {
			...list,
			brigades: [{ name: 'Left', units: [...units, { unit: 'Halberdiers' }] }]
		});
		const { exit, out } = await check('large.json', '--explain');
		expect(exit).toBe(0);
		expect(out).toContain('~ Left: 5 units, maximum 4.');
	});

	test.each([
		[{ unit: 'Halberdiers', models: 3 }, '“models” is not used by this system.'],
		[{ unit: 'Hero', general: true }, '“general” is not used by this system.'],
		[{ unit: 'Halberdiers', reinforced: true }, '“reinforced” is not used by this system.']
	])('have no units such as %j', async (unit, message) => {
		const { exit, out } = await checkList({ ...list, brigades: [{ units: [unit] }] });
		expect(out).toBe(`-: brigades, 1st group, 1st line: ${message}\n`);
		expect(exit).toBe(2);
	});
});

describe('a game without points', () => {
	const list = { system: 'spearhead', army: 'Vigilant Brotherhood' };
	const units = ['Lord-Vigilant on Gryph-Stalker', 'Lord-Veritant', 'Liberators', 'Prosecutors'];
	const lines = (names: readonly string[]) => names.map((unit) => ({ unit }));

	test('needs no size, and tells no points', async () => {
		const { out, exit } = await checkList({ ...list, units: lines(units) });
		expect(out).toMatch(/^-: Vigilant Brotherhood · [^·]*, Vigilant Brotherhood · /);
		expect(out).not.toContain('points');
		expect(exit).toBe(0);
	});

	test('is a fixed army', async () => {
		expect(await problemsOf({ ...list, units: lines(units.slice(1)) })).toContain('count/too-few');
	});
});

describe('a list in another builder’s words', () => {
	const text = `Vanguard 1190/2000 pts

Stormcast Eternals
Vanguard Wing
Drops: 3

General's Regiment
Lord-Vigilant on Gryph-stalker (120)
• General
Liberators (90)
Liberators (180)
• Reinforced
Prosecutors (150)
Vindictors (90)

Regiment 1
Lord-Vigilant on Gryph-stalker (120)
Annihilators (130)

Auxiliary Units
Stormdrake Guard (310)`;

	test('is judged like a plain list', async () => {
		folder.write('list.txt', text);
		const { file: _, ...plain } = (await judged(example)) ?? {};
		const [read] = JSON.parse((await check('list.txt', '--json')).out) as readonly object[];
		expect(read).toEqual({ file: 'list.txt', ...plain });
	});

	test('is judged without a line that means nothing, and never called legal', async () => {
		folder.write('slip.txt', text.replace('Annihilators', 'Anihilators'));
		const { exit, out } = await check('slip.txt');
		expect(exit).toBe(2);
		expect(out).toContain('1060 of 2000 points · 1 line not read\n');
		expect(out.split('\n')[1]).toBe(
			'  line 18: Stormcast Eternals has nothing called “Anihilators”. Did you mean Annihilators?'
		);
		const [read] = JSON.parse((await check('slip.txt', '--json')).out) as readonly object[];
		expect(read).toMatchObject({
			legal: false,
			problems: [],
			notes: [{ kind: 'unread', line: 18, name: 'Anihilators', theirs: 130 }]
		});
	});

	test('names what costs something else now', async () => {
		folder.write('old.txt', text.replace('Vindictors (90)', 'Vindictors (100)'));
		const { exit, out } = await check('old.txt');
		expect(exit).toBe(0);
		expect(out).toContain('\n  line 14: “Vindictors”: 100 points in the text, 90 points now.\n');
	});

	test('is of no army if it names none', async () => {
		folder.write('none.txt', 'A letter\nto a friend\nof mine');
		expect(await check('none.txt')).toEqual({
			exit: 2,
			out: 'none.txt: We couldn’t tell the army. Write the game and army above the list.\n',
			err: ''
		});
	});
});
