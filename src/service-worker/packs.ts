// A game's data are one file, fetched and stored as it is: a request for each of some hundred armies would take most
// of a minute on a slow line, and to write as many entries most of a phone's first seconds. What a page asks for is
// cut out of it.
import { fetchWhole, inTurn, namesIn } from './files.ts';

/** The address of a game's data, with its hash. */
export interface Pack {
	readonly url: string;
	readonly integrity: string;
}

/** Stores games that are missing, one after the other, as nothing waits for them. */
export async function storePacks(cache: Cache, packs: readonly Pack[]): Promise<void> {
	const stored = await namesIn(cache);
	const missing = packs.filter(({ url }) => !stored.has(nameOf(url)));
	await inTurn(missing, async ({ url, integrity }) => {
		await cache.put(url, await fetchWhole(url, integrity));
	});
}

/** The names under which these games are stored. */
export function namesOfAll(packs: readonly Pack[]): readonly string[] {
	return packs.map(({ url }) => nameOf(url));
}

/**
 * A file of a game, cut out of its pack.
 * @param url of the file, in the folder beside the pack
 * @returns undefined if the game is not stored, or has no such file
 */
export async function fileIn(cache: Cache, url: URL): Promise<Response | undefined> {
	const [, pack = '', path = ''] =
		/^(.*\/_app\/immutable\/data\/[^/]+)\/(.+)$/.exec(url.pathname) ?? [];
	const stored = await cache.match(`${pack}${ending}`);
	return stored && cutOut(await stored.blob(), path);
}

const ending = '-pack.json';
const type = 'application/json';

/** More than the line at the head of any pack, in bytes: some hundred paths. */
const longestHead = 65_536;

/**
 * A pack is a JSON array with a line for each part: first the lengths of the files in bytes, by their path, then the
 * files (`tools/packs.ts`).
 */
async function cutOut(pack: Blob, wanted: string): Promise<Response | undefined> {
	const [head = ''] = (await pack.slice(0, longestHead).text()).split('\n', 1);
	let start = head.length + 1;
	for (const [path, length] of Object.entries(lengthsIn(head))) {
		if (path === wanted) {
			// Read now: what the browser has cleared meanwhile is then fetched.
			const content = await pack.slice(start, start + length).arrayBuffer();
			return new Response(content, { headers: { 'content-type': type } });
		}
		start += length + ',\n'.length;
	}
	return undefined;
}

function lengthsIn(head: string): Readonly<Record<string, number>> {
	return JSON.parse(head.slice('['.length, -','.length)) as Record<string, number>;
}

function nameOf(url: string): string {
	return new URL(url, location.href).href;
}
