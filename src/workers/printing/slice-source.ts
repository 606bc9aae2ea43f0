import type { SliceIndex } from '../../paper/fallback/slices.ts';
import type { SliceSource } from '../../paper/pdf/fallback/load.ts';

/** Milliseconds to wait for a file. */
const timeout = 30_000;

/** A file of this site, with its integrity hash. */
interface Sealed {
	readonly url: string;
	readonly integrity?: string | undefined;
}

/**
 * The letters that the sheets' own font lacks: from this browser's store, else from this site, and then stored, so
 * that what was printed once is printed without a network too.
 * @param index the index, beside which the slices lie
 */
export function sliceSource({ url, integrity }: Sealed): SliceSource {
	const index = new URL(url, location.href).href;
	const folder = new URL('.', index).href;
	return {
		index: async () =>
			(await (await stored({ url: index, integrity }, folder)).json()) as SliceIndex,
		read: async (slice) => {
			const file = { url: folder + slice.file, integrity: slice.integrity };
			return new Uint8Array(await (await stored(file, folder)).arrayBuffer());
		}
	};
}

async function stored({ url, integrity }: Sealed, folder: string): Promise<Response> {
	const cache = await openStore(folder).catch(() => undefined);
	const known = await cache?.match(url).catch(() => undefined);
	if (known) return known;
	const signal = AbortSignal.timeout(timeout);
	const response = await fetch(url, { signal, ...(integrity !== undefined && { integrity }) });
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	// A full or closed store does not keep a sheet from being printed.
	await cache?.put(url, response.clone()).catch(() => undefined);
	return response;
}

/** The store of this site on its host, without what another version of the fonts left there. */
async function openStore(folder: string): Promise<Cache> {
	const cache = await caches.open(`muster-fallback-${new URL('..', folder).href}`);
	const names = await cache.keys();
	const old = names.filter(({ url }) => !url.startsWith(folder));
	await Promise.all(old.map((name) => cache.delete(name)));
	return cache;
}
