import { readdirSync } from 'node:fs';

/** The path of a file; as bytes if it is not UTF-8. */
export type FilePath = string | Buffer;

/** Node's replacement for bytes that are not UTF-8. */
const replaced = '\uFFFD';

/**
 * The paths for these file names. A name that is not UTF-8 is looked up in its folder; of several that Node
 * decodes alike, the order is that of their bytes, as in a shell.
 */
export function filePaths(words: readonly string[]): readonly FilePath[] {
	const taken = new Map<string, number>();
	return words.map((word) => {
		const at = taken.get(word) ?? 0;
		taken.set(word, at + 1);
		return word.includes(replaced) ? (pathsLike(word)[at] ?? word) : word;
	});
}

function pathsLike(word: string): readonly Buffer[] {
	const [root, ...names] = word.split('/');
	const start = Buffer.from(root === '' ? '/' : '');
	return (root === '' ? names : [root ?? '', ...names]).reduce<readonly Buffer[]>(
		(folders, name) => folders.flatMap((folder) => namedIn(folder, name)),
		[start]
	);
}

/** The paths in a folder that Node decodes to this name. */
function namedIn(folder: Buffer, name: string): readonly Buffer[] {
	const slash = folder.length === 0 || folder.at(-1) === 0x2f ? '' : '/';
	const pathOf = (own: Buffer): Buffer => Buffer.concat([folder, Buffer.from(slash), own]);
	if (!name.includes(replaced)) return [pathOf(Buffer.from(name))];
	return entriesOf(folder)
		.filter((own) => own.toString() === name)
		.toSorted((one, other) => one.compare(other))
		.map(pathOf);
}

function entriesOf(folder: Buffer): readonly Buffer[] {
	try {
		return readdirSync(folder.length === 0 ? '.' : folder, { encoding: 'buffer' });
	} catch {
		return [];
	}
}
