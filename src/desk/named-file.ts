import { fileStem } from '../exchange/index.ts';

/** A file that the desk makes. */
export interface NamedText {
	/** Its path within the folder or the archive, with slashes. */
	readonly name: string;
	readonly text: string;
}

/** Assigns unique file names in a folder, whether or not the disk distinguishes capitals. */
export class FileNames {
	readonly #inUse = new Set<string>();

	/** A name made from the list's: “Nordland.pdf”, then “Nordland-2.pdf” for the next list of that name. */
	next(list: string, ending: string): string {
		const stem = fileStem(list);
		for (let number = 1; ; number += 1) {
			const name = `${number === 1 ? stem : `${stem}-${number}`}.${ending}`;
			const key = name.toLowerCase();
			if (this.#inUse.has(key)) continue;
			this.#inUse.add(key);
			return name;
		}
	}
}
