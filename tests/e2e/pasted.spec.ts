import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ImportPage } from './pages/import-page.ts';

const offered = 'You pasted this text earlier and have not added it yet.';
const list = 'Empire 1000 points, Warmaster\nGeneral - 125\nHalberdiers - 45';

/** The texts that are stored of pages. */
const stored = (page: Page) =>
	page.evaluate(async () => {
		const database = await new Promise<IDBDatabase>((resolve, reject) => {
			const opening = indexedDB.open('muster-pasted');
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(new Error('not opened'));
		});
		const reading = database.transaction('texts').objectStore('texts').getAll();
		await new Promise((resolve) => (reading.onsuccess = resolve));
		database.close();
		return (reading.result as readonly { readonly text: string }[]).map(({ text }) => text);
	});

test('a text that was pasted is offered again when its page is killed, until it is cleared', async ({
	page,
	context,
	importer
}) => {
	await importer.open();
	await importer.paste.fill(list);
	await expect.poll(() => stored(page)).toEqual([list]);
	await page.close();
	const next = await context.newPage();
	const again = new ImportPage(next);
	await again.open();
	await expect(again.paste).toHaveValue(list);
	await expect(next.getByText(offered)).toBeVisible();
	await next.getByRole('button', { name: 'Clear it' }).click();
	await expect(again.paste).toHaveValue('');
	await expect.poll(() => stored(next)).toEqual([]);
	await again.paste.fill('General - 125');
	await expect(next.getByRole('button', { name: 'Import text' })).toBeEnabled();
	await expect(next.getByText(offered)).toBeHidden();
});

test('once it is added it is not offered any more', async ({ page, importer, editor }) => {
	await importer.open();
	await importer.readText(list);
	await importer.add.click();
	await expect(editor.heading).toHaveText('Empire');
	expect(await stored(page)).toEqual([]);
	await importer.open();
	await expect(importer.paste).toHaveValue('');
});

test('two tabs keep a text each', async ({ page, context, importer }) => {
	await importer.open();
	await importer.paste.fill('Of the first');
	await expect.poll(() => stored(page)).toHaveLength(1);
	const second = await context.newPage();
	const other = new ImportPage(second);
	await other.open();
	await expect(other.paste).toHaveValue('');
	await other.paste.fill('Of the second');
	await expect.poll(() => stored(page)).toHaveLength(2);
	await second.close();
	await page.reload();
	await expect(importer.paste).toHaveValue('Of the first');
	const third = await context.newPage();
	const late = new ImportPage(third);
	await late.open();
	await expect(late.paste).toHaveValue('Of the second');
});
