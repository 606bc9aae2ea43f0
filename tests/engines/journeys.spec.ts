import { EditorPage } from '../e2e/pages/editor-page.ts';
import { anEmpire, aRow, aFullEmpire, idOf } from '../e2e/rosters.ts';
import { expect, test } from './fixtures.ts';
import {
	chooseFile,
	countPrints,
	goBack,
	goForward,
	seed,
	untilStoredForOffline
} from './steps.ts';

test('a roster is built, stored, undone and found again', async ({
	page,
	home,
	newRoster,
	editor,
	stored
}) => {
	await home.open();
	await home.game('Warmaster').click();
	await newRoster.army('Empire').click();
	await expect(editor.total).toContainText('525 of 2000');
	await editor.add('Knights').click();
	await editor.add('Knights').click();
	await expect(editor.total).toContainText('745 of 2000');
	await editor.undo.click();
	await expect(editor.total).toContainText('635 of 2000');
	await stored.untilPoints(635);

	await page.reload();
	await expect(editor.total).toContainText('635 of 2000');
	await editor.undo.click();
	await expect(editor.total).toContainText('525 of 2000');
	await editor.redo.click();
	await expect(editor.total).toContainText('635 of 2000');
	await expect(editor.verdict).toContainText('Legal');
});

test('back closes a dialog and then leaves the roster, forward opens it again', async ({
	page,
	home,
	editor
}) => {
	await seed(page, aRow(anEmpire()));
	await home.open();
	await home.openRoster('Nordland');
	await editor.entry('Halberdiers').click();
	await expect(editor.dialog).toBeVisible();
	await goBack(page);
	await expect(editor.dialog).toBeHidden();
	await expect(editor.total).toBeVisible();
	await goBack(page);
	await expect(home.row('Nordland')).toBeVisible();
	await goForward(page);
	await expect(editor.total).toContainText('525 of 2000');
});

test('no page can compile WebAssembly', async ({ page, home, engine }) => {
	await home.open();
	const compiled = await page.evaluate(() =>
		WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
			() => 'compiled',
			() => 'refused'
		)
	);
	// WebKit, as it is driven here, compiles it whatever the page's policy says.
	expect(compiled).toBe(engine === 'WebKit' ? 'compiled' : 'refused');
});

test('a list is completed', async ({ page, home, editor }) => {
	await seed(page, aRow(anEmpire()));
	await home.open();
	await home.openRoster('Nordland');
	await editor.more.click();
	await editor.button('Complete this list').click();
	await editor.button('Complete the list').click();
	await expect(editor.dialog.getByRole('article').first()).toContainText('of 2000 points');
});

test('without a network a roster of an army never seen is made, found again and printed', async ({
	page,
	site,
	home,
	newRoster,
	editor,
	print
}) => {
	await home.open();
	await untilStoredForOffline(page);
	site.trouble = () => 'reset';
	await page.reload();
	await home.game('Warmaster').click();
	await newRoster.army('Skaven').click();
	await editor.add('Rat Ogres').click();
	await editor.back.click();
	await expect(home.row('Skaven 2000')).toBeVisible();
	await page.reload();
	await home.openRoster('Skaven 2000');
	await expect(editor.count('Rat Ogres')).toHaveText('1');
	await editor.print.click();
	await expect(print.preview).toContainText('Rat Ogres');
});

test('a list is imported from a file, and from a paste', async ({ home, importer, editor }) => {
	const list = { system: 'warmaster', army: 'Empire', size: 2000, units: [{ unit: 'Knights' }] };
	await importer.open();
	await chooseFile(importer.files, 'ostland.json', JSON.stringify({ ...list, name: 'Ostland' }));
	await importer.add.click();
	await expect(editor.heading).toHaveText('Ostland');
	await importer.open();
	await importer.readText(JSON.stringify({ ...list, name: 'Averland' }));
	await importer.add.click();
	await expect(editor.heading).toHaveText('Averland');
	await editor.back.click();
	await home.openRoster('Ostland');
	await expect(editor.total).toContainText('110 of 2000');
});

test('a list goes to the clipboard as a link and as text, at the first click', async ({
	page,
	browsing,
	home,
	editor,
	importer,
	sharing
}) => {
	await seed(page, aRow(aFullEmpire()));
	await home.open();
	await home.act('Nordland', 'Share');
	await browsing.click(sharing.copyLink);
	await expect(home.toast).toContainText('Copied the link');
	await importer.open();
	await browsing.click(importer.paste);
	await browsing.paste();
	await expect(importer.paste).toHaveValue(/\/list\/#/);

	await editor.open(idOf(1));
	await editor.more.click();
	await editor.button('Share').click();
	await browsing.click(sharing.copyText);
	await expect(home.toast).toContainText('Copied the list');
	await importer.open();
	await browsing.click(importer.paste);
	await browsing.paste();
	await expect(importer.paste).toHaveValue(/5 × Knights/);
});

test('a sheet is shown and goes to the printer', async ({ page, print }) => {
	await seed(page, aRow(aFullEmpire()));
	await print.open(idOf(1));
	await print.ready();
	await expect(print.preview).toContainText('Halberdiers');
	const prints = await countPrints(page);
	await page.getByRole('button', { name: 'Print', exact: true }).click();
	expect(await prints()).toBe(1);
});

test('two windows keep the edits of both', async ({ page, browsing, editor }) => {
	await seed(page, aRow(anEmpire()));
	await editor.open(idOf(1));
	const other = new EditorPage(await browsing.openWindow());
	await other.open(idOf(1));
	await editor.add('Knights').click();
	await expect(other.count('Knights')).toHaveText('1');
	await other.add('Cannon').click();
	await expect(editor.count('Cannon')).toHaveText('1');
	await other.undo.click();
	await expect(editor.count('Cannon')).toHaveText('0');
	await expect(editor.count('Knights')).toHaveText('1');
});

test.describe('where the player lets no site store anything', () => {
	test.use({ isStorageBlocked: true });
	test.skip(({ engine }) => engine === 'WebKit', 'WebKitGTK’s own browser has no such setting.');

	test('home says so, and a roster can be made all the same', async ({
		page,
		home,
		newRoster,
		editor
	}) => {
		await home.open();
		await expect(page.getByRole('alert')).toContainText('does not let Muster save');
		await newRoster.open('warmaster');
		await newRoster.army('Empire').click();
		await editor.add('Knights').click();
		await expect(editor.total).toContainText('635 of 2000');
		await expect(editor.notSaved).toContainText('this browser refused');
	});
});
