import { matches, type ArmyIndex, type MusteredUnit } from '#engine';
import type { Value } from '#schema';
import type { RecordWorth } from './record-model.ts';

/** A unit's value to the enemy; undefined if unknown. */
export function worthOf(
	{ system }: ArmyIndex,
	{ tags, points }: MusteredUnit,
	pieces: number
): RecordWorth | undefined {
	const value = system.record?.values?.find(({ of }) => matches(of, tags));
	return value && worthBy(value, points, pieces);
}

function worthBy({ per, half, surviving }: Value, points: number, pieces: number): RecordWorth {
	return {
		full: per === undefined ? points : Math.ceil(points / per),
		...(half && pieces >= half.from && { half: roundedUp(points / 2, half.to), left: half.left }),
		...(surviving && { isSurviving: true })
	};
}

function roundedUp(points: number, to: number): number {
	return Math.ceil(points / to) * to;
}
