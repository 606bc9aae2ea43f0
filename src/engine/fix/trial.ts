import type { Constraint, Roster } from '#schema';
import {
	bearersOf,
	contextOf,
	noGroups,
	totalled,
	unitPointsOf,
	type CheckContext
} from '../base/context.ts';
import { applyEdit, type Edit, isWithinBounds } from '../edit/edit.ts';
import { arrange } from '../base/groups.ts';
import { isOfEachUnit } from '../../rules/about.ts';
import { implementationOf, problemKey, worseThan } from '../../rules/kinds.ts';
import { judgeRule, touchedBy } from '../judge/judge.ts';
import { musterUnit } from '../base/muster.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { isUnmet, type Unmet } from '../../rules/base/verdict.ts';
import type { FixContext } from './fix-context.ts';

/** A roster on which an edit was tried: all units, and those that it changed. */
interface Tried {
	readonly roster: Roster;
	readonly context: CheckContext;
	readonly changed: readonly MusteredUnit[];
	/** A context with only the new and changed units. */
	readonly fresh: CheckContext;
}

/**
 * The change in points of an edit that fixes the problem and makes nothing else worse; undefined if it does
 * not.
 */
export function pointsToFix(fixing: FixContext, edit: Edit): number | undefined {
	const tried = carryOut(fixing, edit);
	if (!isWithinBounds(tried.roster)) return undefined;
	const { constraint } = fixing.problem;
	// Checked first, because most failing candidates break the rule they should fix.
	const wrongs = wrongsOf(fixing, tried.context, constraint);
	if (!isGone(fixing, wrongs) || isWorse(fixing, wrongs)) return undefined;
	if (makesWorse(fixing, tried, (rule) => rule === constraint)) return undefined;
	return tried.context.points - fixing.context.points;
}

/** Whether an edit makes nothing worse, the points limit aside if asked. */
export function isHarmless(fixing: FixContext, edit: Edit, atAnyPrice = false): boolean {
	const tried = carryOut(fixing, edit);
	const isPrice = (rule: Constraint): boolean =>
		atAnyPrice && implementationOf(rule).dependsOn(rule).points === true;
	return isWithinBounds(tried.roster) && !makesWorse(fixing, tried, isPrice);
}

/** The fix context after an edit that makes nothing worse than at first. */
export function afterHarmless(fixing: FixContext, edit: Edit): FixContext | undefined {
	const tried = carryOut(fixing, edit);
	if (!isWithinBounds(tried.roster) || makesWorse(fixing, tried)) return undefined;
	const { roster, context } = tried;
	const mustered = new Map(context.units.map((unit) => [unit.unit, unit]));
	return { ...fixing, roster, context, mustered };
}

function carryOut({ roster, context, index, mustered }: FixContext, edit: Edit): Tried {
	const after = applyEdit(roster, edit);
	const fresh: MusteredUnit[] = [];
	const units = after.units.map((unit) => {
		const known = mustered.get(unit);
		if (known) return known;
		const made = musterUnit(unit, index);
		fresh.push(made);
		return made;
	});
	const staying = new Set(units);
	const gone = context.units.filter((unit) => !staying.has(unit));
	// Unchanged units are not looked up again, because this runs for dozens of edits at a time.
	const added = contextOf(index, after.size, fresh);
	const groups = after.groups ?? noGroups;
	const things = context.things.filter(({ bearer }) => staying.has(bearer));
	return {
		roster: after,
		fresh: added,
		context: totalled(
			{
				index,
				limit: after.size,
				units,
				groups,
				arranged: arrange(index, groups, units),
				things: [...things, ...added.things],
				bearers: bearersOf(units)
			},
			gone.reduce((sum, { points }) => sum - points, unitPointsOf(context) + unitPointsOf(added))
		),
		changed: [...gone, ...fresh]
	};
}

/** @param isLeftOut tells which rules are skipped */
function makesWorse(
	fixing: FixContext,
	tried: Tried,
	isLeftOut: (constraint: Constraint) => boolean = () => false
): boolean {
	for (const constraint of touchedBy(fixing.context, tried.context, tried.changed)) {
		if (isLeftOut(constraint)) continue;
		// A problem of a single unit does not depend on the others, so only changed units are checked.
		const isOfOne = looksAtOneUnit(constraint) && !changesPointsLimit(fixing, tried);
		const context = isOfOne ? tried.fresh : tried.context;
		if (isWorse(fixing, wrongsOf(fixing, context, constraint))) return true;
	}
	return false;
}

function looksAtOneUnit(constraint: Constraint): boolean {
	// A rule may be suspended by something anywhere in the army.
	if (constraint.unless || constraint.while) return false;
	return isOfEachUnit(constraint);
}

const nothing: readonly Unmet[] = [];

function wrongsOf(
	{ problem }: FixContext,
	context: CheckContext,
	constraint: Constraint
): readonly Unmet[] {
	if (constraint.advice && !problem.constraint.advice) return nothing;
	return judgeRule(context, constraint).filter(isUnmet);
}

/** Whether any problem is new or worse. */
function isWorse({ before }: FixContext, wrongs: readonly Unmet[]): boolean {
	return wrongs.length > 0 && worseThan(before, wrongs).length > 0;
}

/** Whether the problem is gone; of several equal ones, whether there is one less. */
function isGone({ before, problem }: FixContext, wrongs: readonly Unmet[]): boolean {
	const key = problemKey(problem);
	return (
		wrongs.filter((other) => problemKey(other) === key).length < (before.get(key)?.length ?? 0)
	);
}

function changesPointsLimit({ context }: FixContext, tried: Tried): boolean {
	return tried.context.limit !== context.limit;
}
