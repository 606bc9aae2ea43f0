import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { anEmpire, idOf } from './rosters.ts';

/** Sixty thousand characters of a list whose regiment is repeated. */
const repeated = `Empire 2000 points, Warmaster\n${'4 Halberdiers - 180\n'.repeat(3000)}`;

const readers = (page: Page) => page.workers().filter((worker) => worker.url().includes('reading'));

test('a text of thousands of lines is read beside the page, and shown in portions', async ({
	page,
	importer
}) => {
	await importer.open();
	expect(readers(page)).toHaveLength(0);
	await importer.readFile('list.txt', repeated);
	await expect(page.getByText(/^\d+ lines understood/)).toBeVisible();
	expect(readers(page)).toHaveLength(1);
	await expect(importer.lines).toHaveCount(100);
	await page.getByRole('button', { name: 'Show 100 lines more' }).click();
	await expect(importer.lines).toHaveCount(200);
});

test('the units of a very long list are not painted before it is added', async ({
	page,
	importer
}) => {
	await importer.open();
	await importer.readFile('list.txt', repeated);
	await importer.side('Roster').click();
	await expect(importer.becomes).toContainText('they are shown when it has been added');
	await expect(importer.becomes).toContainText('of 2000 points');
	await expect(importer.becomes.getByRole('listitem')).toHaveCount(0);
	expect(await page.getByRole('listitem').count()).toBeLessThan(150);
});

test('the next open line is shown, however far down it is', async ({ page, importer }) => {
	await importer.open();
	await importer.readText(
		`Empire 2000 points, Warmaster\n${'Halberdiers - 45\n'.repeat(250)}Halbadears - 45`
	);
	await expect(importer.lines).toHaveCount(100);
	await page.getByRole('button', { name: 'Go to the next open line' }).click();
	await expect(importer.line('Halbadears')).toBeInViewport();
});

/** A backup of so many rosters, none of which can be read. */
const spoilt = (count: number): string =>
	JSON.stringify({
		muster: 1,
		rosters: Array.from({ length: count }, (_, at) => ({
			...anEmpire({ id: idOf(at + 1), units: [] }),
			units: [{ id: 'u1', entry: 5 }]
		})),
		edited: [],
		versions: [],
		events: [],
		settings: {}
	});

test('a backup of twenty thousand bad rosters is read beside the page, and five are told', async ({
	page
}) => {
	await page.goto('settings/');
	await page.getByLabel('Restore a backup').setInputFiles({
		name: 'backup.muster.json',
		mimeType: 'application/json',
		buffer: Buffer.from(spoilt(20_000))
	});
	const status = page.getByRole('status', { name: 'What was restored' });
	await expect(status).toContainText('And 19995 more', { timeout: 120_000 });
	expect(readers(page)).toHaveLength(1);
	expect(await status.getByRole('paragraph').count()).toBeLessThan(10);
});

test('of thousands of bad rosters in a file fifty are told', async ({ page, importer }) => {
	await importer.open();
	await importer.readFile('hosts.json', spoilt(5000));
	await expect(page.getByText('And 4951 more.')).toBeVisible({ timeout: 120_000 });
	expect(readers(page)).toHaveLength(1);
	await expect(importer.results).toHaveCount(51);
});

test('a browser without workers reads on the page', async ({ page, importer }) => {
	await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
	await importer.open();
	await importer.readText('Empire 1000 points, Warmaster\nGeneral - 125\nHalbadears - 45');
	await importer.meanings('Halbadears').getByRole('button', { name: 'Halberdiers' }).click();
	await expect(importer.line('Halbadears')).toHaveText(/^\W*Understood/);
	await importer.readFile('hosts.json', spoilt(2));
	await expect(page.getByText('“entry” must be an id').first()).toBeVisible();
	expect(readers(page)).toHaveLength(0);
});
