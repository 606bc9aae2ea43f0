import { createServer, type ViteDevServer } from 'vite';
import { expect, test } from './fixtures.ts';

const port = Number(process.env['PORT'] ?? 4199) + 1;
let server: ViteDevServer;

test.use({
	baseURL: `http://127.0.0.1:${port}/`,
	viewport: { width: 1280, height: 900 },
	// The server of developers reloads a page when it has bundled a package anew.
	expectedMessages: /state_proxy_equality|Outdated Optimize Dep|Failed to (load|fetch)/
});

/** As `npm run gallery` serves it. */
test.beforeAll(async () => {
	process.env['GALLERY'] = 'yes';
	server = await createServer({ server: { host: '127.0.0.1', port, strictPort: true } });
	await server.listen();
});

test.afterAll(async () => {
	await server.close();
	delete process.env['GALLERY'];
});

test('every component is shown in every state', async ({ page }) => {
	const stories = page.locator('.story');
	const last = page.locator('#Keeping .story');
	await page.goto('./');
	await expect(last).not.toHaveCount(0, { timeout: 120_000 });
	expect(await stories.count()).toBeGreaterThan(100);

	const empty = page.locator('.story:not(:has(.states))').filter({
		has: page.locator('.shown').filter({
			hasNotText: /\S/,
			hasNot: page.locator('svg, input, button')
		})
	});
	const nameOf = empty.getByRole('heading');
	// A story whose part was bundled anew while it was asked for is there when it is asked for again.
	await expect(async () => {
		await page.reload();
		await expect(last).not.toHaveCount(0, { timeout: 120_000 });
		await expect.poll(() => nameOf.allTextContents()).toEqual([]);
	}).toPass();

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
