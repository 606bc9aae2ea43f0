import { fc } from '../draw.ts';
import { expect, test } from 'vitest';
import { applyEdit } from '#engine';
import type { Roster } from '#schema';
import { placeUnits } from '../../src/features/arrange/arrange.ts';
import { aRoster, aUnit } from '../builders.ts';
import { deepFreeze } from '../deep-freeze.ts';

const groupIds = ['g0', 'g1', 'g2'];
const someGroup = fc.constantFrom(...groupIds, undefined);

interface Subject {
	readonly roster: Roster;
	readonly moving: readonly string[];
	readonly group: string | undefined;
	readonly before: string | undefined;
}

const subject: fc.Arbitrary<Subject> = fc.array(someGroup, { maxLength: 12 }).chain((stands) => {
	const units = stands.map((group, at) =>
		aUnit('pikes', { id: `u${at}`, ...(group && { group }) })
	);
	const ids = units.map(({ id }) => id);
	return fc.record({
		roster: fc.constant(
			deepFreeze(aRoster({ units, groups: groupIds.map((id) => ({ id, kind: 'warband' })) }))
		),
		moving: fc.shuffledSubarray(ids),
		group: someGroup,
		before: fc.constantFrom(...ids, 'nobody', undefined)
	});
});

function after({ roster, moving, group, before }: Subject): Roster {
	return applyEdit(roster, placeUnits(roster, moving, group, before));
}

/** The units of a group, in order. */
function members({ units }: Roster, group: string | undefined): readonly string[] {
	return units.filter((unit) => unit.group === group).map(({ id }) => id);
}

test('units end in the group and the place that were asked for', () => {
	fc.assert(
		fc.property(subject, (given) => {
			const { roster, moving, group, before } = given;
			const order = roster.units.map(({ id }) => id).filter((id) => moving.includes(id));
			const staying = (ids: readonly string[]) => ids.filter((id) => !moving.includes(id));
			const there = members(roster, group);
			const from = there.findIndex((id) => id === before);
			const next = from === -1 ? undefined : staying(there.slice(from))[0];
			const at = next === undefined ? staying(there).length : staying(there).indexOf(next);
			expect(members(after(given), group)).toEqual(staying(there).toSpliced(at, 0, ...order));
		})
	);
});

test('no unit is lost, doubled or changed, and the others keep their order', () => {
	fc.assert(
		fc.property(subject, (given) => {
			const { roster, moving } = given;
			const { units } = after(given);
			const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
			const bare = (list: Roster['units']) =>
				list.map(({ group: _, ...unit }) => unit).toSorted(byId);
			const others = (list: Roster['units']) => list.filter(({ id }) => !moving.includes(id));
			expect(bare(units)).toEqual(bare(roster.units));
			expect(others(units)).toEqual(others(roster.units));
		})
	);
});

test('the same edit again changes nothing', () => {
	fc.assert(
		fc.property(subject, (given) => {
			const { roster, moving, group, before } = given;
			const edit = placeUnits(roster, moving, group, before);
			const once = applyEdit(roster, edit);
			expect(applyEdit(once, edit)).toEqual(once);
			expect(after({ ...given, roster: once })).toEqual(once);
		})
	);
});
