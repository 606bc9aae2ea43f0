import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, aRow, idOf } from './rosters.ts';

const damaged = { id: idOf(5), updatedAt: 1, roster: 'Halberdiers, mostly' };
const day = 24 * 60 * 60 * 1000;

async function saveBackup(page: Page): Promise<string> {
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save a backup' }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toMatch(/^muster-backup-\d{4}-\d\d-\d\d\.muster\.json$/);
	return readFile(await download.path(), 'utf8');
}

async function restore(page: Page, text: string) {
	const buffer = Buffer.from(text);
	const file = { name: 'backup.muster.json', mimeType: 'application/json', buffer };
	await page.getByLabel('Restore a backup').setInputFiles(file);
	return page.getByRole('status', { name: 'What was restored' });
}

test('a backup brings every roster to another device, the damaged row too', async ({
	page,
	browser,
	stored,
	home
}) => {
	const rows = [aRow(aFullEmpire(), 5), aRow(anIllegalEmpire(), 90), damaged];
	await stored.seed(rows);
	await openPage(page, 'settings/');
	await expect(page.getByText('3 rosters, 0 saved versions, 0 event packs.')).toBeVisible();
	const text = await saveBackup(page);
	await expect(page.getByText('Last backup:')).toBeVisible();

	const other = await browser.newContext();
	const there = await other.newPage();
	await openPage(there, 'settings/');
	const status = await restore(there, text);
	await expect(status).toContainText('2 rosters added.');
	await expect(status).toContainText('1 unreadable entry added.');
	await openPage(there, './');
	await expect(there.getByText('1830 of 2000')).toBeVisible();
	await expect(there.getByText('this version cannot read')).toBeVisible();
	await other.close();

	await openPage(page, 'settings/');
	await expect(await restore(page, text)).toContainText('2 rosters were already here.');
	await home.open();
	await expect(home.rows).toHaveCount(3);
	expect(await stored.all()).toHaveLength(3);
});

test('what has changed since comes beside, once, and stays as it is', async ({
	page,
	stored,
	home
}) => {
	await stored.seed([aRow(anEmpire())]);
	const other = anEmpire({ size: 1000, note: 'Another device' });
	const text = JSON.stringify({ muster: 1, exported: '2026-11-15T12:00:00Z', rosters: [other] });
	await openPage(page, 'settings/');
	const status = await restore(page, text);
	await expect(status).toContainText('1 added as a copy: “Nordland (backup of 15 November');
	await expect(await restore(page, text)).toContainText('1 roster was already here.');
	await home.open();
	await expect(home.rosters).toHaveCount(2);
	expect(await stored.all()).toContainEqual(expect.objectContaining({ roster: anEmpire() }));
});

test('what is no backup changes nothing and says why', async ({ page, stored }) => {
	await stored.seed([aRow(anEmpire())]);
	await openPage(page, 'settings/');
	for (const [text, why] of [
		['{"muster":1,"rosters":[{"formatVersion"', 'or it is incomplete'],
		['{"system":"warmaster"}', 'To read lists and event packs, use Import'],
		['{"muster":2,"rosters":[]}', 'made with a newer version of Muster']
	] as const) {
		await expect(await restore(page, text)).toContainText(why);
	}
	expect(await stored.all()).toEqual([expect.objectContaining({ roster: anEmpire() })]);
});

test.describe('with a folder', () => {
	test.beforeEach(async ({ page }) => {
		await page.addInitScript(() => {
			const pick = async () =>
				(await navigator.storage.getDirectory()).getDirectoryHandle('Copies', { create: true });
			Object.assign(globalThis, { showDirectoryPicker: pick });
		});
	});

	/** The names of the copies, with how many rosters are in each; none while the folder changes. */
	const copies = (page: Page) =>
		page.evaluate(async () => {
			const root = await navigator.storage.getDirectory();
			const folder = await root.getDirectoryHandle('Copies', { create: true });
			const { entries } = folder as unknown as {
				entries: () => AsyncIterable<[string, FileSystemFileHandle]>;
			};
			const names: string[] = [];
			try {
				for await (const [name, file] of entries.call(folder)) {
					const { rosters } = JSON.parse(await (await file.getFile()).text()) as {
						rosters: unknown[];
					};
					names.push(`${name} ${rosters.length}`);
				}
			} catch {
				// A file that was being written is gone, or not there yet.
				return [];
			}
			return names.toSorted();
		});

	test('a copy is written each week in which rosters have changed', async ({
		page,
		stored,
		home
	}) => {
		const start = Date.parse('2026-11-22T12:00:00');
		await page.clock.setFixedTime(start);
		await stored.seed([aRow(anEmpire())]);
		await openPage(page, 'settings/');
		await page.getByRole('button', { name: 'Choose a folder' }).click();
		await expect(page.getByText('Writes a backup to “Copies”')).toBeVisible();
		const first = 'muster-backup-2026-11-22.muster.json 1';
		await expect.poll(() => copies(page)).toEqual([first]);

		await stored.put([aRow(anIllegalEmpire())]);
		await page.clock.setFixedTime(start + 7 * day - 1);
		await home.open();
		await expect(home.rosters).toHaveCount(2);
		await page.waitForTimeout(2000);
		expect(await copies(page)).toEqual([first]);

		await page.clock.setFixedTime(start + 7 * day);
		await home.open();
		const second = 'muster-backup-2026-11-29.muster.json 2';
		await expect.poll(() => copies(page)).toEqual([first, second]);
	});

	test('a browser that asks again gets its tap; a folder that is gone is told', async ({
		page,
		stored,
		home
	}) => {
		await stored.seed([aRow(anEmpire())]);
		await openPage(page, 'settings/');
		await page.getByRole('button', { name: 'Choose a folder' }).click();
		await expect.poll(() => copies(page)).toHaveLength(1);
		await stored.put([aRow(anIllegalEmpire())]);
		await page.addInitScript(() => {
			Object.assign(FileSystemDirectoryHandle.prototype, {
				queryPermission: () => Promise.resolve('prompt'),
				requestPermission: () => Promise.resolve('granted')
			});
		});
		await page.clock.setFixedTime(Date.now() + 8 * day);
		await home.open();
		await page.getByRole('button', { name: 'Write the copy' }).click();
		await expect.poll(() => copies(page)).toHaveLength(2);

		await stored.put([aRow(aFullEmpire({ id: idOf(7) }))]);
		await page.evaluate(async () =>
			(await navigator.storage.getDirectory()).removeEntry('Copies', { recursive: true })
		);
		await page.clock.setFixedTime(Date.now() + 16 * day);
		await home.open();
		await page.getByRole('button', { name: 'Write the copy' }).click();
		await expect(page.getByText('The folder “Copies” no longer exists.')).toBeVisible();
	});
});
