import { fc } from '../draw.ts';
import { describe, expect, test } from 'vitest';
import {
	applyEdit,
	checkRoster,
	indexArmy,
	leaderOf,
	placesOf,
	rosterContext,
	whyNotAdd,
	whyNotGive,
	whyNotJoin,
	groupIn,
	rangeOf,
	type LeaderRow,
	type MusteredUnit,
	type Problem
} from '#engine';
import type { Roster } from '#schema';
import { anEntry } from '../builders.ts';
import { aHost, aHostIndex, aHostIndexOf, hostArmy, hostSystem } from '../host.ts';
import { hostRosters } from './host-rosters.ts';
import { aboutOf, amountIn, unitIn } from '../said.ts';
import { amount } from '../runs.ts';

const index = aHostIndex();

/** The same things in some other order. */
function shuffled<T>(things: readonly T[]): fc.Arbitrary<T[]> {
	return fc.shuffledSubarray([...things], { minLength: things.length });
}

describe('places in a regiment', () => {
	const colours = ['red', 'blue', 'green'] as const;
	const row = fc
		.record({
			of: fc.subarray([...colours], { minLength: 1 }),
			min: fc.constantFrom(undefined, undefined, 1),
			max: fc.constantFrom(undefined, 0, 1, 2)
		})
		.map(({ of, min, max }): LeaderRow => ({
			name: of.join(),
			of: { any: of },
			...(min !== undefined && { min }),
			...(max !== undefined && { max: Math.max(max, min ?? 1) })
		}));
	const cases = fc.record({
		rows: fc.array(row, { maxLength: 4 }),
		members: fc.array(fc.constantFrom(...colours), { maxLength: 6 })
	});

	/** A captain with these rows, and units of these colours under him. */
	function listOf(rows: readonly LeaderRow[], members: readonly string[]) {
		const captain = anEntry('captain', { type: 'lord', leads: rows });
		const entries = [captain, ...colours.map((id) => anEntry(id, { type: 'troop' }))];
		const { constraints } = aHostIndex('regiment-led').system;
		const army = indexArmy({ ...hostSystem, constraints }, { ...hostArmy, entries });
		const list = ['captain @1', ...members.map((member) => `${member} @1`)].join(', ');
		return { army, roster: aHost(list) };
	}

	/** Every way to give members a row or none. */
	function* ways(rows: readonly LeaderRow[], members: readonly string[]): Generator<number[]> {
		const [first, ...others] = members;
		if (first === undefined) {
			yield rows.map(() => 0);
			return;
		}
		for (const taken of ways(rows, others)) {
			yield taken;
			for (const [at, { of, max = Infinity }] of rows.entries()) {
				const count = taken[at] ?? 0;
				if (of.any?.includes(first) && count < max) yield taken.with(at, count + 1);
			}
		}
	}

	test('as many have one as can, and as few are empty that must not be', () => {
		fc.assert(
			fc.property(cases, ({ rows, members }) => {
				const placed = (taken: readonly number[]) => taken.reduce((sum, count) => sum + count, 0);
				const short = (taken: readonly number[]) =>
					rows.reduce((sum, { min = 0 }, at) => sum + Math.max(0, min - (taken[at] ?? 0)), 0);
				const all = [...ways(rows, members)];
				const most = Math.max(...all.map(placed));
				const least = Math.min(...all.filter((taken) => placed(taken) === most).map(short));
				const { army, roster } = listOf(rows, members);
				const places = placesOf(rosterContext(roster, army), '1');
				expect(members.length - (places?.unplaced.length ?? 0)).toBe(most);
				const taken = places?.rows.map((each) => each.seated.length) ?? [];
				expect([placed(taken), short(taken)]).toEqual([most, least]);
				for (const each of places?.rows ?? []) expect(each.room).toBeGreaterThanOrEqual(0);
			}),
			{ numRuns: amount({ all: 300, part: 60 }) }
		);
	});

	test('are as many in whatever order the units and the rows are', () => {
		const reordered = cases.chain((drawn) =>
			fc.record({
				drawn: fc.constant(drawn),
				rows: shuffled(drawn.rows),
				members: shuffled(drawn.members)
			})
		);
		const outcomes = ({ army, roster }: ReturnType<typeof listOf>) =>
			checkRoster(roster, army)
				.problems.map(({ outcome }) => outcome)
				.toSorted();
		fc.assert(
			fc.property(reordered, ({ drawn, rows, members }) => {
				expect(outcomes(listOf(rows, members))).toEqual(
					outcomes(listOf(drawn.rows, drawn.members))
				);
			}),
			{ numRuns: amount({ all: 300, part: 60 }) }
		);
	});
});

test('the order of units changes no outcome and no number', () => {
	const rules = aHostIndexOf(...hostSystem.constraints);
	const summary = (roster: Roster) => {
		const { verdicts, tallies, points } = checkRoster(roster, rules);
		const verdictKeys = verdicts.map((verdict) => {
			const { min, max } = rangeOf(verdict) ?? {};
			const { constraint, outcome } = verdict;
			const facts = [outcome, amountIn(verdict), min, max, groupIn(verdict)];
			return JSON.stringify([constraint.id, ...facts]);
		});
		return { sorted: verdictKeys.toSorted(), tallies, points };
	};
	const reordered = hostRosters.chain((roster) =>
		shuffled(roster.units).map((units) => ({ roster, units }))
	);
	fc.assert(
		fc.property(reordered, ({ roster, units }) => {
			expect(summary({ ...roster, units })).toEqual(summary(roster));
		}),
		{ numRuns: amount({ all: 200, part: 40 }) }
	);
});

describe('what may be done', () => {
	const passing = [
		'points-limit/over',
		'count/too-few',
		'group/too-small',
		'groups/too-few',
		'led/missing',
		'rank/outranked'
	];

	/** By how much each thing is wrong; whom a problem is about counts where it is one unit. */
	function wrongs(roster: Roster): ReadonlyMap<string, number> {
		const sums = new Map<string, number>();
		for (const problem of checkRoster(roster, index).problems) {
			const key = keyOf(problem);
			sums.set(key, (sums.get(key) ?? 0) + 1 + amountIn(problem) - (rangeOf(problem)?.max ?? 0));
		}
		return sums;
	}

	function keyOf(problem: Problem): string {
		const { constraint, outcome } = problem;
		return [constraint.id, outcome, aboutOf(problem), unitIn(problem)].join();
	}

	/** Whether something is more wrong after than before, what a player fixes by going on left out. */
	function makesWorse(before: Roster, after: Roster, fixed: readonly string[]): boolean {
		const old = wrongs(before);
		return [...wrongs(after)].some(
			([key, sum]) => sum > (old.get(key) ?? 0) && !fixed.includes(key.split(',')[1] ?? '')
		);
	}

	test('an option is refused if, and only if, it makes something wrong', () => {
		const option = fc.constantFrom(...index.options.map(({ entry }) => entry.id));
		fc.assert(
			fc.property(hostRosters, option, (roster, id) => {
				fc.pre(roster.units.length > 0);
				const after = applyEdit(roster, { kind: 'give-option', unit: 'u0', option: id });
				const why = whyNotGive(rosterContext(roster, index), 'u0', id);
				expect(why.length > 0).toBe(
					makesWorse(roster, after, ['points-limit/over', 'count/too-few'])
				);
			}),
			{ numRuns: amount({ all: 400, part: 80 }) }
		);
	});

	test('a unit that is refused makes something wrong, and one that is not does not', () => {
		const entry = fc.constantFrom(...index.units.map((unit) => unit.entry.id));
		const group = fc.constantFrom('g0', 'g1', undefined);
		fc.assert(
			fc.property(hostRosters, entry, group, (roster, id, to) => {
				// The first hero is the general: that is another test's.
				const led = {
					...roster,
					units: [...roster.units, { id: 'x', entry: 'marshal', options: ['general'] }]
				};
				const units = [{ id: 'new', entry: id, ...(to !== undefined && { group: to }) }];
				const after = applyEdit(led, { kind: 'add-units', units });
				const why = whyNotAdd(rosterContext(led, index), id, to);
				expect(why.length > 0).toBe(makesWorse(led, after, passing));
			}),
			{ numRuns: amount({ all: 400, part: 80 }) }
		);
	});

	test('a move that is not refused leaves nothing wrong but what is to be done there', () => {
		const group = fc.constantFrom('g0', 'g1', 'g2', undefined);
		fc.assert(
			fc.property(hostRosters, group, (roster, to) => {
				fc.pre(roster.units.some(({ id, group: from }) => id === 'u0' && from !== to));
				const after = applyEdit(roster, { kind: 'join-group', units: ['u0'], group: to });
				const why = whyNotJoin(rosterContext(roster, index), 'u0', to);
				if (why.length === 0) expect(makesWorse(roster, after, passing)).toBe(false);
			}),
			{ numRuns: amount({ all: 400, part: 80 }) }
		);
	});
});

test('the leader is one of those who may lead, and none is there only if nobody may', () => {
	const by = { any: ['HERO'] };
	fc.assert(
		fc.property(hostRosters, (roster) => {
			const { units } = rosterContext(roster, index);
			const able = units.filter(({ tags }: MusteredUnit) => tags.has('HERO'));
			const leader = leaderOf(units, by);
			expect(able.filter((unit) => unit === leader)).toHaveLength(Math.min(1, able.length));
		})
	);
});
