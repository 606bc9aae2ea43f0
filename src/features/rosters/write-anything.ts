import { isPlainJson } from '../../schema/plain.ts';

/** A value still to be written, with its path. */
interface Thing {
	readonly value: unknown;
	readonly key: string;
	readonly within: Thing | undefined;
	readonly depth: number;
	/** Whether it stands for a value that JSON does not have. */
	readonly isSaid?: true;
}

/** Deeper lines are not indented further: they would be mostly tabs. */
const maxTabs = 12;

/** Characters passed on at a time. */
const blockLength = 65_536;

/**
 * Writes anything that a database can hold as JSON. Other values are written as their kind (`$kind`) and
 * contents, repeated ones as the path of the first (`$same`), as there may be cycles. It works in pieces,
 * without recursion: the value may be too deep for one and the text too long for one string.
 */
export async function writeAnything(value: unknown): Promise<Blob> {
	const isJson = value !== undefined && isPlainJson(value);
	const pieces = isJson ? [JSON.stringify(value, null, '\t')] : await write(value);
	return new Blob([...pieces, '\n'], { type: 'application/json' });
}

async function write(value: unknown): Promise<BlobPart[]> {
	const blocks: string[] = [];
	let block = '';
	const seen = new Map<object, Thing>();
	const todo: (string | Thing)[] = [{ value, key: '$', within: undefined, depth: 0 }];
	for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
		if (block.length > blockLength) {
			blocks.push(block);
			block = '';
		}
		if (typeof next === 'string') block += next;
		else if (typeof next.value !== 'object' || next.value === null) block += leaf(next.value);
		else {
			const known = next.isSaid ? undefined : seen.get(next.value);
			if (!known && !next.isSaid) seen.set(next.value, next);
			const said = next.isSaid
				? next.value
				: known
					? { $same: placeOf(known) }
					: await say(next.value);
			for (const part of partsOf(said, next)) todo.push(part);
		}
	}
	return [...blocks, block];
}

/** The parts of an object or a list, in reverse order. */
function partsOf(said: object, within: Thing): (string | Thing)[] {
	const isList = Array.isArray(said);
	const depth = within.depth + 1;
	const isOwn = said !== within.value;
	const line = (tabs: number): string => (tabs <= maxTabs ? `\n${'\t'.repeat(tabs)}` : '');
	const parts: (string | Thing)[] = [isList ? '[' : '{'];
	for (const [key, value] of Object.entries(said)) {
		const separator = parts.length > 1 ? ',' : '';
		parts.push(`${separator}${line(depth)}${isList ? '' : `${JSON.stringify(key)}: `}`);
		const isSaid = isOwn && isWrapping(value);
		parts.push({ value, key, within, depth, ...(isSaid && { isSaid }) });
	}
	parts.push(`${parts.length > 1 ? line(within.depth) : ''}${isList ? ']' : '}'}`);
	return parts.reverse();
}

const wrappings = new WeakSet();

/** Marks a list or an object that was made here rather than found in the value. */
function wrap<T extends object>(made: T): T {
	wrappings.add(made);
	return made;
}

function isWrapping(value: unknown): boolean {
	return typeof value === 'object' && value !== null && wrappings.has(value);
}

function placeOf({ key, within }: Thing): string {
	const keys = [key];
	for (let above = within; above; above = above.within) keys.push(above.key);
	return keys.reverse().join('/');
}

function leaf(value: unknown): string {
	const isJson =
		value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
	const said = isJson ? value : { $kind: typeof value, value: figureOf(value) };
	return JSON.stringify(said);
}

/** A number without a form in JSON. */
function figureOf(value: unknown): string {
	return typeof value === 'bigint' || typeof value === 'number' ? String(value) : typeof value;
}

/** The object itself if it is plain, otherwise a plain one that describes it. */
async function say(value: object): Promise<object> {
	const kind = Object.prototype.toString.call(value).slice(8, -1);
	if (Array.isArray(value)) {
		const isWhole = Object.keys(value).length === value.length;
		return isWhole ? value : { $kind: kind, length: value.length, entries: entriesOf(value) };
	}
	if (kind === 'Object') {
		return Object.hasOwn(value, '$kind') ? { $kind: kind, entries: entriesOf(value) } : value;
	}
	if (value instanceof Map) return { $kind: kind, entries: pairs([...value]) };
	if (value instanceof Set) return { $kind: kind, values: wrap([...value]) };
	if (value instanceof Error)
		return {
			...Object.fromEntries(Object.entries(value)),
			$kind: kind,
			name: value.name,
			message: value.message
		};
	if (value instanceof Blob) return sayBlob(kind, value);
	if (value instanceof ArrayBuffer) return { $kind: kind, base64: base64Of(new Uint8Array(value)) };
	if (ArrayBuffer.isView(value)) {
		const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
		return { $kind: kind, base64: base64Of(bytes) };
	}
	return { $kind: kind, ...(boxed(value) ?? value) };
}

/** The contents of dates, patterns and boxed primitives. */
function boxed(value: object): object | undefined {
	if (value instanceof Date) return { value: Number.isFinite(+value) ? value.toISOString() : null };
	if (value instanceof RegExp) return { value: String(value) };
	const inside: unknown = value.valueOf();
	return typeof inside === 'object' ? undefined : { value: inside };
}

function entriesOf(value: object): object {
	return pairs(Object.entries(value));
}

function pairs(entries: readonly (readonly [unknown, unknown])[]): object {
	return wrap(entries.map(([key, value]) => wrap([key, value])));
}

async function sayBlob(kind: string, blob: Blob): Promise<object> {
	const name = blob instanceof File ? { name: blob.name } : {};
	const bytes = await blob.arrayBuffer().catch(() => undefined);
	const held = bytes ? { base64: base64Of(new Uint8Array(bytes)) } : { isLost: true };
	return { $kind: kind, ...name, type: blob.type, size: blob.size, ...held };
}

function base64Of(bytes: Uint8Array): string {
	const portion = 0x6000;
	let text = '';
	for (let at = 0; at < bytes.length; at += portion)
		text += btoa(String.fromCharCode(...bytes.subarray(at, at + portion)));
	return text;
}
