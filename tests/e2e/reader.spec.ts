import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { Reader } from './reader.ts';

const test = base.extend<{ reader: Reader }>({
	reader: async ({ page }, use) => {
		const reader = new Reader(page);
		await reader.listen();
		await use(reader);
	}
});

/** From the home page, and by nothing but roles, names and what is announced. */
test.describe('a roster is made legal and printed by its accessibility tree', () => {
	test('where entries are counted', async ({ page, home, reader }) => {
		await home.open();
		await reader.press('link', /^Warmaster \d+ armies$/);
		await reader.press('link', /^Empire$/);
		await reader.find('heading', /^Empire 2000$/);
		await reader.press('button', /^Add one Knights$/);
		await reader.hear(/^635 of 2000 points, legal so far$/i);
		await reader.press('button', /^Remove one Halberdiers$/);
		await reader.hear(/^590 of 2000 points, Next: add Halberdiers$/);

		await reader.press('button', /^Next: add Halberdiers$/);
		await reader.press('button', /^Copy unit$/);
		await reader.hear(/635 of 2000 · Legal so far/);
		await reader.press('button', /^Close$/);
		await reader.press('button', /^General \d/);
		await reader.press('radio', /^Sword of Might/);
		await reader.hear(/645 of 2000 · Legal so far/);
		await reader.press('button', /^Close$/);
		await print(page, reader);
	});

	test('where units stand in regiments', async ({ page, home, reader }) => {
		await home.open();
		await reader.press('link', /^Age of Sigmar \d+ armies$/);
		await reader.press('link', /^Stormcast Eternals$/);
		await reader.press('button', /^Add regiment$/);
		await reader.press('button', /^Add Knight-Arcanum/);
		await reader.press('button', /^Add Liberators/);
		await reader.hear(/^Added Liberators: 2 of 5 units here\.$/);
		await reader.press('button', /^Add Vanquishers/);
		await reader.hear(/^Added Vanquishers: 3 of 5 units here\.$/, /^300 of 2000 · 1700 left$/);
		await reader.press('button', /^Done$/);
		await print(page, reader);
	});

	test('where units have ranks and files', async ({ page, home, reader }) => {
		await home.open();
		await reader.press('link', /^Warhammer Fantasy Battle \d+ armies$/);
		await reader.press('button', /^1000$/);
		await reader.press('link', /^The Empire$/);
		await reader.find('heading', /^The Empire 1000$/);
		await reader.press('button', /^Add regiment$/);
		await reader.press('button', /^Add Halberdiers /);
		await reader.press('button', /set the number of models$/);
		await (await reader.find('textbox', /^How many models$/)).fill('40');
		await page.keyboard.press('Enter');
		await reader.hear(/^\d+ of 1000 · Legal so far$/);
		await reader.press('checkbox', /^Shield/);
		await reader.hear(/^\d+ of 1000 · Legal so far$/);
		await reader.press('button', /^Close$/);
		await print(page, reader);
	});
});

async function print(page: Page, reader: Reader): Promise<void> {
	await reader.press('link', /^Print$/);
	await reader.hear(/^(1 page is|\d pages are) ready\.$/);
	const downloading = page.waitForEvent('download');
	await reader.press('button', /^Save PDF$/);
	expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
}
