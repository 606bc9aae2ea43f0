import { expect, test } from './fixtures.ts';
import { goOffline } from './go-offline.ts';
import { Keyboard } from './keyboard.ts';
import { RegimentsPage } from './pages/regiments-page.ts';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

test('a thing of any game is found, told with who may have it, and Back leads to what was found', async ({
	page,
	library,
	checkLooks
}) => {
	await library.open();
	await library.search.fill('ogre swo');
	await expect(library.found.first()).toHaveText(/^\s*Ogre Sword\s*Item · .+ · all armies$/);
	await library.found.first().click();
	await expect(library.heading).toHaveText('Ogre Sword');
	await page.getByRole('link', { name: 'Dread Elves', exact: true }).click();
	await expect(library.heading).toHaveText('Ogre Sword');
	await expect(page.getByRole('heading', { name: 'Who can take it' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Shadow Assassin' })).toBeVisible();
	await checkLooks();
	await page.reload();
	await expect(page.getByRole('link', { name: 'Shadow Assassin' })).toBeVisible();
	await page.goBack();
	await page.goBack();
	await expect(library.search).toHaveValue('ogre swo');
	await expect(library.found.first()).toHaveText(/^\s*Ogre Sword/);
	await checkLooks();
});

test('one letter wrong or two swapped are found all the same', async ({ library }) => {
	await library.open();
	await library.search.fill('etheral');
	await expect(library.found.first()).toHaveText(/^\s*Ethereal/);
	await library.search.fill('steam tnk');
	await expect(library.found.first()).toHaveText(/^\s*Steam Tank/);
	await library.search.fill('staem tank');
	await expect(library.found.first()).toHaveText(/^\s*Steam Tank/);
});

test('in an army what is called so stands first, before what may join it', async ({
	page,
	newRoster,
	editor
}) => {
	const board = new RegimentsPage(page);
	await board.make('skaven');
	await board.addAuxiliary.click();
	await board.find.fill('clanrats');
	await expect(board.dialog.locator('[data-pick]').first()).toHaveText(/^\s*Add\s*Clanrats/);
	await newRoster.create('Empire');
	await editor.find.fill('halbedriers');
	await expect(editor.add('Halberdiers')).toBeVisible();
	await expect.poll(() => editor.entries()).toEqual(['Halberdiers']);
});

test('a unit stands with its figures, its armies and the way to its army', async ({
	page,
	library
}) => {
	await library.open();
	await library.search.fill('STEAM tank warmaster');
	await library.found.filter({ hasText: 'Warmaster · Empire' }).first().click();
	await expect(library.heading).toHaveText('Steam Tank');
	await expect(library.table.getByRole('rowheader', { name: /^Steam Tank/ })).toBeVisible();
	await page.getByRole('link', { name: 'All of Empire' }).click();
	await expect(library.heading).toHaveText('Empire');
});

test('armies stand before things, and nothing found is said', async ({ page, library }) => {
	await library.open();
	await library.search.fill('skaven');
	await expect(page.getByRole('heading', { level: 2 })).toHaveText([
		'Armies',
		'Units, items, spells and rules'
	]);
	await library.search.fill('xyzzy');
	await expect(page.getByText('No unit, item, spell or rule matches “xyzzy”.')).toBeVisible();
});

test('an address whose name is gone leads to the search', async ({ page, library }) => {
	await page.goto('library/?thing=warmaster/Steam%20Tonk');
	await expect(page.getByText('Nothing is called “Steam Tonk” in this game.')).toBeVisible();
	await page.getByRole('link', { name: 'Find an army' }).click();
	await expect(library.search).toHaveValue('Steam Tonk');
});

test('a search is an address too', async ({ page, library }) => {
	await page.goto('library/?find=ogre+sword');
	await expect(library.search).toHaveValue('ogre sword');
	await expect(library.found.first()).toHaveText(/^\s*Ogre Sword/);
});

test('is used without a pointer', async ({ page, library }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const keyboard = new Keyboard(page);
	await library.open();
	await keyboard.tabTo(library.search);
	await page.keyboard.type('war altar');
	await expect(library.found.first()).toBeVisible();
	await keyboard.activate(library.found.first());
	await expect(library.heading).toHaveText('War Altar');
	expect(keyboard.faults).toEqual([]);
	await page.goBack();
	await expect(library.search).toHaveValue('war altar');
});

test('the index is fetched by a search only', async ({ page, library }) => {
	const texts: Promise<string>[] = [];
	page.on('response', (response) => {
		if (/\.js$/.test(response.url())) texts.push(response.text().catch(() => ''));
	});
	const isThere = async () =>
		(await Promise.all(texts)).some((text) => text.includes('Ogre Sword'));
	await library.open();
	await expect(library.games).toBeVisible();
	expect(await isThere()).toBe(false);
	await library.search.fill('altar');
	await expect.poll(isThere).toBe(true);
});

test.describe('in German', () => {
	test.use({ locale: 'de-DE' });

	test('it is said what was found', async ({ library }) => {
		await library.open();
		await library.search.fill('feuerball');
		await library.search.fill('ogre sword');
		await expect(library.found.first()).toHaveText(
			/^\s*Ogre Sword\s*Gegenstand · .+ · alle Armeen$/
		);
		await library.found.first().click();
		await expect(library.heading).toHaveText('Ogre Sword');
	});
});

test.describe('offline', () => {
	test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

	test('it is there after the first visit of another page', async ({
		page,
		context,
		home,
		library
	}) => {
		await home.open();
		await goOffline(page, context);
		await library.open();
		await library.search.fill('ogre sword');
		await library.found.first().click();
		await page.getByRole('link', { name: 'Dread Elves', exact: true }).click();
		await expect(page.getByRole('link', { name: 'Shadow Assassin' })).toBeVisible();
		await page.reload();
		await expect(library.heading).toHaveText('Ogre Sword');
	});
});
