// A game's data are fetched as one file and stored as the files that pages ask for: a request for each of some
// hundred armies would take most of a minute on a slow connection.
import { fetchWhole, namesIn } from './whole.ts';

/** The address of a game's data, with its hash. */
export interface Pack {
	readonly url: string;
	readonly integrity: string;
}

const json = { headers: { 'content-type': 'application/json' } };

/** Stores games that are missing or incomplete, one after the other, as nothing waits for them. */
export async function storePacks(cache: Cache, packs: readonly Pack[]): Promise<void> {
	const stored = await namesIn(cache);
	for (const pack of packs) {
		const names = await namesOf(cache, pack);
		if (!names?.every((name) => stored.has(name))) await storePack(cache, pack);
	}
}

async function storePack(cache: Cache, { url, integrity }: Pack): Promise<void> {
	const response = await fetchWhole(url, integrity);
	const files = Object.entries((await response.json()) as Record<string, unknown>).map(
		([path, content]) => [folderOf(url) + path, JSON.stringify(content)] as const
	);
	await Promise.all(files.map(([name, text]) => cache.put(name, new Response(text, json))));
	// Last, so that the pack's own name is stored only when all its files are.
	const names = files.map(([name]) => new URL(name, location.href).href);
	await cache.put(url, new Response(JSON.stringify(names), json));
}

/** The names under which the files of these games are stored. */
export async function namesOfAll(cache: Cache, packs: readonly Pack[]): Promise<readonly string[]> {
	const names = await Promise.all(packs.map((pack) => namesOf(cache, pack)));
	return names.flatMap((some) => some ?? []);
}

/** The names of a pack and its files; undefined if it is not stored. */
async function namesOf(cache: Cache, { url }: Pack): Promise<readonly string[] | undefined> {
	const names: unknown = await (await cache.match(url))?.json().catch(() => undefined);
	const own = new URL(url, location.href).href;
	return Array.isArray(names) ? [own, ...(names as readonly string[])] : undefined;
}

/** The folder of a pack's files. */
function folderOf(pack: string): string {
	return pack.replace(/\.json$/, '/');
}
