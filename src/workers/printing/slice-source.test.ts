import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sliceSource } from './slice-source.ts';

const site = 'https://example.org/muster/_app/immutable/fallback/';
const slice = { file: 'noto/one.woff', range: 'U+4e00', integrity: 'sha256-abc' };
const source = (folder = 'aaaa') =>
	sliceSource({ url: `${site}${folder}/index.json`, integrity: 'sha256-def' });

/** A browser's caches, by name and address. */
let stores = new Map<string, Map<string, Response>>();

function openStore(name: string) {
	const store = stores.get(name) ?? new Map<string, Response>();
	stores.set(name, store);
	return Promise.resolve({
		keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
		match: (url: string) => Promise.resolve(store.get(url)?.clone()),
		put: (url: string, response: Response) => Promise.resolve(store.set(url, response)),
		delete: ({ url }: { readonly url: string }) => Promise.resolve(store.delete(url))
	});
}

const stored = () => [...stores.values()].flatMap((store) => [...store.keys()]);

beforeEach(() => {
	stores = new Map();
	vi.stubGlobal('location', { href: site });
	vi.stubGlobal('caches', { open: openStore });
	vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
});

afterEach(() => {
	vi.unstubAllGlobals();
});

test('a slice is fetched once, checked, and then there without a network', async () => {
	const fetched = vi.fn(() => Promise.resolve(new Response('{}')));
	vi.stubGlobal('fetch', fetched);
	await source().index();
	expect(await source().read(slice)).toEqual(new TextEncoder().encode('{}'));
	expect(fetched).toHaveBeenCalledWith(
		`${site}aaaa/noto/one.woff`,
		expect.objectContaining({ integrity: 'sha256-abc' })
	);
	vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
	expect(await source().read(slice)).toHaveLength(2);
	expect(await source().index()).toEqual({});
});

test('what is not answered well is not stored', async () => {
	vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
	await expect(source().read(slice)).rejects.toThrow('404');
	expect(stored()).toEqual([]);
});

test('other fonts take the place of those before them', async () => {
	await source('aaaa').read(slice);
	await source('bbbb').read(slice);
	expect(stored()).toEqual([`${site}bbbb/noto/one.woff`]);
});

test('a browser that stores nothing prints all the same', async () => {
	vi.stubGlobal('caches', { open: () => Promise.reject(new Error('not here')) });
	expect(await source().read(slice)).toHaveLength(2);
});
