import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { letGoOld } from '../../src/service-worker/let-go.ts';
import { namesOfAll, storePacks, type Pack } from '../../src/service-worker/packs.ts';

const site = 'https://muster.test';
const data = '/_app/immutable/data';
const aPack = (name: string): Pack => ({ url: `${data}/${name}.json`, integrity: `of ${name}` });
const packs = [aPack('one.aaa'), aPack('two.bbb')];

/** What the site answers, by path. */
const answers: Readonly<Record<string, unknown>> = {
	[`${data}/one.aaa.json`]: { 'cards.json': [1], 'armies/a.json': { id: 'a' } },
	[`${data}/two.bbb.json`]: { 'cards.json': [2] },
	[`${data}/two.ccc.json`]: { 'cards.json': [3] }
};

/** The cache of a browser, as far as storing packs uses it. */
class FakeCache {
	readonly stored = new Map<string, string>();
	/** What it has no room for. */
	refused = '';

	match(name: string): Promise<Response | undefined> {
		const found = this.stored.get(pathOf(name));
		return Promise.resolve(found === undefined ? undefined : new Response(found));
	}

	async put(name: string, response: Response): Promise<void> {
		if (pathOf(name) === this.refused) throw new DOMException('full', 'QuotaExceededError');
		this.stored.set(pathOf(name), await response.text());
	}

	keys(): Promise<readonly { readonly url: string }[]> {
		return Promise.resolve([...this.stored.keys()].map((path) => ({ url: site + path })));
	}

	delete(name: string): Promise<boolean> {
		return Promise.resolve(this.stored.delete(pathOf(name)));
	}

	get paths(): readonly string[] {
		return [...this.stored.keys()].filter((path) => path !== '/list').toSorted();
	}
}

const pathOf = (name: string): string => new URL(name, site).pathname;

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

const cache = () => fake as unknown as Cache;
const store = (wanted = packs) => storePacks(cache(), wanted);

/** A version with these games is let in. */
async function takeOver(wanted: readonly Pack[]): Promise<void> {
	await storePacks(cache(), wanted);
	await letGoOld(cache(), await namesOfAll(cache(), wanted), `${site}/list`);
}

beforeEach(() => {
	fake = new FakeCache();
	asked = [];
	missing = '';
	vi.stubGlobal('location', new URL(`${site}/service-worker.js`));
	vi.stubGlobal('fetch', (path: string, { integrity, cache: mode }: RequestInit) => {
		asked.push(path);
		if (path === missing) return Promise.resolve(new Response('', { status: 503 }));
		// What the browser has kept is not what it must be.
		if (integrity === 'of two.ccc' && mode !== 'reload') return Promise.reject(new TypeError());
		return Promise.resolve(new Response(JSON.stringify(answers[path])));
	});
});
afterEach(() => vi.unstubAllGlobals());

describe('storing the games for offline use', () => {
	test('one request each, and a file for each path that a page asks for', async () => {
		await store();
		expect(asked).toEqual(packs.map(({ url }) => url));
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

	test('a game of which there was no room for one file is not taken for stored', async () => {
		fake.refused = `${data}/one.aaa/cards.json`;
		await expect(store()).rejects.toThrow('full');
		fake.refused = '';
		await store();
		expect(fake.paths).toEqual(everything);
	});

	test.each(everything.slice(0, 3))('what has been cleared is fetched again: %s', async (path) => {
		await store();
		asked = [];
		fake.stored.delete(path);
		await store();
		expect(asked).toEqual([`${data}/one.aaa.json`]);
		expect(fake.paths).toEqual(everything);
	});

	test('what the browser has kept may be wrong: then it is asked for anew', async () => {
		await store([aPack('two.ccc')]);
		expect(asked).toEqual([`${data}/two.ccc.json`, `${data}/two.ccc.json`]);
		expect(fake.paths).toContain(`${data}/two.ccc/cards.json`);
	});
});

describe('a new version', () => {
	const [one = aPack('')] = packs;
	const ofThird = `${data}/two.ccc/cards.json`;

	test('keeps the games of the version before, which a tab may still show', async () => {
		await takeOver(packs);
		await takeOver([one, aPack('two.ccc')]);
		expect(fake.paths).toEqual(expect.arrayContaining([...everything, ofThird]));
	});

	test('lets go what is older than that', async () => {
		await takeOver(packs);
		await takeOver([one, aPack('two.ccc')]);
		await takeOver([one]);
		expect(fake.paths).not.toContain(`${data}/two.bbb/cards.json`);
		expect(fake.paths).toEqual(expect.arrayContaining([...everything.slice(0, 3), ofThird]));
		await takeOver([one]);
		expect(fake.paths).toEqual(everything.slice(0, 3));
	});

	test('that is an older one again finds what it had', async () => {
		await takeOver(packs);
		await takeOver([one, aPack('two.ccc')]);
		asked = [];
		await takeOver(packs);
		expect(asked).toEqual([]);
		expect(fake.paths).toEqual(expect.arrayContaining([...everything, ofThird]));
	});

	test('keeps its own where the list of the version before cannot be read', async () => {
		await takeOver(packs);
		fake.stored.set('/list', '<h1>');
		await takeOver(packs);
		expect(fake.paths).toEqual(everything);
	});
});
