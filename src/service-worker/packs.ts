// The data of a game come as one file and are stored as the many that the pages ask for: a request for
// each of some hundred armies would take a slow connection most of a minute.

const json = { headers: { 'content-type': 'application/json' } };

/** Stores the games that are not stored yet, one after the other, as nothing waits for them. */
export async function storePacks(cache: Cache, packs: readonly string[]): Promise<void> {
	for (const pack of packs) {
		if (!(await cache.match(pack))) await storePack(cache, pack);
	}
}

async function storePack(cache: Cache, pack: string): Promise<void> {
	const response = await fetch(pack, { priority: 'low' });
	if (!response.ok) throw new Error(`${pack} answered ${response.status}`);
	const files = (await response.json()) as Record<string, unknown>;
	await Promise.all(
		Object.entries(files).map(([path, content]) =>
			cache.put(folderOf(pack) + path, new Response(JSON.stringify(content), json))
		)
	);
	// Under its own name only when all of it is stored.
	await cache.put(pack, new Response('{}', json));
}

/** Lets go what is of no pack of this version. */
export async function dropOldPacks(cache: Cache, packs: readonly string[]): Promise<void> {
	const isOurs = (path: string): boolean =>
		packs.some((pack) => path === pack || path.startsWith(folderOf(pack)));
	const old = (await cache.keys()).filter(({ url }) => !isOurs(new URL(url).pathname));
	await Promise.all(old.map((request) => cache.delete(request)));
}

/** Where the files of a pack are: the folder of its name. */
function folderOf(pack: string): string {
	return pack.replace(/\.json$/, '/');
}
