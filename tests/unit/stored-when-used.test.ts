import { afterEach, expect, test, vi } from 'vitest';
import { isLate, storedWhenUsed } from '../../src/service-worker/files.ts';

const url = '/_app/immutable/workers/solving.worker-abc_-1.js';

function aCache() {
	const stored = new Map<string, Response>();
	const cache = {
		match: (name: string) => Promise.resolve(stored.get(name)?.clone()),
		put: (name: string, answer: Response) => Promise.resolve(void stored.set(name, answer))
	};
	return { stored, open: () => Promise.resolve(cache as unknown as Cache) };
}

afterEach(() => vi.unstubAllGlobals());

test('the solver and its worker come late, everything else at once', () => {
	expect(isLate(url)).toBe(true);
	expect(isLate('/muster/_app/immutable/workers/assets/highs-B_nf.wasm')).toBe(true);
	expect(isLate('/_app/immutable/workers/reading.worker-abc.js')).toBe(false);
	expect(isLate('/_app/immutable/chunks/solving.js')).toBe(false);
});

test('what is used once is fetched, checked by its hash, and there without a network', async () => {
	const { stored, open } = aCache();
	const fetching = vi.fn(() => Promise.resolve(new Response('code')));
	vi.stubGlobal('fetch', fetching);
	expect(await (await storedWhenUsed(open, url, 'sha256-x')).text()).toBe('code');
	expect(fetching).toHaveBeenCalledWith(url, expect.objectContaining({ integrity: 'sha256-x' }));
	expect([...stored.keys()]).toEqual([url]);
	vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
	expect(await (await storedWhenUsed(open, url, 'sha256-x')).text()).toBe('code');
});

test('a browser that stores nothing has it all the same, and nothing faulty is stored', async () => {
	vi.stubGlobal('fetch', () => Promise.resolve(new Response('code')));
	const closed = () => Promise.reject(new Error('not here'));
	expect(await (await storedWhenUsed(closed, url, '')).text()).toBe('code');
	vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
	const { stored, open } = aCache();
	await expect(storedWhenUsed(open, url, '')).rejects.toThrow('404');
	expect(stored.size).toBe(0);
});
