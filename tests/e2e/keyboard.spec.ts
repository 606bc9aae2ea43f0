import { expect, test as base } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { aFullEmpire, anIllegalEmpire, aRow, idOf } from './rosters.ts';

const test = base.extend<{ keyboard: Keyboard }>({
	keyboard: async ({ page }, use) => {
		// What scrolls into view is there at once.
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const keyboard = new Keyboard(page);
		await use(keyboard);
		expect(keyboard.faults).toEqual([]);
	}
});

test('a roster is made and fixed without a pointer', async ({
	page,
	keyboard,
	home,
	newRoster,
	editor
}) => {
	await home.open();
	await keyboard.activate(home.game('Warmaster'));
	await expect(newRoster.otherSize).toBeVisible();
	await keyboard.activate(newRoster.army('Empire'));
	await expect(editor.heading).toHaveText('Empire 2000');

	await keyboard.tabTo(editor.add('Knights'));
	for (let taken = 0; taken < 3; taken += 1) await page.keyboard.press('Space');
	await expect(editor.count('Knights')).toHaveText('3');
	await keyboard.tabTo(editor.add('Steam Tank'));
	for (let taken = 0; taken < 3; taken += 1) await page.keyboard.press('Enter');
	await expect(editor.count('Steam Tank')).toHaveText('2');
	expect(await keyboard.isOn(editor.add('Steam Tank'))).toBe(true);

	await keyboard.activate(editor.entry('General'));
	await keyboard.tabTo(editor.option('Sword of Might'));
	await page.keyboard.press('Space');
	await expect(editor.option('Sword of Might')).toBeChecked();
	await page.keyboard.press('Escape');
	await expect(editor.dialog).toBeHidden();
	await expect(editor.entry('General')).toBeFocused();
	await expect(editor.unit('Sword of Might')).toBeVisible();

	await keyboard.activate(editor.remove('Halberdiers'));
	await keyboard.activate(editor.verdict);
	await expect(editor.dialog).toHaveAccessibleName('Halberdiers');
	await keyboard.activate(editor.button('Copy unit'));
	await page.keyboard.press('Escape');
	await expect(editor.verdict).toHaveText('Legal so far');
	if (await editor.dialog.isVisible()) await page.keyboard.press('Escape');
	await expect(editor.dialog).toBeHidden();
});

test.describe('with stored rosters', () => {
	test.beforeEach(async ({ stored }) => {
		await stored.seed([aRow(aFullEmpire(), 5), aRow(anIllegalEmpire(), 90)]);
	});

	test('a roster is printed without a pointer', async ({ page, keyboard, editor, print }) => {
		await editor.open(idOf(1));
		await keyboard.activate(editor.print);
		await print.ready();
		await keyboard.tabTo(print.save);
		const downloading = page.waitForEvent('download');
		await page.keyboard.press('Enter');
		expect((await downloading).suggestedFilename()).toBe('Nordland.pdf');
		await expect(print.save).toBeFocused();
	});

	for (const [name, opener] of [
		['an entry', 'entry'],
		['the verdict', 'verdict'],
		['the total', 'total'],
		['more', 'more']
	] as const) {
		test(`Escape closes the dialog of ${name} and gives the focus back`, async ({
			page,
			keyboard,
			editor
		}) => {
			await editor.open(idOf(1));
			const target = opener === 'entry' ? editor.entry('Cannon') : editor[opener];
			await keyboard.activate(target);
			await expect(editor.dialog.locator(':focus')).toHaveCount(1);
			for (let step = 0; step < 5; step += 1) await keyboard.tab();
			await page.keyboard.press('Escape');
			await expect(editor.dialog).toBeHidden();
			await expect(target).toBeFocused();
		});

		test(`Close closes the dialog of ${name} and gives the focus back`, async ({
			keyboard,
			editor
		}) => {
			await editor.open(idOf(1));
			const target = opener === 'entry' ? editor.entry('Cannon') : editor[opener];
			await keyboard.activate(target);
			await expect(editor.dialog.locator(':focus')).toHaveCount(1);
			await keyboard.activate(editor.close);
			await expect(editor.dialog).toBeHidden();
			await expect(target).toBeFocused();
		});
	}

	test('Escape closes the menu of a roster and gives the focus back', async ({
		page,
		keyboard,
		home
	}) => {
		await home.open();
		await keyboard.activate(home.more('Stirland'));
		await expect(home.menu.locator(':focus')).toHaveCount(1);
		await page.keyboard.press('Escape');
		await expect(home.menu).toBeHidden();
		await expect(home.more('Stirland')).toBeFocused();
	});

	test('a second Escape does not leave the roster', async ({ page, keyboard, home, editor }) => {
		await home.open();
		await keyboard.activate(home.row('Nordland').getByRole('link'));
		await keyboard.activate(editor.verdict);
		await expect(editor.dialog).toBeVisible();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await expect(editor.dialog).toBeHidden();
		await expect(editor.heading).toHaveText('Nordland');
		await keyboard.activate(editor.verdict);
		await expect(editor.dialog).toBeVisible();
	});

	test('removing the last unit keeps the focus in the dialog', async ({
		page,
		keyboard,
		editor
	}) => {
		await editor.open(idOf(1));
		await keyboard.activate(editor.entry('Hero'));
		await expect(editor.dialog.locator(':focus')).toHaveCount(1);
		await keyboard.activate(editor.button('Remove unit'));
		await expect(editor.button('Add Hero')).toBeVisible();
		await expect(editor.dialog.locator(':focus')).toHaveCount(1);
		await page.keyboard.press('Escape');

		// And adding the first, in a dialog where nothing was removed before.
		await keyboard.activate(editor.entry('Hero'));
		await keyboard.activate(editor.button('Add Hero'));
		await expect(editor.button('Copy unit')).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(editor.entry('Hero')).toBeFocused();
	});

	test('deleting a roster leaves the focus where undo is near', async ({
		page,
		keyboard,
		home
	}) => {
		await home.open();
		await keyboard.activate(home.more('Stirland'));
		await keyboard.activate(home.menu.getByRole('button', { name: 'Delete' }));
		await expect(home.undo).toBeVisible();
		await keyboard.tabTo(home.undo, 12);
		await page.keyboard.press('Enter');
		await expect(home.row('Stirland')).toBeVisible();
	});

	test('every stop of the editor can be seen', async ({ keyboard, editor }) => {
		await editor.open(idOf(1));
		await expect(editor.total).toBeVisible();
		await keyboard.tabTo(editor.verdict, 100);
	});

	test('Tab stays in an open dialog', async ({ keyboard, editor }) => {
		await editor.open(idOf(1));
		await keyboard.activate(editor.more);
		await keyboard.tabTo(editor.button('Delete roster'));
		await keyboard.tabTo(editor.close);
	});
});
