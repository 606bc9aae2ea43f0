import type { ConstraintOf } from '#schema';
import { subjectOf, type Check, type CheckContext } from '../check.ts';
import { kindOfGroup, musterGroups, type MusteredGroup } from '../groups.ts';
import { leaderOf, seat } from '../leaders.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import type { Verdict } from '../verdict.ts';

type Led = ConstraintOf<'led'>;

/** "Each group has one of these to lead it, and all others have a place in the leader's rows." */
export const checkLed: Check<'led'> = (context, constraint) => {
	const groups = musterGroups(context, constraint.group).filter(({ units }) => units.length > 0);
	if (groups.length > 0) return groups.flatMap((group) => judgeLed(context, constraint, group));
	const subject = kindOfGroup(context.index, constraint.group)?.plural ?? constraint.group;
	return [{ constraint, outcome: 'met', subject, measured: 0, units: [] }];
};

function judgeLed(
	{ index }: CheckContext,
	constraint: Led,
	{ id, name, units }: MusteredGroup
): readonly Verdict[] {
	const group = { id, name };
	const leader = leaderOf(units, constraint.by);
	const members = units.map(({ unit }) => unit.id);
	if (!leader) {
		const things = [subjectOf(index, constraint.by, constraint.label)];
		const outcome = 'led/no-leader' as const;
		return [
			{ constraint, outcome, subject: name, measured: 0, min: 1, things, group, units: members }
		];
	}
	const problems = faultsUnder(constraint, group, leader, units);
	if (problems.length > 0) return problems;
	const [measured, bearer] = [units.length - 1, unitName(leader)];
	return [{ constraint, outcome: 'met', subject: name, measured, bearer, group, units: members }];
}

/** Members without a place, and places that must be filled and are not. */
function faultsUnder(
	constraint: Led,
	group: NonNullable<Verdict['group']>,
	leader: MusteredUnit,
	members: readonly MusteredUnit[]
): readonly Verdict[] {
	const { seats, unplaced } = seat(leader, members);
	const bearer = unitName(leader);
	const rows = unplaced.length > 0 ? seats.map(({ row }) => row) : [];
	const strangers = unplaced.map((unit): Verdict => ({
		constraint,
		outcome: 'led/not-led',
		subject: unitName(unit),
		measured: 1,
		max: 0,
		bearer,
		rows,
		group,
		units: [unit.unit.id]
	}));
	const short = seats.filter(({ row: { min = 0 }, taken }) => taken.length < min);
	const empty = short.map(({ row, taken }): Verdict => ({
		constraint,
		outcome: 'led/missing',
		subject: row.name,
		measured: taken.length,
		min: row.min,
		bearer,
		rows: [row],
		group,
		units: [leader.unit.id]
	}));
	return [...strangers, ...empty];
}
