import { expect, test as base } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { PalettePage } from './pages/palette-page.ts';
import { PanesPage } from './pages/panes-page.ts';
import { aStormhost, twoRegiments } from './regiments.ts';
import { aFullEmpire, anIllegalEmpire, aRow, idOf } from './rosters.ts';

interface Fixtures {
	palette: PalettePage;
	panes: PanesPage;
}

const test = base.extend<Fixtures>({
	palette: ({ page }, use) => use(new PalettePage(page)),
	panes: ({ page }, use) => use(new PanesPage(page))
});

// A screen with a mouse and a keyboard.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test.beforeEach(async ({ page, stored }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await stored.seed([
		aRow(aFullEmpire(), 5),
		aRow(anIllegalEmpire(), 90),
		aRow(aStormhost(twoRegiments, { id: idOf(3) }), 200)
	]);
});

test('from home by keys alone: a roster is found by half its name and opened, and Back leads home', async ({
	page,
	palette,
	home,
	editor
}) => {
	await home.open();
	await palette.open();
	await expect(palette.field).toBeFocused();
	await page.keyboard.type('tirl');
	await expect(palette.chosen).toHaveText(/^\s*Stirland/);
	await page.keyboard.press('Enter');
	await expect(editor.heading).toHaveText('Stirland');
	await expect(palette.dialog).toBeHidden();
	await page.goBack();
	await expect(home.row('Stirland')).toBeVisible();
});

test('units are added one after the other, what happened is said, and Undo takes the last back', async ({
	page,
	palette,
	panes
}) => {
	await panes.open(idOf(1));
	await palette.open();
	await page.keyboard.type('halb');
	await expect(palette.chosen).toHaveText(/^\s*Halberdiers.*45 points/);
	await page.keyboard.press('Enter');
	await expect(palette.toast).toContainText(/^Added Halberdiers: \d+ of 2000 points\./);
	await page.keyboard.press('Enter');
	await expect(panes.count('Halberdiers')).toHaveText('6');
	await expect(palette.field).toBeFocused();
	await palette.toast.getByRole('button', { name: 'Undo' }).press('Enter');
	await expect(panes.count('Halberdiers')).toHaveText('5');
	await page.keyboard.press('Escape');
	await expect(palette.dialog).toBeHidden();
	await expect(panes.count('Halberdiers')).toHaveText('5');
});

test('a roster is begun, filled, given options and printed by keys alone', async ({
	page,
	palette,
	panes,
	newRoster,
	editor,
	print
}) => {
	const keyboard = new Keyboard(page);
	await page.goto('library/');
	await palette.open();
	await page.keyboard.type('new ros');
	await expect(palette.chosen).toHaveText(/^\s*New roster/);
	await page.keyboard.press('Enter');
	await expect(palette.dialog).toBeHidden();
	await keyboard.activate(newRoster.game('Warmaster'));
	await keyboard.activate(newRoster.army('Empire'));
	await expect(editor.heading).toHaveText('Empire 2000');
	await palette.open();
	await page.keyboard.type('knights');
	await expect(palette.chosen).toHaveText(/^\s*Knights.*110 points/);
	await page.keyboard.press('Enter');
	await expect(panes.count('Knights')).toHaveText('1');
	await page.keyboard.press('Escape');
	await page.keyboard.press('2');
	await keyboard.activate(panes.row('General'));
	await expect(panes.heading).toHaveText('General');
	await keyboard.tabTo(panes.details.getByRole('radio', { name: /^Sword of Might/ }));
	await page.keyboard.press('Space');
	await expect(panes.row('General')).toContainText('Sword of Might');
	await palette.open();
	await page.keyboard.type('print');
	await expect(palette.chosen).toHaveText(/^\s*Print\s*P$/);
	await page.keyboard.press('Enter');
	await print.ready();
	expect(keyboard.faults).toEqual([]);
});

test('what may not be added says why, and is not added', async ({ page, palette, panes }) => {
	await panes.open(idOf(1));
	await palette.open();
	await page.keyboard.type('general');
	await expect(palette.chosen).toHaveAttribute('aria-disabled', 'true');
	await page.keyboard.press('Enter');
	await expect(palette.toast).toContainText(/General/);
	await expect(panes.count('General')).toHaveText('1');
});

test('in a game of regiments a unit goes where it may, and it is said where', async ({
	page,
	palette,
	panes
}) => {
	await panes.open(idOf(3));
	await palette.open();
	await page.keyboard.type('liberators');
	await expect(palette.chosen).toHaveText(/^\s*Liberators.*90 points/);
	await page.keyboard.press('Enter');
	await expect(palette.toast).toContainText(
		/^Added Liberators to Regiment \d: \d+ of 2000 points\./
	);
});

test('actions open what their keys open, over what is open already', async ({
	page,
	palette,
	panes
}) => {
	await panes.open(idOf(1));
	await panes.row('Hero').click();
	await expect(panes.heading).toHaveText('Hero');
	await palette.open();
	await page.keyboard.press('Escape');
	await expect(palette.dialog).toBeHidden();
	await expect(panes.heading).toHaveText('Hero');
	await palette.open();
	await page.keyboard.type('points limit');
	await expect(palette.chosen).toHaveText(/^\s*Points limit\s*S$/);
	await page.keyboard.press('Enter');
	await expect(palette.dialog).toBeHidden();
	await expect(panes.heading).toHaveText('Points limit');
	await palette.open();
	await page.keyboard.type('pdf');
	await expect(palette.chosen).toHaveText(/^\s*Print\s*P$/);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/print\//);
});

test('a rule of the library is found from any page, and its page is opened', async ({
	page,
	palette,
	library
}) => {
	await page.goto('settings/');
	await palette.open();
	await page.keyboard.type('ogre sword');
	await expect(palette.chosen).toHaveText(/^\s*Ogre Sword/);
	await page.keyboard.press('Enter');
	await expect(library.heading).toHaveText('Ogre Sword');
});

test('the arrow keys walk through all groups and around the end', async ({
	page,
	palette,
	home
}) => {
	await home.open();
	await palette.open();
	await expect(palette.chosen).toHaveText(/^\s*New roster/);
	await page.keyboard.press('ArrowDown');
	await expect(palette.chosen).toHaveText(/^\s*Import/);
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('ArrowUp');
	await expect(palette.chosen).toHaveCount(1);
	await expect(palette.options.last()).toHaveAttribute('aria-selected', 'true');
	await expect(palette.chosen).toBeInViewport();
	const active = await palette.field.getAttribute('aria-activedescendant');
	await expect(palette.chosen).toHaveAttribute('id', active ?? '');
	await page.keyboard.type('xyzzy');
	await expect(palette.dialog.getByText('Nothing matches “xyzzy”.')).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(palette.dialog).toBeVisible();
});

test('the button opens it too; Back closes it and gives the focus back, also after a reload', async ({
	page,
	palette,
	home
}) => {
	await home.open();
	await page.getByRole('link', { name: 'Library' }).click();
	await palette.button.click();
	await expect(palette.dialog).toBeVisible();
	await page.goBack();
	await expect(palette.dialog).toBeHidden();
	await expect(palette.button).toBeFocused();
	await palette.open();
	await page.reload();
	await palette.button.waitFor();
	await expect(palette.dialog).toBeHidden();
	await page.goBack();
	await expect(home.row('Stirland')).toBeVisible();
});

for (const what of ['the quick find', 'the menu of a roster'] as const) {
	test(`home reloaded with ${what} open is left with the next Back`, async ({
		page,
		palette,
		home
	}) => {
		await home.open();
		await page.getByRole('link', { name: 'Library' }).click();
		await page.getByRole('link', { name: 'Rosters' }).click();
		await home.row('Stirland').waitFor();
		if (what === 'the quick find') await palette.open();
		else await home.more('Stirland').click();
		await page.reload();
		await palette.button.waitFor();
		await expect(page.getByRole('dialog')).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL(/library/);
	});
}

test('it is accessible and fits, on a wide screen and a narrow one', async ({
	page,
	palette,
	panes,
	checkLooks
}) => {
	await panes.open(idOf(1));
	await palette.open();
	await checkLooks();
	await page.keyboard.type('a');
	await expect(palette.groups).toHaveCount(5);
	await checkLooks();
	await page.setViewportSize({ width: 320, height: 568 });
	await expect(palette.button).toBeHidden();
	await checkLooks();
});

test('the page of help lists the most useful keys', async ({ page }) => {
	await page.goto('help/');
	await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
	await expect(page.locator('main').getByText('Ctrl K')).toBeVisible();
});

test.describe('with a finger', () => {
	test.use({ viewport: { width: 1280, height: 800 }, isMobile: true, hasTouch: true });

	test('there is no button that names keys', async ({ page, palette, home }) => {
		await home.open();
		await palette.button.waitFor({ state: 'attached' });
		await expect(palette.button).toBeHidden();
		await page.goto('help/');
		await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeHidden();
	});
});
