import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPage } from './pages/open-page.ts';
import { expect, test } from './site-test.ts';
import { copyOf, makeVersion, type Site } from './site.ts';
import { lookForUpdate, release, releaseOf, waitForWorker } from './versions.ts';

const ready = 'Works offline.';

/** The page is open, and the app is stored. */
async function openStored(page: Page): Promise<void> {
	await openPage(page, 'about/');
	await expect(page.getByText(ready, { exact: true })).toBeVisible();
}

/** The browser looks for a new version, and has done with it. */
async function settle(page: Page): Promise<void> {
	await lookForUpdate(page).catch(() => undefined);
	await expect
		.poll(() =>
			page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null)
		)
		.toBe(true);
}

/** Clears some of what the worker has stored, as a browser may. */
async function clearStored(page: Page, names: string): Promise<number> {
	return page.evaluate(async (pattern) => {
		let cleared = 0;
		for (const key of await caches.keys()) {
			const cache = await caches.open(key);
			const wanted = (await cache.keys()).filter(({ url }) => new RegExp(pattern).test(url));
			for (const request of wanted) cleared += Number(await cache.delete(request));
		}
		return cleared;
	}, names);
}

test('a worker that is broken, cut short or something else leaves the version that is there', async ({
	page,
	context,
	site
}) => {
	await openStored(page);
	const worker = join(site.folder, 'service-worker.js');
	const whole = await readFile(worker, 'utf8');
	const workers = {
		throws: 'throw new Error("broken");',
		half: whole.slice(0, whole.length / 2),
		nothing: '',
		page: '<!doctype html><h1>Guest network</h1>'
	};
	for (const [what, code] of Object.entries(workers)) {
		await test.step(what, async () => {
			await writeFile(worker, code);
			await settle(page);
		});
	}
	site.trouble = (path) => (path === '/service-worker.js' ? 'login' : undefined);
	await settle(page);
	site.trouble = () => 'missing';
	await settle(page);

	await context.setOffline(true);
	await page.reload();
	await expect(page.getByText(ready, { exact: true })).toBeVisible();
	await page.goto('library/?army=warmaster/skaven');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skaven');
});

test('a version of which a file is missing or is another is not taken, until it is whole', async ({
	page,
	site
}) => {
	await openStored(page);
	const prompt = page.getByRole('status', { name: 'New version' });
	const version = await copyOf(site.folder);
	await makeVersion(version, 'two');
	const { folder } = site;
	site.folder = version;
	for (const fault of ['missing', 'login', 'short'] as const) {
		await test.step(fault, async () => {
			site.trouble = (path) => (/nodes.5\./.test(path) ? fault : undefined);
			await settle(page);
			await expect(prompt).toBeHidden();
		});
	}
	await test.step('then it comes', async () => {
		site.trouble = () => undefined;
		await settle(page);
		await expect(prompt).toBeVisible();
	});
	await test.step('and the older one again', async () => {
		await prompt.getByRole('button', { name: 'Update now' }).click();
		await expect.poll(() => releaseOf(page).catch(() => undefined)).toBe('two');
		site.folder = folder;
		await settle(page);
		await prompt.getByRole('button', { name: 'Update now' }).click();
		await expect.poll(() => releaseOf(page).catch(() => 'two')).toBeUndefined();
		await expect(page.getByText(ready, { exact: true })).toBeVisible();
	});
	await rm(version, { recursive: true });
});

test.describe('a part that is nowhere any more', () => {
	test('is told with what to do', async ({ page, site, importer }) => {
		await importer.open();
		await waitForWorker(page);
		await release(site, 'two');
		await settle(page);
		await clearStored(page, '/(nodes|chunks)/');
		await page.getByRole('button', { name: 'Later' }).click();
		await importer.readText('{}');
		await expect(page.getByText('Part of Muster did not load.')).toBeVisible();
		await page.getByRole('button', { name: 'Reload' }).click();
		await expect.poll(() => releaseOf(page).catch(() => undefined)).toBe('two');
		await importer.readText('{}');
		await expect(importer.results).not.toHaveCount(0);
	});

	test('is loaded anew with every edit, where it is a page', async ({
		page,
		site,
		newRoster,
		editor
	}) => {
		await openPage(page, './');
		await waitForWorker(page);
		await newRoster.create('Empire');
		await release(site, 'two');
		await settle(page);
		await clearStored(page, '/(nodes|chunks)/');
		await editor.add('Knights').click();
		await editor.print.click();
		await expect(page.getByRole('region', { name: 'Preview' })).toContainText('635 of 2000');
		expect(await releaseOf(page)).toBe('two');
	});
});

test('an edit that cannot be stored keeps the new version waiting', async ({
	page,
	site,
	newRoster,
	editor
}) => {
	await openPage(page, './');
	await waitForWorker(page);
	await newRoster.create('Empire');
	await release(site, 'two');
	await settle(page);
	const prompt = page.getByRole('status', { name: 'New version' });
	await page.evaluate(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await editor.add('Knights').click();
	await prompt.getByRole('button', { name: 'Update now' }).click();
	await expect(prompt).toContainText('The last edits are not saved');
	await expect(editor.total).toContainText('635 of 2000');
	expect(await releaseOf(page)).toBeUndefined();
});

test('where there is no room the app runs on, says so, and tries again', async ({
	page,
	context,
	site
}) => {
	const browser = await context.newCDPSession(page);
	const quota = async (quotaSize?: number): Promise<void> => {
		const origin = new URL(site.url).origin;
		await browser.send('Storage.overrideQuotaForOrigin', {
			origin,
			...(quotaSize !== undefined && { quotaSize })
		});
	};
	await quota(200_000);
	await openPage(page, 'about/');
	await expect(
		page.getByText('Not available offline: this browser has no space left')
	).toBeVisible();
	await page.getByRole('link', { name: 'Rosters' }).click();
	await expect(page.getByRole('link', { name: 'New roster' })).toBeVisible();
	await quota();
	await openStored(page);
});

test('what the browser has cleared is told without a network, and fetched with one', async ({
	page,
	context
}) => {
	await openStored(page);
	expect(await clearStored(page, '/entry/|/chunks/|skaven')).toBeGreaterThan(3);
	await test.step('without a network', async () => {
		await context.setOffline(true);
		await page.reload();
		await expect(page.getByText('files are no longer on this device')).toBeVisible();
	});
	await test.step('with one', async () => {
		await context.setOffline(false);
		await page.getByRole('link', { name: 'Try again' }).click();
		await expect(page.getByText(ready, { exact: true })).toBeVisible();
	});
	await test.step('and without again', async () => {
		await context.setOffline(true);
		await page.goto('library/?army=warmaster/skaven');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skaven');
	});
});

/** How often the worker's script was asked for. */
function countLooks(site: Site): () => number {
	let looks = 0;
	site.trouble = (path) => {
		looks += Number(path === '/service-worker.js');
		return undefined;
	};
	return () => looks;
}

test('an app that stays open hears of a new version within the hour', async ({ page, site }) => {
	await page.clock.install();
	await openStored(page);
	const looks = countLooks(site);
	await page.clock.fastForward('00:40:00');
	await page.clock.fastForward('00:15:00');
	expect(looks()).toBe(0);
	await release(site, 'two');
	await page.clock.fastForward('00:10:00');
	await expect(page.getByRole('status', { name: 'New version' })).toBeVisible();
	expect(looks()).toBe(1);
});

test('a look for a new version that the network breaks off is made again after a minute', async ({
	page,
	site
}) => {
	await page.clock.install();
	await openStored(page);
	await release(site, 'two');
	let looks = 0;
	site.trouble = (path) => {
		if (path !== '/service-worker.js') return undefined;
		looks += 1;
		return 'error';
	};
	await page.clock.fastForward('01:05:00');
	await expect.poll(() => looks).toBeGreaterThan(0);
	site.trouble = () => undefined;
	await expect(page.getByRole('status', { name: 'New version' })).toHaveCount(0);
	await page.clock.fastForward('00:01:30');
	await expect(page.getByRole('status', { name: 'New version' })).toBeVisible();
});

test('a visit whose own look for a new version came to nothing hears of it a minute later', async ({
	page,
	site
}) => {
	await openStored(page);
	await release(site, 'two');
	let looks = 0;
	site.trouble = (path) => {
		if (path !== '/service-worker.js') return undefined;
		looks += 1;
		return 'missing';
	};
	await page.clock.install();
	await openStored(page);
	await expect.poll(() => looks).toBeGreaterThan(0);
	site.trouble = () => undefined;
	await expect(page.getByRole('status', { name: 'New version' })).toHaveCount(0);
	await page.clock.fastForward('00:01:05');
	await expect(page.getByRole('status', { name: 'New version' })).toBeVisible();
});
