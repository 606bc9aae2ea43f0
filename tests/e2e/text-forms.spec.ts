import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

const awkward = 'Größe *łódź* [b]Жар|#';

const clipboard = (page: Page): Promise<string> =>
	page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(async ({ context, stored, print }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const [first, ...others] = aFullEmpire().units;
	const units = first ? [{ ...first, name: awkward }, ...others] : others;
	await stored.seed([aRow(aFullEmpire({ units }))]);
	await print.open(idOf(1));
});

test('the list goes to the clipboard in each format', async ({ page }) => {
	await page.getByRole('button', { name: 'Other formats' }).click();
	for (const [format, copied, said] of [
		['Plain text', `“${awkward}”`, 'text'],
		['Simple list', '\nEmpire (Warmaster), 2000 points\n\n', 'a simple list'],
		['Plain list (JSON)', `"name": "${awkward}"`, 'a plain list (JSON)'],
		['Markdown', '“Größe \\*łódź\\* \\[b\\]Жар\\|#”**', 'Markdown'],
		['BBCode', '“Größe *łódź* [\u200Bb]Жар|#”[/b]', 'BBCode'],
		['Table (CSV)', `,${awkward},`, 'a table (CSV)']
	] as const) {
		await page.getByRole('button', { name: `Copy as ${format}` }).click();
		await expect(page.getByText(`Copied the list as ${said}.`)).toBeVisible();
		expect(await clipboard(page)).toContain(copied);
	}
});

test('a link for another builder is copied, and can be pasted into Muster', async ({
	page,
	importer
}) => {
	await page.getByRole('button', { name: 'Other formats' }).click();
	await page.getByRole('button', { name: 'Copy a link for wm-selector' }).click();
	await expect(page.getByText('Copied the link for wm-selector.')).toBeVisible();
	const text = await clipboard(page);
	expect(text).toMatch(/^https:\/\/wm-selector\.github\.io\/#\/\?0=/);
	await importer.open();
	await importer.readText(text);
	await expect(importer.results).toHaveCount(1);
	await expect(importer.results).toContainText('1830');
});

test('what was copied can be pasted into Muster again', async ({ page, print, importer }) => {
	await print.copy.click();
	await expect(page.getByText('Copied the list as text.')).toBeVisible();
	const text = await clipboard(page);
	await importer.open();
	await importer.readText(text);
	await importer.side('Roster').click();
	await expect(importer.becomes).toContainText('1830');
	await expect(importer.add).toBeVisible();
});

test('a table is saved as a file that begins with a byte order mark', async ({ page }) => {
	await page.getByRole('button', { name: 'Other formats' }).click();
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save as Table (CSV)' }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toMatch(/\.csv$/);
	const text = await readFile(await download.path(), 'utf8');
	expect(text).toMatch(/^\uFEFFGroup,Unit,/);
	expect(text.split('\r\n').at(-1)).toBe('');
});

test('every button is large enough, by keyboard too, on the narrowest phone', async ({
	page,
	checkLooks
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const toggle = page.getByRole('button', { name: 'Other formats' });
	await toggle.focus();
	await page.keyboard.press('Enter');
	await expect(toggle).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Copy as Plain text' })).toBeFocused();
	for (const button of await page
		.getByRole('group', { name: 'As text' })
		.getByRole('button')
		.all()) {
		const box = await button.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBeLessThanOrEqual(320);
	await checkLooks();
});
