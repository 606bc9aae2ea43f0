import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const build = fileURLToPath(new URL('../../build/', import.meta.url));

/** Takes away what came after the oldest browsers that Muster runs in: Chrome 111, Firefox 115, Safari 16. */
async function makeOld(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const later: readonly (readonly [object, readonly string[]])[] = [
			[Array, ['fromAsync']],
			[Element.prototype, ['ariaDisabled', 'checkVisibility', 'setHTML', 'setHTMLUnsafe']],
			[Error, ['captureStackTrace', 'isError']],
			[IDBFactory.prototype, ['databases']],
			[Iterator.prototype, ['drop', 'every', 'filter', 'find', 'flatMap', 'map', 'some', 'take']],
			[Iterator.prototype, ['forEach', 'reduce', 'toArray']],
			[Map, ['groupBy']],
			[Navigator.prototype, ['canShare', 'share', 'userAgentData']],
			[Object, ['groupBy']],
			[Promise, ['try', 'withResolvers']],
			[Set.prototype, ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'union']],
			[Set.prototype, ['isSupersetOf', 'symmetricDifference']],
			[String.prototype, ['isWellFormed', 'toWellFormed']],
			[URL, ['canParse', 'parse']],
			[window, ['CompressionStream', 'DecompressionStream', 'Iterator', 'OffscreenCanvas']],
			[window, ['ClipboardItem', 'navigation', 'requestIdleCallback', 'scheduler']],
			[window, ['showDirectoryPicker']]
		];
		for (const [holder, names] of later)
			for (const name of names) Reflect.deleteProperty(holder, name);
	});
}

test('a roster is built by keyboard, copied and printed in the oldest browser', async ({
	page,
	context,
	newRoster,
	editor,
	home,
	print,
	sharing
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await makeOld(page);
	await newRoster.open('warmaster');
	await newRoster.army('Empire').click();
	// Keys do something when the page has come to rest.
	await expect(async () => {
		await page.keyboard.press('1');
		await expect(editor.entry('Halberdiers')).toBeFocused({ timeout: 500 });
	}).toPass();
	await page.keyboard.press('+');
	await expect(editor.total).toContainText('570 of 2000');
	await editor.more.click();
	await editor.button('Share').click();
	await sharing.copyLink.click();
	await expect(home.toast).toContainText('Copied the link');
	await editor.close.click();
	await editor.close.click();
	await editor.print.click();
	await expect(print.preview).toContainText('Halberdiers');
	await page.reload();
	await expect(print.preview).toContainText('Halberdiers');
});

test('no code looks behind, which Safari cannot before 16.4', async () => {
	const files = await readdir(build, { recursive: true });
	const behind = [];
	for (const file of files.filter((name) => name.endsWith('.js')))
		if (/\(\?<[=!]/.test(await readFile(join(build, file), 'utf8'))) behind.push(file);
	expect(files.length).toBeGreaterThan(100);
	expect(behind).toEqual([]);
});

const needs = 'Muster needs JavaScript, and Safari 16, Chrome 111, Firefox 115 or later.';

test.describe('a browser that is too old', () => {
	test.use({ expectedMessages: /toSorted/ });

	test('is told what Muster needs, above the page', async ({ page }) => {
		await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
		await page.goto('./');
		await expect(page.getByText(needs)).toBeVisible();
		await expect(page.getByText('Muster braucht JavaScript und Safari 16')).toBeVisible();
	});
});

test.describe('where scripts are switched off', () => {
	test.use({ javaScriptEnabled: false, expectedMessages: /404/ });

	for (const path of ['./', 'new/', 'roster/', 'nowhere/'])
		test(`so is ${path}`, async ({ page }) => {
			await page.goto(path);
			await expect(page.getByText(needs)).toBeVisible();
		});
});

test('nothing of that is seen elsewhere', async ({ page, home }) => {
	await home.open();
	await expect(page.getByText(needs)).toBeHidden();
});
