import type { Growing, Selector } from '#schema';
import type { Thing } from './context.ts';

/** A raised maximum. */
interface Grown {
	readonly max: number | undefined;
	readonly growth?: Growth;
}

/** How other units raised a maximum. */
export interface Growth {
	/** The rule that raises it. */
	readonly by: Growing;
	/** The maximum before it was raised. */
	readonly base: number;
	/** How often it was raised. */
	readonly many: number;
	/** How many were counted; some may not have raised it, as only full numbers of them do. */
	readonly found: number;
	/** What keeps the maximum from being raised, if it is in the same group. */
	readonly unlessWith?: Selector | undefined;
}

/** A maximum raised by an amount for each unit found, or for each full number of them. */
export function grown(
	max: number | undefined,
	by: Growing | undefined,
	found: readonly Thing[]
): Grown {
	if (max === undefined || !by) return { max };
	const counted = by.counting ? modelsOf(found, by.counting) : found.length;
	const many = Math.floor(counted / (by.per ?? 1));
	return {
		max: Math.min(max + by.n * many, by.upTo ?? Infinity),
		growth: { by, base: max, many, found: counted }
	};
}

/** The number of models in those that are units, or in the largest of them. */
function modelsOf(things: readonly Thing[], counting: NonNullable<Growing['counting']>): number {
	const models = things.map(({ indexed, bearer }) =>
		indexed === bearer.indexed ? (bearer.models ?? 1) : 0
	);
	return counting === 'largest'
		? Math.max(0, ...models)
		: models.reduce((sum, own) => sum + own, 0);
}
