/** What the report says: what was mended, which way a thing was read, and what could not be said at all. */
export type NoteKind = 'gap' | 'mended' | 'reading' | 'source';

export interface Note {
	readonly army: string;
	readonly kind: NoteKind;
	/** What it is about, by name. */
	readonly about: string;
	readonly text: string;
	/** The unit it is about, by id. */
	readonly entry?: string | undefined;
}

export class Notes {
	readonly all: Note[] = [];

	add(note: Note): void {
		const isKnown = this.all.some(
			(other) => other.army === note.army && other.about === note.about && other.text === note.text
		);
		if (!isKnown) this.all.push(note);
	}

	of(army: string, kind: NoteKind): readonly Note[] {
		return this.all.filter((note) => note.army === army && note.kind === kind);
	}
}
