import type { Factor, RosterUnit } from '#schema';
import type { IndexedEntry } from './army-index.ts';

/** An option of a unit; `indexed` is undefined if the army does not have it. */
export interface MusteredOption {
	readonly id: string;
	readonly indexed: IndexedEntry | undefined;
}

/** A unit of a roster with its entry and options looked up. */
export interface MusteredUnit {
	readonly unit: RosterUnit;
	readonly indexed: IndexedEntry | undefined;
	readonly options: readonly MusteredOption[];
	/** The entry's tags, and those that its options grant. */
	readonly tags: ReadonlySet<string>;
	/** The multiple of its usual size. */
	readonly times: number;
	/** The number of models, if the army says how many. */
	readonly models: number | undefined;
	/** The factors that the game applies to prices per model. */
	readonly factors: readonly Factor[];
	/** The unit's points, options included. */
	readonly points: number;
}
