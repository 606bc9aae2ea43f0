import type { ArmyIndex } from '#engine';
import type { Constraint, ConstraintOf } from '#schema';
import { apart, noTrials, type Trial, type Trials } from '../../trial-rosters.ts';
import { trialsOf as plainTrialsOf } from '../../trials.ts';
import { budgetPairs } from './budgets.ts';
import { countPairs, sizePairs } from './counts.ts';
import { carriesPairs, exclusivePairs, uniquePairs } from './options.ts';
import { companyPairs } from './company.ts';
import { firstOf, isOrHas, makings } from './made.ts';

/**
 * Rosters on both sides of every boundary of a constraint: at each points limit where a table steps, for each
 * unit with an allowance of its own, with and without what the maximum grows by or what lifts the rule.
 */
export function pairsOf(index: ArmyIndex, constraint: Constraint): readonly Trials[] {
	switch (constraint.kind) {
		case 'count':
			return constraint.scope === 'unit'
				? sizePairs(index, constraint)
				: countPairs(index, constraint);
		case 'budget':
			return budgetPairs(index, constraint);
		case 'requires':
			return companyPairs(index, constraint);
		case 'exclusive':
			return exclusivePairs(index, constraint);
		case 'unique':
			return uniquePairs(index, constraint);
		case 'carries':
			return carriesPairs(index, constraint);
		case 'share':
			return [sharePair(index, constraint)];
		default:
			return [plainTrialsOf(index, constraint)];
	}
}

/** Beside whoever has to be in the army for the rule to hold. */
function sharePair(index: ArmyIndex, constraint: ConstraintOf<'share'>): Trials {
	const { while: only } = constraint;
	const { met, broken } = plainTrialsOf(index, constraint);
	const holder = only && firstOf(makings(index, only), (made) => isOrHas(made, only));
	if (!holder) return { met, broken };
	const beside = (trial: Trial | undefined) =>
		trial && { ...trial, units: apart([...trial.units, holder.unit]) };
	return { met: beside(met), broken: beside(broken) };
}

/** The boundary that the page shows: the first that has both sides, or as much as there is. */
export function trialsOf(index: ArmyIndex, constraint: Constraint): Trials {
	const pairs = pairsOf(index, constraint);
	return (
		pairs.find(({ met, broken }) => met && broken) ??
		pairs.find(({ met, broken }) => met ?? broken) ??
		noTrials
	);
}
