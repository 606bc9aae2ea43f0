import { readdirSync } from 'node:fs';

/** Where a file is: in bytes where its name is not UTF-8. */
export type FilePath = string | Buffer;

/** What Node says in place of bytes that are not UTF-8. */
const replaced = '\uFFFD';

/**
 * The paths of these file names. A name that is not UTF-8 is looked up in its folder; several that Node
 * decodes alike are taken in the order of their bytes, as a shell lists them.
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

/** The paths in a folder that Node says so. */
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
