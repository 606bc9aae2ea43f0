/** The battle record: what is crossed off and noted during a game. */
export interface SheetRecord {
	/** The word for a turn and the numbers of the turns. */
	readonly turns: { readonly name: string; readonly heads: readonly string[] };
	/** Rows of the table of turns, above each side's points. */
	readonly scores: readonly RecordScore[];
	readonly counters: readonly RecordCounter[];
	/** The word for what is crossed off ("stand", "stands"). */
	readonly piece: string;
	readonly pieces: string;
	/** The stat that they lose ("Hits"). */
	readonly wounds: string;
	/** Whether the game has points. */
	readonly hasPoints: boolean;
	/** Whether it is known how many points units are worth to the enemy, and whether some are worth half. */
	readonly hasWorth: boolean;
	readonly hasHalf: boolean;
	readonly sections: readonly RecordSection[];
	/** How points are counted and when the battle ends, with sources. */
	readonly rules: readonly RecordRule[];
	/** What the game's sources do not say. */
	readonly unknown: readonly string[];
	/** What was noted in a battle, where the record is filled in. */
	readonly filled?: RecordFilled;
}

/** What is written into a record; what is crossed off stands with its boxes. */
export interface RecordFilled {
	readonly opponent: string;
	readonly mission: string;
	readonly result: string;
	/** The turns that were played to their end. */
	readonly turns: number;
	/** Victory points of each turn, and in all. */
	readonly points: OfSides<readonly number[]>;
	readonly totals: OfSides<number>;
	/** What the enemy has earned by the units. */
	readonly losses: number;
}

/** Something of the player’s side, and of the enemy’s. */
interface OfSides<T> {
	readonly own: T;
	readonly enemy: T;
}

export interface RecordRule {
	readonly name: string;
	readonly text: string;
	readonly source: string;
}

/** A row of the table of turns: boxes to tick or cross off, otherwise room for a number. */
export interface RecordScore {
	readonly name: string;
	/** Victory points for each ticked box. */
	readonly points?: number;
	/** Boxes per turn. */
	readonly boxes?: number;
	/** Whether it is only for the first turn. */
	readonly isFirst?: true;
	/** The side it belongs to; by default both sides have a row. */
	readonly side?: 'own';
	/** What was ticked or counted in each turn. */
	readonly marks?: OfSides<readonly number[]>;
}

/** Boxes for something counted over the whole battle. */
export interface RecordCounter {
	readonly name: string;
	/** Boxes for the player's side; zero if there is nothing to count. */
	readonly boxes: number;
	/** Boxes for the enemy's side; undefined if the number is to be filled in. */
	readonly enemy?: number;
	/** Whether it is not counted for the enemy. */
	readonly isOwn?: true;
	/** Whether a box can be crossed off by halves. */
	readonly hasHalves?: true;
	/** Names of things with a box each. */
	readonly each?: readonly string[];
	/** What is to be done for boxes, by what they are called after. */
	readonly notes?: readonly RecordNote[];
	/** How many boxes are crossed off, or which of those with names. */
	readonly crossed?: OfSides<number>;
	readonly ticks?: readonly boolean[];
	/** Victory points per box, for the player or the opponent. */
	readonly points?: number;
	readonly isForOther?: true;
}

/** What something on the record asks for. */
export interface RecordNote {
	readonly name: string;
	readonly text: string;
}

/** Units under a heading of the army list, or in one group. */
export interface RecordSection {
	readonly heading: string;
	/** The custom name of a group. */
	readonly ownName?: string;
	readonly rows: readonly RecordRow[];
	/** Points of all its units. */
	readonly points: number;
}

/** One unit. */
export interface RecordRow {
	/** The id of the unit in its roster. */
	readonly id: string;
	readonly name: string;
	/** Its number among those of the same name, from 1. */
	readonly number?: number;
	readonly ownName?: string;
	/** What it is in the army ("General"). */
	readonly roles?: readonly string[];
	/** The boxes of the unit itself first, then of what has boxes of its own (a mount, a crew). */
	readonly tracks: readonly RecordTrack[];
	/** Its points, with all upgrades. */
	readonly points: number;
	readonly worth?: RecordWorth;
	/** What the enemy has earned by it. */
	readonly earned?: 'half' | 'full';
}

/** Boxes: how many pieces, and how many boxes each has; none if the player writes the number in. */
export interface RecordTrack {
	/** Of what, where that is not the unit itself. */
	readonly name?: string;
	readonly pieces: number;
	/** Boxes of each piece: its wounds, or one where those are not kept. */
	readonly each: number;
	/** The wounds of a piece, where they are stated instead of crossed off. */
	readonly takes?: number;
	/** How many boxes are crossed off. */
	readonly crossed?: number;
	/** The data do not say how much damage a piece takes. */
	readonly isUnsure?: true;
}

/** What a unit is worth to the enemy. */
export interface RecordWorth {
	readonly full: number;
	/** Half, and how many pieces are then left at most. */
	readonly half?: number;
	readonly left?: number;
	/** It is worth that if it survives. */
	readonly isSurviving?: true;
}
