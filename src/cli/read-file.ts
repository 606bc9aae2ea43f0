import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import {
	isMailBox,
	maxBytes,
	mostBytes,
	openFile,
	openMailBox,
	tooBig,
	type FileText,
	type ReadingForms,
	type OpenedTexts
} from '../exchange/index.ts';

/** The path of a file; as bytes if it is not UTF-8. */
export type FilePath = string | Buffer;

/** Reads a text file, or standard input for `-`, up to 5 MB. */
export async function readFileText(file: FilePath): Promise<FileText> {
	for await (const [first] of openedIn(file)) return first;
	return { ok: false, fault: { message: 'There is nothing in this file.' } };
}

/** What is in a file: its text, each text of an archive or a form, each mail of a mailbox with what is attached to it. */
export async function* openedIn(
	file: FilePath,
	forms: ReadingForms = {}
): AsyncGenerator<OpenedTexts> {
	try {
		const chunks = file === '-' ? process.stdin : streamIfLarge(file);
		const opened = chunks ? await readStream(chunks) : await readPath(file);
		if (!opened) yield [{ ok: false, fault: tooBig }];
		else if (opened instanceof Uint8Array) yield* await openFile(opened, forms);
		else yield* openMailBox(opened, forms);
	} catch (error) {
		yield [{ ok: false, fault: { message: reasonFor(error) } }];
	}
}

/** A file that is larger than most, to be read as it comes: it may be a mailbox. */
function streamIfLarge(path: FilePath): NodeJS.ReadableStream | undefined {
	const facts = statSync(path);
	return facts.isFile() && facts.size > maxBytes ? createReadStream(path) : undefined;
}

/**
 * The bytes of a file; undefined if there are too many. A pipe has no size, so its bytes are counted. Reading
 * synchronously halves the time for a thousand small files.
 */
async function readPath(path: FilePath): Promise<Opened | undefined> {
	const facts = statSync(path);
	if (facts.isFIFO()) return readPipe(path);
	if (!facts.isFile() && !facts.isDirectory()) return readStream(createReadStream(path));
	return readFileSync(path);
}

/** Milliseconds until it is said that a pipe is waited for. */
const patience = 2000;

/** A pipe opens once somebody writes into it, which may never be. */
async function readPipe(path: FilePath): Promise<Opened | undefined> {
	const pipe = createReadStream(path);
	const notice = setTimeout(() => {
		process.stderr.write(`${String(path)}: waiting, as nobody writes into this pipe yet.\n`);
	}, patience);
	pipe.once('open', () => clearTimeout(notice));
	return readStream(pipe).finally(() => clearTimeout(notice));
}

/** All bytes of a stream, or those of a mailbox as they come. */
type Opened = Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;

/** How much of a stream is looked at before it is known what it is. */
const startLength = 4096;

/** What a stream holds; undefined if it is too much. */
async function readStream(stream: NodeJS.ReadableStream): Promise<Opened | undefined> {
	const chunks = bytesOf(stream);
	const read: Uint8Array[] = [];
	let length = 0;
	let most = maxBytes;
	for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
		const isStart = length < startLength;
		read.push(next.value);
		length += next.value.length;
		if (isStart && length >= startLength) {
			const start = Buffer.concat(read);
			if (isMailBox(start)) return continued(start, chunks);
			most = mostBytes(start);
		}
		if (length > most) return undefined;
	}
	return Buffer.concat(read);
}

async function* bytesOf(stream: NodeJS.ReadableStream): AsyncGenerator<Uint8Array> {
	for await (const chunk of stream) yield Buffer.from(chunk);
}

async function* continued(
	start: Uint8Array,
	rest: AsyncIterable<Uint8Array>
): AsyncGenerator<Uint8Array> {
	yield start;
	yield* rest;
}

const reasons: Readonly<Record<string, string>> = {
	ENOENT: 'There is no such file.',
	ENOTDIR: 'There is no such file.',
	EISDIR: 'This is a folder, not a file.',
	EACCES: 'This file may not be read: permission denied.',
	EPERM: 'This file may not be read: permission denied.',
	ELOOP: 'This link leads back to itself.',
	ENAMETOOLONG: 'The name of the file is too long.'
};

function reasonFor(error: unknown): string {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	return reasons[code] ?? `The file cannot be read (${code || String(error)}).`;
}

/** Node's replacement for bytes that are not UTF-8. */
const replacement = '\uFFFD';

/**
 * The paths for these file names. A name that is not UTF-8 is looked up in its folder; of several that Node
 * decodes alike, the order is that of their bytes, as in a shell.
 */
export function filePaths(words: readonly string[]): readonly FilePath[] {
	const seen = new Map<string, number>();
	return words.map((word) => {
		const at = seen.get(word) ?? 0;
		seen.set(word, at + 1);
		return word.includes(replacement) ? (pathsLike(word)[at] ?? word) : word;
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
	if (!name.includes(replacement)) return [pathOf(Buffer.from(name))];
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
