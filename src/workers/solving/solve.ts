import { indexFor, type ArmyIndex } from '#engine';
import {
	complete,
	contradiction,
	differencesOf,
	fix,
	habitsOf,
	loadSolver,
	replacementsFor,
	type Completion,
	type Request,
	type Solve
} from '../../solver/index.ts';
import type { Reasons, Solved, SolvingAnswer, SolvingOrder, SolvingTask } from './messages.ts';

type Say = (answer: SolvingAnswer) => void;
type TaskOf<K extends SolvingTask['kind']> = Extract<SolvingTask, { kind: K }>;

/** Does a task, and says what is found as it is found. */
export async function solve({ task, ...given }: SolvingOrder, say: Say): Promise<void> {
	const { roster } = given;
	const index = indexFor(given, roster);
	if (task.kind === 'replace') {
		say({ kind: 'replacements', units: replacementsFor(index, roster, task.unit) });
	} else {
		const solver = await loadSolver().catch(() => undefined);
		if (!solver) say({ kind: 'no solver' });
		else if (task.kind === 'complete') sayCompletions(requestOf(index, given, task), solver, say);
		else sayFix(index, given, task, solver, say);
	}
	say({ kind: 'done' });
}

function requestOf(
	index: ArmyIndex,
	{ roster }: Pick<SolvingOrder, 'roster'>,
	{ wishes, excluded, loose }: TaskOf<'complete'>
): Request {
	return {
		index,
		roster,
		wishes,
		excluded: ({ entry }) => excluded.has(entry.id),
		loose
	};
}

function sayCompletions(request: Request, solver: Solve, say: Say): void {
	const found: Completion[] = [];
	for (const each of complete(request, solver)) {
		if (each.report) {
			found.push(each);
			say({ kind: 'found', lists: named(found, request.index) });
		} else {
			const reasons =
				each.state === 'nothing legal exists' ? reasonsFor(request, solver) : undefined;
			say({ kind: 'none', state: each.state, reasons });
		}
	}
}

function named(found: readonly Completion[], index: ArmyIndex): readonly Solved[] {
	const habits = habitsOf(index);
	const differences = differencesOf(
		found.map(({ report }) => report),
		habits
	);
	return found.map(({ roster, state, isOther }, at) => ({
		roster,
		state,
		isOther,
		difference: differences[at]
	}));
}

function reasonsFor(request: Request, solver: Solve): Reasons | undefined {
	const found = contradiction(request, solver);
	return found && { rules: found.rules.map(({ id }) => id), units: found.units };
}

function sayFix(
	index: ArmyIndex,
	{ roster }: Pick<SolvingOrder, 'roster'>,
	{ pinned }: TaskOf<'fix'>,
	solver: Solve,
	say: Say
): void {
	const { roster: fixed, state } = fix({ index, roster, pinned }, solver);
	if (fixed) say({ kind: 'found', lists: [{ roster: fixed, state, isOther: false }] });
	else say({ kind: 'none', state });
}
