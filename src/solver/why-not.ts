import type { Constraint } from '#schema';
import type { Bounds, Solve } from './highs.ts';
import { modelOf } from './model.ts';
import type { Task } from './task.ts';

/** Rules and units that cannot all be kept: without any one of them, a legal list is thinkable. */
export interface Contradiction {
	readonly rules: readonly Constraint[];
	/** Ids of units of the roster that stay. */
	readonly units: readonly string[];
}

/**
 * What contradicts itself where nothing legal exists: rule after rule and unit after unit is left out, and stays out
 * as long as there is still nothing. Undefined if a list is thinkable, or if a search was stopped.
 */
export function whyNot(task: Task, solve: Solve, bounds: Bounds): Contradiction | undefined {
	const { index, roster } = task;
	const isImpossible = (without: ReadonlySet<string>, gone: ReadonlySet<string>): boolean => {
		const variants = task.variants.map((own, at) =>
			gone.has(roster.units[at]?.id ?? '') ? [{ unit: undefined, changes: 0 }, ...own] : own
		);
		const { programme } = modelOf({ ...task, variants, without });
		return solve(programme, bounds).ended === 'infeasible';
	};
	const without = new Set<string>();
	const gone = new Set<string>();
	if (!isImpossible(without, gone)) return undefined;
	for (const { id } of roster.units) {
		gone.add(id);
		if (!isImpossible(without, gone)) gone.delete(id);
	}
	const judged = index.constraints.filter(({ advice }) => !advice);
	for (const { id } of judged) {
		without.add(id);
		if (!isImpossible(without, gone)) without.delete(id);
	}
	return {
		rules: judged.filter(({ id }) => !without.has(id)),
		units: roster.units.map(({ id }) => id).filter((id) => !gone.has(id))
	};
}
