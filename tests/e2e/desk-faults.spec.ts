import type { Page } from '@playwright/test';
import { event } from '../rehearsal.ts';
import { expect, test as base } from './fixtures.ts';
import { DeskPage } from './pages/desk-page.ts';

const test = base.extend<{ desk: DeskPage }>({
	desk: ({ page }, use) => use(new DeskPage(page))
});

const list = 'Empire, 1000 points\n2 Halberdiers 90\n2 Crossbowmen 110\nGeneral 125';
const files = ['Anna Berg', 'Bert Kurz'].map((name) => ({ name: `${name}.txt`, content: list }));

/** Every write to the database of desks is refused. */
async function refuseWrites(page: Page): Promise<void> {
	await page.evaluate(() => {
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (...row: Parameters<typeof put>) {
			if (this.transaction.db.name !== 'muster-desk') return put.apply(this, row);
			throw new DOMException('The disk is full.', 'QuotaExceededError');
		};
	});
}

/** What may lie in a row of the desk's database: nothing that this version wrote. */
const damage = [
	null,
	'2 Halberdiers',
	{ format: 99 },
	{ format: 1, at: 'never', file: { id: 'a' } },
	{ format: 2, at: 1, file: { id: 'b', name: 'b.txt', sent: [[{ ok: true, text: 5 }]] } },
	{ format: 2, at: 1, file: { id: 'c', name: 'c.txt', sent: 'half a fi' } }
];

/** Writes rows into the database of desks, behind the app's back. */
async function writeRows(page: Page, rows: Readonly<Record<string, unknown>>): Promise<void> {
	await page.evaluate(
		(given) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('muster-desk');
				opening.onerror = () => reject(new Error('refused'));
				opening.onsuccess = () => {
					const writing = opening.result.transaction('rows', 'readwrite');
					for (const [key, row] of Object.entries(given)) writing.objectStore('rows').put(row, key);
					writing.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			}),
		rows
	);
}

test.describe('a desk', () => {
	test.beforeEach(async ({ desk }) => {
		await desk.open();
		await desk.useEvent(event);
		await desk.give(files);
		await expect(desk.row('Bert Kurz')).toContainText('legal');
	});

	test('on a full disk says so, goes on, and gives its file', async ({ page, desk }) => {
		await refuseWrites(page);
		await desk.give([{ name: 'Cleo Lang.txt', content: list }]);
		await expect(page.getByRole('alert')).toContainText('no space left');
		await expect(desk.row('Cleo Lang')).toContainText('legal');
		const file = await desk.saved('Save the desk as a file');
		await page.reload();
		await expect(desk.row('Bert Kurz')).toContainText('legal');
		await expect(desk.row('Cleo Lang')).toHaveCount(0);
		await desk.choose('Open the file of a desk', [{ name: 'desk.json', content: file }]);
		await desk.button('Take it').click();
		await expect(desk.row('Cleo Lang')).toContainText('legal');
	});

	test('with rows that it cannot read has the others, says so, and leaves them', async ({
		page,
		desk
	}) => {
		await writeRows(page, Object.fromEntries(damage.map((row, at) => [`file/damaged-${at}`, row])));
		await page.reload();
		await expect(page.getByRole('alert')).toContainText('6 things');
		await expect(desk.totals).toContainText('2 lists of 2 players');
		await desk.give([{ name: 'Cleo Lang.txt', content: list }]);
		await page.reload();
		await expect(desk.totals).toContainText('3 lists of 3 players');
		await expect(page.getByRole('alert')).toContainText('6 things');
		await desk.button('Erase all personal data').click();
		await desk.button('Erase lists, names and the lock').click();
		await page.reload();
		await expect(page.getByRole('heading', { name: 'Lists' })).toBeVisible();
		await expect(page.getByRole('alert')).toHaveCount(0);
	});

	test('whose work cannot be done says why beside the list', async ({ page, desk }) => {
		await page.evaluate(() => {
			Worker.prototype.postMessage = () => {
				throw new Error('No memory left.');
			};
		});
		await desk.unfold('Anna Berg');
		await expect(page.getByRole('alert')).toHaveText('No memory left.');
		await page.getByText('Answer', { exact: true }).click();
		await expect(page.getByRole('alert')).toHaveText(['No memory left.', 'No memory left.']);
	});

	test('whose own row is damaged has its lists again once it has an event', async ({
		page,
		desk
	}) => {
		await writeRows(page, { desk: { format: 2, event: 5 }, lock: [] });
		await page.reload();
		await expect(page.getByRole('alert')).toContainText('2 things');
		await desk.useEvent(event);
		await expect(desk.row('Anna Berg')).toContainText('legal');
	});
});
