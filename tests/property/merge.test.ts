import { fc } from '../draw.ts';
import { describe, expect, test } from 'vitest';
import {
	applyChoices,
	applyEdit,
	isAlike,
	mergeRosters,
	type Edit,
	type Merge,
	type Side
} from '#engine';
import { Roster, type RosterUnit } from '#schema';
import { anIndex, aRoster, aUnit } from '../builders.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { editOf, rosterOf } from './edits.ts';

const index = anIndex();

/** The roster after edits, of which those that would make no roster are left out. */
function after(roster: Roster, edits: readonly Edit[]): Roster {
	return edits.reduce((made, edit) => {
		const next = applyEdit(made, edit);
		return Roster.safeParse(next).success ? deepFreeze(next) : made;
	}, deepFreeze(roster));
}

interface Forked {
	readonly base: Roster;
	readonly mine: Roster;
	readonly theirs: Roster;
}

/** One roster as two made it otherwise, by any edits. */
const forked: fc.Arbitrary<Forked> = rosterOf(index).chain((base) => {
	const edits = fc.array(editOf(index), { maxLength: 4 });
	return fc
		.tuple(edits, edits)
		.map(([own, others]) => ({ base, mine: after(base, own), theirs: after(base, others) }));
});

function idsOf(things: readonly { readonly id: string }[] = []): readonly string[] {
	return things.map(({ id }) => id);
}

/** Whatever the order of the units. */
function withoutOrder({ units, groups = [], ...roster }: Roster): unknown {
	const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
	return { ...roster, units: units.toSorted(byId), groups: groups.toSorted(byId) };
}

function merged({ base, mine, theirs }: Forked): Merge {
	return mergeRosters(base, mine, theirs);
}

describe('of two that made one roster otherwise', () => {
	test('the merge is a roster, and so is each choice', () => {
		fc.assert(
			fc.property(forked, fc.boolean(), (given, isOdd) => {
				const merge = merged(given);
				const side = (at: number): Side => (at % 2 === Number(isOdd) ? 'mine' : 'theirs');
				const choices = new Map(merge.conflicts.map(({ key }, at) => [key, side(at)]));
				expect(Roster.safeParse(merge.roster).error).toBeUndefined();
				expect(Roster.safeParse(applyChoices(merge, choices)).error).toBeUndefined();
			})
		);
	});

	test('who did nothing gets what the other did, to the byte', () => {
		fc.assert(
			fc.property(forked, ({ base, mine }) => {
				for (const merge of [mergeRosters(base, mine, base), mergeRosters(base, base, mine)]) {
					expect(merge.conflicts).toEqual([]);
					expect(isAlike(merge.roster, mine)).toBe(true);
				}
				expect(mergeRosters(base, base, base).roster).toBe(base);
				expect(mergeRosters(base, mine, mine)).toMatchObject({ roster: mine, conflicts: [] });
			})
		);
	});

	test('it is the same from both sides, and where it is not, the player is asked', () => {
		fc.assert(
			fc.property(forked, ({ base, mine, theirs }) => {
				const one = mergeRosters(base, mine, theirs);
				const other = mergeRosters(base, theirs, mine);
				const keys = ({ conflicts }: Merge) => conflicts.map(({ key }) => key).toSorted();
				expect(keys(one)).toEqual(keys(other));
				if (one.conflicts.length === 0)
					expect(isAlike(withoutOrder(one.roster), withoutOrder(other.roster))).toBe(true);
			})
		);
	});

	test('to join what is joined changes nothing', () => {
		fc.assert(
			fc.property(forked, ({ base, mine, theirs }) => {
				const { roster, conflicts } = mergeRosters(base, mine, theirs);
				expect(mergeRosters(theirs, roster, theirs).roster).toEqual(roster);
				if (conflicts.length > 0) return;
				for (const side of [mine, theirs]) {
					const again = mergeRosters(base, roster, side);
					expect(again.conflicts).toEqual([]);
					expect(isAlike(withoutOrder(again.roster), withoutOrder(roster))).toBe(true);
				}
			})
		);
	});

	test('what either side added, removed or changed alone holds', () => {
		fc.assert(
			fc.property(forked, ({ base, mine, theirs }) => {
				const { roster, conflicts } = mergeRosters(base, mine, theirs);
				const asked = new Set(conflicts.map(({ key }) => key));
				if (asked.has('roster/')) return;
				for (const id of new Set([...idsOf(mine.units), ...idsOf(theirs.units)])) {
					if (asked.has(`unit/${id}`)) continue;
					const [was, own, other, now] = [base, mine, theirs, roster].map(({ units }) =>
						units.find((unit) => unit.id === id)
					);
					expect(isAlike(now, isAlike(was, own) ? other : own)).toBe(true);
				}
				const gone = idsOf(base.units).filter(
					(id) => !idsOf(mine.units).includes(id) && !idsOf(theirs.units).includes(id)
				);
				expect(idsOf(roster.units).filter((id) => gone.includes(id))).toEqual([]);
			})
		);
	});

	test('where both changed the same it is mine, and theirs once it is chosen', () => {
		fc.assert(
			fc.property(forked, (given) => {
				const merge = merged(given);
				const choices = new Map(merge.conflicts.map(({ key }) => [key, 'theirs' as const]));
				const chosen = applyChoices(merge, choices);
				expect(applyChoices(merge, new Map())).toEqual(merge.roster);
				for (const { kind, id, mine, theirs } of merge.conflicts) {
					if (kind !== 'unit') continue;
					const unitOf = ({ units }: Roster) => units.find((unit) => unit.id === id);
					expect([unitOf(merge.roster), unitOf(chosen)]).toEqual([mine, theirs]);
				}
			})
		);
	});
});

describe('edits of different units', () => {
	const units = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aUnit('pikes', { id }));
	const base = deepFreeze(aRoster({ units, groups: [{ id: 'g', kind: 'company' }] }));

	/** Edits of these units, and of new ones by these ids. */
	function editsOf(own: readonly string[], fresh: string): fc.Arbitrary<readonly Edit[]> {
		const unit = fc.constantFrom(...own);
		const edit = fc.oneof<fc.Arbitrary<Edit>[]>(
			unit.map((id) => ({ kind: 'remove-units', units: [id] })),
			unit.map((id) => ({ kind: 'give-option', unit: id, option: 'banner' })),
			unit.map((id) => ({ kind: 'name-unit', unit: id, name: 'Old Guard' })),
			unit.map((id) => ({ kind: 'join-group', units: [id], group: 'g' })),
			unit.map((id) => ({ kind: 'move-units', units: [id], before: 'c' })),
			fc.constant({ kind: 'add-units', units: [aUnit('slingers', { id: fresh })] })
		);
		return fc.uniqueArray(edit, { selector: ({ kind }) => kind, minLength: 1, maxLength: 4 });
	}

	test('are all there, and nobody is asked', () => {
		fc.assert(
			fc.property(editsOf(['a', 'b'], 'x'), editsOf(['e', 'f'], 'y'), (own, others) => {
				const [mine, theirs] = [after(base, own), after(base, others)];
				const { roster, conflicts } = mergeRosters(base, mine, theirs);
				expect(conflicts).toEqual([]);
				const of = (made: Roster, ids: readonly string[]): readonly RosterUnit[] =>
					ids.flatMap((id) => made.units.find((unit) => unit.id === id) ?? []);
				expect(of(roster, ['a', 'b', 'x'])).toEqual(of(mine, ['a', 'b', 'x']));
				expect(of(roster, ['e', 'f', 'y'])).toEqual(of(theirs, ['e', 'f', 'y']));
				expect(of(roster, ['c', 'd'])).toEqual(of(base, ['c', 'd']));
			})
		);
	});
});
