import type { Constraint } from '#schema';
import type { Bounds, Solve } from './highs.ts';
import { isOfEachUnit } from '../rules/is-of-each-unit.ts';
import { isWhatUnitsAre } from '../rules/late/rows.ts';
import { modelOf, waysOf } from './model.ts';
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
	const left = new LeftOut(task, solve, bounds);
	if (!left.isImpossible()) return undefined;
	const units = task.roster.units.map(({ id }) => id);
	for (const id of units) left.leaveUnit(id);
	const rules = task.index.constraints.filter(isChosen);
	const ofUnits = rules.filter(isOfEachUnit);
	if (!left.leaveRules(ofUnits)) for (const rule of ofUnits) left.leaveRules([rule]);
	for (const rule of rules) if (!isOfEachUnit(rule)) left.leaveRules([rule]);
	return {
		rules: rules.filter(({ id }) => !left.rules.has(id)),
		units: units.filter((id) => !left.units.has(id)),
		isProved: left.isProved
	};
}

/** Units and rules without which there is still nothing. */
class LeftOut {
	readonly units = new Set<string>();
	readonly rules = new Set<string>();
	/** Whether it is proved that there is nothing without them. */
	isProved = false;
	readonly #task: Task;
	readonly #solve: Solve;
	readonly #bounds: Bounds;
	#ways: Task['ways'];

	constructor(task: Task, solve: Solve, bounds: Bounds) {
		this.#task = task;
		this.#solve = solve;
		this.#bounds = bounds;
		this.#ways = waysOf(task);
	}

	isImpossible(): boolean {
		const task = this.#task;
		const variants = task.variants.map((own, at) =>
			this.units.has(task.roster.units[at]?.id ?? '')
				? [{ unit: undefined, changes: 0 }, ...own]
				: own
		);
		const ways = this.#ways ?? [];
		const { programme, isWhole } = modelOf({ ...task, variants, without: this.rules, ways });
		if (this.#solve(programme, this.#bounds).ended !== 'infeasible') return false;
		this.isProved = isWhole;
		return true;
	}

	leaveUnit(id: string): void {
		this.units.add(id);
		if (!this.isImpossible()) this.units.delete(id);
	}

	/** @returns whether they are left out now, all of them */
	leaveRules(some: readonly Constraint[]): boolean {
		const before = this.#ways;
		for (const { id } of some) this.rules.add(id);
		// Without a rule that each unit keeps by itself, units can be had in more ways.
		if (some.some(isOfEachUnit)) this.#ways = waysOf({ ...this.#task, without: this.rules });
		if (this.isImpossible()) return true;
		for (const { id } of some) this.rules.delete(id);
		this.#ways = before;
		return false;
	}
}

/** Whether a list is thinkable without the rule: who may have what, and in which numbers, is what units are. */
function isChosen(rule: Constraint): boolean {
	return !rule.advice && !isWhatUnitsAre(rule);
}
