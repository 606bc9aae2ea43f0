/** What the conversion could not take over, or put right, by army and kind. */
export interface Note {
	readonly army: string;
	readonly kind: string;
	/** The unit that is incomplete for it, if it is. */
	readonly unit?: string;
	readonly text: string;
}

/** Collects notes, and which units are incomplete. */
export class Notes {
	readonly all: Note[] = [];

	/** Something left out, mended or decided. */
	add(army: string, kind: string, text: string): void {
		this.all.push({ army, kind, text });
	}

	/** Something that a unit lacks. */
	lacks(army: string, unit: string, kind: string, text: string): void {
		this.all.push({ army, kind, unit, text: `${unit}: ${text}` });
	}

	/** The units of an army that lack something. */
	partly(army: string): ReadonlySet<string> {
		return new Set(this.all.flatMap((note) => (note.army === army && note.unit) || []));
	}
}
