import type { ConstraintOf } from '#schema';
import {
	hasNumber,
	matches,
	numberOf,
	selectUnits,
	type MusteredUnit,
	type ArmyIndex
} from '../../engine/base/index.ts';
import { onBearer, type Kind } from '../base/kind.ts';
import type { RankVerdict } from '../base/verdict.ts';

type Rank = ConstraintOf<'rank'>;

/**
 * "Nobody outranks the holder of the role": nobody else matches `by` while the holder does not, or has a
 * higher number.
 */
const checkRank: Kind<'rank'>['check'] = ({ things }, constraint) => {
	const bearers = selectUnits(things, constraint.role);
	const others = selectUnits(things, constraint.among);
	const outranked = bearers.flatMap((bearer): readonly RankVerdict[] => {
		const higher = others.filter((other) => outranks(constraint, other, bearer));
		return higher.length === 0 ? [] : [outrankedBy(constraint, bearer, higher)];
	});
	if (outranked.length > 0) return outranked;
	return [{ constraint, outcome: 'met', units: bearers.map(({ unit }) => unit.id) }];
};

function outranks({ by }: Rank, other: MusteredUnit, bearer: MusteredUnit): boolean {
	if ('number' in by) return numberOf(other, by.number) > numberOf(bearer, by.number);
	return matches(by, other.tags) && !matches(by, bearer.tags);
}

function outrankedBy(
	constraint: Rank,
	bearer: MusteredUnit,
	higher: readonly MusteredUnit[]
): RankVerdict {
	const { by } = constraint;
	// Who has no such number is not compared by it.
	const numbers = 'number' in by &&
		hasNumber(bearer, by.number) && {
			holder: numberOf(bearer, by.number),
			highest: Math.max(...higher.map((other) => numberOf(other, by.number)))
		};
	return {
		constraint,
		outcome: 'rank/outranked',
		bearer,
		higher,
		...(numbers && { numbers }),
		units: [bearer.unit.id, ...higher.map(({ unit }) => unit.id)]
	};
}

export const rank: Kind<'rank'> = {
	scope: () => 'army',
	dependsOn: ({ role, among, by }) => ({
		things: 'number' in by ? [role, among] : [role, among, by],
		numbers: 'number' in by ? [by.number] : []
	}),
	check: checkRank,
	problems: {
		whom: onBearer.whom,
		severity: ({ higher }) => higher.length,
		stops: () => 'options'
	}
};

/** A role that no player chooses: a free option that the unit with the highest number has. */
export interface DecidedRole {
	readonly option: string;
	readonly among: ConstraintOf<'rank'>['among'];
	readonly number: string;
}

/** The roles that the army's rules assign. */
export function decidedRoles({ constraints, options }: ArmyIndex): readonly DecidedRole[] {
	return constraints.flatMap((rule) => {
		if (rule.kind !== 'rank' || !('number' in rule.by)) return [];
		const { role, among, by } = rule;
		return options
			.filter(({ entry, grants }) => entry.given && matches(role, new Set(grants)))
			.map(({ entry }) => ({ option: entry.id, among, number: by.number }));
	});
}
