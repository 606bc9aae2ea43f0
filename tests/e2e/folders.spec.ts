import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, aRow, idOf } from './rosters.ts';
import type { StoredRows } from './stored-rows.ts';

/** Four rosters, the latest first. */
async function seed(stored: StoredRows): Promise<void> {
	await stored.seed([
		aRow(aFullEmpire(), 5),
		aRow(anIllegalEmpire(), 90),
		aRow(anEmpire({ id: idOf(3), name: 'Averland' }), 60 * 26),
		aRow(anEmpire({ id: idOf(4), name: 'Reikland' }), 60 * 50)
	]);
}

test.describe('a row', () => {
	test('says name, army, points, verdict and event once each, in three lines', async ({
		home,
		stored
	}) => {
		const event = {
			formatVersion: 1,
			name: 'Garden Cup',
			system: 'warmaster',
			date: '2026-12-05',
			constraints: []
		} as const;
		const row = aRow(aFullEmpire({ event }), 5);
		await stored.seed([{ ...row, summary: { points: 1830, problems: 0, units: 22 } }]);
		await home.open();
		const shown = home.row('Nordland');
		// A row shows its facts with the name of its army, which comes a moment later.
		await expect(shown).toContainText('Empire');
		const text = (await shown.innerText()).replaceAll('\n', ' ');
		for (const word of ['Nordland', 'Empire', '1830 of 2000', 'Legal', 'Garden Cup'])
			expect(text.split(word), text).toHaveLength(2);
		const { height = 0 } = (await shown.boundingBox()) ?? {};
		expect(height).toBeLessThan(90);
	});
});

test.describe('several rosters', () => {
	test.beforeEach(async ({ stored, home }) => {
		await seed(stored);
		await home.open();
		await home.row('Reikland').waitFor();
	});

	test('are moved to a folder, which then shows its own; it stays after a reload and on coming back', async ({
		page,
		home,
		editor,
		checkLooks
	}) => {
		await home.select.click();
		await home.tick('Averland').check();
		await home.tick('Nordland').check();
		await expect(home.picked).toContainText('2 selected');
		await checkLooks();
		await home.picked.getByRole('button', { name: 'Move' }).click();
		await home.menu.getByLabel('New folder').fill('Club nights');
		await checkLooks();
		await home.menu.getByRole('button', { name: 'Move' }).click();
		await expect(home.toast).toContainText('Moved 2 rosters to “Club nights”.');
		await expect(home.picked).toBeHidden();

		await home.folder('Club nights').click();
		await expect(home.rosters).toHaveText([/Nordland/, /Averland/]);
		await expect(page.getByText('2 rosters', { exact: true })).toBeVisible();
		await checkLooks();
		await page.reload();
		await expect(home.folder('Club nights')).toHaveAttribute('aria-pressed', 'true');
		await expect(home.rosters).toHaveText([/Nordland/, /Averland/]);
		await home.openRoster('Averland');
		await editor.back.click();
		await expect(home.rosters).toHaveText([/Nordland/, /Averland/]);
		await home.openRoster('Averland');
		await expect(editor.heading).toHaveText('Averland');
		await page.goBack();
		await expect(home.rosters).toHaveText([/Nordland/, /Averland/]);

		await home.folder('No folder').click();
		await expect(home.rosters).toHaveText([/Stirland/, /Reikland/]);
		await home.folder('All').click();
		await expect(home.rosters).toHaveCount(4);
	});

	test('moving is undone, and a folder is gone with its last roster', async ({ page, home }) => {
		await home.act('Stirland', 'Move to folder');
		await home.menu.getByLabel('New folder').fill('Tests');
		await page.keyboard.press('Enter');
		await expect(home.folder('Tests')).toBeVisible();
		await home.undo.click();
		await expect(home.folder('Tests')).toBeHidden();

		await home.act('Stirland', 'Move to folder');
		await home.menu.getByLabel('New folder').fill('Tests');
		await page.keyboard.press('Enter');
		await home.folder('Tests').click();
		await home.act('Stirland', 'Duplicate');
		await expect(home.rosters).toHaveText([/Stirland \(copy\)/, /Stirland/]);
		await home.act('Stirland (copy)', 'Delete');
		await home.act('Stirland', 'Move to folder');
		await expect(home.menu.getByRole('button', { name: 'Tests' })).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await home.menu.getByRole('button', { name: 'No folder' }).click();
		await expect(home.toast).toContainText('Took 1 roster out of the folder.');
		await expect(home.folder('Tests')).toBeHidden();
		await expect(home.rosters).toHaveCount(4);
	});

	test('are deleted together and had back together', async ({ page, home }) => {
		const selectAll = page.getByRole('button', { name: 'Select all' });
		await home.act('Stirland', 'Move to folder');
		await home.menu.getByLabel('New folder').fill('Tests');
		await page.keyboard.press('Enter');
		await home.folder('Tests').click();
		await home.select.click();
		await selectAll.click();
		await expect(home.picked).toContainText('1 selected');
		await home.folder('All').click();
		await selectAll.click();
		await expect(home.picked).toContainText('4 selected');
		await home.tick('Stirland').uncheck();
		await home.picked.getByRole('button', { name: 'Delete' }).click();
		await expect(home.toast).toContainText('Deleted 3 rosters.');
		await expect(home.rosters).toHaveText([/Stirland/]);
		await home.undo.click();
		await expect(home.rosters).toHaveText([/Nordland/, /Stirland/, /Averland/, /Reikland/]);
	});

	test('are exported as one file', async ({ page, home }) => {
		await home.select.click();
		await home.tick('Stirland').check();
		await home.tick('Reikland').check();
		const downloading = page.waitForEvent('download');
		await home.picked.getByRole('button', { name: 'Export' }).click();
		const download = await downloading;
		expect(download.suggestedFilename()).toBe('2-rosters.muster.json');
		const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
			readonly rosters: readonly { readonly name: string }[];
		};
		expect(file.rosters.map(({ name }) => name)).toEqual(['Stirland', 'Reikland']);
		await expect(home.picked).toBeHidden();
	});

	test('are printed as one PDF', async ({ page, home, print, checkLooks }) => {
		await home.select.click();
		await home.tick('Nordland').check();
		await home.tick('Averland').check();
		await home.picked.getByRole('link', { name: 'Print' }).click();
		await expect(print.pages.first()).toBeVisible({ timeout: 120_000 });
		await expect(page.getByText('Nordland · Averland')).toBeVisible();
		await expect(print.preview).toContainText('Averland');
		await checkLooks();
		const downloading = page.waitForEvent('download');
		await print.save.click();
		expect((await downloading).suggestedFilename()).toBe('2-rosters.pdf');
		await page.goBack();
		await expect(home.rosters).toHaveCount(4);
	});

	test('Back ends choosing, and nothing chosen does nothing', async ({ page, home }) => {
		await home.select.click();
		await expect(home.picked).toContainText('0 selected');
		await expect(home.picked.getByRole('button', { name: 'Delete' })).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await page.goBack();
		await expect(home.picked).toBeHidden();
		await expect(home.rosters).toHaveCount(4);
	});

	test('are chosen by holding one with a finger', async ({ page, home }) => {
		const box = await home.row('Averland').getByRole('link').boundingBox();
		const session = await page.context().newCDPSession(page);
		const at = { x: (box?.x ?? 0) + 80, y: (box?.y ?? 0) + 20 };
		await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
		await expect(home.tick('Averland')).toBeChecked();
		await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await expect(home.picked).toContainText('1 selected');
	});

	test('are chosen and moved without a pointer', async ({ page, home }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const keyboard = new Keyboard(page);
		await keyboard.activate(home.select);
		await keyboard.tabTo(home.tick('Stirland'));
		await page.keyboard.press('Space');
		await keyboard.activate(home.picked.getByRole('button', { name: 'Move' }));
		await keyboard.tabTo(home.menu.getByLabel('New folder'));
		await page.keyboard.type('Tests');
		await page.keyboard.press('Enter');
		await keyboard.activate(home.folder('Tests'));
		await expect(home.rosters).toHaveText([/Stirland/]);
		expect(keyboard.faults).toEqual([]);
	});
});

test.describe('a backup', () => {
	test.use({ expectedMessages: /wants to delete database/ });

	test('brings folders back, and an old one without them restores', async ({
		page,
		home,
		stored
	}) => {
		await seed(stored);
		await home.open();
		await home.act('Averland', 'Move to folder');
		await home.menu.getByLabel('New folder').fill('Club nights');
		await page.keyboard.press('Enter');
		await expect(home.folder('Club nights')).toBeVisible();
		await page.goto('settings/');
		const downloading = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Save a backup' }).click();
		const text = await readFile(await (await downloading).path(), 'utf8');
		const { folders, ...old } = JSON.parse(text) as Record<string, unknown>;
		expect(folders).toEqual([expect.objectContaining({ id: idOf(3), name: 'Club nights' })]);

		for (const [file, count] of [
			[JSON.stringify(old), 0],
			[text, 1]
		] as const) {
			await page.evaluate(() => indexedDB.deleteDatabase('muster'));
			await page.goto('settings/');
			await page.getByLabel(/Restore a backup/).setInputFiles({
				name: 'backup.muster.json',
				mimeType: 'application/json',
				buffer: Buffer.from(file)
			});
			await expect(page.getByText(/4 rosters added/)).toBeVisible();
			await home.open();
			await expect(home.rosters).toHaveCount(4);
			await expect(home.folder('Club nights')).toHaveCount(count);
		}
	});
});
