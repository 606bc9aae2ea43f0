import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Army, System } from '#schema';
import { listsIn } from '../../src/exchange/index.ts';
import { idLink } from '../../src/exchange/links/builder-links.ts';
import { openPacks } from '../../src/cli/packs.ts';
import { rawPacks } from '../packs.ts';

// Links of Warmaster Roster, which names units by ids of its own.

const packs = openPacks(fileURLToPath(new URL('../../data', import.meta.url))).source;
const newId = () => '00000000-0000-4000-8000-000000000000';

type Unit = readonly [id: string, item?: string | null, mount?: string | null];

/** As the builder writes it: JSON, escaped, in base 64. */
function linkOf(army: string, units: readonly Unit[]): string {
	const r = units.map(([id, mi = null, mt = null]) => ({ id, mi, mt }));
	const content = btoa(encodeURIComponent(JSON.stringify({ a: army, r })));
	return `https://builder.example/warmaster-roster/?share=${content}`;
}

async function read(text: string) {
	const content = await listsIn(text, { packs, newId });
	const list = content.kind === 'lists' ? await content.lists[0]?.read() : undefined;
	if (!list?.ok) throw new Error('not read');
	const { roster, findings = [] } = list;
	const units = roster.units.map(({ entry, options = [] }) => [entry, ...options].join(' + '));
	return { roster, units, said: findings.map(({ fault }) => fault.message) };
}

test('the 25 armies of one system have 362 ids, each of something that the army has', () => {
	const linked = rawPacks.filter(({ system }) => (system as System).linkIds);
	expect(linked.map(({ system }) => (system as System).id)).toEqual(['warmaster-revolution']);
	const armies = linked.flatMap((pack) => pack.armies.map(({ army }) => army as Army));
	const called = linked.flatMap(({ system }) =>
		Object.values((system as System).linkIds?.armies ?? {})
	);
	expect(called.toSorted()).toEqual(armies.map(({ id }) => id).toSorted());
	const ids = armies.map(({ linkIds = {} }) => Object.keys(linkIds).length);
	expect(ids.every((count) => count >= 8)).toBe(true);
	expect(ids.reduce((sum, count) => sum + count)).toBe(362);
});

describe('a link', () => {
	test('is read with items and mounts', async () => {
		const { roster, units, said } = await read(
			linkOf('empire', [
				['emp_general', 'orb_majesty', 'emp_griffon'],
				['emp_wizard', 'staff_spellbinding', 'emp_warAltar'],
				['emp_halberdiers', 'banner_shielding_min'],
				['emp_halberdiers'],
				['emp_skirmishers'],
				['emp_steamTank']
			])
		);
		expect(roster).toMatchObject({ system: 'warmaster-revolution', army: 'empire', size: 1000 });
		expect(units).toEqual([
			'general + orb-of-majesty + griffon',
			'wizard + staff-of-spellbinding + war-altar',
			'halberdiers + banner-of-shielding',
			'halberdiers + skirmishers',
			'steam-tank'
		]);
		expect(said).toEqual(['The link gives no points limit; 1000 points assumed.']);
	});

	test('of an army with another name there, and of units whose ids are not their names', async () => {
		const { roster, units } = await read(
			linkOf('goblin_army', [['ga_wolfChariots'], ['ga_chariot_mount']])
		);
		expect(roster.army).toBe('goblins');
		expect(units).toEqual(['wolf-chariots']);
	});

	test('says what of it is not known', async () => {
		const { units, said } = await read(linkOf('empire', [['emp_knights', 'lance'], ['emp_owl']]));
		expect(units).toEqual(['knights']);
		expect(said.slice(1)).toEqual([
			'“lance” in the link is unknown and was left out.',
			'“emp_owl” in the link is unknown and was left out.'
		]);
	});

	test('may say the names that every table has by nature', async () => {
		const { units, said } = await read(
			linkOf('empire', [['emp_knights', 'constructor', '__proto__'], ['toString']])
		);
		expect(units).toEqual(['knights']);
		expect(said).toHaveLength(4);
		for (const army of ['constructor', '__proto__', 'valueOf'])
			await expect(read(linkOf(army, [['emp_knights']]))).rejects.toThrow('not read');
		await expect(read(`https://builder.example/#/?list=constructor&0=1`)).rejects.toThrow(
			'not read'
		);
		const letters = await read(
			`https://builder.example/#/?0=1&0-valu=1&jsonPath=warmaster-revolution%2Fempire`
		);
		expect(letters.units).toEqual(['halberdiers']);
	});

	test('of no army or without units is refused', async () => {
		await expect(read(linkOf('owls', [['emp_owl']]))).rejects.toThrow('not read');
		await expect(read(linkOf('empire', [['emp_owl']]))).rejects.toThrow('not read');
	});

	test.each([
		'https://builder.example/?share=',
		'https://builder.example/?share=!!!',
		`https://builder.example/?share=${btoa('{"a":"empire"}')}`,
		`https://builder.example/?share=${btoa(encodeURIComponent('{"a":"empire","r":[]}'))}`,
		linkOf('empire', Array<Unit>(501).fill(['emp_owl'])),
		`${linkOf('empire', [['emp_owl']])} and more`
	])('that says nothing is none: %#', (text) => {
		expect(idLink(text)).toBeUndefined();
	});

	test('may be escaped, and have more behind it', () => {
		const link = linkOf('empire', [['emp_owl']]);
		const list = { army: 'empire', units: [{ id: 'emp_owl', mi: null, mt: null }] };
		expect(idLink(link.replaceAll('=', '%3D').replace('share%3D', 'share='))).toEqual(list);
		expect(idLink(`${link}&from=chat#top`)).toEqual(list);
	});
});
