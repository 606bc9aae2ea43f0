/** The version of packed lists that is written here, in the first byte of each. */
export const version = 1;

/** A longer text is no link that anybody could pass on. */
export const maxLetters = 30_000;

/** Optional parts of a packed list, as bits of its second byte; the lowest two are the length of marks. */
export const has = { name: 4, readings: 8, event: 16, groups: 32 } as const;

/** A list as a link carries it: ids are marks, in hexadecimal digits. */
export interface PackedList {
	/** Bytes of a mark of this army. */
	readonly markBytes: number;
	readonly system: string;
	readonly army: string;
	readonly revision: string;
	readonly size: number;
	/** The list code, which says whether the list was read rightly. */
	readonly code: string;
	readonly name?: string;
	/** Readings with their answers. */
	readonly readings: readonly (readonly [reading: string, answer: string])[];
	readonly event?: PackedEvent;
	/** Units that stand in no group. */
	readonly lines: readonly PackedLine[];
	readonly groups: readonly PackedGroup[];
}

/** An event stays at home: its name, its day, and what tells its pack from others. */
export interface PackedEvent {
	readonly name: string;
	readonly date: string;
	readonly mark: string;
}

export interface PackedGroup {
	readonly kind: string;
	readonly name?: string;
	readonly lines: readonly PackedLine[];
}

/** Units that are alike in everything. */
export interface PackedLine {
	readonly count: number;
	readonly entry: string;
	readonly options: readonly string[];
	readonly models?: number;
	readonly name?: string;
}
