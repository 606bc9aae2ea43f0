/** What the report says: what was carried over, what not, and where the public data and the text differ. */
export type NoteKind = 'carried' | 'left-out' | 'text' | 'list' | 'mended';

export interface Note {
	readonly army: string;
	readonly kind: NoteKind;
	readonly about: string;
	readonly text: string;
}

export class Notes {
	readonly all: Note[] = [];

	add(army: string, kind: NoteKind, about: string, text: string): void {
		if (this.all.some((note) => note.army === army && note.about === about && note.text === text)) {
			return;
		}
		this.all.push({ army, kind, about, text });
	}
}
