import { describe, expect, test } from 'vitest';
import { indexArmy, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { resolveText } from '../../src/exchange/index.ts';
import { findTextArmy } from '../../src/exchange/lines/list-text-army.ts';
import { readListTexts } from '../../src/exchange/lines/list-text.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { amount } from '../runs.ts';
import { aRoster, armiesOf, dice, sheetOf } from './rosters.ts';

const armies = armiesOf('aos4');
const [first] = armies;
const systems = first ? [{ ...first.system, armies: armies.map(({ army }) => army) }] : [];

/** A list of any things of the army, in regiments and outside, legal or not. */
function randomRoster(index: ArmyIndex, seed: number): Roster {
	const roll = dice(seed);
	const one = <T>(things: readonly T[]): T | undefined =>
		things[Math.floor(roll() * things.length)];
	const isOf = (kind: string) => (thing: IndexedEntry) => thing.type.id === kind;
	const plain = index.units.filter(({ type }) => type.id !== 'renown');
	const units: RosterUnit[] = [];
	const add = (thing: IndexedEntry | undefined, group?: string): void => {
		if (!thing) return;
		const fitting = index.options.filter((option) => mayCarry(thing, option));
		const given = roll() < 0.5 ? one(fitting) : undefined;
		units.push({
			id: `u${units.length + 1}`,
			entry: thing.entry.id,
			...(given && { options: [given.entry.id] }),
			...(group !== undefined && { group })
		});
	};
	const types = [...new Set(index.choices.map(({ type }) => type.id))];
	for (const type of types) if (roll() < 0.8) add(one(index.choices.filter(isOf(type))));
	if (roll() < 0.5) add(one(cardsBeside(units, index)));
	const groups = [1, 2, 3].slice(0, 1 + Math.floor(roll() * 3)).map((at) => `g${at}`);
	for (const group of groups) {
		add(one(plain.filter(isOf('hero'))), group);
		for (let at = Math.floor(roll() * 4); at > 0; at -= 1) add(one(plain), group);
	}
	if (roll() < 0.4) add(one(plain));
	if (roll() < 0.4) add(one(index.units.filter(isOf('renown'))));
	return aRoster(index, {
		name: 'Nordland',
		units,
		groups: groups.map((id) => ({ id, kind: 'regiment' })),
		readings: { handbook: one(['2026-27', '2025-26', 'none']) ?? 'none' }
	});
}

/** Cards of which the list has none yet. */
function cardsBeside(
	units: readonly RosterUnit[],
	{ choices }: ArmyIndex
): readonly IndexedEntry[] {
	const taken = new Set(units.map(({ entry }) => entry));
	return choices.filter(({ type, entry }) => type.id === 'battle-tactic' && !taken.has(entry.id));
}

/** What a list is, whatever its ids and the order of its units and groups. */
function meant({ size, units, groups = [], readings = {} }: Roster, index: ArmyIndex) {
	const labelsIn = (group?: string): readonly string[] =>
		units
			.filter((unit) => unit.group === group)
			.map(({ entry, options = [] }) =>
				[nameOf(entry), ...options.map(nameOf).toSorted()].join(' + ')
			)
			.toSorted();
	const nameOf = (id: string): string => index.entries.get(id)?.entry.name ?? id;
	return {
		size,
		readings: { ...readings, ...(readings['handbook'] === 'none' && { handbook: undefined }) },
		outside: labelsIn(),
		groups: groups.map(({ id }) => labelsIn(id)).toSorted()
	};
}

/** The lines above the first unit as the publisher's own app writes them, one below the other. */
const head =
	/^Nordland \d+\/2000 pts\n-----\nGrand Alliance \w+( \| [^|\n]+){1,3}\n(Army of Renown\n)?(General's Handbook 20\d\d-\d\d\n)?(Auxiliary Units: \d( \(\+\d+ Points\))?\n)?Drops: \d\n((Spell|Prayer|Manifestation) Lore - .+\n)*(Battle Tactic Cards: .+\n)?-----$/;

function headOf(text: string): string {
	return text.slice(0, text.indexOf('-----', text.indexOf('-----') + 5) + 5);
}

describe.each(armies.map((index) => [index.army.name, index] as const))(
	'a list of %s',
	(_, index) => {
		test('is the same after it was text', () => {
			for (let seed = 1; seed <= amount({ all: 20, part: 1 }); seed += 1) {
				const roster = randomRoster(index, seed);
				const text = sheetAs(sheetOf(indexArmy(index.system, index.army, roster), roster), 'text');
				const [list] = readListTexts(text);
				if (!list) throw new Error(text);
				// What is named may be a themed form or a formation: then the army is asked for it.
				const { army, unthemed } = findTextArmy(list, systems) ?? {};
				expect([army, unthemed?.army], text).toContain(index.army.id);
				const read = resolveText(list, index, () => roster.id);
				if (!read.ok) throw new Error(text);
				expect(read.findings, text).toBeUndefined();
				expect(meant(read.roster, index), text).toEqual(meant(roster, index));
				expect(headOf(text), text).toMatch(head);
			}
		});
	}
);
