import { fileStem } from '../../exchange/index.ts';

/** Gives out names of files in one folder, each once, whether the disk tells capitals apart or not. */
export class FileNames {
	readonly #given = new Set<string>();

	/** A name after a list's: “Nordland.pdf”, for the next one of that name “Nordland-2.pdf”. */
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
