import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { indexArmy, mayCarry, type ArmyIndex } from '#engine';
import { writePositionLink } from '../../src/exchange/index.ts';
import { positionLink } from '../../src/exchange/links/builder-links.ts';
import { readPositionLink, resolvePositionLink } from '../../src/exchange/links/read-link.ts';
import type { Roster } from '#schema';
import { Army, System } from '../../src/schema/pack.ts';
import { openPacks } from '../../src/cli/packs.ts';
import { aList } from '../builders.ts';
import { rawPacks } from '../packs.ts';

// Links of wm-selector, which number the rows of an army, in and out.

const packs = openPacks(fileURLToPath(new URL('../../data', import.meta.url))).source;

const newId = () => '00000000-0000-4000-8000-000000000000';

const site = 'https://wm-selector.github.io/';

const indexes = rawPacks.flatMap(({ system, armies }) => {
	const parsed = System.parse(system);
	if (!parsed.positions) return [];
	return armies.map(({ army }) => indexArmy(parsed, Army.parse(army)));
});

async function read(link: string): Promise<Roster> {
	const list = positionLink(link);
	const result = list && (await readPositionLink(list, { packs, newId }));
	if (!result?.ok) throw new Error(`not read: ${link}`);
	return result.roster;
}

const unitsOf = ({ units }: Pick<Roster, 'units'>) =>
	units.map(({ entry, options = [] }) => [entry, ...options].join(' + '));

test('three systems with 61 armies have links', () => {
	expect(indexes).toHaveLength(61);
	expect(indexes.filter(({ army }) => !army.positions).map(({ army }) => army.id)).toEqual([]);
});

describe('reading', () => {
	test.each([
		[
			'4=1&8=1&9=1&10=1&jsonPath=warmaster-armies%2Flizardmen&label=&printItems=',
			'warmaster/lizardmen',
			'Lizardmen',
			4
		],
		[
			'3=1&7=1&10=1&jsonPath=json%2Fwarmaster-armies%2Fempire&label=&printItems=',
			'warmaster/empire',
			'Empire',
			3
		],
		[
			'0=4&0-BB=1&1=2&2=2&5=3&6=2&8=2&10=1&10-1=1&11=2&11-SwF=1&12=1&12-RM=1&jsonPath=warmaster-armies%2Fempire&label=Nuln%20%26%20S%C3%B6hne&printItems=l%2Cs',
			'warmaster/empire',
			'Nuln & Söhne',
			19
		],
		['list=orcrev&print=l,s&0=6&1=2&10=1', 'warmaster-revolution/orcs', 'Orcs', 9]
	])('%s', async (query, army, name, units) => {
		const roster = await read(`${site}#/?${query}`);
		expect(`${roster.system}/${roster.army}`).toBe(army);
		expect(roster.name).toBe(name);
		expect(roster.units).toHaveLength(units);
	});

	test('upgrades go to units of their row, stands to a unit that may have one', async () => {
		const roster = await read(
			`${site}#/?0=2&0-BB=1&4=1&10=1&12=1&12-1=1&12-RM=1&jsonPath=warmaster-revolution%2Fempire`
		);
		expect(unitsOf(roster)).toEqual([
			'halberdiers + battle-banner',
			'halberdiers + skirmishers',
			'general',
			'wizard + war-altar + ring-of-magic'
		]);
	});

	test('an upgrade that stands for a unit is that unit', async () => {
		const roster = await read(`${site}#/?2=3&2-2=1&jsonPath=warmaster-revolution%2Fempire`);
		expect(unitsOf(roster)).toEqual(['handgunners', 'crossbowmen', 'crossbowmen']);
	});

	test('what it does not know is told, and the points limit is assumed', async () => {
		const list = positionLink(`${site}#/?0=1&77=2&jsonPath=warmaster-revolution%2Fempire`);
		const result = list && (await readPositionLink(list, { packs, newId }));
		expect(
			result?.ok && 'findings' in result && result.findings.map(({ fault }) => fault.message)
		).toEqual([
			'The link gives no points limit; 1000 points assumed.',
			'“77” in the link is unknown and was left out.'
		]);
	});

	test('a game that is not here is named', async () => {
		const list = positionLink(`${site}#/?0=1&jsonPath=warmaster-ancients%2Fbritons`);
		const result = list && (await readPositionLink(list, { packs, newId }));
		expect(result).toMatchObject({ ok: false });
	});

	test.each(['https://example.org/#/?a=b', 'https://example.org/list/#abc', 'Empire', ''])(
		'%s is no such link',
		(text) => {
			expect(positionLink(text)).toBeUndefined();
		}
	);
});

describe('writing', () => {
	const indexOf = (id: string) => {
		const found = indexes.find(({ system, army }) => `${system.id}/${army.id}` === id);
		if (!found) throw new Error(`no ${id}`);
		return found;
	};
	const written = (id: string, size: number, list: string) =>
		writePositionLink({ ...aList(size, list), name: 'Nuln & Söhne' }, indexOf(id));

	test('counts rows and their upgrades', () => {
		expect(
			written(
				'warmaster/empire',
				1000,
				'2 halberdiers, halberdiers + skirmishers, general + griffon'
			)
		).toEqual({
			builder: 'wm-selector',
			link: `${site}#/?0=3&4=1&10=1&10-0=1&jsonPath=warmaster-armies%2Fempire&label=Nuln%20%26%20S%C3%B6hne&printItems=`,
			left: []
		});
	});

	test('writes units that stand for others as upgrades, as many as may be', () => {
		const link = (size: number) =>
			written('warmaster-revolution/empire', size, 'crossbowmen, 3 handgunners')?.link;
		expect(link(1000)).toContain('?1=2&2=2&2-2=1&json');
		expect(link(2000)).toContain('?1=1&2=3&2-2=2&json');
	});

	test('names what the builder does not have', () => {
		expect(written('warmaster-revolution/empire', 1000, 'general, gotrek-and-felix')?.left).toEqual(
			['Gotrek and Felix']
		);
	});

	test('there is none for an army that it does not have', () => {
		const { army, ...index } = indexOf('warmaster/empire');
		const { positions: _, ...plain } = army;
		expect(writePositionLink(aList(1000, 'general'), { ...index, army: plain })).toBeUndefined();
	});
});

/** A list of any rows, each unit with up to two options that it may have. */
function anyRoster(index: ArmyIndex, seed: number): Roster {
	let state = seed;
	const dice = (faces: number): number => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * faces);
	};
	const rows = (index.army.positions?.units ?? [])
		.map((row) => (typeof row === 'string' ? [row] : row))
		.filter(([entry = '']) => index.entries.get(entry)?.isUnit);
	const said = new Set(rows.flatMap(([, ...options]) => options));
	const units = Array.from({ length: 4 + dice(12) }, (_, at) => {
		const [entry = '', ...options] = rows[dice(rows.length)] ?? [];
		const given = Array.from({ length: dice(3) }, () => index.options[dice(index.options.length)])
			.filter((option) => option && mayCarry(index.entries.get(entry), option))
			.map((option) => option?.entry.id ?? '')
			.filter((id) => !said.has(id));
		const all = [...new Set([...options, ...given])];
		return { id: `u${at + 1}`, entry, ...(all.length > 0 && { options: all }) };
	});
	return { ...aList(2000), system: index.system.id, army: index.army.id, name: 'Any', units };
}

function hasItemOfAnother({ units }: Roster, { army }: ArmyIndex): boolean {
	const replacing = (army.positions?.upgrades ?? []).flatMap((each) =>
		typeof each === 'string' ? [] : [each.is]
	);
	return units.some(({ entry, options = [] }) => replacing.includes(entry) && options.length > 0);
}

/** What there is of each unit and each option, whoever has it. */
const countsOf = ({ units }: Roster) =>
	units.flatMap(({ entry, options = [] }) => [entry, ...options]).toSorted();

describe('out and in again', () => {
	test.each(indexes.map((index) => [`${index.system.id}/${index.army.id}`, index] as const))(
		'%s: any list is the same',
		(_, index) => {
			for (let seed = 1; seed <= 40; seed += 1) {
				const roster = anyRoster(index, seed);
				const out = writePositionLink(roster, index);
				expect(out?.left).toEqual([]);
				const list = positionLink(out?.link ?? '');
				const result = list && resolvePositionLink(list, index, newId);
				if (!result?.ok) throw new Error('not read');
				expect(countsOf(result.roster)).toEqual(countsOf(roster));
				// Of a unit that stands for another the link does not say that the item is its own.
				if (hasItemOfAnother(roster, index)) continue;
				expect(writePositionLink({ ...result.roster, size: 2000 }, index)).toEqual(out);
			}
		}
	);
});
