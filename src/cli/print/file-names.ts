import { fileStem } from '../../exchange/index.ts';

/** Assigns unique file names in a folder, whether or not the disk distinguishes capitals. */
export class FileNames {
	readonly #given = new Set<string>();

	/** A name made from the list's: “Nordland.pdf”, then “Nordland-2.pdf” for the next list of that name. */
	next(list: string, ending: string): string {
		const stem = fileStem(list);
		for (let number = 1; ; number += 1) {
			const name = `${number === 1 ? stem : `${stem}-${number}`}.${ending}`;
			const key = name.toLowerCase();
			if (this.#given.has(key)) continue;
			this.#given.add(key);
			return name;
		}
	}
}
