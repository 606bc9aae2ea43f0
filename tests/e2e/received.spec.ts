import { expect, test } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { aFullEmpire, anEmpire, aRow, idOf } from './rosters.ts';
import { waitForWorker } from './versions.ts';

const list = JSON.stringify({
	system: 'warmaster',
	army: 'Empire',
	size: 1000,
	name: 'Shared with us',
	units: [{ unit: 'General' }]
});

test('a file that is opened with Muster is read, and stored when the player says so', async ({
	page,
	importer,
	stored
}) => {
	await page.addInitScript((text) => {
		const files = [{ getFile: () => Promise.resolve(new File([text], 'opened.json')) }];
		Object.assign(window, {
			launchQueue: { setConsumer: (take: (launch: object) => void) => take({ files }) }
		});
	}, list);
	await importer.open();
	await expect(importer.results.first()).toContainText('Shared with us');
	expect(await stored.all()).toEqual([]);
	await importer.add.click();
	await expect.poll(() => stored.all()).toHaveLength(1);
});

test.describe('what another app shares', () => {
	test.use({ serviceWorkers: 'allow' });

	/** A page that sends what an app of the device would. */
	const sender = `<!doctype html><link rel="icon" href="data:," />
		<form action="import/" method="post" enctype="multipart/form-data">
			<input name="text" /><input name="url" /><input name="files" type="file" multiple /><button>Share</button>
		</form>`;

	test.beforeEach(async ({ page, context }) => {
		await openPage(page, './');
		await waitForWorker(page);
		await context.route('**/sender', (route) =>
			route.fulfill({ contentType: 'text/html', body: sender })
		);
	});

	test('files are read once, and those that are none are told of', async ({ page, importer }) => {
		const other = await page.context().newPage();
		await other.goto('data:text/html,<p>empty</p>');
		await other.close();
		await page.evaluate((html) => document.write(html), sender);
		await page.locator('input[type=file]').setInputFiles([
			{ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from(list) },
			{ name: 'Größe & Co.txt', mimeType: 'text/plain', buffer: Buffer.from('nothing') }
		]);
		await page.getByRole('button', { name: 'Share' }).click();
		await expect(importer.results).toContainText([/Shared with us/, /Größe & Co\.txt: not added/]);
		await page.reload();
		await expect(page.getByRole('heading', { name: 'Import' })).toBeVisible();
		await expect(importer.results).toHaveCount(0);
	});
});

test('the last roster is a shortcut away', async ({ editor, page, stored }) => {
	await stored.seed([
		aRow(anEmpire({ name: 'Older' }), 90),
		aRow(anEmpire({ ...aFullEmpire(), id: idOf(2), name: 'Younger' }), 5),
		{ id: 'bad', roster: null, updatedAt: Date.now() }
	]);
	await openPage(page, 'roster/?id=last');
	await expect(editor.heading).toHaveText('Younger');
});

test('without a roster the shortcut says so', async ({ page, stored }) => {
	await stored.seed([]);
	await openPage(page, 'roster/?id=last');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('link', { name: /Rosters/ }).first()).toBeVisible();
});
