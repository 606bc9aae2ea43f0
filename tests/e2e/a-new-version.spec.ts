import type { Page } from '@playwright/test';
import { openPage } from './pages/open-page.ts';
import { expect, test } from './site-test.ts';
import { lookForUpdate, release, releaseOf, waitForWorker } from './versions.ts';

/**
 * Taps "Update now", twice as a hasty hand does, and waits for the new version. A worker that developer tools watch
 * does not end by itself once it has nothing to do, and Chromium starts no version before: it is ended.
 */
async function update(page: Page): Promise<void> {
	const tools = await page.context().newCDPSession(page);
	await tools.send('ServiceWorker.enable');
	const reloading = page.waitForRequest((request) => request.isNavigationRequest());
	const reloaded = page.waitForEvent('load');
	await page.getByRole('button', { name: 'Update now' }).dblclick();
	const ending = setInterval(() => {
		tools.send('ServiceWorker.stopAllWorkers').catch(() => undefined);
	}, 1000);
	// The new version's files come by its own worker, which is left alone.
	await reloading.finally(() => clearInterval(ending));
	await reloaded;
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
		await update(page);
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

test('taking the update in one tab leaves another as it is, with all its parts', async ({
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
	await expect(page.getByText('A new version of Muster is ready.')).toBeVisible();
	await editor.entry('Halberdiers').click();
	await editor.own.click();
	await editor.ownName.fill('Ulric’s');
	let reloads = 0;
	page.on('load', () => (reloads += 1));
	await update(other);
	expect(await releaseOf(other)).toBe('two');

	await test.step('it is told, and nothing that is open or typed is gone', async () => {
		await expect(page.getByText('Another tab runs a new version of Muster.')).toBeVisible();
		await expect(editor.ownName).toHaveValue('Ulric’s');
		await editor.close.click();
		await editor.add('Knights').click();
		await expect(editor.total).toContainText('635 of 2000');
	});

	await test.step('it loads what it has not loaded yet, though the server has it no more', async () => {
		await editor.print.click();
		await expect(page.getByRole('region', { name: 'Preview' })).toContainText('635 of 2000');
		expect(reloads).toBe(0);
	});

	await test.step('a tap brings it to the new version', async () => {
		await page.getByRole('button', { name: 'Reload' }).click();
		await expect.poll(() => releaseOf(page).catch(() => undefined)).toBe('two');
		await expect(page.getByRole('region', { name: 'Preview' })).toContainText('635 of 2000');
	});
});
