import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fc } from '../draw.ts';
import { describe, expect, test } from 'vitest';
import { indexArmy, type ArmyIndex, type IndexedEntry } from '#engine';
import { musterUnit, seat } from '../../src/engine/base/index.ts';
import { mayCarry } from '../../src/engine/allow/entry-options.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { amount } from '../runs.ts';
import { rawPacks } from '../packs.ts';
import { keywordsOf, meansIn, type Printed } from './battle-profile-options.ts';

// The second transcription: what the publisher's Battle Profiles of 3 August 2026 print, faction by faction, but for
// units that only an Army of Renown has (two Cogforts, and the Heroes that two vessels and a coach become). Leaders of
// Legends and of the season that is over are printed elsewhere, or no longer.
const file = fileURLToPath(new URL('aos4-battle-profiles.json', import.meta.url));
const profiles = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Printed>>;
const pack = rawPacks.find(({ folder }) => folder === 'aos4');
const system = System.parse(pack?.system);
/** Options that leaders have in an Army of Renown by its own rules, by the names that its catalogue gives them. */
const ownWays = JSON.parse(
	readFileSync(fileURLToPath(new URL('aos4-own-ways.json', import.meta.url)), 'utf8')
) as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
const armies = (pack?.armies ?? []).map(({ army }) => Army.parse(army));
const keywords = keywordsOf(armies.map((army) => indexArmy(system, army)));
const factions = Object.entries(profiles).map(([id, printed]) => {
	const own = pack?.armies.find(({ file: name }) => name === `${id}.json`);
	return { id, printed, index: indexArmy(system, Army.parse(own?.army)) };
});

function unitIn({ units }: ArmyIndex, name: string): IndexedEntry | undefined {
	const wanted = name.toLowerCase();
	return units.find(({ entry: { name: own, aliases = [] } }) =>
		[own, ...aliases].some((each) => each.toLowerCase() === wanted)
	);
}

function entryIn(index: ArmyIndex, name: string): IndexedEntry {
	const found = unitIn(index, name);
	if (!found) throw new Error(`no ${name}`);
	return found;
}

describe.each(factions)('$id', ({ printed, index }) => {
	test('costs and is as large as printed, and is reinforced where it may be', () => {
		const reinforced = index.entries.get('reinforced');
		const wrong = Object.entries(printed).flatMap(([name, { points, size, once, options }]) => {
			const unit = entryIn(index, name);
			const isAlone = size === 1 || options !== undefined || unit.tags.has('UNIQUE');
			const may = reinforced ? mayCarry(unit, reinforced) : false;
			const said = [unit.entry.cost, unit.entry.size, may];
			const expected = [points, size, !isAlone && once !== true];
			return JSON.stringify(said) === JSON.stringify(expected) ? [] : [{ name, said, expected }];
		});
		expect(wrong).toEqual([]);
	});

	test('random regiments are led as the printed options say', () => {
		const leaders = Object.keys(printed).filter((name) => isPlain(name, printed[name]?.options));
		expectLedAsPrinted(index, printed, leaders);
	});
});

/** Armies of several factions, by the end of their names: what all of these print holds in them. */
const joint: Readonly<Record<string, readonly string[]>> = {
	'-big-waaagh': ['ironjawz', 'kruleboyz'],
	'-the-duardin-ascendant-legends': ['cities-of-sigmar', 'fyreslayers', 'kharadron-overlords']
};

/** What is printed of an Army of Renown's units: as in its factions, but for options of its own. */
function printedFor({ id, variantOf = '' }: Army): Printed {
	const of = Object.entries(joint).find(([end]) => id.endsWith(end))?.[1] ?? [variantOf];
	const printed: Printed = Object.fromEntries(
		of.flatMap((faction) => Object.entries(profiles[faction] ?? {}))
	);
	const own = Object.entries(ownWays[id] ?? {}).flatMap(([name, options]) => {
		const unit = printed[name.replace(/ \(Kruleboyz\)$/, '')];
		return unit ? [[name, { ...unit, options }] as const] : [];
	});
	return { ...printed, ...Object.fromEntries(own) };
}

const ofRenown = armies.flatMap((army) => {
	const printed = printedFor(army);
	return army.variantOf !== undefined && Object.keys(printed).length > 0
		? [{ id: army.id, index: indexArmy(system, army), printed }]
		: [];
});

test.each(ofRenown)('$id: its leaders lead as printed', ({ index, printed }) => {
	const leaders = Object.keys(printed).filter(
		(name) => unitIn(index, name) && isPlain(name, printed[name]?.options)
	);
	expect(leaders).not.toEqual([]);
	expectLedAsPrinted(index, printed, leaders);
});

/** Tries each unit under each of these leaders, once and twice, and random regiments, against the printed options. */
function expectLedAsPrinted(index: ArmyIndex, printed: Printed, leaders: readonly string[]): void {
	const means = meansIn(index, printed, keywords);
	// What is of Legends is printed elsewhere.
	const names = index.units
		.filter(({ type, entry }) => type.id !== 'renown' && !entry.legends)
		.map(({ entry }) => entry.id);
	const odd = leaders.flatMap((leader) => {
		const { id } = entryIn(index, leader).entry;
		return names
			.flatMap((name) => [[name], [name, name]])
			.filter((members) => isLed(index, id, members) !== means(leader, members))
			.map((members) => `${leader}: ${members.join(', ')}`);
	});
	expect(odd).toEqual([]);
	const regiments = fc.record({
		leader: fc.constantFrom(...leaders),
		members: fc.array(fc.constantFrom(...names), { maxLength: 3 })
	});
	fc.assert(
		fc.property(regiments, ({ leader, members }) => {
			const { id } = entryIn(index, leader).entry;
			expect(isLed(index, id, members)).toBe(means(leader, members));
		}),
		{ numRuns: amount({ all: 2000, part: 60 }) }
	);
}

/** Leaders whose options are all there is to say: not the one of whose limits one lies over two rows. */
function isPlain(name: string, options: readonly string[] = []): boolean {
	return options.length > 0 && name !== 'Centaurion Marshal';
}

/** Whether the leader's rows have a place for every other unit, and each that must be filled is. */
function isLed(index: ArmyIndex, leader: string, members: readonly string[]): boolean {
	const [first, ...others] = [leader, ...members].map((entry, at) =>
		musterUnit({ id: `u${at}`, entry }, index)
	);
	if (!first) return false;
	const { seats, unplaced } = seat(first, [first, ...others]);
	return unplaced.length === 0 && seats.every(({ row, seated }) => seated.length >= (row.min ?? 0));
}
