import type { Following } from './in-turn.ts';

/** The search stops at this many files. */
const maxFound = 1001;

/** The files dropped on the page, those in folders at any depth included. */
export async function droppedIn(
	things: readonly (FileSystemEntry | File | null)[],
	{ signal }: Following
): Promise<readonly File[]> {
	const files: File[] = [];
	const open = things.filter((thing) => thing !== null).reverse();
	for (let thing = open.pop(); thing && files.length < maxFound; thing = open.pop()) {
		signal?.throwIfAborted();
		if (thing instanceof File) files.push(thing);
		else if (isFile(thing)) files.push(await new Promise<File>(thing.file.bind(thing)));
		else if (isFolder(thing)) open.push(...(await inFolder(thing)).reverse());
	}
	return files;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
	return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
	return entry.isDirectory;
}

/** A folder returns its entries in batches, the last one empty. */
async function inFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
	const reader = folder.createReader();
	const found: FileSystemEntry[] = [];
	for (;;) {
		const some = await new Promise<FileSystemEntry[]>(reader.readEntries.bind(reader));
		if (some.length === 0 || found.length > maxFound) return found;
		found.push(...some);
	}
}
