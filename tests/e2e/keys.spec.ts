import { expect, test as base } from './fixtures.ts';
import { PanesPage } from './pages/panes-page.ts';
import { anImperialHost, smallHost } from './ranks.ts';
import { aStormhost, twoRegiments } from './regiments.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

const test = base.extend<{ panes: PanesPage }>({
	panes: ({ page }, use) => use(new PanesPage(page))
});

test.use({ isMobile: false, hasTouch: false });

test.beforeEach(async ({ page, stored }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await stored.seed([
		aRow(aFullEmpire()),
		aRow(aStormhost(twoRegiments, { id: idOf(3) })),
		aRow(anImperialHost(smallHost, { id: idOf(4) }))
	]);
});

test('? lists the keys, and each dialog of the roster has one', async ({ page, panes }) => {
	await panes.open(idOf(1));
	for (const [key, title] of [
		['?', 'Keyboard shortcuts'],
		['l', '0 to fix'],
		['s', 'Points limit'],
		['h', 'History'],
		['r', 'Rules in use'],
		['m', 'Nordland']
	] as const) {
		await page.keyboard.press(key);
		await expect(panes.heading).toHaveText(key === 'l' ? /legal/i : title);
		await expect(panes.heading).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(panes.heading).toHaveCount(0);
	}
	await page.keyboard.press('p');
	await expect(page).toHaveURL(/print\//);
});

test('rows are walked, counted and opened without Tab', async ({ page, panes }) => {
	await panes.open(idOf(1));
	await page.keyboard.press('1');
	await expect(panes.entry('Halberdiers')).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('j');
	await expect(panes.entry('Crossbowmen')).toBeFocused();
	await page.keyboard.press('k');
	await expect(panes.entry('Handgunners')).toBeFocused();
	await page.keyboard.press('+');
	await page.keyboard.press('+');
	await expect(panes.count('Handgunners')).toHaveText('2');
	await page.keyboard.press('-');
	await expect(panes.count('Handgunners')).toHaveText('1');
	await expect(panes.entry('Handgunners')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(panes.heading).toHaveText('Handgunners');
	await page.keyboard.press('c');
	await expect(panes.count('Handgunners')).toHaveText('2');
	await page.keyboard.press('Delete');
	await expect(panes.count('Handgunners')).toHaveText('1');
	await page.keyboard.press('Escape');
	await expect(panes.entry('Handgunners')).toBeFocused();
	await page.keyboard.press('Control+z');
	await expect(panes.count('Handgunners')).toHaveText('2');

	await page.keyboard.press('2');
	await expect(panes.row('3 × Halberdiers')).toBeFocused();
	await page.keyboard.press('+');
	await expect(panes.row('4 × Halberdiers')).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Delete');
	await expect(panes.row('Ulric’s Own')).toHaveCount(0);
	await expect(panes.row('2 × Handgunners')).toBeFocused();

	// The last row has none below it: the one above gets the focus, whether the row was of a unit that differs or not.
	const units = panes.roster.locator('[data-part="unit"]');
	const count = await units.count();
	for (let at = 0; at < count; at += 1) await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Delete');
	await expect(units).toHaveCount(count - 1);
	await expect(panes.row('Wizard')).toBeFocused();
	await page.keyboard.press('Delete');
	await expect(panes.row('Hero')).toBeFocused();
	await page.keyboard.press('-');
	await expect(panes.row('General')).toBeFocused();
});

test('while something is typed letters are letters', async ({ page, editor, panes }) => {
	await panes.open(idOf(1));
	await page.keyboard.press('/');
	await expect(editor.find).toBeFocused();
	await page.keyboard.type('pistol?');
	await expect(editor.find).toHaveValue('pistol?');
	await expect(panes.heading).toHaveCount(0);
	await page.keyboard.press('Escape');
	await page.keyboard.press('Tab');
	await page.keyboard.press('a');
	await expect(editor.canAfford).toHaveAttribute('aria-pressed', 'true');
	await page.keyboard.press('g');
	await expect(page.getByRole('button', { name: 'New brigade' })).toBeVisible();
	await page.keyboard.press('g');
	await expect(editor.find).toBeVisible();
});

test('single keys can be turned off, and on again', async ({ page, editor, panes }) => {
	await panes.open(idOf(1));
	await page.keyboard.press('?');
	await panes.details.getByRole('checkbox', { name: /^Single keys/ }).uncheck();
	await page.keyboard.press('Escape');
	await page.keyboard.press('l');
	await page.keyboard.press('ArrowDown');
	await expect(panes.heading).toHaveCount(0);
	await page.reload();
	await panes.details.waitFor();
	await page.keyboard.press('?');
	await expect(panes.details.getByText('Select a unit')).toBeVisible();
	await editor.more.click();
	await panes.details.getByRole('button', { name: 'Keyboard shortcuts' }).click();
	await panes.details.getByRole('checkbox', { name: /^Single keys/ }).check();
	await page.keyboard.press('l');
	await expect(panes.heading).toHaveText(/legal/i);
});

test('regiments: units are copied and removed at their rows', async ({ page, panes }) => {
	await panes.open(idOf(3));
	await panes.unit('u1').focus();
	await page.keyboard.press('c');
	await expect(panes.unitsOf('Regiment 1').filter({ hasText: 'Liberators' })).toHaveCount(2);
	await panes.unit('u2').focus();
	await page.keyboard.press('Delete');
	await expect(panes.unit('u2')).toHaveCount(0);
	await expect(panes.unit('u3')).toBeFocused();
	await page.keyboard.press('1');
	await page.keyboard.press('j');
	await page.keyboard.press('+');
	await expect(panes.unitsOf('Regiment 2')).toHaveCount(3);
});

test('ranks: + and − set the models of the open unit', async ({ page, panes }) => {
	await panes.open(idOf(4));
	await panes.unit('u2').click();
	await expect(panes.heading).toBeFocused();
	await page.keyboard.press('+');
	await expect(panes.unit('u2')).toContainText('21 models');
	await page.keyboard.press('-');
	await expect(panes.unit('u2')).toContainText('20 models');
});

test('a narrow screen has the keys too, and its dialogs keep them', async ({ page, editor }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await editor.open(idOf(1));
	await editor.total.waitFor();
	await expect(async () => {
		await page.keyboard.press('?');
		await expect(editor.dialog).toHaveAccessibleName('Keyboard shortcuts', { timeout: 500 });
	}).toPass();
	await page.keyboard.press('g');
	await expect(editor.dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(editor.dialog).toHaveCount(0);
	await page.keyboard.press('/');
	await expect(editor.find).toBeFocused();
});
