import type { Constraint } from '#schema';
import type { Bounds, Solve } from './highs.ts';
import { modelOf } from './model.ts';
import type { Task } from './task.ts';

/** Rules and units that cannot all be kept: without any one of them, a legal list is thinkable. */
export interface Contradiction {
	readonly rules: readonly Constraint[];
	/** Ids of units of the roster that stay. */
	readonly units: readonly string[];
	/** Whether this holds of all lists, not just of those that were offered. */
	readonly isProved: boolean;
}

/**
 * What contradicts itself where nothing legal exists: rule after rule and unit after unit is left out, and stays out
 * as long as there is still nothing. Undefined if a list is thinkable, or if a search was stopped.
 */
export function whyNot(task: Task, solve: Solve, bounds: Bounds): Contradiction | undefined {
	const { index, roster } = task;
	const without = new Set<string>();
	const gone = new Set<string>();
	let isProved = false;
	const isImpossible = (): boolean => {
		const variants = task.variants.map((own, at) =>
			gone.has(roster.units[at]?.id ?? '') ? [{ unit: undefined, changes: 0 }, ...own] : own
		);
		const { programme, isWhole } = modelOf({ ...task, variants, without });
		if (solve(programme, bounds).ended !== 'infeasible') return false;
		isProved = isWhole;
		return true;
	};
	const leaveOut = (from: Set<string>, ids: readonly string[]): void => {
		for (const id of ids) {
			from.add(id);
			if (!isImpossible()) from.delete(id);
		}
	};
	if (!isImpossible()) return undefined;
	const rules = index.constraints.filter(isChosen);
	const units = roster.units.map(({ id }) => id);
	leaveOut(gone, units);
	leaveOut(
		without,
		rules.map(({ id }) => id)
	);
	return {
		rules: rules.filter(({ id }) => !without.has(id)),
		units: units.filter((id) => !gone.has(id)),
		isProved
	};
}

/** Whether a list is thinkable without the rule: who may have what, and in which numbers, is what units are. */
function isChosen(rule: Constraint): boolean {
	const isOfUnits = rule.kind === 'carries' || (rule.kind === 'count' && rule.scope === 'unit');
	return !rule.advice && !isOfUnits;
}
