import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { Roster } from '#schema';
import { Army, System } from '../../src/schema/pack.ts';
import { recognise, resolveEvent, resolveText } from '../../src/exchange/index.ts';
import { buildSheet } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { rawPacks } from '../packs.ts';
import { pdfLines } from '../sheets/pdf-text.ts';
import { renderInNode } from '../sheets/render-node.ts';
import { textsOf } from '../said.ts';
import '../expect-legality.ts';

const pack = rawPacks.find(({ folder }) => folder === 'aos4');
const system = System.parse(pack?.system);
const file = pack?.armies.find(({ file: name }) => name === 'blades-of-khorne.json');
const army = Army.parse(file?.army);

const cardsOf: Readonly<Record<string, readonly string[]>> = {
	'2025-26': ['restless-energy', 'scouting-force'],
	'2026-27': ['siege-of-ashes', 'smokescreen']
};

/** The same with the battle tactic cards that its handbook asks for. */
function alone(readings: Readonly<Record<string, string>>, ...entries: readonly string[]): Roster {
	return withUnits(readings, ...entries, ...(cardsOf[readings['handbook'] ?? ''] ?? []));
}

/** Blades of Khorne: a Slaughterpriest who leads, and these beside his regiment. */
function withUnits(
	readings: Readonly<Record<string, string>>,
	...entries: readonly string[]
): Roster {
	return {
		formatVersion: 1,
		id: 'c5e1c5c8-2c0f-4b7e-9a37-1f0a3a5b7d01',
		name: 'Season',
		system: 'aos4',
		army: army.id,
		revision: system.revision,
		size: 2000,
		groups: [{ id: 'g1', kind: 'regiment' }],
		units: [
			{ id: 'u0', entry: 'slaughterpriest', options: ['general'], group: 'g1' },
			...entries.map((entry, at) => ({ id: `u${at + 1}`, entry }))
		],
		readings
	};
}

function rosterPoints(roster: Roster): number {
	return checkRoster(roster, indexArmy(system, army, roster)).points;
}

const reavers = (count: number) => Array.from({ length: count }, () => 'bloodreavers');

describe('auxiliary units under a handbook', () => {
	const costOf = (roster: Roster, count: number) => {
		const one = Number(army.entries.find(({ id }) => id === 'bloodreavers')?.cost);
		return rosterPoints(roster) - 120 - one * count;
	};

	test.each([
		[0, 0],
		[1, 0],
		[2, 20],
		[3, 60],
		[4, 120],
		[5, 200]
	])(
		'%d of them cost %d points beside their own: ten times n times n less one',
		(count, points) => {
			for (const handbook of ['2025-26', '2026-27'])
				expect(costOf(alone({ handbook }, ...reavers(count)), count)).toBe(points);
		}
	);

	test('cost no more under the core rules alone, which stored rosters keep', () => {
		expect(costOf(alone({ handbook: 'none' }, ...reavers(5)), 5)).toBe(0);
		expect(costOf(alone({}, ...reavers(5)), 5)).toBe(0);
	});
});

describe('what belongs to a season', () => {
	const [old, recent] = ['bloodcrushers-scourge-of-ghyran', 'bloodletters-scourge-of-aqshy'];

	test.each([
		['2025-26', old, true],
		['2025-26', recent, false],
		['2026-27', old, false],
		['2026-27', recent, true],
		['none', old, true],
		['none', recent, true]
	])('with the handbook %s, %s: legal = %s', (handbook, unit, isLegal) => {
		const roster = alone({ handbook }, unit);
		const index = indexArmy(system, army, roster);
		if (isLegal) expect(roster).toBeLegalIn(index);
		else expect(roster).toBreak(index, 'count/too-many');
	});

	test.each([
		['2025-26', false, true],
		['2026-27', true, false],
		['none', true, true]
	])(
		'with the handbook %s, last season is out of sight: %s; this one: %s',
		(handbook, ...hidden) => {
			const { entries } = indexArmy(system, army, { readings: { handbook } });
			expect([old, recent].map((id) => entries.get(id)?.isHidden)).toEqual(hidden);
		}
	);
});

describe('battle tactic cards', () => {
	test.each([
		['2026-27', ['siege-of-ashes', 'smokescreen'], []],
		['2026-27', ['siege-of-ashes'], ['count/too-few']],
		['2026-27', [], ['count/too-few']],
		['2026-27', ['siege-of-ashes', 'siege-of-ashes'], ['unique/repeated']],
		['2026-27', ['siege-of-ashes', 'smokescreen', 'legend-of-the-parch'], ['count/too-many']],
		['2026-27', ['siege-of-ashes', 'restless-energy'], ['count/too-many']],
		['2025-26', ['restless-energy', 'attuned-to-ghyran'], []],
		['2025-26', ['restless-energy', 'smokescreen'], ['count/too-many']],
		['none', [], []],
		['none', ['restless-energy'], ['count/too-many']]
	] as const)('with the handbook %s, %j: %j', (handbook, cards, codes) => {
		const roster = withUnits({ handbook }, ...cards);
		const index = indexArmy(system, army, roster);
		if (codes.length === 0) expect(roster).toBeLegalIn(index);
		else expect(roster).toBreak(index, ...codes);
	});

	test.each(['2025-26', '2026-27'])('%s has six, and each names its three tactics', (season) => {
		const cards = system.entries.filter(
			(entry) => entry.type === 'battle-tactic' && entry.season === season
		);
		expect(cards).toHaveLength(6);
		for (const { text, cost } of cards) {
			expect(text).toMatch(/^Affray: .+\. Strike: .+\. Domination: .+\.$/);
			expect(cost).toBe(0);
		}
	});
});

test.each(['2025-26', '2026-27', 'none'])(
	'what is of both seasons is legal with the handbook %s',
	(handbook) => {
		const fyreslayers = pack?.armies.find(({ file: name }) => name === 'fyreslayers.json');
		const own = Army.parse(fyreslayers?.army);
		const roster = {
			...alone({ handbook }),
			army: own.id,
			units: [
				{ id: 'u0', entry: 'auric-runesmiter', options: ['general'], group: 'g1' },
				{ id: 'u1', entry: 'vulkyn-gifts' },
				...(cardsOf[handbook] ?? []).map((entry) => ({ id: entry, entry }))
			]
		};
		expect(roster).toBeLegalIn(indexArmy(system, own, roster));
	}
);

test('a new roster is played with the handbook of the season', () => {
	const reading = system.readings.find(({ id }) => id === 'handbook');
	expect(reading).toMatchObject({ default: 'none', starts: '2026-27' });
});

describe('an event', () => {
	const legends =
		army.entries.find(
			(entry) => entry.legends && ['infantry', 'cavalry', 'monster', 'beast'].includes(entry.type)
		)?.id ?? '';
	const [old] = ['bloodcrushers-scourge-of-ghyran'];
	const rule = { kind: 'count' as const, max: 0 };
	const eventOf = (constraints: readonly object[], readings = {}) => {
		const plain = { eventPack: 1, name: 'Cup', system: 'aos4', date: '2026-12-05', readings };
		const result = resolveEvent({ ...plain, constraints } as never, system, [army]);
		if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join());
		return result.pack;
	};
	const judged = (unit: string, constraints: readonly object[]) => {
		const roster = { ...alone({ handbook: 'none' }, unit), event: eventOf(constraints) };
		const { problems, advice } = checkRoster(roster, indexArmy(system, army, roster));
		const codes = (some: typeof problems) => some.map(({ outcome }) => outcome);
		return { problems: codes(problems), advice: codes(advice) };
	};

	test.each([
		['Legends', legends],
		['Season 2025-26', old],
		['2025-26', old]
	])('forbids %s, warns of it, or allows it', (name, unit) => {
		const forbids = { ...rule, of: { any: [name] }, label: name };
		expect(judged(unit, [forbids])).toEqual({ problems: ['count/too-many'], advice: [] });
		expect(judged(unit, [{ ...forbids, advice: true }])).toEqual({
			problems: [],
			advice: ['count/too-many']
		});
		expect(judged(unit, [])).toEqual({ problems: [], advice: [] });
		expect(judged('bloodreavers', [forbids]).problems).toEqual([]);
	});

	test.each([
		['Legends', legends, 'Legends: 1 taken, none allowed. Remove 1.'],
		['Season 2025-26', old, '2025-26: 1 taken, none allowed. Remove 1.']
	])('is told what %s are, if its rule has no label', (name, unit, text) => {
		const event = eventOf([{ ...rule, of: { any: [name] } }]);
		const roster = { ...alone({ handbook: 'none' }, unit), event };
		const index = indexArmy(system, army, roster);
		expect(textsOf(index, checkRoster(roster, index).problems)).toEqual([text]);
	});

	test('names the season that is played, whatever the roster says', () => {
		const event = eventOf([], { handbook: '2026-27' });
		const roster = { ...alone({ handbook: 'none' }, old), event };
		const { problems } = checkRoster(roster, indexArmy(system, army, roster));
		expect(problems.map(({ outcome }) => outcome)).toEqual(['count/too-few', 'count/too-many']);
	});
});

test('every unit of an army of Legends is of Legends', () => {
	const file = pack?.armies.find(({ file: name }) => name === 'bonesplitterz.json');
	const own = Army.parse(file?.army);
	expect(own.legends).toBe(true);
	const { units } = indexArmy(system, own);
	expect(units.every(({ tags }) => tags.has('season:legends'))).toBe(true);
});

test('a printed list marks what is of Legends and what is of a season', async () => {
	const roster = alone(
		{ handbook: '2025-26' },
		'garreks-reavers',
		'bloodcrushers-scourge-of-ghyran'
	);
	const sheet = buildSheet(roster, checkRoster(roster, indexArmy(system, army, roster)), 'list');
	const lines = pdfLines(await renderInNode(sheet, 'a4'));
	const lineNaming = (name: string) => lines.find((line) => line.includes(name));
	expect(lineNaming('Garrek')).toContain('Legends');
	expect(lineNaming('Bloodcrushers')).toContain('Season 2025-26');
	expect(lineNaming('Slaughterpriest')).not.toContain('Season');
}, 60_000);

test('a copied list says its cards in a line, and is read with them and their handbook', () => {
	const roster = alone({ handbook: '2026-27' });
	const sheet = buildSheet(roster, checkRoster(roster, indexArmy(system, army, roster)), 'list');
	const text = sheetAs(sheet, 'text');
	expect(text).toContain('\nBattle Tactic Cards: Siege of Ashes, Smokescreen\n');
	const file = recognise(text);
	if (file.kind !== 'list-text') throw new Error(`read as ${file.kind}`);
	const read = resolveText(file.text, indexArmy(system, army), () => roster.id);
	if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join());
	expect(read.roster.units.map(({ entry }) => entry)).toEqual(
		expect.arrayContaining(['siege-of-ashes', 'smokescreen'])
	);
	expect(read.roster.readings).toEqual({ handbook: '2026-27' });
});
