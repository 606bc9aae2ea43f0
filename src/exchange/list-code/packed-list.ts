/**
 * The versions of packed lists, in the first byte. Proposals have the second, so that a Muster that does not
 * know them says so, and does not take them for lists; lists have the first, which every Muster reads.
 */
export const versions = { list: 1, proposal: 2 } as const;

/** A longer text is not a usable link. */
export const maxLetters = 30_000;

/** Flags for optional parts, in the second byte. Its lowest two bits are the length of marks. */
export const has = { name: 4, readings: 8, event: 16, groups: 32, rules: 64 } as const;

/** A list as in a link, with marks in hexadecimal in place of ids. */
export interface PackedList {
	/** The length of marks in this list. */
	readonly markBytes: number;
	readonly system: string;
	readonly army: string;
	readonly revision: string;
	readonly size: number;
	/** The list code, with which the result is checked. */
	readonly code: string;
	/** In a proposal: the code of the list that it is for. */
	readonly answers?: string;
	readonly name?: string;
	/** Readings with their answers. */
	readonly readings: readonly (readonly [reading: string, answer: string])[];
	readonly event?: PackedEvent;
	/** Units outside groups. */
	readonly lines: readonly PackedLine[];
	readonly groups: readonly PackedGroup[];
}

/** An event by name, date and fingerprint. */
export interface PackedEvent {
	readonly name: string;
	readonly date: string;
	readonly mark: string;
	/** Its rules, deflated, where there is room for them. */
	readonly rules?: Uint8Array;
}

export interface PackedGroup {
	readonly kind: string;
	readonly name?: string;
	readonly lines: readonly PackedLine[];
}

/** Several identical units. */
export interface PackedLine {
	readonly count: number;
	readonly entry: string;
	readonly options: readonly string[];
	readonly models?: number;
	readonly name?: string;
}
