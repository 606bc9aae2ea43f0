import { dropAll } from '../drop.ts';
import { everything, gather, waysToFree } from '../free-points.ts';
import { without, type Repair } from '../repair.ts';
import { sizesToSpend } from '../sizes.ts';
import { fewerModels } from './models.ts';
import type { Workshop } from '../workshop.ts';

/** Parting with one thing or several of a kind; or a bigger game. */
export function* forOver(workshop: Workshop): Generator<Repair> {
	yield* sizesToSpend(workshop);
	yield* fewerModels(workshop, overBy(workshop));
	for (const drops of waysToFree(workshop, overBy(workshop), () => true)) yield without(drops);
}

/** Parting with a mixture. */
export function* forOverAtLast(workshop: Workshop): Generator<Repair> {
	const drops = gather(
		workshop,
		everything(workshop),
		(picked) => dropAll(picked).points >= overBy(workshop)
	);
	if (drops) yield without(drops);
}

function overBy({ problem: { measured, max = 0 } }: Workshop): number {
	return measured - max;
}
