import type { Growing } from '#schema';
import type { Thing } from './context.ts';

/** A maximum with what it grew by. */
interface Grown {
	readonly max: number | undefined;
	readonly growth?: Growth;
}

/** How a maximum grew with other units. */
export interface Growth {
	/** The rule of it: so much more for each. */
	readonly by: Growing;
	/** The maximum without it. */
	readonly base: number;
	/** How often it grew. */
	readonly many: number;
	/** How many were counted, not all of which need have made it grow. */
	readonly found: number;
}

/** A maximum with what it grows by: an amount for each unit found, or for each full number of them. */
export function grown(
	max: number | undefined,
	by: Growing | undefined,
	found: readonly Thing[]
): Grown {
	if (max === undefined || !by) return { max };
	const counted = by.counting ? modelsOf(found) : found.length;
	const many = Math.floor(counted / (by.per ?? 1));
	return { max: max + by.n * many, growth: { by, base: max, many, found: counted } };
}

/** Models in those of these that are units. */
function modelsOf(things: readonly Thing[]): number {
	return things.reduce(
		(sum, { indexed, bearer }) => sum + (indexed === bearer.indexed ? (bearer.models ?? 1) : 0),
		0
	);
}
