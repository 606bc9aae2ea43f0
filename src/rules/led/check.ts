import {
	leaderOf,
	musterGroups,
	seat,
	type MusteredGroup,
	type MusteredUnit
} from '../../engine/base/index.ts';
import type { ConstraintOf } from '#schema';
import type { Kind } from '../base/kind.ts';
import type { LedVerdict } from '../base/verdict.ts';

type Led = ConstraintOf<'led'>;

/** "Each group has a leader of these, and every other unit fits one of the leader's rows." */
const checkLed: Kind<'led'>['check'] = (context, constraint) => {
	const groups = musterGroups(context, constraint.group).filter(({ units }) => units.length > 0);
	if (groups.length > 0) return groups.flatMap((group) => judgeLed(constraint, group));
	return [{ constraint, outcome: 'met', units: [] }];
};

function judgeLed(constraint: Led, { id, name, units }: MusteredGroup): readonly LedVerdict[] {
	const group = { id, name };
	const leader = leaderOf(units, constraint.by);
	const members = units.map(({ unit }) => unit.id);
	if (!leader) return [{ constraint, outcome: 'led/no-leader', group, units: members }];
	const problems = faultsUnder(constraint, { group, leader }, units);
	if (problems.length > 0) return problems;
	const followers = units.length - 1;
	return [{ constraint, outcome: 'met', group, leader, followers, units: members }];
}

/** Units that fit no row, and required rows that are not filled. */
function faultsUnder(
	constraint: Led,
	leading: { readonly group: Pick<MusteredGroup, 'id' | 'name'>; readonly leader: MusteredUnit },
	members: readonly MusteredUnit[]
): readonly LedVerdict[] {
	const { seats, unplaced } = seat(leading.leader, members);
	const strangers = unplaced.map((stranger): LedVerdict => ({
		constraint,
		outcome: 'led/not-led',
		...leading,
		stranger,
		rows: seats.map(({ row }) => row),
		units: [stranger.unit.id]
	}));
	const empty = seats.flatMap(({ row, seated }): readonly LedVerdict[] => {
		const { min = 0 } = row;
		if (seated.length >= min) return [];
		const facts = { row, measured: seated.length, min, units: [leading.leader.unit.id] };
		return [{ constraint, outcome: 'led/missing', ...leading, ...facts }];
	});
	return [...strangers, ...empty];
}

export const led: Kind<'led'> = {
	scope: ({ group }) => ({ group }),
	// Only the groups matter.
	dependsOn: () => ({}),
	check: checkLed,
	problems: {
		whom: (problem) => [
			problem.group.id,
			...(problem.outcome === 'led/no-leader' ? [] : problem.units)
		],
		severity: (problem) => (problem.outcome === 'led/missing' ? problem.min - problem.measured : 1),
		stops: ({ outcome }) => (outcome === 'led/missing' ? 'options' : 'anything')
	}
};
