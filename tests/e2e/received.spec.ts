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
		Object.defineProperty(window, 'launchQueue', {
			value: { setConsumer: (take: (launch: object) => void) => take({ files }) }
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

	test('files are read once, and what is none is told of', async ({ page, importer, baseURL }) => {
		await openPage(page, './');
		await waitForWorker(page);
		await page.goto('about:blank');
		await page.setContent(
			`<form action="${baseURL}import/" method="post" enctype="multipart/form-data">
				<input name="files" type="file" multiple /><button>Share</button>
			</form>`
		);
		await page.locator('input').setInputFiles([
			{ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from(list) },
			{ name: 'Größe & Co.txt', mimeType: 'text/plain', buffer: Buffer.from('nothing') }
		]);
		await page.getByRole('button', { name: 'Share' }).click();
		await expect(importer.results).toContainText([/Shared with us/, /Größe & Co\.txt: not added/]);
		await page.reload();
		await expect(page.getByRole('heading', { name: 'Import' })).toBeVisible();
		await expect(importer.results).toHaveCount(0);
	});

	test('a text is read like a paste', async ({ page, importer, baseURL }) => {
		await openPage(page, './');
		await waitForWorker(page);
		await page.goto('about:blank');
		await page.setContent(
			`<form action="${baseURL}import/" method="post" enctype="multipart/form-data">
				<input name="text" /><button>Share</button>
			</form>`
		);
		await page.locator('input').fill(list);
		await page.getByRole('button', { name: 'Share' }).click();
		await expect(importer.results).toContainText([/Shared with us/]);
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
