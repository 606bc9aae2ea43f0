import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { EditorPage } from './pages/editor-page.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, aRow, idOf, unitsOf } from './rosters.ts';

test('an empty list says how to begin', async ({ page, home }) => {
	await home.open();
	await expect(page.getByRole('heading', { name: 'No rosters yet' })).toBeVisible();
	await expect(home.newRoster).toBeVisible();
	await expect(home.import).toBeVisible();
});

test('a roster shows its army, points and verdict', async ({ home, newRoster, editor }) => {
	await newRoster.create('Empire');
	await editor.add('Knights').click();
	await editor.back.click();
	await expect(home.row('Empire 2000')).toContainText(
		/Empire 2000.*Legal so far.*Warmaster\s*635 of 2000 · just now/
	);
	await expect(home.row('Empire 2000')).toContainText('Legal');

	await home.openRoster('Empire 2000');
	await editor.remove('Halberdiers').click();
	await editor.remove('Crossbowmen').click();
	await editor.back.click();
	await expect(home.row('Empire 2000')).toContainText(/Unfinished.*\d+ of 2000 · just now/);
	await expect(home.row('Empire 2000')).not.toContainText(/Legal|to fix/);
});

test.describe('with stored rosters', () => {
	test.beforeEach(async ({ stored, home }) => {
		await stored.seed([
			aRow(anEmpire({ id: idOf(3), name: 'Averland' }), 60 * 26),
			aRow(aFullEmpire(), 5),
			aRow(anIllegalEmpire(), 90)
		]);
		await home.open();
	});

	test('a roster moves to another edition, and back', async ({ page, home, editor }) => {
		await home.openRoster('Nordland');
		await expect(editor.total).toContainText('1830');
		await editor.more.click();
		await editor.dialog.getByRole('button', { name: 'Move to Warmaster Revolution' }).click();
		const changes = editor.dialog.getByRole('list', { name: 'Entries that change' });
		await expect(changes).toContainText(/Halberdiers.*255.*230/);
		await editor.dialog.getByRole('button', { name: 'Move', exact: true }).click();

		const toast = page.getByRole('status').filter({ hasText: 'Moved to Warmaster Revolution' });
		await expect(toast).toBeVisible();
		await expect(editor.heading).toHaveText('Nordland');
		await expect(editor.total).not.toContainText('1830');
		await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
		await expect(editor.total).toContainText('1830');
		await editor.back.click();
		await expect(home.rosters).toHaveText([/Nordland/, /Stirland/, /Averland/]);
	});

	test('the last edited comes first', async ({ home, editor }) => {
		await expect(home.rosters).toHaveText([/Nordland/, /Stirland/, /Averland/]);
		await expect(home.row('Nordland')).toContainText('5 min ago');
		await expect(home.row('Averland')).toContainText('yesterday');

		await home.openRoster('Averland');
		await editor.add('Knights').click();
		await editor.back.click();
		await expect(home.rosters).toHaveText([/Averland/, /Nordland/, /Stirland/]);
	});

	test('opening a roster is no edit', async ({ home, editor }) => {
		await home.openRoster('Averland');
		await expect(editor.heading).toHaveText('Averland');
		await editor.back.click();
		await expect(home.rosters).toHaveText([/Nordland/, /Stirland/, /Averland/]);
	});

	test('a roster is renamed', async ({ home, editor }) => {
		await home.rename('Stirland', 'Talabecland');
		await expect(home.row('Talabecland')).toBeVisible();
		await expect(home.row('Stirland')).toBeHidden();
		await home.openRoster('Talabecland');
		await expect(editor.heading).toHaveText('Talabecland');
	});

	test('the editor renames it too', async ({ home, editor }) => {
		await home.openRoster('Stirland');
		await editor.more.click();
		await editor.dialog.getByLabel('Name').fill('Ostermark');
		await editor.close.click();
		await expect(editor.heading).toHaveText('Ostermark');
		await editor.back.click();
		await expect(home.row('Ostermark')).toBeVisible();
	});

	test('a duplicate goes its own way', async ({ home, editor }) => {
		await home.act('Nordland', 'Duplicate');
		await expect(home.row('Nordland (copy)')).toContainText('1830 of 2000');
		await home.openRoster('Nordland (copy)');
		await editor.add('Knights').click();
		await expect(editor.total).toContainText('1940 of 2000');
		await editor.back.click();
		await home.openRoster('Nordland');
		await expect(editor.total).toContainText('1830 of 2000');
	});

	test('copies of copies are counted', async ({ home }) => {
		await home.act('Nordland', 'Duplicate');
		await home.act('Nordland (copy)', 'Duplicate');
		await home.act('Nordland (copy 2)', 'Duplicate');
		await expect(home.row('Nordland (copy 3)')).toBeVisible();
	});

	test('a roster that was deleted can be had back', async ({ home, editor }) => {
		await home.act('Nordland', 'Delete');
		await expect(home.toast).toContainText('Deleted “Nordland”.');
		await expect(home.rosters).toHaveText([/Stirland/, /Averland/]);
		await home.undo.click();
		await expect(home.rosters).toHaveText([/Nordland/, /Stirland/, /Averland/]);
		await home.openRoster('Nordland');
		await expect(editor.total).toContainText('1830 of 2000');
	});

	test('it can be had back after the list has changed', async ({ home, newRoster, editor }) => {
		await home.act('Nordland', 'Delete');
		await home.newRoster.click();
		await newRoster.army('Dwarf').click();
		await editor.add('Rangers').click();
		await editor.back.click();
		await expect(home.rosters).toHaveText([/Dwarf 2000/, /Stirland/, /Averland/]);
		await home.undo.click();
		await expect(home.rosters).toHaveText([/Dwarf 2000/, /Nordland/, /Stirland/, /Averland/]);
	});

	test('deleting from the editor can be undone as well', async ({ home, editor }) => {
		await home.openRoster('Stirland');
		await editor.more.click();
		await editor.button('Delete roster').click();
		await expect(home.rosters).toHaveText([/Nordland/, /Averland/]);
		await home.undo.click();
		await expect(home.rosters).toHaveText([/Nordland/, /Stirland/, /Averland/]);
	});

	test('an export reads back to an equal roster', async ({ home, importer, editor, stored }) => {
		const roster = aFullEmpire();
		const download = await home.exportFile('Nordland');
		expect(download.suggestedFilename()).toBe('Nordland.muster.json');
		const text = await readFile(await download.path(), 'utf8');
		await home.act('Nordland', 'Delete');
		await expect(home.row('Nordland')).toBeHidden();

		await home.import.click();
		await importer.readFile('Nordland.muster.json', text);
		await expect(importer.results).toHaveText([/Nordland\s*Empire · 1830 of 2000 · legal so far/]);
		await importer.add.click();

		await expect(editor.heading).toHaveText('Nordland');
		expect(await stored.all()).toContainEqual(expect.objectContaining({ id: roster.id, roster }));
	});
});

test.describe('without the army', () => {
	test.use({ expectedMessages: /status of 404/ });

	test('a roster of an army that this version lacks is kept', async ({
		page,
		home,
		stored,
		editor
	}) => {
		const roster = anEmpire({ army: 'estalia', units: unitsOf(['pikemen']) });
		await stored.seed([aRow(roster)]);
		await home.open();
		await expect(home.row('Nordland')).toContainText('estalia');
		await home.openRoster('Nordland');
		await expect(editor.heading).toHaveText('Nordland');
		await expect(page.getByText('no data for the army “estalia”')).toBeVisible();
		await home.open();
		expect((await home.exportFile('Nordland')).suggestedFilename()).toBe('Nordland.muster.json');
		expect(await stored.all()).toEqual([expect.objectContaining({ roster })]);
	});
});

test.describe('opened by its address', () => {
	// The army is asked for along with its system, before anybody knows that there is none.
	test.use({ expectedMessages: /status of 404/ });

	test('a roster of an army that this version lacks says so too', async ({
		page,
		stored,
		editor
	}) => {
		await stored.seed([aRow(anEmpire({ army: 'estalia', units: unitsOf(['pikemen']) }))]);
		await editor.open(idOf(1));
		await expect(page.getByText('no data for the army “estalia”')).toBeVisible();
	});
});

test('a roster open in two tabs keeps the edits of both', async ({ context, stored, editor }) => {
	await stored.seed([aRow(anEmpire())]);
	await editor.open(idOf(1));
	const second = new EditorPage(await context.newPage());
	await second.open(idOf(1));
	await expect(second.total).toContainText('525 of 2000');

	await editor.add('Knights').click();
	await expect.poll(async () => JSON.stringify(await stored.all())).toContain('knights');
	await second.add('Hero').click();
	await expect.poll(async () => JSON.stringify(await stored.all())).toContain('hero');

	expect(JSON.stringify(await stored.all())).toContain('knights');
});

test('a name that is typed in Rename takes the place of the old one', async ({
	page,
	stored,
	home
}) => {
	await stored.seed([aRow(anEmpire())]);
	await home.open();
	await home.more('Nordland').click();
	await page.getByRole('button', { name: 'Rename', exact: true }).click();
	await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
	await page.keyboard.type('Ostland');
	await page.keyboard.press('Enter');
	await expect(home.row('Ostland')).toBeVisible();
	await expect(home.row('Nordland')).toBeHidden();
});
