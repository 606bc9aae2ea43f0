import { expect, test } from '../e2e/fixtures.ts';
import { BinPage } from '../e2e/pages/bin-page.ts';
import { HistoryDialog } from '../e2e/pages/history-dialog.ts';
import { RulesDialog } from '../e2e/pages/rules-dialog.ts';
import { storedDump, storedFixture } from '../stored-fixtures.ts';
import { good } from './damage.ts';
import { StoredTables } from './stored.ts';

test('what the first version stored opens, and goes on with a history', async ({
	page,
	home,
	editor
}) => {
	const { stores, tables } = storedDump(1);
	await new StoredTables(page).seed(1, stores, tables);
	await home.open();
	await expect(home.rosters).toHaveText([/Waaagh/, /Ulric’s Own.*Legal.*720 of 2000/s, /Nordland/]);
	await home.openRoster('Ulric’s Own');
	await expect(editor.total).toContainText('720 of 2000');
	await expect(editor.unit(/^First/)).toBeVisible();
	await editor.add('Knights').click();
	await expect(editor.total).toContainText('830 of 2000');
	const history = new HistoryDialog(page, editor);
	await history.open();
	await expect(history.now).toContainText('Added Knights');
	await history.close();
	await editor.back.click();
	await expect(home.row('Ulric’s Own')).toContainText('830 of 2000');
});

for (const version of [2, 3, 4, 5, 6, 7, 8, 9]) {
	test(`all that version ${version} of the tables stored is there`, async ({
		page,
		home,
		editor
	}) => {
		const { stores, tables } = storedDump(version);
		const stored = new StoredTables(page);
		await stored.seed(version, stores, tables);
		const before = await stored.prints();
		await home.open();
		await expect(home.rosters).toHaveCount(3);
		await home.openRoster('Nordland, by the sea');
		await expect(editor.total).toContainText('600 of 2000');
		const history = new HistoryDialog(page, editor);
		await history.open();
		await expect(history.steps).toHaveText([
			/Agreed on 1500 points.*undone/s,
			/Removed Halberdiers.*Now/s,
			/Renamed the list/,
			/Gave Sword of Might/,
			/Added Knights/,
			/Before these steps/
		]);
		await expect(history.versions).toHaveText([/before the tournament/]);
		await history.close();
		const rules = new RulesDialog(page);
		await rules.open();
		await expect(rules.attach('Middenheim Cup')).toBeVisible();
		await rules.leave();
		const bin = new BinPage(page);
		await bin.open();
		await expect(bin.rows).toHaveText([/Stirland/]);
		// Looking changes nothing of what was there, but for the data that a list is read with from today.
		const after = await stored.prints();
		for (const [table, rows] of Object.entries(before)) {
			if (table !== 'settings')
				expect(withoutData(after[table]), table).toMatchObject(withoutData(rows));
		}
		await page.goto(`roster/?id=${good}`);
		await editor.redo.click();
		await expect(editor.total).toContainText('600 of 1500');
		await editor.undo.click();
		await editor.undo.click();
		await expect(editor.total).toContainText('645 of 2000');
	});
}

test('what a later version stored opens as far as it can be read, and nothing is lost', async ({
	page,
	home
}) => {
	const { stores, tables } = storedDump(9);
	const [row] = tables['rosters'] as { roster: object }[];
	const stored = new StoredTables(page);
	const later = { id: 'later', updatedAt: 5, roster: { ...row?.roster, formatVersion: 2 } };
	await stored.seed(
		10,
		{ ...stores, camps: 'id' },
		{ ...tables, rosters: [...(tables['rosters'] ?? []), later], camps: [{ id: 'camp' }] }
	);
	const before = await stored.prints();
	await home.open();
	await expect(home.rosters).toHaveCount(3);
	await expect(home.unreadable).toHaveCount(1);
	expect(await stored.prints()).toMatchObject({
		rosters: before['rosters'],
		camps: before['camps']
	});
});

test('what a killed page of that version left in waiting is taken over, with its history', async ({
	page,
	home,
	editor
}) => {
	const { stores, tables } = storedDump(4);
	const stored = new StoredTables(page);
	await stored.seed(4, stores, tables);
	const { rows } = JSON.parse(storedFixture('waiting-1.json') ?? '') as {
		rows: readonly Waiting[];
	};
	await page.evaluate(storeWaiting, rows);
	await home.open();
	await expect(home.row('Made and killed')).toContainText('of 1500');
	await expect(home.row('Nordland, by the sea')).toContainText('820 of 2000');
	await home.openRoster('Nordland, by the sea');
	await expect(editor.unit(/^Left in waiting/)).toBeVisible();
	const history = new HistoryDialog(page, editor);
	await history.open();
	await expect(history.steps).toHaveText([
		/Knights “Left in waiting”.*Now/s,
		/Added 2 Knights/,
		/Undid 1 step/,
		/Agreed on 1500 points/,
		/Removed Halberdiers/,
		/Renamed the list/,
		/Gave Sword of Might/,
		/Added Knights/,
		/Before these steps/
	]);
});

interface Waiting {
	readonly key: readonly (string | number)[];
	readonly row: object;
}

/** Makes the database of rows in waiting, as a page left it. */
async function storeWaiting(rows: readonly Waiting[]): Promise<void> {
	const opening = indexedDB.open('muster-waiting', 1);
	opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
	await new Promise((resolve) => (opening.onsuccess = resolve));
	const writing = opening.result.transaction('rows', 'readwrite');
	for (const { key, row } of rows) writing.objectStore('rows').put(row, [...key]);
	await new Promise((resolve) => (writing.oncomplete = resolve));
	opening.result.close();
}

/** The rows of a table without the name of the data that each was last read with. */
function withoutData(
	rows: Readonly<Record<string, string>> = {}
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(rows).map(([key, row]) => [key, row.replace(/, data: string "[^"]*"/, '')])
	);
}
