import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { goOffline } from './go-offline.ts';
import { HomePage } from './pages/home-page.ts';

// The browser looks for a newer worker now and then, and says so when there is no network.
test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

test('after one visit everything works without a network', async ({
	page,
	context,
	home,
	newRoster,
	editor,
	library,
	print,
	stored
}) => {
	await home.open();
	await goOffline(page, context);

	await test.step('the list of rosters opens', async () => {
		await page.reload();
		await expect(page.getByRole('heading', { name: 'No rosters yet' })).toBeVisible();
	});

	await test.step('a roster of an army never opened before is made and kept', async () => {
		await home.game('Warmaster').click();
		await newRoster.army('Skaven').click();
		await expect(editor.heading).toHaveText('Skaven 2000');
		await editor.add('Rat Ogres').click();
		await editor.back.click();
		await expect(home.row('Skaven 2000')).toContainText('Legal');
		await page.reload();
		await home.openRoster('Skaven 2000');
		await expect(editor.count('Rat Ogres')).toHaveText('1');
		await page.reload();
		await expect(editor.count('Rat Ogres')).toHaveText('1');
		await editor.setCount('Doom Wheel', '9');
		await expect(page.getByText('Doom Wheel: maximum 2.').first()).toBeVisible();
	});

	await test.step('so is one of another game', async () => {
		await home.open();
		await home.newRoster.click();
		await newRoster.changeGame('Age of Sigmar');
		await newRoster.army('Seraphon').click();
		await expect(editor.heading).toHaveText('Seraphon 2000');
		await expect.poll(async () => JSON.stringify(await stored.all())).toContain('seraphon');
		await page.reload();
		await expect(editor.heading).toHaveText('Seraphon 2000');
		await editor.back.click();
		await expect(home.row('Seraphon 2000')).toContainText(/Age of Sigmar\s*0 of 2000/);
		await home.openRoster('Skaven 2000');
	});

	await test.step('a sheet is shown and its PDF saved', async () => {
		await editor.print.click();
		await expect(print.preview).toContainText('Rat Ogres');
		await print.form('List and reference');
		const download = await print.savePdf();
		const pdf = await readFile(await download.path());
		expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
		expect(pdf.length).toBeGreaterThan(10_000);
	});

	await test.step('another army is read in the library', async () => {
		await library.open('tomb-kings');
		await expect(library.heading).toHaveText('Tomb Kings');
		await expect(library.table).toContainText('Skeletons');
		await library.open('nighthaunt', 'aos4');
		await expect(library.heading).toHaveText('Nighthaunt');
		await expect(library.table).toContainText('Chainrasps');
	});

	await test.step('a file is exported', async () => {
		await home.open();
		expect((await home.exportFile('Skaven 2000')).suggestedFilename()).toMatch(/\.muster\.json$/);
	});

	await test.step('an address without its last slash opens', async () => {
		await page.goto('import');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import');
	});
});

test.describe('at an unknown address', () => {
	test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|Not found: / });

	test('the app says that there is no such page', async ({ page, context, home }) => {
		await home.open();
		await goOffline(page, context);
		for (const address of ['nowhere/', 'roster/nowhere', 'deep/er/still.html?id=1']) {
			await page.goto(address);
			await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
		}
		await page.getByRole('link', { name: 'Rosters' }).click();
		await expect(home.newRoster).toBeVisible();
	});
});

test('the app says when it is ready for offline use', async ({ page, home }) => {
	await home.open();
	await home.about.click();
	await expect(page.getByText('Works offline.', { exact: true })).toBeVisible({
		timeout: 120_000
	});
});

test('a second tab shows the change of the first', async ({ context, newRoster, editor }) => {
	const second = new HomePage(await context.newPage());
	await second.open();
	await newRoster.create('Empire');
	await expect(second.row('Empire 2000')).toContainText('525 of 2000');

	await editor.add('Knights').click();
	await expect(second.row('Empire 2000')).toContainText('635 of 2000');
});
