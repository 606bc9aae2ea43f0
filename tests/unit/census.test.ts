import { expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { RosterUnit } from '#schema';
import { aConstraint, anArmy, aRoster, aSource, aSystem, aUnit } from '../builders.ts';

/*
 * Bands of 100 points. Pikes (40) at least 1 a band, slingers (30) at most 1 a band, captains (80)
 * as many as you like; a horse (15) for captains only; a horn (10) for anybody, but one in an army.
 */
const constraints = [
	{ kind: 'points-limit' },
	{ kind: 'count', of: { any: ['pikes'] }, min: 1, per: 'band' },
	{ kind: 'count', of: { any: ['slingers'] }, max: 1, per: 'band' },
	{ kind: 'carries', option: 'horse', by: { any: ['captain'] } },
	{ kind: 'unique', of: { any: ['horn'] }, scope: 'army' }
] as const;
const system = aSystem({
	band: { points: 100, belowOne: { min: 'waived', max: 'one' }, source: aSource },
	constraints: constraints.map(aConstraint)
});
const index = indexArmy(system, anArmy());

const choices = ['pikes', 'slingers', 'captain'].flatMap((entry) =>
	[[], ['horse'], ['horn'], ['horse', 'horn']].map((options) => aUnit(entry, { options }))
);

const prices: Readonly<Record<string, number>> = {
	...{ pikes: 40, slingers: 30, captain: 80 },
	...{ horse: 15, horn: 10 }
};

/** What a roster costs, by the prices above. */
function cost(units: readonly RosterUnit[]): number {
	const ids = units.flatMap(({ entry, options = [] }) => [entry, ...options]);
	return ids.reduce((sum, id) => sum + (prices[id] ?? 0), 0);
}

/**
 * How many rosters of these units, and up to so many of the choices from here on, are legal. To one that costs too
 * much nothing is added: it only grows dearer.
 */
function countLegal(
	size: number,
	room: number,
	units: readonly RosterUnit[] = [],
	from = 0
): number {
	const here = checkRoster(aRoster({ size, units }), index).problems.length === 0 ? 1 : 0;
	if (room === 0 || cost(units) > size) return here;
	return choices.reduce(
		(sum, choice, at) =>
			at < from ? sum : sum + countLegal(size, room - 1, [...units, choice], at),
		here
	);
}

/*
 * Worked out by hand. For p pikes, s slingers, c captains of whom h ride, the army without a horn is
 * one roster; with a horn it is one for each kind of unit there is to carry it (pikes, slingers,
 * captains on foot, captains on horse), if 10 points are left.
 *
 * 99 points, no full band: p ≥ 0, s ≤ 1.
 *   no captain: s 0: p 0, 1, 2: 1 + 2 + 2; s 1: p 0, 1: 2 + 3                  = 10
 *   a captain: on foot (80): 2; on horse (95): 1                               =  3
 * 199 points, one band: p ≥ 1, s ≤ 1.
 *   no captain: s 0: p 1–4: 4 × 2; s 1: p 1–3: 3 × 3, p 4 (190): 1             = 18
 *   a captain on foot: s 0: p 1, 2: 2 × 3; s 1: p 1: 4, p 2 (190): 1           = 11
 *   a captain on horse: s 0: p 1, 2: 2 × 3; s 1: p 1: 4                        = 10
 * 250 points, two bands: p ≥ 2, s ≤ 2.
 *   no captain: s 0: p 2–6: 5 × 2; s 1: p 2–5: 4 × 3; s 2: p 2–4: 3 × 3        = 31
 *   a captain on foot: s 0: p 2–4: 3 × 3; s 1: p 2, 3: 2 × 4; s 2: p 2: 4      = 21
 *   on horse: s 0: p 2, 3: 2 × 3; s 1: p 2: 4, p 3 (245): 1; s 2: p 2: 4       = 15
 *   two captains: on foot, p 2 (240): 3                                        =  3
 * The biggest armies have 2 (1 pikes, 1 slingers), 5 and 6 units; one more is tried.
 */
test.each([
	{ size: 99, units: 3, legal: 10 + 3 },
	{ size: 199, units: 6, legal: 18 + 11 + 10 },
	{ size: 250, units: 7, legal: 31 + 21 + 15 + 3 }
])('of all rosters of up to $units units at $size points $legal are legal', (census) => {
	expect(countLegal(census.size, census.units)).toBe(census.legal);
});
