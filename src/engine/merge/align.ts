import type { Roster, RosterGroup, RosterUnit } from '#schema';
import { indexFor } from '../army/index-for.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { rosterContext, type CheckContext } from '../base/context.ts';
import { musterGroups, type MusteredGroup } from '../base/groups.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { pairUnits, without } from '../compare/pairs.ts';

/**
 * Another state of a roster, which has lost its ids and notes, as in a link. Each unit and group gets the id and
 * the note of the one that it corresponds to. Empty groups stay, and so does the order of units.
 * @param newId makes an id for what the roster does not have
 */
export function alignRoster(
	base: Roster,
	other: Roster,
	index: ArmyIndex,
	newId: () => string
): Roster {
	const apart = withOwnGroups(other, newId);
	const [was, is] = [contextOf(withoutUnitNotes(base), index), contextOf(apart, index)];
	const groupIds = pairGroups(musterGroups(was), musterGroups(is));
	const units = alignUnits(base, was, is, groupIds, newId);
	const groups = alignGroups(base, apart, groupIds);
	const readings = alignReadings(base, other, index);
	const { readings: _, groups: __, note: ___, ...rest } = other;
	return {
		...rest,
		id: base.id,
		revision: base.revision,
		units,
		...(groups.length > 0 && { groups }),
		...(readings && { readings }),
		...(base.note !== undefined && { note: base.note })
	};
}

function contextOf(roster: Roster, index: ArmyIndex): CheckContext {
	return rosterContext(roster, indexFor(index, roster));
}

function withoutUnitNotes(roster: Roster): Roster {
	return { ...roster, units: roster.units.map(({ note: _, ...unit }) => unit) };
}

/** The roster with new ids for its groups: that an id of the base occurs in it is a coincidence. */
function withOwnGroups(roster: Roster, newId: () => string): Roster {
	const ids = new Map((roster.groups ?? []).map(({ id }) => [id, newId()]));
	const idOf = (id: string): string => ids.get(id) ?? id;
	return {
		...roster,
		...(roster.groups && {
			groups: roster.groups.map((group) => ({ ...group, id: idOf(group.id) }))
		}),
		units: roster.units.map((unit) =>
			unit.group === undefined ? unit : { ...unit, group: idOf(unit.group) }
		)
	};
}

/** The ids of groups of the base, by the ids of the groups that correspond to them: the most similar are paired first. */
function pairGroups(
	base: readonly MusteredGroup[],
	other: readonly MusteredGroup[]
): ReadonlyMap<string, string> {
	const likely = base
		.flatMap((ofBase) =>
			other.map((ofOther) => ({ ofBase, ofOther, alike: likeness(ofBase, ofOther) }))
		)
		.filter(({ alike }) => alike > 0)
		.toSorted((a, b) => b.alike - a.alike);
	const paired = new Map<string, string>();
	const taken = new Set<string>();
	for (const { ofBase, ofOther } of likely) {
		if (taken.has(ofBase.id) || paired.has(ofOther.id)) continue;
		taken.add(ofBase.id);
		paired.set(ofOther.id, ofBase.id);
	}
	return paired;
}

function likeness(ofBase: MusteredGroup, ofOther: MusteredGroup): number {
	if (ofBase.kind.id !== ofOther.kind.id) return 0;
	const common = ofBase.units.length - without(ofBase.units, ofOther.units, wordsOf).length;
	return 2 * common + (ofBase.name === ofOther.name ? 1 : 0);
}

function wordsOf({ unit: { entry, name } }: MusteredUnit): string {
	return JSON.stringify([entry, name]);
}

function alignUnits(
	base: Roster,
	was: CheckContext,
	is: CheckContext,
	groupIds: ReadonlyMap<string, string>,
	newId: () => string
): readonly RosterUnit[] {
	const partners = new Map(
		pairUnits(was, is, groupIds, false).map(({ before, after }) => [after?.mustered, before])
	);
	const written = new Map(base.units.map((unit, at) => [unit.id, { at, note: unit.note }]));
	const placeOf = ({ id }: RosterUnit): number => written.get(id)?.at ?? written.size;
	const aligned = is.units.map((mustered): RosterUnit => {
		const { note: _, group, ...rest } = mustered.unit;
		const id = partners.get(mustered)?.mustered.unit.id ?? newId();
		const note = written.get(id)?.note;
		return {
			...rest,
			id,
			...(note !== undefined && { note }),
			...(group !== undefined && { group: groupIds.get(group) ?? group })
		};
	});
	return aligned.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The groups of the base that are still there or were empty, and the new ones. */
function alignGroups(
	base: Roster,
	other: Roster,
	groupIds: ReadonlyMap<string, string>
): readonly RosterGroup[] {
	const groups = (other.groups ?? []).map((group) => ({
		...group,
		id: groupIds.get(group.id) ?? group.id
	}));
	const empty = (base.groups ?? []).filter(
		({ id }) => base.units.every(({ group }) => group !== id) && groups.every((g) => g.id !== id)
	);
	return [...groups, ...empty];
}

/** The answers of the other roster, written as in the base if they mean the same: a default may be left out. */
function alignReadings(base: Roster, other: Roster, { answers }: ArmyIndex): Roster['readings'] {
	const [was, is] = [base.readings ?? {}, other.readings ?? {}];
	const inForce = (given: Readonly<Record<string, string>>, id: string): string | undefined =>
		given[id] ?? answers.get(id)?.reading.default;
	const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])];
	const aligned = ids.flatMap((id) => {
		const answer = inForce(was, id) === inForce(is, id) ? was[id] : inForce(is, id);
		return answer === undefined ? [] : [[id, answer] as const];
	});
	return aligned.length === 0 ? undefined : Object.fromEntries(aligned);
}
