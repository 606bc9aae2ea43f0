import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

declare global {
	interface Window {
		/** What a page handed over in a tap; nothing else is taken. */
		handed: string[];
	}
}

/** Lets the page copy and share in the very task of a tap, as Safari does, or never. */
async function allowInTap(page: Page, isAllowed: boolean): Promise<void> {
	await page.addInitScript((mayTap) => {
		window.handed = [];
		let isTap = false;
		const tap = (): void => {
			isTap = mayTap;
			setTimeout(() => (isTap = false));
		};
		addEventListener('click', tap, true);
		const take = async (text: () => Promise<string>): Promise<void> => {
			if (!isTap) throw new DOMException('Not in a tap.', 'NotAllowedError');
			window.handed.push(await text());
		};
		const textOf = async (items: ClipboardItem[]): Promise<string> =>
			(await items[0]?.getType('text/plain'))?.text() ?? '';
		navigator.clipboard.writeText = (text) => take(() => Promise.resolve(text));
		navigator.clipboard.write = (items) => take(() => textOf(items));
		navigator.share = ({ url } = {}) => take(() => Promise.resolve(url ?? ''));
	}, isAllowed);
}

const handed = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.handed);

test.describe('where only the tap itself may copy and share', () => {
	test.beforeEach(async ({ page, stored }) => {
		await stored.seed([aRow(aFullEmpire())]);
		await allowInTap(page, true);
	});

	test('the first tap on Copy link copies it, in the list and in the editor', async ({
		page,
		home,
		editor,
		sharing
	}) => {
		await home.open();
		await home.act('Nordland', 'Share');
		await sharing.copyLink.click();
		await expect(home.toast).toContainText('Copied the link');
		expect(await handed(page)).toEqual([expect.stringMatching(/^https?:\/\/\S+\/list\/#\S+$/)]);
		await editor.open(idOf(1));
		await editor.more.click();
		await editor.button('Share').click();
		await sharing.copyLink.click();
		await expect(home.toast).toContainText('Copied the link');
		expect(await handed(page)).toEqual([expect.stringMatching(/^https?:\/\/\S+\/list\/#\S+$/)]);
	});

	test('so does the first on Copy text', async ({ page, home, editor, print, sharing }) => {
		await editor.open(idOf(1));
		await editor.more.click();
		await editor.button('Share').click();
		await sharing.copyText.click();
		await expect(home.toast).toContainText('Copied the list as text');
		expect(await handed(page)).toEqual([expect.stringContaining('5 × Knights')]);
		await print.open(idOf(1));
		await print.ready();
		await print.copy.click();
		await expect(home.toast).toContainText('Copied the list as text');
		expect(await handed(page)).toEqual([expect.stringContaining('5 × Knights')]);
	});

	test('a link is shared as soon as it is made', async ({ page, home, editor, sharing }) => {
		await home.open();
		await home.act('Nordland', 'Share');
		await page.waitForLoadState('networkidle');
		await sharing.system.click();
		await expect.poll(() => handed(page)).toEqual([expect.stringContaining('/list/#')]);
		await editor.open(idOf(1));
		await editor.more.click();
		await editor.button('Share').click();
		await page.waitForLoadState('networkidle');
		await sharing.system.click();
		await expect.poll(() => handed(page)).toEqual([expect.stringContaining('/list/#')]);
	});
});

test('where the browser refuses, that is said, and a file is saved only by a tap', async ({
	page,
	stored,
	home,
	sharing
}) => {
	await stored.seed([aRow(aFullEmpire())]);
	await allowInTap(page, false);
	await home.open();
	await home.act('Nordland', 'Share');
	await page.waitForLoadState('networkidle');
	for (const action of [sharing.copyLink, sharing.system]) {
		await action.click();
		await expect(home.toast).toContainText('This browser did not let Muster');
		const downloading = page.waitForEvent('download');
		await home.toast.getByRole('button', { name: 'Save as a file' }).click();
		const download = await downloading;
		expect(download.suggestedFilename()).toBe('Nordland.link.txt');
		expect(await readFile(await download.path(), 'utf8')).toContain('/list/#');
	}
});
