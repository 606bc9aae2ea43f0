import { fetchWhole } from './whole.ts';

/** Whether few visits need a file: the solver and its worker are stored when they are first used, as some fonts are. */
export function isLate(url: string): boolean {
	return /\/solving\.worker-[\w-]+\.js$|\.wasm$/.test(url);
}

/** A file as it is stored; from the network if it is used for the first time, checked and then stored. */
export async function storedWhenUsed(
	openCache: () => Promise<Cache>,
	url: string,
	integrity: string
): Promise<Response> {
	const cache = await openCache().catch(() => undefined);
	const known = await cache?.match(url).catch(() => undefined);
	if (known) return known;
	const file = await fetchWhole(url, integrity);
	// A full or closed store does not keep a list from being completed.
	await cache?.put(url, file.clone()).catch(() => undefined);
	return file;
}
