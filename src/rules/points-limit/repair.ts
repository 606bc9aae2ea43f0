import {
	dropAll,
	everything,
	fewerModels,
	gather,
	resizing,
	usualSizes,
	waysToFree,
	without,
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { Repairs } from '../repair-kind.ts';

export const repairPointsLimit: Repairs<'points-limit'> = {
	/** Removing one or several of a kind, or raising the points limit. */
	*candidates(repairing, { measured, max }) {
		yield* sizesToSpend(repairing);
		yield* fewerModels(repairing, measured - max);
		for (const drops of waysToFree(repairing, measured - max, () => true)) yield without(drops);
	},
	/** Removing things of several kinds. */
	*lastResorts(repairing, { measured, max }) {
		const drops = gather(
			repairing,
			everything(repairing),
			(picked) => dropAll(picked).points >= measured - max
		);
		if (drops) yield without(drops);
	}
};

/** The next usual points limit that is high enough, and one equal to the points spent. */
function* sizesToSpend(repairing: RepairContext): Generator<Repair> {
	const { points } = repairing.context;
	const usual = usualSizes(repairing).find((size) => size >= points);
	const sizes = new Set([Math.ceil(points), ...(usual === undefined ? [] : [usual])]);
	for (const size of sizes) yield resizing(repairing, size);
}
