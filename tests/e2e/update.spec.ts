import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { serveCopyOfBuild, type Site } from './site.ts';

const test = base.extend<{ site: Site }>({
	// eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
	site: async ({}, use) => {
		const site = await serveCopyOfBuild();
		await use(site);
		await site.close();
	},
	baseURL: ({ site }, use) => use(site.url)
});
test.use({ serviceWorkers: 'allow' });

/** Puts a new version on the server: another worker, and pages that say which version they are of. */
async function release({ folder }: Site, version: string): Promise<void> {
	const worker = join(folder, 'service-worker.js');
	const { version: old } = JSON.parse(
		await readFile(join(folder, '_app/version.json'), 'utf8')
	) as { version: string };
	await writeFile(worker, (await readFile(worker, 'utf8')).replaceAll(old, `${old}-${version}`));
	for (const file of ['index.html', 'roster/index.html']) {
		const html = await readFile(join(folder, file), 'utf8');
		const marked = html.replace('<head>', `<head><meta name="release" content="${version}" />`);
		await writeFile(join(folder, file), marked);
	}
}

/** Which version the page is of; undefined for the first. */
async function releaseOf(page: Page): Promise<string | undefined> {
	return page.evaluate(
		() => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content
	);
}

/** What the browser does by itself every day or so. */
async function lookForUpdate(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
	});
}

async function waitForWorker(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		while (!navigator.serviceWorker.controller) {
			await new Promise((resolve) => {
				navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
			});
		}
	});
}

test('a new version waits until the player takes it', async ({
	page,
	site,
	newRoster,
	editor,
	stored
}) => {
	const prompt = page.getByRole('status', { name: 'New version' });
	await openPage(page, './');
	await waitForWorker(page);
	await newRoster.create('Empire');
	await editor.add('Knights').click();
	await expect(prompt).toBeHidden();
	const address = page.url();
	let reloads = 0;
	page.on('load', () => (reloads += 1));

	await test.step('nothing reloads by itself', async () => {
		await release(site, 'two');
		await lookForUpdate(page);
		await expect(prompt).toBeVisible();
		await editor.add('Knights').click();
		await expect(editor.total).toContainText('745 of 2000');
		expect(reloads).toBe(0);
	});

	await test.step('"Later" leaves the old version in place', async () => {
		await prompt.getByRole('button', { name: 'Later' }).click();
		await expect(prompt).toBeHidden();
		await editor.add('Knights').click();
		await expect(editor.total).toContainText('855 of 2000');
		await stored.untilPoints(855);
		await page.reload();
		expect(await releaseOf(page)).toBeUndefined();
		await expect(editor.total).toContainText('855 of 2000');
	});

	await test.step('"Update now" brings the new one, with every edit', async () => {
		await expect(prompt).toBeVisible();
		await editor.add('Knights').click();
		const reloaded = page.waitForEvent('load');
		await prompt.getByRole('button', { name: 'Update now' }).click();
		await reloaded;
		expect(page.url()).toBe(address);
		expect(await releaseOf(page)).toBe('two');
		await expect(editor.total).toContainText('965 of 2000');
		await expect(prompt).toBeHidden();
	});
	expect(reloads).toBe(2);
});

test('the prompt covers neither the bar nor what is under it for good', async ({
	page,
	site,
	newRoster,
	editor
}) => {
	const prompt = page.getByRole('status', { name: 'New version' });
	await openPage(page, './');
	await waitForWorker(page);
	await newRoster.create('Empire');
	await release(site, 'two');
	await lookForUpdate(page);
	await expect(prompt).toBeVisible();
	const [promptBox, barBox] = await Promise.all([prompt.boundingBox(), editor.bar.boundingBox()]);
	expect((promptBox?.y ?? 0) + (promptBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
});

test('taking the update in one tab leaves an edit in another', async ({
	page,
	context,
	site,
	newRoster,
	editor
}) => {
	await openPage(page, './');
	await waitForWorker(page);
	await newRoster.create('Empire');
	const other = await context.newPage();
	await openPage(other, './');
	await release(site, 'two');
	await lookForUpdate(other);
	const reloaded = other.waitForEvent('load');
	await other.getByRole('button', { name: 'Update now' }).click();
	await reloaded;
	let reloads = 0;
	page.on('load', () => (reloads += 1));
	await editor.add('Knights').click();
	await expect(editor.total).toContainText('635 of 2000');
	await editor.print.click();
	await expect(page.getByRole('region', { name: 'Preview' })).toContainText('635 / 2000');
	expect(reloads).toBe(0);
});
