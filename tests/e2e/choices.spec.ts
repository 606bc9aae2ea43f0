import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { storedFixture } from '../stored-fixtures.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { PanesPage } from './pages/panes-page.ts';
import { PrintPage } from './pages/print-page.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';
import { StoredRows } from './stored-rows.ts';
import { asUntouched } from './untouched.ts';

const left = JSON.parse(storedFixture('local-1.json') ?? '') as Readonly<Record<string, string>>;
const settings = JSON.parse(storedFixture('settings-1.json') ?? '') as Readonly<
	Record<string, unknown>
>;
/** The player's own details, as they could be found in a text. */
const details = ['A. Player', 'Nordland Gamers', 'Averland', 'player@example.org'];
const paper = 'html[data-theme="dark"]';

/** A browser as a former version left it: everything in `localStorage`. */
async function leaveBehind(page: Page): Promise<void> {
	await new StoredRows(page).seed([aRow(aFullEmpire())]);
	await page.evaluate((kept) => Object.assign(localStorage, kept), left);
}

async function backupText(page: Page): Promise<string> {
	const downloading = page.waitForEvent('download');
	await page
		.locator('main')
		.getByRole('button', { name: /Save a backup|Sicherung speichern/ })
		.click();
	return readFile(await (await downloading).path(), 'utf8');
}

async function restore(page: Page, file: object): Promise<void> {
	await page.getByLabel(/Restore a backup|Sicherung wiederherstellen/).setInputFiles({
		name: 'backup.muster.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file))
	});
}

/** That a page of settings and a desk say all that was chosen. */
async function expectChosen(page: Page): Promise<void> {
	await openPage(page, 'settings/');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
	await expect(page.locator(paper)).toBeAttached();
	await expect(page.getByRole('radio', { name: 'Dunkel' })).toBeChecked();
	await openPage(page, `print/?id=${idOf(1)}`);
	await page.locator('summary', { hasText: 'Spieler' }).click();
	await expect(page.getByRole('textbox', { name: 'Verein' })).toHaveValue('Nordland Gamers');
	await expect(page.getByRole('button', { name: 'Diese Angaben drucken' })).toHaveAttribute(
		'aria-pressed',
		'false'
	);
	await expect(page.getByRole('button', { name: 'Fürs Turnier', exact: true })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	expect(await page.evaluate(() => localStorage.getItem('muster.keys'))).toBe('off');
	expect(await page.evaluate(() => localStorage.getItem('muster-system'))).toBe('aos4');
}

test('what a former version kept outside the database is there, and is no longer lost with it', async ({
	page,
	context
}) => {
	await leaveBehind(page);
	await expectChosen(page);
	expect(await page.evaluate(() => localStorage.getItem('muster.player'))).toBeNull();
	await page.evaluate(() => localStorage.clear());
	const next = await context.newPage();
	await asUntouched(next);
	await next.goto('./');
	await expect(next.locator(paper)).toBeAttached();
	await expect(next.locator('html[lang="de"]')).toBeAttached();
	await expectChosen(next);
});

test('a copy that is out of date does not bring back what was taken back', async ({ page }) => {
	await leaveBehind(page);
	await openPage(page, 'settings/');
	await page.getByRole('group', { name: 'Farben' }).getByLabel('Wie der Browser').check();
	await expect.poll(() => choiceOf(new StoredRows(page), 'theme')).toBeUndefined();
	await page.evaluate(() => localStorage.setItem('muster.theme', 'dark'));
	await openPage(page, 'settings/');
	await expect(page.locator(paper)).not.toBeAttached();
	expect(await page.evaluate(() => localStorage.getItem('muster.theme'))).toBeNull();
});

test('single keys that are turned off stay off, whatever becomes of the copy', async ({
	page,
	context,
	stored
}) => {
	await stored.seed([aRow(aFullEmpire())]);
	await page.setViewportSize({ width: 1280, height: 800 });
	const panes = new PanesPage(page);
	await panes.open(idOf(1));
	await page.keyboard.press('?');
	await panes.details.getByRole('checkbox', { name: /^Single keys/ }).uncheck();
	await expect.poll(() => choiceOf(new StoredRows(page), 'singleKeys')).toBe(false);
	await page.evaluate(() => localStorage.clear());
	const next = await context.newPage();
	await openPage(next, `roster/?id=${idOf(1)}`);
	await expect.poll(() => next.evaluate(() => localStorage.getItem('muster.keys'))).toBe('off');
});

test('the game of the last roster made is in the database as soon as that is open', async ({
	page,
	newRoster,
	editor,
	stored
}) => {
	await stored.seed([aRow(aFullEmpire())]);
	await newRoster.open('whfb6');
	await newRoster.army('The Empire').click();
	await expect(editor.total).toBeVisible();
	await expect.poll(() => choiceOf(new StoredRows(page), 'lastSystem')).toBe('whfb6');
});

/** A choice of the player as the database has it. */
async function choiceOf(stored: StoredRows, key: string): Promise<unknown> {
	const rows = (await stored.all('settings')) as readonly { key: string; value: unknown }[];
	return rows.find((row) => row.key === key)?.value;
}

test('a backup brings every choice to another device, and is read twice without harm', async ({
	page,
	browser
}) => {
	await leaveBehind(page);
	await openPage(page, 'settings/');
	await page.getByLabel('An Sicherungen erinnern').uncheck();
	await expect.poll(() => choiceOf(new StoredRows(page), 'remind')).toBe(false);
	const text = await backupText(page);
	expect((JSON.parse(text) as { settings: unknown }).settings).toEqual(settings);

	const other = await browser.newContext({ locale: 'en-GB' });
	const there = await other.newPage();
	await openPage(there, 'settings/');
	await restore(there, JSON.parse(text) as object);
	const status = there.getByRole('status', { name: 'What was restored' });
	await expect(status).toContainText('8 settings added.');
	await expect(status).toContainText('The language changes when you reload the page.');
	await expect(there.locator(paper)).toBeAttached();
	await restore(there, JSON.parse(text) as object);
	await expect(status).toContainText('8 settings were already here.');
	await expectChosen(there);
	await other.close();
});

test('odd settings of a backup are told in words, and change nothing', async ({ page, stored }) => {
	await stored.seed([aRow(aFullEmpire())]);
	await openPage(page, 'settings/');
	await page.getByRole('radio', { name: 'Light' }).check();
	await restore(page, {
		muster: 1,
		rosters: [],
		settings: {
			theme: 'dark',
			language: '<b>',
			player: { name: 'x'.repeat(81) },
			singleKeys: 'off',
			zoom: 2
		}
	});
	const status = page.getByRole('status', { name: 'What was restored' });
	await expect(status).toContainText('1 setting was already here.');
	for (const words of [
		'4 could not be read:',
		'The setting “Language” is not in Muster’s format.',
		'The setting “Player” is not in Muster’s format.',
		'The setting “Single keys” is not in Muster’s format.',
		'The setting “zoom”: this version of Muster does not have it.'
	])
		await expect(status).toContainText(words);
	await expect(page.locator('html[data-theme="light"]')).toBeAttached();
});

async function openDesk(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	await new PrintPage(page).open(idOf(1));
	await page.locator('summary', { hasText: 'Player' }).click();
	return page;
}

test('another tab takes over theme and details, and none overwrites the other', async ({
	page,
	context,
	stored
}) => {
	await stored.seed([aRow(aFullEmpire())]);
	await openPage(page, 'settings/');
	const [one, two] = [await openDesk(context), await openDesk(context)];
	await page.getByRole('radio', { name: 'Dark' }).check();
	for (const each of [page, one, two]) await expect(each.locator(paper)).toBeAttached();

	await one.getByRole('textbox', { name: 'Player' }).pressSequentially('A. Player');
	await expect(two.getByRole('textbox', { name: 'Player' })).toHaveValue('A. Player');
	await two.getByRole('textbox', { name: 'Club' }).pressSequentially('Nordland Gamers');
	await expect(one.getByRole('textbox', { name: 'Club' })).toHaveValue('Nordland Gamers');
	await expect(one.getByRole('textbox', { name: 'Player' })).toHaveValue('A. Player');
	await expect
		.poll(() => choiceOf(new StoredRows(page), 'player'))
		.toEqual({ name: 'A. Player', club: 'Nordland Gamers' });
});

test('no link, file or text has the player’s details', async ({
	page,
	context,
	home,
	print,
	sharing
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await leaveBehind(page);
	await page.evaluate(() => localStorage.setItem('muster.language', 'en'));
	await print.open(idOf(1));
	// The sheets have them: what is stored is printed.
	await page.locator('summary', { hasText: 'Player' }).click();
	await page.getByRole('button', { name: 'Print these details' }).click();
	await print.form('Organiser’s copy');
	await expect(print.preview).toContainText('player@example.org');
	await print.copy.click();
	const texts = [await copied(page, 'Copied the list as text')];

	await home.open();
	for (const [button, said] of [
		[sharing.copyLink, 'Copied the link'],
		[sharing.copyText, 'Copied the list as text']
	] as const) {
		await home.act('Nordland', 'Share');
		await button.click();
		texts.push(await copied(page, said));
		await home.open();
	}
	const file = await home.exportFile('Nordland');
	texts.push(await readFile(await file.path(), 'utf8'));
	for (const text of texts) {
		expect(text.length).toBeGreaterThan(40);
		for (const detail of details) expect(text).not.toContain(detail);
	}
});

async function copied(page: Page, said: string): Promise<string> {
	await expect(page.getByText(said).first()).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
}
