import { describe, expect, test } from 'vitest';
import { writeMusterFile } from '../../src/exchange/index.ts';
import { roster } from './lists.ts';
import { useListFolder } from './list-folder.ts';

const { folder, check, checkList } = useListFolder();

interface Line {
	readonly unit: string;
	readonly [word: string]: unknown;
}

const general: Line = { unit: 'General of the Empire', general: true, with: ['Warhorse', 'Lance'] };
const knights: Line = {
	unit: 'Reiksguard Knights',
	models: 8,
	with: ['Standard Bearer', 'Musician']
};
const halflings: Line = { unit: 'Halflings', models: 15, with: ['Bow', 'Light Armour'] };
const halberdiers: Line = {
	unit: 'Halberdiers',
	models: 20,
	with: ['Light Armour', 'Champion', 'Standard Bearer']
};
const wizard: Line = {
	unit: 'Master Wizard',
	with: ['Bright College', 'Dispel Magic Scroll', 'Dispel Magic Scroll']
};

/** An army of ranks: 105 general, 390 knights, 82½ Halflings, 214 Halberdiers, 240 wizard. */
const ostland: readonly Line[] = [general, knights, halflings, halberdiers, wizard];

function aList(units: readonly Line[], rest: object = {}) {
	return { system: 'whfb4', army: 'The Empire', size: 1100, name: 'Ostland', units, ...rest };
}

interface Judged {
	readonly points: number;
	readonly legal: boolean;
	readonly problems: readonly { readonly code: string; readonly message: string }[];
	readonly tallies: Readonly<Record<string, number>>;
	readonly prices: readonly {
		readonly unit: string;
		readonly models: number;
		readonly each: number;
		readonly points: number;
		readonly sums: readonly string[];
	}[];
}

async function judged(list: object): Promise<Judged> {
	folder.write('list.json', list);
	const [first] = JSON.parse(
		(await check('list.json', '--json', '--explain')).out
	) as readonly Judged[];
	if (!first) throw new Error('nothing was judged');
	return first;
}

async function codesOf(list: object): Promise<readonly string[]> {
	return (await judged(list)).problems.map(({ code }) => code);
}

describe('an army of ranks and files', () => {
	test('is legal, its halves as halves', async () => {
		expect(await checkList(aList(ostland))).toEqual({
			exit: 0,
			out: '-: Ostland · Warhammer Fantasy Battle, The Empire · 1031½ of 1100 points · legal so far · 68½ left\n',
			err: ''
		});
	});

	test('has its points and tallies as numbers', async () => {
		expect(await judged(aList(ostland))).toMatchObject({
			points: 1031.5,
			legal: true,
			tallies: { models: 45, wizards: 1, magicLevels: 3 }
		});
	});

	test('counts points to the half: at 1031 it is over, at 1032 it is not', async () => {
		const { exit, out } = await checkList(aList(ostland, { size: 1031 }));
		expect(exit).toBe(1);
		expect(out).toContain(
			'-: Ostland · Warhammer Fantasy Battle, The Empire · 1031½ of 1031 points · 1 problem\n  1031½ of 1031 points spent: ½ over. Remove something or raise the points limit. [Warhammer Rulebook, The Battle]\n'
		);
		expect((await checkList(aList(ostland, { size: 1032 }))).exit).toBe(0);
	});

	test('explains its prices', async () => {
		folder.write('list.json', aList(ostland));
		const { out } = await check('list.json', '--explain');
		const lines = out.slice(out.indexOf('  Points breakdown')).split('\n');
		expect(lines).toContain('    Halflings: 3½ + (2 + 2) × ½ = 5½; 15 × 5½ = 82½');
		expect(lines).toContain('    Reiksguard Knights: 8 × 39 + 39 + 39 = 390');
		expect(
			(await judged(aList(ostland))).prices.find(({ unit }) => unit === 'Halflings')
		).toMatchObject({
			models: 15,
			each: 5.5,
			points: 82.5,
			sums: ['3½ + (2 + 2) × ½ = 5½', '15 × 5½ = 82½']
		});
	});

	test('is none of the other systems: those explain no prices', async () => {
		expect((await check('legal.json', '--explain')).out).not.toContain('Points breakdown');
		expect(JSON.parse((await check('legal.json', '--explain', '--json')).out)).not.toHaveProperty(
			'0.prices'
		);
	});

	const without = (line: Line) => ostland.filter((one) => one !== line);
	const withLine = (line: Line, other: Line) => ostland.map((one) => (one === line ? other : one));

	test.each([
		[
			'four models where five are the least',
			withLine(halflings, { ...halflings, models: 4 }),
			'count/too-few'
		],
		['no general', without(general), 'count/too-few'],
		[
			'an option twice',
			withLine(halflings, { ...halflings, with: ['Bow', 'Bow'] }),
			'unique/repeated'
		],
		[
			'two mounts',
			withLine(general, { ...general, with: ['Warhorse', 'Griffon'] }),
			'exclusive/too-many'
		],
		['a lance on foot', withLine(general, { ...general, with: ['Lance'] }), 'carries/not-allowed'],
		[
			'four items for three levels',
			withLine(wizard, {
				...wizard,
				with: ['Bright College', ...Array<string>(4).fill('Dispel Magic Scroll')]
			}),
			'exclusive/too-many'
		],
		[
			'the same item twice',
			[
				...ostland,
				{ unit: 'Hero', with: ['Sword of Might'] },
				{ unit: 'Hero', with: ['Sword of Might'] }
			],
			'unique/repeated'
		],
		['too few regiments', [general, { ...halflings, models: 5 }], 'share/too-little'],
		[
			'too many characters',
			[...ostland, { unit: 'Wizard Lord', count: 3, with: ['Grey College'] }],
			'share/too-much'
		],
		['an option as a unit', [...ostland, { unit: 'Lance' }], 'standing/alone']
	])('is illegal with %s', async (_, units, code) => {
		expect(await codesOf(aList(units, { size: 2000 }))).toContain(code);
		expect((await checkList(aList(units, { size: 2000 }))).exit).toBe(1);
	});

	test.each([
		['five models', withLine(halflings, { ...halflings, models: 5 }), 'count/too-few'],
		[
			'three items for three levels',
			withLine(wizard, {
				...wizard,
				with: ['Bright College', ...Array<string>(3).fill('Dispel Magic Scroll')]
			}),
			'exclusive/too-many'
		],
		['a lance on a horse', ostland, 'carries/not-allowed']
	])('is within that rule with %s', async (_, units, code) => {
		expect(await codesOf(aList(units, { size: 1200 }))).not.toContain(code);
	});

	test.each([
		[{ unit: 'Hero', models: 2 }, 'Hero cannot have 2 models here; it has 1.'],
		[
			{ unit: 'Halflings', models: 2.5 },
			'“models” must be a whole number from 1 to 1,000, found 2.5.'
		],
		[{ unit: 'Halflings', models: 0 }, '“models” must be a whole number from 1 to 1,000, found 0.'],
		[
			{ unit: 'Halflings', models: 1e9 },
			'“models” must be a whole number from 1 to 1,000, found 1000000000.'
		],
		[
			{ unit: 'Halflings', models: 'many' },
			'“models” must be a whole number from 1 to 1,000, found "many".'
		],
		[{ unit: 'Halfings', models: 10 }, 'The Empire has nothing called “Halfings”. Did you mean'],
		[{ unit: 'Halflings', reinforced: true }, '“reinforced” is not used by this system.']
	])('is unreadable with %j', async (unit, message) => {
		const { exit, out } = await checkList(aList([general, unit]));
		expect(out).toContain(`-: units, 2nd line: ${message}`);
		expect(exit).toBe(2);
	});

	test('keeps its models in Muster’s own format', async () => {
		const own = {
			...roster,
			system: 'whfb4',
			army: 'empire',
			units: [{ id: 'a', entry: 'halflings', models: 15, options: ['bow', 'light-armour'] }]
		};
		folder.write('own.json', writeMusterFile([own]));
		const [first] = JSON.parse((await check('own.json', '--json')).out) as readonly Judged[];
		expect(first).toMatchObject({ points: 82.5, tallies: { models: 15 } });
	});

	test('may be a thousand strong', async () => {
		const list = aList([general, { unit: 'Spearmen', models: 1000 }], { size: 10_000 });
		expect(await judged(list)).toMatchObject({ points: 7105, tallies: { models: 1001 } });
	});
});

describe('the points system of the rulebook', () => {
	const priceOf = async (army: string, line: Line) =>
		(await judged(aList([line], { army }))).prices[0];

	test('makes 39 points of a Reiksguard Knight: (8 + 2 + 3 + 1 + 4) × 2 + 3', async () => {
		expect(await priceOf('Men', { unit: 'Reiksguard Knight' })).toMatchObject({
			each: 39,
			sums: ['(8 + 2 + 3 + 1 + 4) × 2 + 3 = 39', expect.stringMatching(/ × 39 = /) as string]
		});
	});

	test('makes 4 points of a Goblin with light armour and short bow: halves of 2 and 1', async () => {
		expect(
			await priceOf('Orcs & Goblins', {
				unit: 'Goblin',
				models: 20,
				with: ['Light Armour', 'Short Bow']
			})
		).toMatchObject({ each: 4, points: 80, sums: ['2½ + (2 + 1) × ½ = 4', '20 × 4 = 80'] });
	});

	test('makes 8 points of a man with the same', async () => {
		expect(
			await priceOf('Men', { unit: 'Man', models: 10, with: ['Light Armour', 'Short Bow'] })
		).toMatchObject({ each: 8, points: 80 });
	});

	test('charges a machine once and its crew by the model', async () => {
		expect(await priceOf('Men', { unit: 'Cannon', models: 4 })).toMatchObject({
			points: 80 + 4 * 5
		});
		expect(await codesOf(aList([{ unit: 'Cannon', models: 1 }], { army: 'Men' }))).toContain(
			'count/too-few'
		);
	});

	test('tells things of one name apart by who may have them', async () => {
		const { problems } = await judged(
			aList(
				[
					{ unit: 'Man Lord', general: true, with: ['Warhorse'] },
					{ unit: 'Chariot', with: ['Warhorse', 'Warhorse'] }
				],
				{ army: 'Men' }
			)
		);
		expect(problems).toEqual([]);
	});
});
