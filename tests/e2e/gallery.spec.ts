import { createServer, type ViteDevServer } from 'vite';
import { expect, test as base } from './fixtures.ts';
import { whole } from '../whole.ts';

/** The page of all components, as `npm run gallery` serves it. */
const test = base.extend<object, { server: ViteDevServer }>({
	server: [
		// eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
		async ({}, use) => {
			process.env['GALLERY'] = 'yes';
			const server = await createServer({ server: { host: '127.0.0.1', port: 0 } });
			await server.listen();
			await use(server);
			await server.close();
			delete process.env['GALLERY'];
		},
		{ scope: 'worker', timeout: 60_000 }
	],
	baseURL: ({ server }, use) => use(server.resolvedUrls?.local[0] ?? '')
});
test.use({ viewport: { width: 1280, height: 900 }, expectedMessages: /state_proxy_equality/ });

test('every component is shown in every state', whole, async ({ page }) => {
	test.setTimeout(180_000);
	await page.goto('./');
	const stories = page.locator('.story');
	await expect(page.locator('#Keeping .story')).not.toHaveCount(0, { timeout: 120_000 });
	expect(await stories.count()).toBeGreaterThan(100);

	const empty = page.locator('.story:not(:has(.states)) > .shown').filter({
		hasNotText: /\S/,
		hasNot: page.locator('svg, input, button')
	});
	await expect(empty).toHaveCount(0, { timeout: 30_000 });

	for (const story of await page.locator('.story:has(.states)').all()) {
		const looks: string[] = [];
		for (const state of await story.locator('.states button').all()) {
			await state.click();
			looks.push(await story.locator('.shown').innerHTML());
		}
		expect(new Set(looks).size).toBe(looks.length);
	}
	const tooWide = await page.evaluate(
		() => document.documentElement.scrollWidth > document.documentElement.clientWidth
	);
	expect(tooWide).toBe(false);
});
