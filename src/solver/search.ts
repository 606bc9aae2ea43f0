import type { Roster } from '#schema';
import { checkRoster, type Report } from '#engine';
import { chosenKits, rosterOf } from './build.ts';
import type { Model } from './model.ts';
import type { Bounds, Solve, Values } from './highs.ts';

/** What is known of a list that was found, or of there being none. */
export type State =
	| 'proved best'
	| 'best of what was offered'
	| 'best found'
	| 'nothing legal exists'
	| 'none found';

/** What a search came to. */
export interface Found {
	readonly state: State;
	/** A list that the engine found legal. */
	readonly report?: Report;
	readonly roster?: Roster;
	/** The solution that it was built from. */
	readonly values?: Values;
	/** How many answers were cut off, as the engine found them illegal. */
	readonly cuts: number;
}

/** What bounds a search. */
export interface Effort extends Bounds {
	readonly rounds: number;
}

/**
 * Solves a programme, builds the list and judges it; a list that is not legal is cut off, and the search goes on.
 * @param finish what is done to a legal list before it is shown
 */
export function search(
	model: Model,
	solve: Solve,
	{ rounds, ...bounds }: Effort,
	finish: (roster: Roster) => Roster = (roster) => roster
): Found {
	const { index } = model.task;
	let cuts = 0;
	for (let round = 0; round < rounds; round += 1) {
		const { ended, values } = solve(model.programme, bounds);
		if (!values) {
			const isProved = ended === 'infeasible' && cuts === 0 && model.isWhole;
			return { state: isProved ? 'nothing legal exists' : 'none found', cuts };
		}
		const best = ended === 'optimal' && cuts === 0 ? bestOf(model) : 'best found';
		const built = rosterOf(model, values);
		// What is best by the wishes would not be so with more.
		const roster = best === 'proved best' ? built : finish(built);
		const report = checkRoster(roster, index);
		if (report.problems.length === 0) return { state: best, report, roster, values, cuts };
		cutOff(model, values);
		cuts += 1;
	}
	return { state: 'none found', cuts };
}

function bestOf({ isWhole }: Model): State {
	return isWhole ? 'proved best' : 'best of what was offered';
}

/** Forbids an answer, and all that have as much of everything that it has. */
function cutOff({ programme, kits }: Model, values: Values): void {
	const fewer = chosenKits(kits, values).flatMap(([column, count]) => {
		const { lower = 0, upper = 0 } = programme.columns[column] ?? {};
		if (lower >= count) return [];
		const isFewer = programme.column(1);
		programme.bound(
			[
				[column, 1],
				[isFewer, upper - count + 1]
			],
			{ max: upper }
		);
		return [isFewer];
	});
	programme.bound(
		fewer.map((column) => [column, 1] as const),
		{ min: 1 }
	);
}
