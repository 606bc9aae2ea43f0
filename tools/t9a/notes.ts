/** What the report says: what was carried over, what not, and what was mended. */
export type NoteKind = 'left-out' | 'read' | 'mended';

export interface Note {
	readonly army: string;
	readonly kind: NoteKind;
	readonly about: string;
	readonly text: string;
	/** The unit it is shown at. */
	readonly entry?: string;
}

/** How many of something the facts have, and how many of them came over. */
export interface Tally {
	found: number;
	carried: number;
}

export const counted = ['units', 'options', 'limits', 'items', 'lores'] as const;
export type Counted = (typeof counted)[number];

export class Notes {
	readonly all: Note[] = [];
	/** What bearers of a keyword are called, by the name of what they have. */
	readonly words = new Map<string, string>();
	readonly #counts = new Map<string, Tally>();

	add(note: Note): void {
		const known = this.all.some(
			({ army, about, text, kind }) =>
				army === note.army && about === note.about && text === note.text && kind === note.kind
		);
		if (!known) this.all.push(note);
	}

	count(army: string, what: Counted, carried: boolean): void {
		const tally = this.countOf(army, what);
		tally.found += 1;
		if (carried) tally.carried += 1;
	}

	countOf(army: string, what: Counted): Tally {
		const key = `${army} ${what}`;
		const tally = this.#counts.get(key) ?? { found: 0, carried: 0 };
		this.#counts.set(key, tally);
		return tally;
	}
}
