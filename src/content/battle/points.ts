import { matches } from '#engine';
import type { BattleSide } from '../../schema/own/battle.ts';
import type { BattleState } from './battle.ts';
import {
	maxRounds,
	otherSide,
	type BattlePlan,
	type PlayedCounter,
	type PlayedTrack,
	type PlayedUnit,
	type SidePlan
} from './plan.ts';

type Values = BattleState['values'];

/** How many pieces of a track are left, and the wounds on the one that is hurt. */
interface Left {
	readonly pieces: number;
	readonly hurt: number;
}

export function leftOf({ key, pieces, each }: PlayedTrack, values: Values): Left {
	const lost = values.get(key) ?? 0;
	return { pieces: Math.max(pieces, 1) - Math.floor(lost / each), hurt: lost % each };
}

/** Whether nothing of a unit is left, or it counts as destroyed. */
export function isLost(unit: PlayedUnit, values: Values): boolean {
	return (
		unit.states.some(({ key, isLost: counts }) => counts && (values.get(key) ?? 0) > 0) ||
		isDestroyed(unit, values)
	);
}

/** Whether nothing of a unit is left. */
export function isDestroyed({ tracks }: PlayedUnit, values: Values): boolean {
	return tracks.length > 0 && tracks.every((track) => leftOf(track, values).pieces === 0);
}

/** Whether so little of a unit is left that it is worth half. */
export function isHalfLost({ worth, tracks }: PlayedUnit, values: Values): boolean {
	if (worth?.half === undefined || worth.left === undefined) return false;
	const own = tracks.filter(({ name }) => name === undefined);
	return own.reduce((sum, track) => sum + leftOf(track, values).pieces, 0) <= worth.left;
}

/** What a unit is worth to the enemy as it stands. */
function worthLost(unit: PlayedUnit, values: Values): number {
	const { worth } = unit;
	if (!worth) return 0;
	const lost = isLost(unit, values);
	if (worth.isSurviving) return lost ? 0 : worth.full;
	if (lost) return worth.full;
	return isHalfLost(unit, values) ? (worth.half ?? 0) : 0;
}

/** How many boxes of a counter are crossed off: halves of units where the game counts them. */
export function crossedOff(
	{ of, keys, hasHalves }: PlayedCounter,
	{ units }: SidePlan,
	values: Values
): number {
	if (!of) return keys.reduce((sum, key) => sum + (values.get(key) ?? 0), 0);
	return units
		.filter(({ tags }) => matches(of, tags))
		.reduce((sum, unit) => {
			if (isLost(unit, values)) return sum + 1;
			return hasHalves && isHalfLost(unit, values) ? sum + 0.5 : sum;
		}, 0);
}

/** The counters for which a side’s army is beaten. */
export function beatenBy(side: SidePlan, values: Values): readonly PlayedCounter[] {
	return side.counters.filter(
		(counter) =>
			counter.ends && counter.boxes > 0 && crossedOff(counter, side, values) >= counter.boxes
	);
}

/** The victory points of a side: for the enemy’s losses, and all others. */
interface Points {
	readonly losses: number;
	readonly scored: number;
	readonly total: number;
}

/**
 * The victory points of a side.
 * @param isOver whether what units are worth that survive counts already
 */
export function pointsOf(
	plan: BattlePlan,
	values: Values,
	side: BattleSide,
	isOver = false
): Points {
	const [mine, theirs] = [plan[side], plan[otherSide(side)]];
	const losses = theirs.units
		.filter(({ worth }) => isOver || !worth?.isSurviving)
		.reduce((sum, unit) => sum + worthLost(unit, values), 0);
	const scored =
		scoredIn(mine, values) +
		counterPoints(mine, values, false) +
		counterPoints(theirs, values, true);
	return { losses, scored, total: losses + scored };
}

/** The points that a side has scored in each round, or in one. */
export function scoredIn(
	{ scores, pointsOf: byHand }: SidePlan,
	values: Values,
	of?: number
): number {
	const rounds = of === undefined ? Array.from({ length: maxRounds }, (_, at) => at + 1) : [of];
	const value = (key: string): number => values.get(key) ?? 0;
	return rounds.reduce(
		(sum, round) =>
			sum +
			value(byHand(round)) +
			scores.reduce((all, { keyOf, points = 1 }) => all + value(keyOf(round)) * points, 0),
		0
	);
}

function counterPoints(side: SidePlan, values: Values, forOther: boolean): number {
	return side.counters
		.filter(({ isForOther = false }) => isForOther === forOther)
		.reduce((sum, counter) => sum + (counter.points ?? 0) * crossedOff(counter, side, values), 0);
}

/** Who is ahead. */
export function leader(own: number, enemy: number): 'own' | 'enemy' | 'draw' {
	if (own === enemy) return 'draw';
	return own > enemy ? 'own' : 'enemy';
}
