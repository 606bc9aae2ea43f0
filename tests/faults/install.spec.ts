import type { Browser } from '@playwright/test';
import type { Site } from '../e2e/site.ts';
import { amount } from './amount.ts';
import { momentsOf, shares, type Moment } from './moments.ts';
import { expect, test } from '../e2e/site-test.ts';
import { allIsWell, DyingNetwork, Visitor } from './visitor.ts';

test.describe.configure({ timeout: amount({ whole: 1_800_000, part: 60_000 }) });

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

for (let share = 0; share < shares; share += 1) {
	test(`the network dies while the app is stored, ${share + 1} of ${shares}`, async ({
		browser,
		site
	}) => {
		for (const moment of await momentsOf(site, share, [17, 95])) {
			await test.step(`request ${moment.at}: ${moment.fault}`, () => visit(browser, site, moment));
		}
	});
}
