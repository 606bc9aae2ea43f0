import { expect, test } from '../e2e/fixtures.ts';
import { BinPage } from '../e2e/pages/bin-page.ts';
import { HistoryDialog } from '../e2e/pages/history-dialog.ts';
import { aFullEmpire, anIllegalEmpire, idOf } from '../e2e/rosters.ts';
import { storedDump } from '../stored-fixtures.ts';
import { good } from './damage.ts';
import { StoredTables } from './stored.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 22, 12);
const { stores, tables } = storedDump(3);

test('a clock that runs ahead for a moment deletes nothing from the bin', async ({
	page,
	home
}) => {
	await page.clock.install({ time: now });
	await new StoredTables(page).seed(3, stores, {
		rosters: [{ id: idOf(2), updatedAt: now, roster: aFullEmpire({ id: idOf(2) }) }]
	});
	await home.open();
	await home.act('Nordland', 'Delete');
	await expect(home.bin).toHaveText('Bin (1)');
	const bin = new BinPage(page);
	/** Opens the bin, and waits until what is old would have gone. */
	const open = async (moment: number): Promise<void> => {
		await page.clock.setSystemTime(moment);
		await bin.open();
		await expect(bin.rows.or(bin.empty)).toHaveCount(1);
		await page.clock.fastForward(10_000);
		await page.waitForTimeout(200);
	};
	await open(now + 40 * day);
	await open(now + day);
	await expect(bin.rows).toHaveCount(1);
	await open(now + 41 * day);
	await expect(bin.rows).toHaveCount(1);
	await open(now + 43 * day);
	await expect(bin.empty).toBeVisible();
});

test('moments that cannot be are not told as if they were', async ({ page, home }) => {
	await page.clock.setFixedTime(now);
	await new StoredTables(page).seed(3, stores, {
		rosters: [
			{ id: idOf(2), updatedAt: now + 3 * 365 * day, roster: aFullEmpire({ id: idOf(2) }) },
			{ id: idOf(3), updatedAt: 86_400_000, roster: anIllegalEmpire({ id: idOf(3) }) }
		],
		bin: [
			{ id: idOf(4), deletedAt: 5, row: { id: idOf(4), roster: anIllegalEmpire({ id: idOf(4) }) } }
		]
	});
	await home.open();
	await expect(home.row('Nordland').locator('time')).toHaveText(/(^| · )some time ago$/);
	await expect(home.row('Stirland').locator('time')).toHaveText(/(^| · )some time ago$/);
	const bin = new BinPage(page);
	await bin.open();
	await expect(bin.rows).toHaveText([/Deleted some time ago · kept until you delete it/]);
});

test('edits by a clock that jumps keep their order, and their history', async ({
	page,
	editor
}) => {
	const edits = [
		[now + 400 * day, 'Knights', 710],
		[0, 'Pistoliers', 805],
		[now, 'Cannon', 890]
	] as const;
	await page.clock.setFixedTime(now);
	await new StoredTables(page).seed(3, stores, tables);
	for (const [moment, entry, points] of edits) {
		await page.clock.setFixedTime(moment);
		await editor.open(good);
		await editor.add(entry).click();
		await expect(editor.total).toContainText(`${points} of 2000`);
		await expect(editor.bar).toHaveAttribute('data-save', 'saved');
	}
	await editor.open(good);
	await expect(editor.total).toContainText('890 of 2000');
	const history = new HistoryDialog(page, editor);
	await history.open();
	await expect(history.steps).toHaveText([
		/Added Cannon.*Now/s,
		/Added Pistoliers/,
		/Added Knights/,
		/Undid 1 step/,
		/Agreed on 1500 points/,
		/Removed Halberdiers/,
		/Renamed the list/,
		/Gave Sword of Might/,
		/Added Knights/,
		/Before these steps/
	]);
	await history.undo.click();
	await history.undo.click();
	await history.undo.click();
	await expect(history.total).toContainText('600 of');
});
