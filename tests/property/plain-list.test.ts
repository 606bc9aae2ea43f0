import { describe, expect, test } from 'vitest';
import { checkRoster, withDecidedRoles, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { findArmy, listCode, resolveList } from '../../src/exchange/index.ts';
import { readPlainList } from '../../src/exchange/outside/plain-list.ts';
import { writePlainList } from '../../src/exchange/roster/write-plain-list.ts';
import { rawPacks } from '../packs.ts';
import { amount } from '../runs.ts';
import { inRun } from '../slice.ts';
import { randomRoster, armiesOf } from '../sheets/rosters.ts';

// A plain list says what a roster says, in every army.

const seeds = amount({ all: 20, part: 1 });

function readBack(text: string, index: ArmyIndex): Roster {
	const read = readPlainList(JSON.parse(text) as object);
	if (!read.ok) throw new Error(JSON.stringify(read.faults));
	const armies = armiesOf(index.system.id).map(({ army }) => army);
	expect(findArmy(read.list.army, armies)?.id).toBe(index.army.id);
	const resolved = resolveList(read.list, index, () => '00000000-0000-4000-8000-000000000001');
	if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
	return resolved.roster;
}

/** A roster with all that a list may say beside its units. */
function adorned(roster: Roster, index: ArmyIndex): Roster {
	const [first, ...others] = roster.units;
	const [kind] = index.system.groups ?? [];
	const groups = kind
		? [
				{ id: 'a', kind: kind.id, name: 'Left wing' },
				{ id: 'b', kind: kind.id }
			]
		: [];
	const canStand = (at: number): boolean =>
		groups.length > 0 && index.entries.get(roster.units[at]?.entry ?? '')?.isUnit === true;
	const units = first ? [{ ...first, name: 'Größe', note: 'One\nTwo' }, ...others] : [];
	return {
		...roster,
		note: 'Bring dice.',
		...(groups.length > 0 && { groups }),
		units: units.map((unit, at) =>
			canStand(at) && at % 3 < 2 ? { ...unit, group: at % 3 ? 'b' : 'a' } : unit
		)
	};
}

describe.each([...new Set(rawPacks.map(({ folder }) => folder))])('%s', (folder) => {
	test.each(inRun(armiesOf(folder)).map((index) => [index.army.id, index] as const))(
		'%s',
		(_, index) => {
			for (let seed = 1; seed <= seeds; seed += 1) {
				const size = index.system.usualSize === 0 ? 0 : 2000;
				const roster = withDecidedRoles(adorned(randomRoster(index, seed, size), index), index);
				const back = readBack(writePlainList(roster, index), index);
				expect(back.note).toBe(roster.note);
				expect(checkRoster(back, index).points).toBe(checkRoster(roster, index).points);
				expect(listCode(back, index)).toBe(listCode(roster, index));
				const unitsOf = ({ units }: Roster) =>
					units.map(({ name, note }) => [name, note].join()).toSorted();
				expect(unitsOf(back)).toEqual(unitsOf(roster));
			}
		}
	);
});
