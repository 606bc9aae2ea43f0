import type { Browser } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { copyOf, makeVersion, type Site } from '../e2e/site.ts';
import { momentsOf, tried, type Moment } from './moments.ts';
import { expect, test as base } from '../e2e/site-test.ts';
import { allIsWell, DyingNetwork, Visitor } from './visitor.ts';

/** The folders of two versions of the app. */
interface Versions {
	readonly one: string;
	readonly two: string;
}

const test = base.extend<{ versions: Versions }>({
	versions: async ({ site }, use) => {
		const two = await copyOf(site.folder);
		await makeVersion(two, 'two');
		await use({ one: site.folder, two });
		await rm(two, { recursive: true });
	}
});
test.describe.configure({ timeout: 300_000 * tried });

/** Which version the page is of; undefined for the first, and while a page is being loaded. */
async function releaseOf({ page }: Visitor): Promise<string | undefined> {
	return page
		.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content)
		.catch(() => undefined);
}

/** A visit that finds a new version, whose network dies while that is being stored. */
async function visit(
	browser: Browser,
	site: Site,
	{ one, two }: Versions,
	{ at, fault }: Moment
): Promise<void> {
	site.folder = one;
	allIsWell(site);
	const visitor = await Visitor.arrive(browser, site);
	await visitor.open();
	await expect(visitor.claim).toBeVisible();

	site.folder = two;
	const network = new DyingNetwork(site, at, fault);
	await visitor.page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		// Until the script has come, which it may never do.
		void registration.update().catch(() => undefined);
	});
	await expect.poll(async () => network.hasFailed || (await visitor.workers()).waiting).toBe(true);
	if (fault !== 'hanging') {
		await expect.poll(async () => (await visitor.workers()).installing).toBe(false);
	}

	// The version that is there is as it was.
	const { waiting } = await visitor.workers();
	await visitor.goOffline();
	await visitor.page.reload();
	expect(await releaseOf(visitor)).toBeUndefined();
	await expect(visitor.claim).toBeVisible();
	await expect(visitor.newVersion).toHaveCount(waiting ? 1 : 0);
	await visitor.useWithoutNetwork();
	await visitor.expectRostersUntouched();

	// When the network is back the new one comes by itself, and whole.
	allIsWell(site);
	await expect.poll(async () => (await visitor.workers()).installing).toBe(false);
	await visitor.goOnline();
	await visitor.takeNewVersion();
	await expect.poll(() => releaseOf(visitor)).toBe('two');
	await visitor.goOffline();
	await visitor.open();
	expect(await releaseOf(visitor)).toBe('two');
	await expect(visitor.claim).toBeVisible();
	await visitor.expectRostersUntouched();
	await visitor.leave();
}

/** The moments are dealt out to so many tests, which run beside one another. */
const shares = Math.min(4, tried);

for (let share = 0; share < shares; share += 1) {
	test(`the network dies while a new version is stored, ${share + 1} of ${shares}`, async ({
		browser,
		site,
		versions
	}) => {
		const moments = await momentsOf(site);
		for (const moment of moments.filter((_, at) => at % shares === share)) {
			await test.step(`request ${moment.at}: ${moment.fault}`, () =>
				visit(browser, site, versions, moment));
		}
	});
}
