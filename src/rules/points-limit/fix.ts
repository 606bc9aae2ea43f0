import {
	dropAll,
	everything,
	fewerModels,
	gather,
	changingPointsLimit,
	usualPointsLimits,
	waysToFree,
	without,
	type Fix,
	type FixContext,
	type Fixes
} from '../../engine/fix/index.ts';

export const fixPointsLimit: Fixes<'points-limit'> = {
	/** Removing one or several of a kind, or raising the points limit. */
	*candidates(fixing, { measured, max }) {
		yield* limitsToSpend(fixing);
		yield* fewerModels(fixing, measured - max);
		for (const drops of waysToFree(fixing, measured - max, () => true)) yield without(drops);
	},
	/** Removing things of several kinds. */
	*lastResorts(fixing, { measured, max }) {
		const drops = gather(
			fixing,
			everything(fixing),
			(picked) => dropAll(picked).points >= measured - max
		);
		if (drops) yield without(drops);
	}
};

/** The next usual points limit that is high enough, and one equal to the points spent. */
function* limitsToSpend(fixing: FixContext): Generator<Fix> {
	const { points } = fixing.context;
	const usual = usualPointsLimits(fixing).find((size) => size >= points);
	const sizes = new Set([Math.ceil(points), ...(usual === undefined ? [] : [usual])]);
	for (const size of sizes) yield changingPointsLimit(fixing, size);
}
