import { describe, expect, test } from 'vitest';
import { indexArmy, musterUnit, priceOf, type ArmyIndex } from '#engine';
import type { Entry } from '#schema';
import { priceText } from '../../src/i18n/sentences/price-text.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';
import { pointsValues } from './whfb4-transcription.ts';

const raw = rawPacks.find(({ folder }) => folder === 'whfb4');
const system = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));
const pointsArmies = armies.filter(({ family }) => family === 'Points system');
const anyRace = pointsArmies.find(({ id }) => id === 'any-race');

interface Row {
	readonly line: number;
	readonly name: string;
	readonly prices: readonly string[];
}

function readRow(text: string): Row {
	const [line = '', name = '', ...prices] = text.split(' | ');
	return { line: Number(line), name, prices };
}

/** The number that a price is, or ends in: "2½", "30 + crew", "Double +4". */
function points(price: string): number {
	const [, whole = '0', half] = /^(?:Double(?: \+)?)?(\d*)(½)?/.exec(price) ?? [];
	return Number(whole) + (half === undefined ? 0 : 0.5);
}

/** Entries of any race's army that stand on a line of the table. */
function on(line: number): readonly Entry[] {
	return anyRace?.entries.filter(({ source }) => source.line === line) ?? [];
}

function option(id: string): Entry | undefined {
	return system.entries.find((entry) => entry.id === id);
}

/** What an entry costs by itself: once, or for a model. */
function isUnder(points: number, cost: Entry['cost']): boolean {
	return typeof cost === 'object' && 'perModel' in cost && (cost.perModel ?? points) < points;
}

function price({ cost }: Entry): number | undefined {
	if (typeof cost === 'number') return cost;
	return 'perModel' in cost ? cost.perModel : undefined;
}

const lower = (text: string): string => text.toLowerCase();

test('the eleven armies of the points system are there', () => {
	expect(pointsArmies.map(({ id }) => id).toSorted()).toEqual([
		'any-race',
		'chaos-points',
		'dark-elves-points',
		'dwarfs',
		'halflings',
		'high-elves-points',
		'men',
		'orcs-and-goblins',
		'skaven',
		'undead-points',
		'wood-elves-points'
	]);
});

describe('basic points values', () => {
	const { races, monsters, undead, daemons } = pointsValues;
	const rows = [...races, ...monsters, ...undead, ...daemons].map(readRow);
	const creatures = rows.filter(({ prices: [text = ''] }) => !text.startsWith('Double'));

	test.each(creatures)('$line $name $prices', ({ line, name, prices: [text = ''] }) => {
		const found = on(line);
		expect(found.length).toBeGreaterThan(0);
		expect(found.map(price)).toEqual(found.map(() => points(text)));
		const names = found.flatMap((entry) => [entry.name, ...(entry.aliases ?? [])]).map(lower);
		const printed = name.split('/').map((part) => lower(part.replace(' - ', ' ')));
		expect(printed.filter((part) => !names.includes(part))).toEqual([]);
	});

	test('whatever has a basic value or stands among monsters and daemons is in the table', () => {
		const lines = new Set(rows.map(({ line }) => line));
		const machines = new Set(pointsValues.machineries.map((row) => readRow(row).line));
		const strangers = (anyRace?.entries ?? []).filter(
			({ type, source: { line = 0 } }) =>
				!['hero', 'wizard'].includes(type) && !lines.has(line) && !machines.has(line)
		);
		// The worked example of better troops, line 6794.
		expect(strangers.map(({ name }) => name)).toEqual(['Reiksguard Knight']);
	});
});

describe('heroes and wizards', () => {
	test.each(pointsValues.heroes.map(readRow))('$name $prices', ({ line, prices }) => {
		const [champion, hero, lord] = prices.map(points);
		const found = on(line);
		const ofRank = (rank: string) => found.find(({ id }) => id.endsWith(rank));
		expect([ofRank('-champion'), ofRank('-hero'), ofRank('-lord')].map((e) => e?.cost)).toEqual([
			champion,
			hero,
			lord
		]);
		// The battle standard bearer is a Champion (reading, line 4890).
		expect(ofRank('-battle-standard')?.cost).toBe(champion);
		expect(found.map(({ numbers }) => numbers?.['items']).toSorted()).toEqual([1, 1, 2, 3]);
	});

	test.each([...pointsValues.wizards, ...pointsValues.skavenWizards].map(readRow))(
		'$name $prices',
		({ line, prices }) => {
			const byLevel = on(line).toSorted(
				(a, b) => (a.numbers?.['level'] ?? 0) - (b.numbers?.['level'] ?? 0)
			);
			expect(byLevel.map(({ cost }) => cost)).toEqual(prices.map(points));
			const levels = byLevel.map(({ numbers }) => numbers);
			expect(levels.map((numbers) => numbers?.['level'])).toEqual([1, 2, 3, 4]);
			expect(levels.map((numbers) => numbers?.['spells'])).toEqual([1, 2, 3, 4]);
			expect(levels.map((numbers) => numbers?.['items'])).toEqual([1, 2, 3, 4]);
		}
	);

	test('a champion in the ranks costs what his race’s Champion does', () => {
		const rows = pointsValues.heroes.map(readRow);
		const races: Readonly<Record<string, string>> = {
			'Savage Orc': 'Orc',
			'Reiksguard Knight': 'Man'
		};
		const regiments = anyRace?.entries.filter(({ numbers }) => numbers?.['champion']) ?? [];
		expect(regiments.length).toBe(23);
		for (const { name, numbers } of regiments) {
			const row = rows.find((each) => (races[name] ?? name).startsWith(each.name));
			const champion = points(row?.prices[0] ?? '');
			expect({ name, champion: numbers?.['champion'] }).toEqual({ name, champion });
		}
	});

	test('every character has a Leadership, that of his stat line if he has one', () => {
		const characters = pointsArmies
			.flatMap(({ entries }) => entries)
			.filter(({ type }) => type === 'hero' || type === 'wizard');
		const wrong = characters.filter(({ numbers, stats }) => {
			const leadership = numbers?.['leadership'];
			return !leadership || (stats && stats['ld'] !== String(leadership));
		});
		expect(wrong.map(({ id }) => id)).toEqual([]);
	});
});

describe('stat lines that the rulebook prints', () => {
	// Lines 1654-1692 and 6791: M WS BS S T W I A Ld.
	test.each([
		['man', '4 3 3 3 3 1 3 1 7'],
		['man-champion', '4 4 4 4 3 1 4 2 7'],
		['man-hero', '4 5 5 4 4 2 5 3 8'],
		['man-lord', '4 6 6 4 4 3 6 4 9'],
		['orc', '4 3 3 3 4 1 2 1 7'],
		['orc-champion', '4 4 4 4 4 1 3 2 7'],
		['orc-hero', '4 5 5 4 5 2 4 3 8'],
		['orc-lord', '4 6 6 4 5 3 5 4 9'],
		['man-wizard-1', '4 3 3 3 4 1 4 1 7'],
		['man-wizard-2', '4 3 3 4 4 2 4 1 7'],
		['man-wizard-3', '4 3 3 4 4 3 5 2 7'],
		['man-wizard-4', '4 3 3 4 4 4 6 3 8'],
		['reiksguard-knight', '4 4 3 4 4 1 4 1 7']
	])('%s', (id, line) => {
		const { stats } = anyRace?.entries.find((entry) => entry.id === id) ?? {};
		expect(system.statLine.map((column) => stats?.[column.id] ?? '-').join(' ')).toBe(line);
	});

	test('what makes a Champion is added to the regiment’s line', () => {
		expect(option('champion')?.adds).toEqual({ ws: 1, bs: 1, s: 1, i: 1, a: 1 });
	});
});

describe('machineries', () => {
	const rows = pointsValues.machineries.map(readRow);
	const races = new Map(
		pointsValues.races.map(readRow).map(({ name, prices }) => [name, prices[0]])
	);

	test.each(rows)('$line $name', ({ line, prices: [text = ''] }) => {
		const found = on(line);
		expect(found.length).toBeGreaterThan(0);
		for (const { name, cost } of found) {
			if (!text.includes('crew')) {
				expect(price({ cost } as Entry)).toBe(points(text));
				continue;
			}
			const crew = /, (.*) crew$/.exec(name)?.[1] ?? '';
			const each =
				crew === 'Skeleton' ? '8' : (races.get(crew === 'Orc' ? 'Orc/Savage Orc' : crew) ?? '');
			expect({ name, cost }).toEqual({
				name,
				cost: { fixed: points(text), perModel: points(each) }
			});
		}
	});
});

describe('equipment and steeds', () => {
	const { handWeapons, missileWeapons, armour, steeds, daemons } = pointsValues;
	const rows = [...handWeapons, ...missileWeapons, ...armour].map(readRow);

	test.each(rows.filter(({ prices }) => prices[0] !== 'Free'))(
		'$line $name $prices',
		({ line, prices: [text = ''] }) => {
			const found = system.entries.filter(({ type, source }) => {
				return ['hand-weapon', 'missile-weapon', 'armour'].includes(type) && source.line === line;
			});
			expect(found.map(({ cost }) => cost)).toEqual([{ perModel: points(text) }]);
		}
	);

	const ridden = [...steeds, ...daemons].map(readRow);
	test.each(ridden.filter(({ prices: [text = ''] }) => text.startsWith('Double')))(
		'$line $name $prices',
		({ line, prices: [text = ''] }) => {
			const found = system.entries.filter(({ source }) => source.line === line);
			expect(found.map(({ type, cost }) => ({ type, cost }))).toEqual([
				{ type: 'steed', cost: { perModel: points(text) } }
			]);
		}
	);

	test.each(steeds.map(readRow))('$name draws a chariot at its addition', ({ name, prices }) => {
		const beast = system.entries.find((entry) => entry.type === 'beast' && entry.name === name);
		expect(beast?.cost).toBe(points(prices[0] ?? ''));
	});

	test('a monster that may be ridden costs what it does by itself', () => {
		const mounts = system.entries.filter(({ type }) => type === 'monstrous-mount');
		expect(mounts.length).toBe(17);
		for (const { id, cost, source } of mounts) {
			expect({ id, cost }).toEqual({ id, cost: on(source.line ?? 0)[0]?.cost });
		}
	});
});

test('troops are cheap exactly where their basic value is under 5', () => {
	const troops = ['regiment', 'war-machine', 'chariot', 'monster', 'daemon'];
	const priced = pointsArmies
		.flatMap(({ entries }) => entries)
		.filter(({ type, size }) => troops.includes(type) && typeof size === 'object');
	expect(priced.length).toBeGreaterThan(200);
	const cheap = system.pricing?.find(({ times }) => times === 0.5)?.on.any ?? [];
	const wrong = priced.filter(({ id, cost }) => cheap.includes(id) !== isUnder(5, cost));
	expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('nothing that is halved is a quarter already', () => {
	const halved = system.pricing?.filter(({ times }) => times === 0.5).length;
	expect(halved).toBe(1);
	const arms = system.entries.filter(({ type }) => /weapon$|^armour$/.test(type));
	expect(arms.filter((arm) => ((price(arm) ?? 0) * 2) % 1 !== 0)).toEqual([]);
});

test('an entry is the same in every army that has it, but for the names it may go by', () => {
	const strange = pointsArmies.flatMap((army) =>
		army.entries
			.map(({ aliases: _, ...entry }) => entry)
			.filter((entry) => {
				const { aliases: _, ...own } = anyRace?.entries.find(({ id }) => id === entry.id) ?? {};
				return JSON.stringify(own) !== JSON.stringify(entry);
			})
			.map(({ id }) => `${army.id}: ${id}`)
	);
	expect(strange).toEqual([]);
});

describe('worked examples', () => {
	const indexes = new Map(pointsArmies.map((army) => [army.id, indexArmy(system, army)]));

	function indexOf(id: string): ArmyIndex {
		const index = indexes.get(id);
		if (!index) throw new Error(`no army "${id}"`);
		return index;
	}

	/** A unit written down shortly: `goblin:20 + shield + giant-wolf`. */
	function unitOf(army: string, text: string) {
		const [what = '', ...options] = text.split(' + ');
		const [entry = '', models = '1'] = what.split(':');
		return musterUnit({ id: 'u', entry, options, models: Number(models) }, indexOf(army));
	}

	test.each([
		// Printed in the rulebook.
		{ army: 'men', unit: 'man', points: 5 }, // 6046
		{ army: 'men', unit: 'man + light-armour + short-bow', points: 8 }, // 6534
		{ army: 'orcs-and-goblins', unit: 'goblin + light-armour + short-bow', points: 4 }, // 6534
		{ army: 'men', unit: 'man + horse', points: 10 }, // 6538
		{ army: 'men', unit: 'man + shield', points: 6 }, // 6538
		{ army: 'men', unit: 'man + horse + shield', points: 12 }, // 6538
		{ army: 'men', unit: 'man + warhorse', points: 13 }, // 6540
		{
			army: 'men', // 6794
			unit: 'reiksguard-knight + warhorse + lance + heavy-armour + shield + barding',
			points: 39
		},
		// Barding is 8 on cavalry (6530) and 4 for a chariot’s horse.
		{ army: 'men', unit: 'man + horse + barding', points: 18 },
		{ army: 'men', unit: 'chariot-man:2 + beast-horse + beast-horse', points: 60 },
		{ army: 'men', unit: 'chariot-man:2 + beast-horse + beast-barding', points: 64 },
		{
			army: 'orcs-and-goblins', // 50 + 2 × 2½ + 2 × 4 (6426)
			unit: 'chariot-goblin:2 + beast-giant-wolf + beast-giant-wolf',
			points: 63
		},
		// A bearer is twice a trooper of 10: 20 more points for 25 of a banner make 45 of his model (4886).
		{ army: 'men', unit: 'man-berserker:10', points: 100 },
		{ army: 'men', unit: 'man-berserker:10 + standard-bearer', points: 110 },
		{ army: 'men', unit: 'man-berserker:10 + standard-bearer + war-banner', points: 135 },
		{ army: 'men', unit: 'man:20 + spear + shield + musician', points: 147 },
		// Machines with their crew.
		{ army: 'men', unit: 'bolt-thrower-man:2', points: 40 },
		{ army: 'dwarfs', unit: 'stone-thrower-dwarf:3', points: 74 },
		{ army: 'orcs-and-goblins', unit: 'bolt-thrower-orc:3', points: 46.5 },
		{ army: 'orcs-and-goblins', unit: 'bolt-thrower-goblin:3 + light-armour', points: 40.5 },
		{ army: 'skaven', unit: 'skaven-jezzail:3', points: 90 },
		{ army: 'orcs-and-goblins', unit: 'snotling-pump-wagon', points: 40 },
		// Wolf riders: 2½ × 2 + 4, with spears ½ × 2, shields ½ × 2 (2½ + ½ + ½ doubled is 7).
		{ army: 'orcs-and-goblins', unit: 'goblin:10 + giant-wolf', points: 90 },
		{ army: 'orcs-and-goblins', unit: 'goblin:10 + giant-wolf + spear + shield', points: 110 },
		{ army: 'skaven', unit: 'skaven:20 + light-armour + shield', points: 120 },
		// A champion in the place of a trooper: 30 and the full price of his arms, less one of 8.
		{ army: 'men', unit: 'man:20 + light-armour + shield + champion', points: 185 },
		// 15 for the goblin’s, 3 for arms at full price, less one of 4.
		{
			army: 'orcs-and-goblins',
			unit: 'goblin:20 + light-armour + short-bow + champion',
			points: 94
		},
		// Cavalry: 30 + 3 + 3 against a trooper of (5 + 3) × 2 + 3.
		{ army: 'men', unit: 'man:5 + warhorse + heavy-armour + champion', points: 112 },
		// Characters pay for steed and arms once (6780), and for a monster in full (6782).
		{ army: 'men', unit: 'man-hero + horse', points: 65 },
		{ army: 'men', unit: 'man-hero + warhorse', points: 68 },
		{
			army: 'men',
			unit: 'man-lord + warhorse + lance + heavy-armour + shield + barding',
			points: 113
		},
		{ army: 'men', unit: 'man-lord + mount-griffon', points: 250 },
		{ army: 'orcs-and-goblins', unit: 'orc-lord + mount-wyvern', points: 290 },
		{ army: 'orcs-and-goblins', unit: 'goblin-hero + light-armour + giant-wolf', points: 39 },
		// Five acolytes with a Light wizard (3644).
		{ army: 'men', unit: 'man-wizard-1 + college-light + acolytes', points: 81 },
		// Daemons that ride: twice 30, and 5 (6342).
		{ army: 'chaos-points', unit: 'daemonettes + steed-of-slaanesh', points: 65 },
		{ army: 'chaos-points', unit: 'chaos-warrior + disc-of-tzeentch', points: 46 }
	])('$unit is $points', ({ army, unit, points: expected }) => {
		const { points: total, indexed, options } = unitOf(army, unit);
		expect([indexed, ...options.map((each) => each.indexed)]).not.toContain(undefined);
		expect(total).toBe(expected);
	});

	test('the sum of a Reiksguard Knight is told as the book tells it', () => {
		const knight = unitOf(
			'men',
			'reiksguard-knight + lance + heavy-armour + shield + barding + warhorse'
		);
		expect(priceText(priceOf(knight)).each).toBe('(8 + 2 + 3 + 1 + 4) × 2 + 3 = 39');
	});

	test('if the reading says so, the arms of a mounted character are doubled, his value is not', () => {
		const army = armies.find(({ id }) => id === 'men');
		if (!army) throw new Error('no army of men');
		const index = indexArmy(system, army, { readings: { 'character-equipment': 'double' } });
		const options = ['warhorse', 'lance', 'heavy-armour', 'shield', 'barding'];
		expect(musterUnit({ id: 'u', entry: 'man-lord', options }, index).points).toBe(123);
	});

	test('five acolytes are 25', () => {
		expect(option('acolytes')?.cost).toBe(25);
	});
});
