import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropOldPacks, storePacks } from '../../src/service-worker/packs.ts';

const site = 'https://muster.test';
const data = '/_app/immutable/data';
const packs = [`${data}/one.aaa.json`, `${data}/two.bbb.json`];

/** What the site answers, by path. */
const answers: Readonly<Record<string, unknown>> = {
	[`${data}/one.aaa.json`]: { 'cards.json': [1], 'armies/a.json': { id: 'a' } },
	[`${data}/two.bbb.json`]: { 'cards.json': [2] }
};

/** The cache of a browser, as far as storing packs uses it. */
class FakeCache {
	readonly stored = new Map<string, string>();

	match(path: string): Promise<Response | undefined> {
		const found = this.stored.get(path);
		return Promise.resolve(found === undefined ? undefined : new Response(found));
	}

	async put(path: string, response: Response): Promise<void> {
		this.stored.set(path, await response.text());
	}

	keys(): Promise<readonly { readonly url: string }[]> {
		return Promise.resolve([...this.stored.keys()].map((path) => ({ url: site + path })));
	}

	delete({ url }: { readonly url: string }): Promise<boolean> {
		return Promise.resolve(this.stored.delete(url.slice(site.length)));
	}

	get paths(): readonly string[] {
		return [...this.stored.keys()].toSorted();
	}
}

const everything = [
	`${data}/one.aaa.json`,
	`${data}/one.aaa/armies/a.json`,
	`${data}/one.aaa/cards.json`,
	`${data}/two.bbb.json`,
	`${data}/two.bbb/cards.json`
];

let fake: FakeCache;
let asked: string[];
let missing: string;

const store = () => storePacks(fake as unknown as Cache, packs);
const drop = (kept: readonly string[]) => dropOldPacks(fake as unknown as Cache, kept);

beforeEach(() => {
	fake = new FakeCache();
	asked = [];
	missing = '';
	vi.stubGlobal('fetch', (path: string) => {
		asked.push(path);
		if (path === missing) return Promise.resolve(new Response('', { status: 503 }));
		return Promise.resolve(new Response(JSON.stringify(answers[path])));
	});
});
afterEach(() => vi.unstubAllGlobals());

describe('storing the games for offline use', () => {
	test('one request each, and a file for each path that a page asks for', async () => {
		await store();
		expect(asked).toEqual(packs);
		expect(fake.paths).toEqual(everything);
		expect(fake.stored.get(`${data}/one.aaa/armies/a.json`)).toBe('{"id":"a"}');
	});

	test('what is stored already is not fetched again', async () => {
		await store();
		asked = [];
		await store();
		expect(asked).toEqual([]);
	});

	test('a game that did not come fails the installing, and the next try fetches it alone', async () => {
		missing = `${data}/two.bbb.json`;
		await expect(store()).rejects.toThrow('503');
		missing = '';
		asked = [];
		await store();
		expect(asked).toEqual([`${data}/two.bbb.json`]);
		expect(fake.paths).toEqual(everything);
	});
});

describe('a new version', () => {
	test('lets go the games of the old one, and keeps what has not changed', async () => {
		await store();
		await drop([`${data}/one.aaa.json`, `${data}/two.ccc.json`]);
		expect(fake.paths).toEqual(everything.filter((path) => path.includes('one.aaa')));
	});

	test('lets nothing go that is its own', async () => {
		await store();
		await drop(packs);
		expect(fake.paths).toEqual(everything);
	});
});
