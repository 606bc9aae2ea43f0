import { fileStem } from '../../exchange/index.ts';
import type { Judged } from '../check.ts';
import { titleOf } from './job.ts';
import { part, type NamePattern } from './name-pattern.ts';

/** The name of a list's file before it is made safe; what is not known of a list leaves no gap. */
export function fileTitle(pattern: NamePattern, judged: Judged): string {
	const { index, player = {} } = judged;
	const known: Readonly<Record<string, string | undefined>> = {
		...player,
		list: titleOf(judged),
		army: index.army.name,
		player: player.name
	};
	const filled = pattern.replace(part, (_, name: string) => known[name]?.trim() ?? '');
	const told = filled.replace(/[-_ ]{2,}/g, '-').replace(/^[-_ ]+|[-_ ]+$/g, '');
	return told === '' ? titleOf(judged) : told;
}

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
