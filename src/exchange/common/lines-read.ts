/** A unit of a roster, by id, and the numbers of the lines that it was read from. */
export interface UnitRead {
	readonly unit: string;
	readonly lines: readonly number[];
}

/** How a text became a roster. */
export interface LinesRead {
	readonly units: readonly UnitRead[];
	/** Lines that are no part of the list, by number. */
	readonly asides: readonly number[];
	/** Lines of what a unit above is given. */
	readonly below: readonly number[];
	/** The points limit, if the text states it. */
	readonly size: number | undefined;
}
