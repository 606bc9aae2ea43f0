import { describe, expect, test } from 'vitest';
import { Army, System } from '../../src/schema/pack.ts';
import { Profiles } from '../../src/schema/profiles.ts';
import { golden, profilesChecked } from './aos4-golden.ts';
import { indexArmy, matches } from '#engine';
import { rawPacks } from '../packs.ts';

const pack = rawPacks.find(({ folder }) => folder === 'aos4');
const system = System.parse(pack?.system);
const armies = (pack?.armies ?? []).map(({ army }) => Army.parse(army));
const profiles = (pack?.profiles ?? []).map((each) => Profiles.parse(each.profiles));

function armyOf(id: string): Army {
	const army = armies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return army;
}

function entryOf(army: string, name: string) {
	const entry = armyOf(army).entries.find((each) => each.name === name && each.size !== undefined);
	if (!entry) throw new Error(`${army} has no unit ${name}`);
	return entry;
}

/** Units that the army's own rule keeps from standing in no regiment. */
function boundIn(army: string): { readonly auxiliaries: readonly string[] } {
	const rule = armyOf(army).constraints?.find(({ id }) => id === 'auxiliaries');
	return { auxiliaries: rule?.kind === 'outside' ? (rule.of.none ?? []) : [] };
}

/** A leader's rows as the profile prints them. */
function rowsOf(army: string, name: string): readonly string[] {
	return (entryOf(army, name).leads ?? []).map(({ name: row, min, max }) => {
		const amount = max === undefined ? 'any' : `${min ?? 0}-${max}`;
		return `${amount} ${row}`;
	});
}

test('every army of the day is there, and no other', () => {
	expect(system.pointsDate).toBe('2026-08-18');
	expect(armies.map(({ id }) => id).toSorted()).toEqual(golden.map(([id]) => id).toSorted());
});

test.each(golden)(
	'%s: %d units of %d points, %d rows, %d enhancements, %d Regiments of Renown',
	(id, units, points, rows, enhancements, renown) => {
		const { entries } = armyOf(id);
		const own = entries.filter(({ size }) => size !== undefined);
		expect([
			own.length,
			own.reduce((sum, { cost }) => sum + Number(cost), 0),
			own.reduce((sum, { leads = [] }) => sum + leads.length, 0),
			entries.filter(({ type }) => ['heroic-trait', 'artefact', 'enhancement'].includes(type))
				.length,
			entries.filter(({ type }) => type === 'renown').length
		]).toEqual([units, points, rows, enhancements, renown]);
	}
);

test.each(profilesChecked)(
	'%s: %s',
	(army, name, cost, size, move, health, save, control, ward, weapons) => {
		const entry = entryOf(army, name);
		expect(entry).toMatchObject({ cost, size, stats: { move, health, save, control } });
		expect(entry.stats?.['ward'] ?? '').toBe(ward);
		expect(entry.numbers?.['health']).toBe(Number(health));
		const own = profiles.find((each) => each.army === army)?.profiles[entry.id];
		expect(own?.weapons).toHaveLength(weapons);
	}
);

describe('whom a Hero may have with him', () => {
	test.each([
		{
			army: 'stormcast-eternals',
			leader: 'Lord-Vigilant on Gryph-stalker',
			rows: [
				'0-1 Gryph-hounds',
				'any Warrior Chamber',
				'any Ruination Chamber',
				'0-1 Stormcast Exemplar'
			]
		},
		{
			army: 'stormcast-eternals',
			leader: 'Knight-Azyros',
			rows: ['0-1 Warrior Chamber', 'any Ruination Chamber']
		},
		{
			army: 'stormcast-eternals',
			leader: 'Neave Blacktalon',
			rows: ['any Vanguard Chamber', "1-1 Neave's Companions", '1-1 Lorai, Child of the Abyss']
		},
		{ army: 'skaven', leader: 'Arch-Warlock', rows: ['any Skryre', '0-1 Clanrats'] },
		{
			army: 'skaven',
			leader: 'Grey Seer',
			rows: [
				'any Skaven',
				'0-1 Skaven Overclaw',
				'0-1 Skryre Weapon Team',
				'0-1 Skryre War Machine'
			]
		},
		{
			army: 'skaven',
			leader: 'Lord Skreech Verminking',
			rows: ['any Skaven', '0-1 Skaven Overclaw']
		},
		{
			army: 'blades-of-khorne',
			leader: 'Khorgos Khul',
			rows: ['any Blades of Khorne', 'any Bloodbound Warmonger']
		},
		{
			army: 'flesh-eater-courts',
			leader: 'Abhorrant Cardinal',
			rows: ['0-1 Royal Attendant', 'any Serfs', '0-1 Knights', '0-1 Beast']
		},
		{
			army: 'seraphon',
			leader: 'Lord Kroak',
			rows: ['any Seraphon', '0-1 Skink Starpriest or Favoured Spawning']
		},
		{ army: 'kharadron-overlords', leader: 'Codewright', rows: ['any Infantry', '0-1 Skyvessel'] },
		{
			army: 'flesh-eater-courts',
			leader: 'High Falconer Felgryn',
			rows: ['any Serfs', 'any Beast', '0-1 Monster']
		},
		{
			army: 'kharadron-overlords',
			leader: 'Drekki Flynt',
			rows: ['any Infantry', '0-1 Guild Officer', '0-1 Arkanaut Frigate']
		},
		{
			army: 'slaves-to-darkness',
			leader: 'Chaos Lord on Manticore',
			rows: ['any Slaves to Darkness', '0-1 Monster', '0-1 Ruinous Champion']
		},
		{
			army: 'cities-of-sigmar',
			leader: 'Amethyst Knellmage',
			rows: ['any Sigmarite Infantry', '0-1 Sigmarite War Machine']
		}
	])('$leader of $army', ({ army, leader, rows }) => {
		expect(rowsOf(army, leader).toSorted()).toEqual(rows.toSorted());
	});

	test.each([
		['slaves-to-darkness', 'Chaos Lord on Manticore', 'Soul Grinder', ['Monster']],
		['slaves-to-darkness', 'Centaurion Marshal', 'Soul Grinder', ['Monster']],
		['slaves-to-darkness', 'Centaurion Marshal', 'Chaos Furies', ['Daemon']],
		['kharadron-overlords', 'Drekki Flynt', 'Arkanaut Frigate', ['Arkanaut Frigate']],
		['kharadron-overlords', 'Drekki Flynt', 'Arkanaut Company', ['Infantry']],
		['flesh-eater-courts', 'Abhorrant Ghoul King (Scourge of Ghyran)', 'Crypt Ghouls', ['Serfs']]
	])('in %s, under %s, %s finds a place in %j', (army, leader, name, places) => {
		const index = indexArmy(system, armyOf(army));
		const tags = index.units.find(({ entry }) => entry.name === name)?.tags ?? new Set();
		const open = entryOf(army, leader).leads?.filter(({ of }) => matches(of, tags)) ?? [];
		expect(open.map((row) => row.name)).toEqual(places);
	});

	test('only those who join as it find a place in a row of Heroes', () => {
		const row = entryOf('skaven', 'Grey Seer').leads?.find(
			({ name }) => name === 'Skaven Overclaw'
		);
		expect(row?.of).toEqual({ all: ['joins:Skaven Overclaw'] });
		expect(entryOf('skaven', 'Clawlord').joins).toEqual(['Skaven Overclaw']);
		expect(entryOf('skaven', 'Arch-Warlock').joins).toBeUndefined();
	});

	test('a Hero with compulsory companions stands in a regiment, and so do they', () => {
		const companion = entryOf('stormcast-eternals', "Neave's Companions");
		const { auxiliaries } = boundIn('stormcast-eternals');
		expect(auxiliaries).toContain(entryOf('stormcast-eternals', 'Neave Blacktalon').id);
		expect(auxiliaries).toContain(companion.id);
		expect(companion.cost).toBe(0);
		expect(companion.text).toBe('Its price is in that of Neave Blacktalon.');
	});
});

describe('what a keyword says agrees with the numbers', () => {
	const units = armies.flatMap(({ id, entries }) =>
		entries.filter(({ size }) => size !== undefined).map((entry) => ({ army: id, entry }))
	);

	test('units of one model and unique ones are not offered reinforcement', () => {
		const wrong = units.filter(
			({ entry: { size, keywords = [], options = [] } }) =>
				options.some((offer) => typeof offer === 'object' && 'set' in offer) &&
				(size === 1 || keywords.includes('UNIQUE'))
		);
		expect(wrong.map(({ army, entry }) => `${army}: ${entry.name}`)).toEqual([]);
	});

	test('Wizards and Priests, and no others, have a power level', () => {
		const wrong = units.filter(({ entry: { keywords = [], numbers = {} } }) =>
			['WIZARD', 'PRIEST'].some(
				(keyword) => keywords.includes(keyword) !== (numbers[keyword.toLowerCase()] !== undefined)
			)
		);
		expect(wrong.map(({ army, entry }) => `${army}: ${entry.name}`)).toEqual([]);
	});

	test('a free unit says whose price it is in', () => {
		const free = units.filter(
			({ army, entry }) => entry.cost === 0 && !boundIn(army).auxiliaries.includes(entry.id)
		);
		expect(free.map(({ army, entry }) => `${army}: ${entry.name}`)).toEqual([]);
	});

	test('what belongs to a season says which', () => {
		const all = armies.flatMap(({ entries }) => entries);
		const seasonal = all.filter(({ season }) => season !== undefined);
		const wrong = (season: string, text = ''): boolean => !text.includes(`Handbook ${season}`);
		expect(seasonal.length).toBeGreaterThan(300);
		expect(seasonal.filter(({ season = '', text }) => wrong(season, text))).toEqual([]);
	});
});

describe('units of fewer models', () => {
	test.each([
		['stormcast-eternals', 'Stormdrake Guard (1 model)', 160, 1],
		['seraphon', 'Terradon Riders (2 models)', 70, 2],
		['flesh-eater-courts', 'Crypt Flayers (2 models)', 90, 2],
		['maggotkin-of-nurgle', 'Pusgoyle Blightlords (1 model)', 110, 1]
	])('%s: %s', (army, name, cost, size) => {
		const entry = entryOf(army, name);
		expect(entry).toMatchObject({ cost, size });
		const rule = armyOf(army).constraints?.find(({ id }) => id === `per-${entry.id}`);
		expect(rule).toMatchObject({ kind: 'count', max: 0, more: { n: 1 } });
	});
});

test('a Regiment of Renown costs the same and holds the same in every army', () => {
	const seen = new Map<string, string>();
	for (const { entries } of armies) {
		for (const { name, cost, holds } of entries.filter(({ type }) => type === 'renown')) {
			const said = JSON.stringify([cost, holds]);
			expect(seen.get(name) ?? said, name).toBe(said);
			seen.set(name, said);
		}
	}
	expect(seen.size).toBe(77);
	expect(seen.get('The Exiled One')).toMatch(/^\[390,\[\{"name":"Skarbrand"/);
});

test('every army may choose the universal manifestation lores, but those that may not say so', () => {
	const universal = system.entries.filter(({ among }) => among === 'universal-manifestation-lores');
	expect(universal.map(({ name }) => name)).toEqual([
		'Aetherwrought Machineries',
		'Forbidden Power',
		'Krondspine Incarnate',
		'Morbid Conjuration',
		'Primal Energy',
		'Twilit Sorceries'
	]);
	const without = armies.filter(({ constraints }) =>
		constraints?.some(({ id }) => id === 'no-universal-lores')
	);
	expect(without.map(({ id }) => id)).toEqual([
		'lumineth-realm-lords-vanari-paragons',
		'ossiarch-bonereapers-the-lance-of-ossia'
	]);
});

test('no two armies have one livery', () => {
	const shields = armies.map(({ livery }) => JSON.stringify(livery));
	expect(shields.filter((shield, at) => shields.indexOf(shield) !== at)).toEqual([]);
});

test('an Army of Renown is a form of a faction and of its family', () => {
	const forms = armies.filter(({ variantOf }) => variantOf !== undefined);
	expect(forms).toHaveLength(69);
	const odd = forms.filter(({ family, variantOf }) => armyOf(variantOf ?? '').family !== family);
	expect(odd.map(({ id }) => id)).toEqual([]);
});

describe('a list that four armies share', () => {
	const homes = [
		'flesh-eater-courts',
		'nighthaunt',
		'ossiarch-bonereapers',
		'soulblight-gravelords'
	];
	const own = 'Nagash, Supreme Lord of the Underworlds';

	test.each(homes)('has the units of its lists, at their prices, in %s', (home) => {
		const units = armyOf(`${home}-legions-of-nagash-legends`).entries.filter(
			({ size }) => size !== undefined
		);
		expect(units).toHaveLength(104);
		const known = homes.flatMap((id) => armyOf(id).entries);
		const odd = units.filter(({ name, cost, size, stats, base }) => {
			const same = known.find((entry) => entry.name === name && entry.size !== undefined);
			const said = JSON.stringify([cost, size, stats, base]);
			return said !== JSON.stringify([same?.cost, same?.size, same?.stats, same?.base]);
		});
		expect(odd.map(({ name }) => name)).toEqual([own]);
	});

	test('has one Hero of its own, who leads it', () => {
		const army = armyOf('nighthaunt-legions-of-nagash-legends');
		const entry = entryOf(army.id, own);
		expect(entry).toMatchObject({ cost: 670, numbers: { health: 18, wizard: 9 } });
		const rules = army.constraints?.filter(({ id }) => /^(must|named)-/.test(id)) ?? [];
		expect(rules.map(({ kind }) => kind).toSorted()).toEqual(['count', 'rank']);
	});
});
