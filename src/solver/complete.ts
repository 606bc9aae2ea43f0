import type { Roster, Constraint } from '#schema';
import { rosterContext, type ArmyIndex, type IndexedEntry, type Report } from '#engine';
import { finishing } from './finish.ts';
import { habitsOf, plainHabits } from './habits.ts';
import type { Solve, Values, SolveBounds } from './highs.ts';
import { modelOf, offeredIn, waysOf, type Model } from './model.ts';
import type { Task, Variant } from './task.ts';
import { completed, isSoundAlone } from './outfitter.ts';
import { smallerOf } from './variants.ts';
import { search, type Effort, type Found, type State } from './search.ts';
import { addWishes, type Wishes } from './wishes.ts';
import type { Term } from '../rules/base/programme.ts';
import { isOfEachUnit } from '../rules/about.ts';
import { isWhatUnitsAre } from '../rules/late/rows.ts';

/** A list that is to be completed, and how. */
export interface Request {
	readonly index: ArmyIndex;
	readonly roster: Roster;
	readonly wishes: Wishes;
	readonly excluded?: (indexed: IndexedEntry) => boolean;
	/** Ids of units that may become smaller or go; all others stay as they are, as long as they can be paid. */
	readonly loose?: ReadonlySet<string>;
	/** How many completions are looked for. */
	readonly many?: number;
	readonly effort?: Pick<Effort, 'nodes' | 'iterations'>;
}

/** A way to complete a list, which the engine found legal. */
export interface Completion {
	readonly roster: Roster;
	readonly report: Report;
	readonly state: State;
	/** Whether it is the best only of those that differ: from ones before it, or from the list as it is. */
	readonly isOther: boolean;
	readonly cuts: number;
}

/** Completions, each as it is found; where there is none, what is known of that. */
export type Completing =
	| Completion
	| { readonly state: State; readonly cuts: number; readonly report?: undefined };

/** Each completion differs from those before it in so much of the points that are added, or that changes move. */
const apart = 0.3;

/** How long a search goes on. */
export const usualEffort = { nodes: 400, iterations: 60_000 };

/**
 * Looks for completions of a list, the best first. The list as it is comes only where nothing else was found; fewer
 * than are wanted come where no others differ enough.
 */
export function* complete(request: Request, solve: Solve): Generator<Completing> {
	const { roster, many = 3 } = request;
	const look = looking(request, solve);
	const before: Values[] = [];
	let asItIs: Completion | undefined;
	while (before.length < many) {
		const isOther = asItIs !== undefined || before.length > 0;
		const { roster: found, report, values, state, cuts } = look(before, isOther);
		if (!found || !report || !values) {
			if (before.length === 0) yield asItIs ?? { state, cuts };
			return;
		}
		const completion = { roster: found, report, state, isOther, cuts };
		if (!isOther && isSame(roster, found)) asItIs = completion;
		else {
			before.push(values);
			yield completion;
		}
	}
}

/** Looks for a completion that differs from those before it and, where that is wanted, from the list as it is. */
function looking(
	request: Request,
	solve: Solve
): (before: readonly Values[], isOther: boolean) => Found {
	const { index, roster, wishes, effort: { nodes, iterations } = usualEffort } = request;
	const bare = taskOf(request);
	const task = { ...bare, ways: waysOf(bare) };
	// A player who wants no usual list wants none of its habits.
	const habits = wishes.usual === false ? plainHabits : task.habits;
	const effort: Effort = { nodes, iterations, rounds: 12, seed: wishes.seed };
	return (before, isOther) => {
		const model = modelOf(task);
		addWishes(model, wishes, before);
		if (isOther) mustChange(model);
		for (const earlier of before) differFrom(model, earlier, apart);
		return search(model, solve, effort, finishing(index, habits, roster));
	};
}

/** Whether all units are as they were, wherever they stand. */
function isSame(before: Roster, after: Roster): boolean {
	const keysOf = ({ units }: Roster): readonly string[] =>
		units
			.map(({ id, entry, models, options = [] }) =>
				JSON.stringify([id, entry, models, options.toSorted()])
			)
			.toSorted();
	return keysOf(before).join() === keysOf(after).join();
}

/** Rules and units that cannot all be kept: without any one of them, a legal list is thinkable. */
interface Contradiction {
	readonly rules: readonly Constraint[];
	/** Ids of units of the roster that stay. */
	readonly units: readonly string[];
	/** Whether this holds of all lists, not just of those that were offered. */
	readonly isProved: boolean;
}

/** What leaves nothing legal of a list as it is, whatever is added. */
export function contradiction(request: Request, solve: Solve): Contradiction | undefined {
	const { effort = usualEffort, wishes } = request;
	return whyNot(taskOf(request), solve, { ...effort, seed: wishes.seed });
}

/**
 * The programme's task: what is there stays as it is, or, where it costs too much, as much of it as can. A unit that
 * breaks a rule by itself is given what it lacks, in one way of several.
 */
function taskOf(request: Omit<Request, 'wishes'>): Task {
	const { index, roster, excluded = () => false, loose } = request;
	const habits = habitsOf(index);
	const isTooMuch = rosterContext(roster, index).points > roster.size;
	const variants = roster.units.map((unit): readonly Variant[] => {
		const whole = completed(index, roster.size, unit);
		const mayChange = isTooMuch || loose?.has(unit.id) === true;
		return mayChange ? smallerOf(index, unit) : [{ unit: whole, changes: 0 }];
	});
	const isSound = roster.units.every((unit) => isSoundAlone(index, roster.size, unit));
	const offered = offeredIn(index, excluded);
	return {
		index,
		roster,
		habits,
		variants,
		areAll: isSound && !isTooMuch && !loose?.size,
		offered
	};
}

/**
 * What a solution may do to the list: add units of one entry, or change one unit of the list in one way. Each term is a
 * column that says how often, with the points that are moved by doing it once.
 */
type Move = readonly Term[];

/** Leaves out the list as it is: something has to be added, or changed where that is allowed. */
function mustChange(model: Model): void {
	const columns = movesOf(model).flatMap((move) => move.map(([column]): Term => [column, 1]));
	model.programme.bound(columns, { min: 1 });
}

/**
 * Keeps at least so much of the points that an earlier solution has moved off what it has moved them by. Units of one
 * entry count alike, whatever they have: what is left over is spent on that later, and would make them the same.
 */
function differFrom(model: Model, earlier: Values, apart: number): void {
	const { programme } = model;
	const made = movesOf(model)
		.map((move) => ({
			columns: move.map(([column]): Term => [column, 1]),
			count: move.reduce((sum, [column]) => sum + countOf(earlier, column), 0),
			points: move.reduce((sum, [column, each]) => sum + countOf(earlier, column) * each, 0)
		}))
		.filter(({ count }) => count > 0);
	const areFree = made.every(({ points }) => points <= 0);
	let moved = 0;
	const shared = made.map(({ columns, count, points }): Term => {
		const each = areFree ? 1 : Math.max(0, points) / count;
		moved += each * count;
		return [lesserOf(model, columns, count), each];
	});
	programme.bound(shared, { max: moved * (1 - apart) });
}

function movesOf({ kits, going }: Model): readonly Move[] {
	const before = new Map<number, number>();
	const added = new Map<string, Term[]>();
	for (const { of, changes, unit, countColumn } of kits) {
		if (of !== undefined && changes === 0) before.set(of, unit.points);
		if (of !== undefined) continue;
		const same = added.get(unit.unit.entry);
		if (same) same.push([countColumn, unit.points]);
		else added.set(unit.unit.entry, [[countColumn, unit.points]]);
	}
	const changed = kits
		.filter(({ of, changes }) => of !== undefined && changes > 0)
		.map(({ of, countColumn }) => ({ of, column: countColumn }));
	return [
		...added.values(),
		...[...changed, ...going].map(({ of, column }): Move => [[column, before.get(of ?? -1) ?? 0]])
	];
}

function countOf(values: Values, column: number): number {
	return Math.round(values[column] ?? 0);
}

/** A column that is no less than a sum or than a number, whichever is the lesser. */
function lesserOf({ programme }: Model, terms: readonly Term[], number: number): number {
	const lesser = programme.column(number, { isWhole: false });
	const isMore = programme.column(1);
	const { most } = programme.range(terms);
	programme.bound([...terms, [lesser, -1], [isMore, -most]], { max: 0 });
	programme.bound(
		[
			[lesser, 1],
			[isMore, -number]
		],
		{ min: 0 }
	);
	return lesser;
}

/**
 * What contradicts itself where nothing legal exists: rule after rule and unit after unit is left out, and stays out
 * as long as there is still nothing. Undefined if a list is thinkable, or if a search was stopped.
 */
function whyNot(task: Task, solve: Solve, bounds: SolveBounds): Contradiction | undefined {
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
	readonly #bounds: SolveBounds;
	#ways: Task['ways'];

	constructor(task: Task, solve: Solve, bounds: SolveBounds) {
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
