import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { BinPage } from './pages/bin-page.ts';
import { aFullEmpire, anIllegalEmpire, aRow } from './rosters.ts';

const bad = { id: 'bad', roster: null };

test.beforeEach(async ({ stored, home }) => {
	await stored.seed([aRow(aFullEmpire(), 5), aRow(anIllegalEmpire(), 90), bad]);
	await home.open();
});

test('nothing deleted, no bin in sight; the page itself says that it is empty', async ({
	page,
	home
}) => {
	await home.row('Nordland').waitFor();
	await expect(home.bin).toBeHidden();
	const bin = new BinPage(page);
	await bin.open();
	await expect(bin.empty).toBeVisible();
});

test('a deleted roster rests in the bin and comes back as it was', async ({
	page,
	home,
	editor,
	stored
}) => {
	await expect(home.row('Nordland')).toBeVisible();
	const before = await stored.all();
	await home.act('Nordland', 'Delete');
	await expect(home.bin).toHaveText('Bin (1)');
	await page.reload();
	await home.bin.click();

	const bin = new BinPage(page);
	const inThirtyDays = new Date(Date.now() + 30 * 86_400_000);
	const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long' });
	await expect(bin.row('Nordland')).toContainText('Empire · 2000 points');
	await expect(bin.row('Nordland')).toContainText(
		`Deleted just now · deleted for good on ${day.format(inThirtyDays)}`
	);
	await bin.button('Nordland', 'Restore').click();
	await expect(bin.empty).toBeVisible();
	expect(await stored.all()).toEqual(before);

	await bin.back.click();
	await expect(home.bin).toBeHidden();
	await home.openRoster('Nordland');
	await expect(editor.total).toContainText('1830 of 2000');
});

test('deleting for good asks once', async ({ page, home }) => {
	await home.act('Nordland', 'Delete');
	await expect(home.bin).toHaveText('Bin (1)');
	await home.act('Stirland', 'Delete');
	await expect(home.bin).toHaveText('Bin (2)');
	await home.bin.click();
	const bin = new BinPage(page);
	await expect(bin.rows).toHaveText([/Stirland/, /Nordland/]);

	await bin.button('Nordland', 'Delete for good').click();
	await expect(bin.question).toContainText('cannot be undone');
	// A message from before does not lie over the answers.
	await expect(page.getByText('Deleted “Stirland”.')).toBeHidden({ timeout: 4000 });
	await bin.answer('Cancel').click();
	await expect(bin.question).toBeHidden();
	await expect(bin.rows).toHaveCount(2);

	await bin.button('Nordland', 'Delete for good').click();
	await bin.answer('Delete for good').click();
	await expect(bin.rows).toHaveText([/Stirland/]);
	await expect(page.getByText('Deleted “Nordland” for good.')).toBeVisible();
	await page.reload();
	await expect(bin.rows).toHaveText([/Stirland/]);
});

test('what cannot be read is restored and exported too', async ({ page, home, stored }) => {
	await home.unreadable.getByRole('button', { name: 'Delete' }).click();
	await home.bin.click();
	const bin = new BinPage(page);
	const download = await bin.exportFile('cannot read');
	expect(download.suggestedFilename()).toBe('unreadable-roster-bad.json');
	expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(bad);

	await bin.button('cannot read', 'Restore').click();
	await expect(bin.empty).toBeVisible();
	expect(await stored.all()).toContainEqual(bad);
});

test('it is accessible and fits', async ({ page, home, checkLooks }) => {
	await home.act('Nordland', 'Delete');
	await expect(home.bin).toHaveText('Bin (1)');
	await home.unreadable.getByRole('button', { name: 'Delete' }).click();
	await expect(home.bin).toHaveText('Bin (2)');
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await home.open();
	await home.bin.waitFor();
	await checkLooks({ of: 'home' });
	await home.bin.click();
	const bin = new BinPage(page);
	await bin.rows.first().waitFor();
	await checkLooks({ of: 'the list' });
	await bin.button('Nordland', 'Delete for good').click();
	await bin.question.waitFor();
	await checkLooks({ of: 'the question' });
});
