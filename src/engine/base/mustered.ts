import type { Factor, RosterUnit } from '#schema';
import type { IndexedEntry } from './army-index.ts';

/** An option as a unit has it; `indexed` is undefined where the army has nothing of that id. */
export interface MusteredOption {
	readonly id: string;
	readonly indexed: IndexedEntry | undefined;
}

/** A unit of a roster with its entry and options looked up. */
export interface MusteredUnit {
	readonly unit: RosterUnit;
	readonly indexed: IndexedEntry | undefined;
	readonly options: readonly MusteredOption[];
	/** The entry's tags and the keywords its options grant. */
	readonly tags: ReadonlySet<string>;
	/** The multiple of its usual size. */
	readonly times: number;
	/** Models in it, where the army says how many there are. */
	readonly models: number | undefined;
	/** The factors that the game puts on prices by the model. */
	readonly factors: readonly Factor[];
	/** Points of the unit with everything it was given. */
	readonly points: number;
}
