import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What systems leave in folders, and what begins with a dot. */
const noList = /^(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini)$/i;

/** Folders in folders are opened this deep. */
const maxDepth = 20;

/** The files of these names: of a folder all in it, by name, one at a time. Links to folders are not followed. */
export function* filesIn(names: readonly string[]): Generator<string> {
	for (const name of names) {
		if (isFolder(name)) yield* filesUnder(name, 0);
		else yield name;
	}
}

function isFolder(name: string): boolean {
	return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}

function* filesUnder(folder: string, depth: number): Generator<string> {
	const entries = readdirSync(folder, { withFileTypes: true });
	for (const entry of entries.toSorted((one, other) => compare(one.name, other.name))) {
		if (noList.test(entry.name)) continue;
		const path = join(folder, entry.name);
		if (entry.isDirectory() && depth < maxDepth) yield* filesUnder(path, depth + 1);
		else if (!entry.isDirectory() && !isFolder(path)) yield path;
	}
}

/** "list 2" before "list 10", the same on every machine. */
function compare(one: string, other: string): number {
	return one.localeCompare(other, 'en', { numeric: true }) || (one < other ? -1 : 1);
}
