import type { Browser } from '@playwright/test';
import type { Site } from '../e2e/site.ts';
import { momentsOf, tried, type Moment } from './moments.ts';
import { expect, test } from '../e2e/site-test.ts';
import { allIsWell, DyingNetwork, Visitor } from './visitor.ts';

test.describe.configure({ timeout: 300_000 * tried });

/** A first visit whose network dies while the app is being stored. */
async function visit(browser: Browser, site: Site, { at, fault }: Moment): Promise<void> {
	const visitor = await Visitor.arrive(browser, site);
	const network = new DyingNetwork(site, at, fault);
	await visitor.open();
	await expect.poll(async () => network.hasFailed || (await visitor.workers()).active).toBe(true);
	if (fault !== 'hanging') {
		await expect.poll(async () => (await visitor.workers()).installing).toBe(false);
	}

	const { active } = await visitor.workers();
	await expect(visitor.claim).toHaveCount(active ? 1 : 0);
	await visitor.expectRostersUntouched();

	// When the network is back it goes on by itself, in the page that is open.
	allIsWell(site);
	await expect.poll(async () => (await visitor.workers()).installing).toBe(false);
	await visitor.goOffline();
	await visitor.goOnline();
	await expect(visitor.claim).toBeVisible();

	await visitor.goOffline();
	await visitor.page.reload();
	await expect(visitor.claim).toBeVisible();
	await visitor.useWithoutNetwork();
	await visitor.expectRostersUntouched();
	await visitor.leave();
}

test('the network dies while the app is stored', async ({ browser, site }) => {
	for (const moment of await momentsOf(site)) {
		await test.step(`request ${moment.at}: ${moment.fault}`, () => visit(browser, site, moment));
	}
});
