import { fileStem } from '../exchange/index.ts';
import type { Judged } from './check.ts';
import { titleOf } from './print-job.ts';
import { namePart, type NamePattern } from './print-options.ts';

/** The name of a list's file before it is made safe; what is not known of a list leaves no gap. */
export function fileTitle(pattern: NamePattern, judged: Judged): string {
	const { index, player = {} } = judged;
	const known: Readonly<Record<string, string | undefined>> = {
		...player,
		list: titleOf(judged),
		army: index.army.name,
		player: player.name
	};
	const filled = pattern.replace(namePart, (_, name: string) => known[name]?.trim() ?? '');
	const title = filled.replace(/[-_ ]{2,}/g, '-').replace(/^[-_ ]+|[-_ ]+$/g, '');
	return title === '' ? titleOf(judged) : title;
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
