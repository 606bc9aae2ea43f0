import { namesIn } from './whole.ts';

/**
 * Lets go what is neither of this version nor of the one before: a tab may still be open that shows the
 * version before, and loads a part of it only now.
 * @param ours the names of what this version has stored
 * @param list where those names are kept, for the version after this
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
