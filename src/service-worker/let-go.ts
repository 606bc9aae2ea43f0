import { namesIn } from './whole.ts';

/**
 * Deletes what belongs neither to this version nor to the one before. A tab may still show that one, and load
 * parts of it.
 * @param ours the names of this version's stored files
 * @param list the address under which these names are stored for the next version
 */
export async function letGoOld(cache: Cache, ours: readonly string[], list: string): Promise<void> {
	const kept = new Set([list, ...ours, ...(await listIn(cache, list))]);
	const old = [...(await namesIn(cache))].filter((name) => !kept.has(name));
	await Promise.all(old.map((name) => cache.delete(name)));
	await cache.put(list, new Response(JSON.stringify(ours)));
}

async function listIn(cache: Cache, list: string): Promise<readonly string[]> {
	const names: unknown = await (await cache.match(list))?.json().catch(() => undefined);
	return Array.isArray(names) ? (names as readonly string[]) : [];
}
