import type { Roster } from '#schema';
import { rosterContext, type ArmyIndex, type IndexedEntry, type Report } from '#engine';
import { differFrom, mustChange } from './differ.ts';
import { finishing } from './finish.ts';
import { habitsOf, plainHabits } from './habits.ts';
import type { Solve, Values } from './highs.ts';
import { modelOf, offeredIn, waysOf } from './model.ts';
import { completed, isSoundAlone } from './outfitter.ts';
import { smallerOf } from './variants.ts';
import type { Task, Variant } from './task.ts';
import { search, type Effort, type Found, type State } from './search.ts';
import { whyNot, type Contradiction } from './why-not.ts';
import { addWishes, type Wishes } from './wishes.ts';

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
