export interface SheetTally {
	readonly name: string;
	readonly value: number;
	/** The number of each of those counted (levels), highest first. */
	readonly parts?: readonly number[];
	/** It counts groups of the army (drops), or ungrouped units. */
	readonly about?: 'groups' | 'outside';
}

/** What units cost together, with the arithmetic ("Auxiliary units: 0 + 20 + 40 = 60"). */
export interface SheetSurcharge {
	readonly name: string;
	readonly text: string;
	readonly points: number;
}

/** A choice of the whole army (a formation, a lore, terrain). */
export interface SheetChoice {
	/** Its type ("Formation"), and the heading of that type. */
	readonly kind: string;
	readonly heading: string;
	readonly name: string;
	/** The season of play that it is of. */
	readonly mark?: string;
	readonly points: number;
	/** There may be several of its kind. */
	readonly isOneOfSeveral: boolean;
	/** A `feature` stands on the table, a `lore` is one of spells, a `rule` is anything else. */
	readonly role: 'feature' | 'lore' | 'rule';
	/** Its effect, if the pack has it. */
	readonly text?: string;
}

export interface SheetColumn {
	readonly name: string;
	readonly short: string;
}

/** The lines under one heading of the army list, or of one group the army is made of. */
export interface SheetGroup {
	readonly heading: string;
	/** A group the army is made of; otherwise units under a heading. */
	readonly isGroup?: true;
	/** Its number in lists as text, which do not number the general's regiment or empty ones. */
	readonly listed?: string;
	/** The custom name of a group. */
	readonly ownName?: string;
	readonly lines: readonly SheetLine[];
	/** Units in all lines. */
	readonly count: number;
	readonly points: number;
	/** Its share of the points limit, where such shares are in use. */
	readonly share?: SheetShare;
	/** The choices under it, where their number is limited. */
	readonly slots?: SheetSlots;
}

/** What a heading, or some units by another name, take of the points limit. */
export interface SheetShare {
	/** In percent. */
	readonly percent: number;
	/** The limits, in percent too. */
	readonly min?: number;
	readonly max?: number;
}

/** How many choices there are of a kind, with the limits at this size. */
export interface SheetSlots {
	readonly slots: number;
	readonly min?: number;
	readonly max?: number;
}

/** One unit, or several identical ones. */
export interface SheetLine {
	readonly count: number;
	readonly name: string;
	/** The custom name of it. */
	readonly ownName?: string;
	/** Legends, or the season of play that it is of. */
	readonly mark?: string;
	/** No longer supported by the publisher. */
	readonly legends?: true;
	/** Its roles in the army ("General"). */
	readonly roles?: readonly string[];
	/** Its number, where a tally lists it ("Level 5"), with the points of the option that grants it. */
	readonly ranks?: readonly string[];
	/** A number of its own ("4 spells"). */
	readonly numbers?: readonly string[];
	/** Free equipment of every model. */
	readonly equipment?: readonly string[];
	readonly options: readonly SheetOption[];
	/** Options that are shown as its roles and ranks, and not among the others. */
	readonly rankOptions?: readonly SheetOption[];
	/** One value a column; undefined where the list prints a dash. */
	readonly stats: readonly (string | undefined)[];
	/** Further stat lines of its own (a crew, what it rides). */
	readonly moreStats?: readonly NamedStats[];
	/** Models in one unit, where the army says how many there are. */
	readonly models?: number;
	/** The models are the crew of one machine. */
	readonly isCrewed?: true;
	/** It leads its group. */
	readonly isLeader?: true;
	/** The units that come inside it. */
	readonly holds?: readonly SheetHeld[];
	/** Points of one unit, options included; of one ordinary model, where units are lines of their own. */
	readonly pointsEach: number;
	/** Its own price without options: of one model, where units of several pay by the model. */
	readonly pointsBase: number;
	/** What the unit costs besides models and options; less than zero where its first models are cheaper. */
	readonly pointsOnce?: number;
	readonly points: number;
	readonly note?: string;
}

export interface SheetHeld {
	readonly count: number;
	readonly name: string;
	/** Models in each. */
	readonly models: number;
}

/** A stat line with a name. */
export interface NamedStats {
	readonly name: string;
	readonly stats: SheetLine['stats'];
}

export interface SheetOption {
	readonly name: string;
	/** The heading it stands under in the army list; one of its own for what every model has. */
	readonly kind: string;
	/** How many of it one unit has. */
	readonly count: number;
	/** Points of them all. */
	readonly points: number;
	/** Its price per model, if priced so. */
	readonly each?: number;
	/** Its own stat line, of mounts and attached stands, or of the figure that it makes of a model. */
	readonly stats?: SheetLine['stats'];
	/** Further stat lines of its own. */
	readonly moreStats?: readonly NamedStats[];
}
