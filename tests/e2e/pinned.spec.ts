import { expect, test as base } from './fixtures.ts';
import { storedData, markOfToday, storeData, storedRow } from './old-data.ts';
import { id, older, seedOld } from './old-empire.ts';
import { DataDialog } from './pages/data-dialog.ts';
import { anEmpire, unitsOf } from './rosters.ts';
import type { StoredRows } from './stored-rows.ts';

const test = base.extend<{ data: DataDialog }>({
	data: ({ page }, use) => use(new DataDialog(page))
});

/** The same data as they were kept before packs had the format of today. */
const ofFormatOne = JSON.parse(
	JSON.stringify(older).replaceAll('"formatVersion":2', '"formatVersion":1')
) as typeof older;

async function rowsData(stored: StoredRows): Promise<readonly unknown[]> {
	return (await stored.all()).map((row) => (row as { data?: unknown }).data);
}

test('a roster keeps its prices until the player has seen what changes and takes it', async ({
	page,
	stored,
	editor,
	data,
	checkLooks
}) => {
	await seedOld(page, stored);
	await editor.open(id);

	await test.step('it is judged by its own data, and says so', async () => {
		await expect(editor.total).toContainText('575 of 2000');
		await expect(data.line).toContainText('Data of 5 May 2026');
		await editor.add('Halberdiers').click();
		await expect(editor.total).toContainText('615 of 2000');
		await stored.untilPoints(615);
	});

	await test.step('the dialog lists what changes and nothing else', async () => {
		await data.open.click();
		await expect(data.number('Points')).toHaveText(/Points\s*615\s*570\s*−45/);
		await expect(data.number('Verdict')).toHaveText(/Legal so far\s*1 to fix/);
		await expect(data.entries).toHaveText([
			/^5 Halberdiers\s*200\s*→\s*before, now\s*225\s*\+25\s*$/,
			/^1 Old Guards\s*70\s*→\s*before, now\s*0\s*−70\s*not in the new list\s*$/
		]);
		await expect(data.rules).toHaveText([/“old-guards” is not in this army/]);
		await checkLooks();
	});

	await test.step('the old data stay, after a reload too', async () => {
		await data.keep.click();
		await expect(data.dialog).toBeHidden();
		await page.reload();
		await expect(editor.total).toContainText('615 of 2000');
		await expect(data.line).toBeVisible();
	});

	await test.step('taken, everything has the new; what is gone stays with its name', async () => {
		await data.open.click();
		await data.take.click();
		await expect(editor.total).toContainText('570 of 2000');
		await expect(data.line).toBeHidden();
		await expect(page.getByRole('button', { name: 'Remove Old Guards' })).toBeVisible();
		await stored.untilPoints(570);
		await expect.poll(() => rowsData(stored)).toEqual([markOfToday()]);
	});

	await test.step('undone, the old hold again', async () => {
		await editor.undo.click();
		await expect(editor.total).toContainText('615 of 2000');
		await expect(data.line).toBeVisible();
		await stored.untilPoints(615);
		await editor.redo.click();
		await expect(editor.total).toContainText('570 of 2000');
		await expect(data.line).toBeHidden();
	});
});

test('a roster that nothing changes for goes along silently', async ({
	page,
	stored,
	editor,
	data
}) => {
	const units = unitsOf(['crossbowmen', 'general']);
	const other = anEmpire({ revision: older.revision, units });
	await seedOld(page, stored, [
		storedRow(other, older.mark, { points: 180, problems: 3, units: 2 })
	]);
	await editor.open(id);
	await expect(editor.total).toContainText('180 of 2000');
	await editor.add('Halberdiers').click();
	await expect(editor.total).toContainText('225 of 2000');
	await expect(data.line).toBeHidden();
	await expect.poll(() => rowsData(stored)).toEqual([markOfToday()]);
	// The old data go once nobody needs them.
	await expect
		.poll(() => storedData(page), { timeout: 60_000 })
		.not.toContain(`${older.mark}/system.json`);
});

test('the dialog of a pinned roster has its prices and their day', async ({
	page,
	stored,
	print
}) => {
	await seedOld(page, stored);
	await print.open(id);
	await expect(print.preview).toContainText('575 of 2000');
	await expect(print.preview).toContainText('data of 2026-05-05');
	await expect(print.preview).toContainText('Old Guards');
});

test('in the list it says of when its data are, and a copy keeps them', async ({
	page,
	stored,
	home,
	editor,
	data
}) => {
	await seedOld(page, stored);
	await page.reload();
	await expect(home.row('Nordland')).toContainText('data of 5 May 2026');
	await expect(home.row('Nordland')).toContainText('575 of 2000');
	await home.act('Nordland', 'Duplicate');
	await expect(home.row('Nordland (copy)')).toContainText('575 of 2000');
	await home.openRoster('Nordland (copy)');
	await expect(editor.total).toContainText('575 of 2000');
	await expect(data.line).toBeVisible();
});

test.describe('where the old data are not here', () => {
	test('the roster says what it came to', async ({ page, stored, editor, data }) => {
		await seedOld(page, stored, undefined, 'gone');
		await editor.open(id);
		await expect(data.line).toContainText(
			'Made with the data of 5 May 2026, which is not on this device: 575 → 525 points, legal → 1 to fix.'
		);
		await data.ok.click();
		await expect(data.line).toBeHidden();
		await stored.untilPoints(525);
		await page.reload();
		await expect(editor.total).toContainText('525 of 2000');
		await expect(data.line).toBeHidden();
	});

	test('nor where they are of a format of before: it goes along, and says so once', async ({
		page,
		stored,
		editor,
		data,
		checkLooks
	}) => {
		await seedOld(page, stored, undefined, ofFormatOne);
		await editor.open(id);
		await expect(editor.total).toContainText('525 of 2000');
		await expect(data.line).toContainText(
			'This roster used the data of 5 May 2026, which this version of Muster can no longer read. From now on it uses today’s: 575 → 525 points, legal → 1 to fix.'
		);
		await checkLooks();
		await data.ok.click();
		await expect(data.line).toBeHidden();
		await stored.untilPoints(525);
		await expect.poll(() => rowsData(stored)).toEqual([markOfToday()]);
		await page.reload();
		await expect(editor.total).toContainText('525 of 2000');
		await expect(data.line).toBeHidden();
		// What nobody is judged by any more goes.
		await expect
			.poll(() => storedData(page), { timeout: 60_000 })
			.not.toContain(`${older.mark}/system.json`);
	});

	for (const [what, content] of [
		['half a file', '{"id": "warmaster", "revi'],
		['a foreign thing', { id: 'warmaster' }],
		['data of another shape', '{"id":"warmaster","revision":"2026-05-05"}']
	] as const) {
		test(`${what} in their place counts as none`, async ({ page, stored, editor, data }) => {
			await seedOld(page, stored);
			await storeData(page, { [`${older.mark}/system.json`]: content });
			await editor.open(id);
			await expect(editor.total).toContainText('525 of 2000');
			await expect(data.line).toContainText('575 → 525 points');
		});
	}

	test('data later than today’s are said to be, and not used', async ({
		page,
		stored,
		editor,
		data
	}) => {
		const later = { ...older, system: { ...older.system, revision: '2031-01-01' } };
		await seedOld(page, stored, undefined, later);
		await editor.open(id);
		await expect(editor.total).toContainText('525 of 2000');
		await expect(data.line).toContainText('Made with the data of 1 January 2031.');
	});
});
