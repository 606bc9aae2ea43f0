import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { letGoOld } from '../../src/service-worker/files.ts';
import { fileIn, namesOfAll, storePacks, type Pack } from '../../src/service-worker/packs.ts';
import { packOf } from '../../tools/packs.ts';

const site = 'https://muster.test';
const data = '/_app/immutable/data';
const aPack = (name: string): Pack => ({
	url: `${data}/${name}-pack.json`,
	integrity: `of ${name}`
});
const packs = [aPack('one.aaa'), aPack('two.bbb')];

/** What the site answers, by path. */
const answers: Readonly<Record<string, string>> = {
	[`${data}/one.aaa-pack.json`]: aFile({
		'cards.json': ['Löwen – 狮'],
		'armies/a.json': { id: 'a' }
	}),
	[`${data}/two.bbb-pack.json`]: aFile({ 'cards.json': [2] }),
	[`${data}/two.ccc-pack.json`]: aFile({ 'cards.json': [3] })
};

function aFile(files: Readonly<Record<string, unknown>>): string {
	return packOf(new Map(Object.entries(files)));
}

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

const everything = packs.map(({ url }) => url);

let fake: FakeCache;
let asked: string[];
let missing: string;

const cache = () => fake as unknown as Cache;
const store = (wanted = packs) => storePacks(cache(), wanted);

/** A version with these games is let in. */
async function takeOver(wanted: readonly Pack[]): Promise<void> {
	await storePacks(cache(), wanted);
	await letGoOld(cache(), namesOfAll(wanted), `${site}/list`);
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
		return Promise.resolve(new Response(answers[path]));
	});
});
afterEach(() => vi.unstubAllGlobals());

describe('storing the games for offline use', () => {
	test('one request and one entry each', async () => {
		await store();
		expect(asked).toEqual(everything);
		expect(fake.paths).toEqual(everything);
	});

	test.each([
		['cards.json', '["Löwen – 狮"]'],
		['armies/a.json', '{"id":"a"}']
	])('what a page asks for is cut out: %s', async (path, content) => {
		await store();
		const file = await fileIn(cache(), new URL(`${site}${data}/one.aaa/${path}`));
		expect(await file?.text()).toBe(content);
		expect(file?.headers.get('content-type')).toBe('application/json');
	});

	test.each(['one.aaa/armies/b.json', 'three.ddd/cards.json'])(
		'what is not stored is left to the network: %s',
		async (path) => {
			await store();
			expect(await fileIn(cache(), new URL(`${site}${data}/${path}`))).toBeUndefined();
		}
	);

	test('a pack is JSON, as its name says', () => {
		expect(JSON.parse(answers[`${data}/two.bbb-pack.json`] ?? '')).toEqual([
			{ 'cards.json': 3 },
			[2]
		]);
	});

	test('what is stored already is not fetched again', async () => {
		await store();
		asked = [];
		await store();
		expect(asked).toEqual([]);
	});

	test('a game that did not come fails the installing, and the next try fetches it alone', async () => {
		missing = `${data}/two.bbb-pack.json`;
		await expect(store()).rejects.toThrow('503');
		missing = '';
		asked = [];
		await store();
		expect(asked).toEqual([`${data}/two.bbb-pack.json`]);
		expect(fake.paths).toEqual(everything);
	});

	test('a game for which there was no room is not taken for stored', async () => {
		fake.refused = `${data}/one.aaa-pack.json`;
		await expect(store()).rejects.toThrow('full');
		fake.refused = '';
		await store();
		expect(fake.paths).toEqual(everything);
	});

	test.each(everything)('what has been cleared is fetched again: %s', async (path) => {
		await store();
		asked = [];
		fake.stored.delete(path);
		await store();
		expect(asked).toEqual([path]);
		expect(fake.paths).toEqual(everything);
	});

	test('what the browser has kept may be wrong: then it is asked for anew', async () => {
		await store([aPack('two.ccc')]);
		expect(asked).toEqual([`${data}/two.ccc-pack.json`, `${data}/two.ccc-pack.json`]);
		expect(fake.paths).toContain(`${data}/two.ccc-pack.json`);
	});
});

describe('a new version', () => {
	const [one = aPack('')] = packs;
	const ofThird = `${data}/two.ccc-pack.json`;

	test('keeps the games of the version before, which a tab may still show', async () => {
		await takeOver(packs);
		await takeOver([one, aPack('two.ccc')]);
		expect(fake.paths).toEqual(expect.arrayContaining([...everything, ofThird]));
	});

	test('lets go what is older than that', async () => {
		await takeOver(packs);
		await takeOver([one, aPack('two.ccc')]);
		await takeOver([one]);
		expect(fake.paths).not.toContain(`${data}/two.bbb-pack.json`);
		expect(fake.paths).toEqual(expect.arrayContaining([...everything.slice(0, 1), ofThird]));
		await takeOver([one]);
		expect(fake.paths).toEqual(everything.slice(0, 1));
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
