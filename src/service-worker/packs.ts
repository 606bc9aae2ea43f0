// The data of a game come as one file and are stored as the many that the pages ask for: a request for
// each of some hundred armies would take a slow connection most of a minute.
import { fetchWhole, namesIn } from './whole.ts';

/** The data of a game: where they are, and the hash of what they must be. */
export interface Pack {
	readonly url: string;
	readonly integrity: string;
}

const json = { headers: { 'content-type': 'application/json' } };

/** Stores the games that are not stored, or not whole any more, one after the other, as nothing waits for them. */
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
	// Under its own name, with the names of its files, only when all of it is stored.
	const names = files.map(([name]) => new URL(name, location.href).href);
	await cache.put(url, new Response(JSON.stringify(names), json));
}

/** The names that the files of these games are stored under. */
export async function namesOfAll(cache: Cache, packs: readonly Pack[]): Promise<readonly string[]> {
	const names = await Promise.all(packs.map((pack) => namesOf(cache, pack)));
	return names.flatMap((some) => some ?? []);
}

/** The names of a pack's files and its own; undefined if it is not stored. */
async function namesOf(cache: Cache, { url }: Pack): Promise<readonly string[] | undefined> {
	const names: unknown = await (await cache.match(url))?.json().catch(() => undefined);
	const own = new URL(url, location.href).href;
	return Array.isArray(names) ? [own, ...(names as readonly string[])] : undefined;
}

/** Where the files of a pack are: the folder of its name. */
function folderOf(pack: string): string {
	return pack.replace(/\.json$/, '/');
}
