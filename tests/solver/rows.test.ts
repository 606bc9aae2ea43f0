import loadHighs from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, type ArmyIndex } from '#engine';
import type { Army, Roster, System } from '#schema';
import { solvingWith, type Solve } from '../../src/solver/highs.ts';
import { plainHabits } from '../../src/solver/habits.ts';
import { modelOf } from '../../src/solver/model.ts';
import { groupKindIdOf } from '../../src/rules/kinds.ts';
import { rawPacks } from '../packs.ts';
import { amount } from '../runs.ts';
import { treeHash } from '../tree-hash.ts';
import { randomRoster } from './random-rosters.ts';

// The rows of a rule against its check, on lists that chance has made of every army: a list that keeps a rule
// satisfies its rows, and one that breaks it does not, unless groups are concerned, which are judged afterwards.

let solve: Solve;

beforeAll(async () => {
	solve = solvingWith(await loadHighs());
});

const armies = rawPacks.flatMap(({ system, armies: own }) =>
	own.map(({ army }) => ({ system: system as System, army: army as Army }))
);
const slice = armies.filter(
	(_, at) => at % amount({ all: 1, part: 8 }) === treeHash % amount({ all: 1, part: 8 })
);

/** Whether a list satisfies the rows of all rules but these. */
function isPossible(index: ArmyIndex, roster: Roster, without: ReadonlySet<string>): boolean {
	const { programme } = modelOf({
		index,
		roster,
		habits: plainHabits,
		variants: roster.units.map((unit) => [{ unit, changes: 0 }]),
		areAll: true,
		offered: [],
		most: 0,
		without
	});
	return solve(programme, { nodes: 1000, iterations: 100_000, seed: 1 }).ended === 'optimal';
}

describe('random lists of every army', () => {
	test.each(slice.map(({ system, army }) => ({ system, army, name: `${system.id}/${army.id}` })))(
		'$name',
		({ system, army }) => {
			const index = indexArmy(system, army);
			const ids = index.constraints.filter(({ advice }) => !advice).map(({ id }) => id);
			for (let at = 0; at < 6; at += 1) {
				const roster = randomRoster(index, [1000, 2000, 3000][at % 3] ?? 2000, treeHash + at);
				const broken = checkRoster(roster, index).problems.map(({ constraint }) => constraint);
				const isKept = isPossible(index, roster, new Set(broken.map(({ id }) => id)));
				expect(isKept, JSON.stringify(roster)).toBe(true);
				for (const rule of new Set(broken)) {
					if (groupKindIdOf(rule) !== undefined || ids.filter((id) => id === rule.id).length > 1)
						continue;
					const others = new Set(ids.filter((id) => id !== rule.id));
					expect(isPossible(index, roster, others), `${rule.id} ${JSON.stringify(roster)}`).toBe(
						false
					);
				}
			}
		}
	);
});
