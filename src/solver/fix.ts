import type { Roster } from '#schema';
import { checkRoster, type ArmyIndex } from '#engine';
import { usualEffort } from './complete.ts';
import { habitsOf } from './habits.ts';
import type { Solve } from './highs.ts';
import { modelOf, offeredIn } from './model.ts';
import { search, type Effort, type Found } from './search.ts';
import { changedOf } from './variants.ts';

/** A list that is to be made legal. */
interface Broken {
	readonly index: ArmyIndex;
	readonly roster: Roster;
	/** Ids of units that stay as they are. */
	readonly pinned?: ReadonlySet<string>;
	readonly effort?: Pick<Effort, 'nodes' | 'iterations'>;
}

/** What one change counts, and a point that is added or taken off. */
const weight = { change: 100, point: 0.01 };

/** Looks for the smallest set of changes that makes a list legal. A legal list is left as it is. */
export function fix({ index, roster, pinned, effort = usualEffort }: Broken, solve: Solve): Found {
	const report = checkRoster(roster, index);
	if (report.problems.length === 0) return { state: 'proved best', report, roster, cuts: 0 };
	const model = modelOf({
		index,
		roster,
		habits: habitsOf(index),
		variants: roster.units.map((unit) =>
			pinned?.has(unit.id) ? [{ unit, changes: 0 }] : changedOf(index, roster.size, unit)
		),
		areAll: false,
		offered: offeredIn(index, () => false)
	});
	const { programme, kits, going } = model;
	const charge = (at: number, cost: number): void => {
		const column = programme.columns[at];
		if (column) column.cost += cost;
	};
	const points = new Map(report.context.units.map(({ unit, points: own }) => [unit.id, own]));
	for (const { unit, countColumn, of, changes } of kits) {
		const before = of === undefined ? 0 : (points.get(roster.units[of]?.id ?? '') ?? 0);
		charge(countColumn, weight.change * changes + weight.point * Math.abs(unit.points - before));
	}
	for (const { column, changes } of going) charge(column, weight.change * changes);
	return search(model, solve, { ...effort, rounds: 12, seed: 1 });
}
