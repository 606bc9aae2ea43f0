import type { Following } from './in-turn.ts';

/** More files than this in a folder are not looked for. */
const maxFound = 1001;

/** What was let go of over the page: files, and the files of folders at any depth. */
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

/** A folder hands out its entries by the hundred, until there are none. */
async function inFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
	const reader = folder.createReader();
	const found: FileSystemEntry[] = [];
	for (;;) {
		const some = await new Promise<FileSystemEntry[]>(reader.readEntries.bind(reader));
		if (some.length === 0 || found.length > maxFound) return found;
		found.push(...some);
	}
}
