import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkRoster, compulsoryUnits, indexArmy, rosterContext, whyNotAdd } from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { Army, System } from '../../src/schema/pack.ts';
import { withoutSchema } from '../../src/schema/own-schema.ts';
import { Profiles } from '../../src/schema/profiles.ts';
import { aRoster, aUnit } from '../builders.ts';
import '../expect-legality.ts';
import { rawPacks } from '../packs.ts';

/** Counted from the public data apart from its conversion: wounds are the Health of every model together. */
const counted = {
	'akhelian-tide-guard': { units: 4, models: 17, wounds: 41, reinforcements: 1, casters: 0 },
	'bad-moon-madmob': { units: 6, models: 34, wounds: 60, reinforcements: 2, casters: 0 },
	'bitterbark-copse': { units: 4, models: 10, wounds: 44, reinforcements: 1, casters: 1 },
	'blades-of-the-lurid-dream': { units: 5, models: 19, wounds: 44, reinforcements: 2, casters: 1 },
	'bleak-host': { units: 7, models: 23, wounds: 71, reinforcements: 0, casters: 0 },
	'bloodbound-gore-pilgrims': { units: 5, models: 24, wounds: 51, reinforcements: 1, casters: 1 },
	'bloodcrave-hunt': { units: 5, models: 29, wounds: 52, reinforcements: 0, casters: 1 },
	'bloodwind-legion': { units: 5, models: 17, wounds: 53, reinforcements: 0, casters: 0 },
	'bubonic-cell': { units: 5, models: 18, wounds: 48, reinforcements: 0, casters: 1 },
	'carrion-retainers': { units: 4, models: 15, wounds: 36, reinforcements: 1, casters: 0 },
	'castelite-company': { units: 4, models: 17, wounds: 40, reinforcements: 1, casters: 0 },
	'charnel-watch': { units: 4, models: 17, wounds: 41, reinforcements: 1, casters: 1 },
	'crixxits-kill-pack': { units: 5, models: 22, wounds: 31, reinforcements: 3, casters: 0 },
	'cursed-shacklehorde': { units: 7, models: 25, wounds: 57, reinforcements: 0, casters: 0 },
	'darkoath-raiders': { units: 4, models: 26, wounds: 40, reinforcements: 2, casters: 0 },
	'deathrattle-tomb-host': { units: 5, models: 36, wounds: 50, reinforcements: 0, casters: 0 },
	'epicurean-revellers': { units: 5, models: 31, wounds: 56, reinforcements: 2, casters: 1 },
	'fangs-of-the-blood-god': { units: 4, models: 19, wounds: 35, reinforcements: 3, casters: 0 },
	'fluxblade-coven': { units: 6, models: 27, wounds: 51, reinforcements: 0, casters: 1 },
	'fusil-platoon': { units: 5, models: 23, wounds: 34, reinforcements: 2, casters: 1 },
	'glittering-phalanx': { units: 5, models: 26, wounds: 35, reinforcements: 3, casters: 1 },
	'gnawfeast-clawpack': { units: 6, models: 26, wounds: 49, reinforcements: 2, casters: 1 },
	'grundstok-trailblazers': { units: 4, models: 10, wounds: 34, reinforcements: 2, casters: 0 },
	'heartflayer-troupe': { units: 5, models: 21, wounds: 41, reinforcements: 3, casters: 0 },
	'helforge-host': { units: 5, models: 13, wounds: 34, reinforcements: 3, casters: 0 },
	'hurakan-vanguard': { units: 4, models: 17, wounds: 38, reinforcements: 1, casters: 1 },
	'ironjawz-bigmob': { units: 5, models: 19, wounds: 52, reinforcements: 0, casters: 0 },
	'kavalos-vanguard': { units: 4, models: 19, wounds: 45, reinforcements: 1, casters: 0 },
	'khainite-shadow-coven': { units: 6, models: 22, wounds: 42, reinforcements: 2, casters: 3 },
	'mortisan-elite': { units: 4, models: 9, wounds: 41, reinforcements: 0, casters: 1 },
	'saga-axeband': { units: 6, models: 26, wounds: 55, reinforcements: 0, casters: 0 },
	scrapglutt: { units: 6, models: 22, wounds: 60, reinforcements: 1, casters: 0 },
	'sentinels-of-embergard': { units: 5, models: 17, wounds: 30, reinforcements: 2, casters: 1 },
	'skyhammer-task-force': { units: 5, models: 15, wounds: 37, reinforcements: 0, casters: 0 },
	'slasher-host': { units: 6, models: 34, wounds: 44, reinforcements: 2, casters: 0 },
	'snarlpack-huntaz': { units: 6, models: 11, wounds: 39, reinforcements: 0, casters: 0 },
	'soulraid-hunt': { units: 5, models: 15, wounds: 35, reinforcements: 2, casters: 0 },
	'spitewing-flight': { units: 4, models: 12, wounds: 46, reinforcements: 0, casters: 0 },
	'starscale-warhost': { units: 4, models: 14, wounds: 52, reinforcements: 0, casters: 0 },
	'sunblooded-prowlers': { units: 7, models: 27, wounds: 53, reinforcements: 1, casters: 0 },
	'swampskulka-gang': { units: 6, models: 16, wounds: 47, reinforcements: 0, casters: 0 },
	'tithe-reaper-echelon': { units: 5, models: 27, wounds: 50, reinforcements: 0, casters: 1 },
	'tyrants-bellow': { units: 6, models: 14, wounds: 69, reinforcements: 0, casters: 0 },
	'tzaangor-warflock': { units: 4, models: 17, wounds: 50, reinforcements: 0, casters: 1 },
	'vigilant-brotherhood': { units: 4, models: 10, wounds: 30, reinforcements: 2, casters: 1 },
	'wallsmasher-stomp': { units: 3, models: 3, wounds: 36, reinforcements: 3, casters: 0 },
	'warpspark-clawpack': { units: 5, models: 25, wounds: 51, reinforcements: 2, casters: 1 },
	'yndrastas-spearhead': { units: 6, models: 16, wounds: 53, reinforcements: 0, casters: 0 },
	'zenestras-zealots': { units: 6, models: 18, wounds: 37, reinforcements: 3, casters: 1 }
};

const pack = rawPacks.find(({ folder }) => folder === 'spearhead');
const system = System.parse(pack?.system);
const armies = (pack?.armies ?? []).map(({ army }) => Army.parse(army));
const profilesFolder = fileURLToPath(new URL('../../data/spearhead/profiles', import.meta.url));

/** The roster that a player begins with. */
function startingRoster(army: Army): Roster {
	let given = 0;
	const units = compulsoryUnits(indexArmy(system, army), 0, () => `a${String(++given)}`);
	return aRoster({ system: system.id, army: army.id, size: 0, units });
}

function withMore(roster: Roster, ...units: readonly RosterUnit[]): Roster {
	return { ...roster, units: [...roster.units, ...units] };
}

function entriesOf(army: Army, role: 'unit' | 'army') {
	const types = system.types.filter((type) => type.role === role).map(({ id }) => id);
	return army.entries.filter(({ type }) => types.includes(type));
}

function picks(army: Army, type: string): readonly RosterUnit[] {
	return army.entries.filter((entry) => entry.type === type).map(({ id }) => aUnit(id));
}

test('there are these 49 armies, of 246 units', () => {
	expect(armies.map(({ id }) => id).toSorted()).toEqual(Object.keys(counted).toSorted());
	const units = armies.flatMap((army) => startingRoster(army).units);
	expect(units).toHaveLength(246);
});

test('the four grand alliances', () => {
	const families = armies.map(({ family }) => family);
	const sizes = ['Order', 'Chaos', 'Death', 'Destruction'].map(
		(family) => families.filter((each) => each === family).length
	);
	expect(sizes).toEqual([19, 14, 9, 7]);
});

test('no two armies have the same shield or answer to the same name', () => {
	const shields = armies.map(({ livery }) => JSON.stringify(livery));
	const names = armies.flatMap(({ name, aliases }) => [name, ...aliases]);
	expect(new Set(shields).size).toBe(armies.length);
	expect(new Set(names).size).toBe(names.length);
});

test('a game without points has no price, no size and no points limit', () => {
	const prices = armies.flatMap(({ entries }) => entries.map(({ cost }) => cost));
	expect(new Set(prices)).toEqual(new Set([0]));
	expect(system).toMatchObject({ sizes: [], usualSize: 0, entries: [] });
	expect(system.constraints.map(({ kind }) => kind)).not.toContain('points-limit');
});

describe.each(armies)('$name', (army) => {
	const index = indexArmy(system, army);
	const units = entriesOf(army, 'unit');

	test('begins with all its units, legal, and nothing more may be added', () => {
		const roster = startingRoster(army);
		expect(roster).toBeLegalIn(index);
		const context = rosterContext(roster, index);
		expect(units.filter(({ id }) => whyNotAdd(context, id).length === 0)).toEqual([]);
	});

	test('has as many units, models and wounds as are in the box', () => {
		const roster = startingRoster(army);
		const { tallies, points } = checkRoster(roster, index);
		const models = roster.units.reduce(
			(sum, { entry }) => sum + Number(index.entries.get(entry)?.entry.size ?? 0),
			0
		);
		const values = tallies.map(({ tally, value }) => [tally.id, value] as const);
		expect({ ...Object.fromEntries(values), models, points }).toEqual({
			...counted[army.id as keyof typeof counted],
			points: 0
		});
	});

	test.each(units)('is not legal with one $name more', ({ id }) => {
		expect(withMore(startingRoster(army), aUnit(id))).toBreak(index, 'count/too-many');
	});

	test.each(startingRoster(army).units)('is not legal without $id, $entry', ({ id }) => {
		const roster = startingRoster(army);
		const fewer = { ...roster, units: roster.units.filter((unit) => unit.id !== id) };
		expect(fewer).toBreak(index, 'count/too-few');
	});

	test('has one general', () => {
		const generals = units.filter(({ printedType }) => printedType === 'General');
		expect(generals).toMatchObject([{ limit: { min: 1, max: 1 } }]);
	});

	test('offers two regiment abilities and four enhancements, one of each to be chosen', () => {
		const abilities = picks(army, 'regiment-ability');
		const enhancements = picks(army, 'enhancement');
		expect([abilities.length, enhancements.length]).toEqual([2, 4]);

		const unpicked = startingRoster(army);
		const picked = withMore(unpicked, ...abilities.slice(0, 1), ...enhancements.slice(0, 1));
		const both = withMore(unpicked, ...abilities, ...enhancements.slice(0, 2));
		expect([unpicked, picked, both].map(adviceOn)).toEqual([
			['choose-regiment-ability count/too-few', 'choose-enhancement count/too-few'],
			[],
			[]
		]);
		for (const roster of [unpicked, picked]) expect(roster).toBeLegalIn(index);
		expect(both).toBreak(index, 'count/too-many', 'count/too-many');
	});

	function adviceOn(roster: Roster): readonly string[] {
		return checkRoster(roster, index).advice.map(
			({ constraint, outcome }) => `${constraint.id} ${outcome}`
		);
	}

	test('units that come back, and those that cast, have the rule for it', () => {
		const bearers = (rule: string) =>
			units.filter(({ rules }) => rules?.includes(rule)).map(({ id }) => id);
		const having = (...keywords: readonly string[]) =>
			units
				.filter((unit) => keywords.some((keyword) => unit.keywords?.includes(keyword)))
				.map(({ id }) => id);
		expect(bearers('call-for-reinforcements')).toEqual(having('REINFORCEMENTS'));
		expect(bearers('spells-and-prayers')).toEqual(having('WIZARD', 'PRIEST'));
	});

	test('every unit, and nothing else, has a profile', () => {
		const file: unknown = JSON.parse(readFileSync(join(profilesFolder, `${army.id}.json`), 'utf8'));
		const { profiles, ...rest } = Profiles.parse(withoutSchema(file));
		expect(rest).toEqual({ formatVersion: 1, army: army.id, system: 'spearhead' });
		expect(Object.keys(profiles).toSorted()).toEqual(units.map(({ id }) => id).toSorted());
		const bare = Object.values(profiles).filter(({ weapons, abilities }) => !weapons || !abilities);
		expect(bare).toEqual([]);
	});
});

test('there are 49 files of profiles', () => {
	expect(readdirSync(profilesFolder)).toHaveLength(49);
});

test('the squig riders of the rulebook are as it prints them', () => {
	const entry = armies
		.find(({ id }) => id === 'bad-moon-madmob')
		?.entries.find(({ id }) => id === 'squig-hoppers');
	expect(entry).toMatchObject({
		type: 'cavalry',
		keywords: ['FLY'],
		stats: { move: 'D6+8"', health: '2', save: '6+', control: '1' }
	});
});

test('regiment abilities and enhancements say when they are used and what they do', () => {
	const entries = armies.flatMap((army) => entriesOf(army, 'army'));
	expect(entries).toHaveLength(294);
	const silent = entries.filter(
		({ text }) => !/^(?:Passive|Timing: [^.]+)\. [A-Z].+\.$/.test(text ?? '')
	);
	expect(silent.map(({ name }) => name)).toEqual([]);
});
