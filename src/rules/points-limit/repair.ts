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
	type Workshop
} from '../../engine/workshop/index.ts';
import type { Repairs } from '../kind.ts';

export const repairPointsLimit: Repairs<'points-limit'> = {
	/** Removing one or several of a kind; or a higher points limit. */
	*candidates(workshop, { measured, max }) {
		yield* sizesToSpend(workshop);
		yield* fewerModels(workshop, measured - max);
		for (const drops of waysToFree(workshop, measured - max, () => true)) yield without(drops);
	},
	/** Parting with a mixture. */
	*lastResorts(workshop, { measured, max }) {
		const drops = gather(
			workshop,
			everything(workshop),
			(picked) => dropAll(picked).points >= measured - max
		);
		if (drops) yield without(drops);
	}
};

/** The next usual size that holds the points spent, and a size of just that many. */
function* sizesToSpend(workshop: Workshop): Generator<Repair> {
	const { points } = workshop.context;
	const usual = usualSizes(workshop).find((size) => size >= points);
	const sizes = new Set([Math.ceil(points), ...(usual === undefined ? [] : [usual])]);
	for (const size of sizes) yield resizing(workshop, size);
}
