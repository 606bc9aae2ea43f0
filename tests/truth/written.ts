import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandMeans } from '../../src/cli/lists.ts';
import { listsInText, type Judged } from '../../src/desk/index.ts';
import type { Packs } from '../../src/cli/packs.ts';
import { openedIn } from '../../src/cli/read-file.ts';
import { lists as listsOfTheSixth } from '../data/whfb6-golden.ts';
import { committed, readFrozen } from '../net/frozen.ts';
import { publishedLists } from '../data/published-list.ts';
import { rawPacks } from '../packs.ts';

/** A list that somebody wrote, as `muster check` reads it. */
export interface WrittenList {
	readonly from: string;
	readonly judged: Judged;
}

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));

/** Every list of the repository: samples, published and pasted lists, stored rosters, lists of the other tests. */
export async function writtenLists(packs: Packs): Promise<readonly WrittenList[]> {
	const lists: WrittenList[] = [];
	for (const [from, text] of [...texts(), ...(await textsElsewhere())]) {
		for (const read of await listsInText(text, commandMeans(packs))) {
			const outcome = await read();
			if (outcome.kind === 'judged') lists.push({ from, judged: outcome });
		}
	}
	return lists;
}

type Named = readonly [from: string, text: string];

function texts(): readonly Named[] {
	return [
		...rawPacks.map(({ folder, sample }) => named(`sample of ${folder}`, sample)),
		...publishedLists.map(({ name, published }) => named(name, published.list)),
		...listsOfTheSixth.map(({ points: _, dice: __, ...list }) =>
			named(`golden list of ${list.army}`, { system: 'whfb6', ...list })
		),
		...readFrozen(committed).flatMap(({ system, army, lists }) =>
			lists.map(({ list }) => named(`frozen list of ${army}`, { system, army, ...list }))
		),
		...filesIn(join(fixtures, 'pasted')).map((path): Named => [
			basename(path),
			readFileSync(path, 'utf8')
		]),
		...filesIn(join(fixtures, 'stored')).flatMap((path) =>
			rostersIn(JSON.parse(readFileSync(path, 'utf8'))).map((roster) =>
				named(basename(path), roster)
			)
		)
	];
}

function named(from: string, list: unknown): Named {
	return [from, JSON.stringify(list)];
}

/** Lists of a folder that is not in the repository: `LISTS=folder`. */
async function textsElsewhere(): Promise<readonly Named[]> {
	const folder = process.env['LISTS'];
	const found: Named[] = [];
	for (const path of folder === undefined ? [] : filesIn(folder)) {
		for await (const sent of openedIn(path)) {
			for (const read of sent) if (read.ok) found.push([path, read.text]);
		}
	}
	return found;
}

function filesIn(folder: string): readonly string[] {
	return readdirSync(folder)
		.map((name) => join(folder, name))
		.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
}

/** The rosters in what a device stored, wherever they stand in it. */
function rostersIn(stored: unknown): readonly object[] {
	if (typeof stored !== 'object' || stored === null) return [];
	if ('formatVersion' in stored && 'army' in stored && 'units' in stored) return [stored];
	return Object.values(stored).flatMap(rostersIn);
}
