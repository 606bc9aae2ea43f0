import { expect, test as base } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { RanksPage } from './pages/ranks-page.ts';

const test = base.extend<{ ranks: RanksPage; keyboard: Keyboard }>({
	ranks: ({ page }, use) => use(new RanksPage(page)),
	keyboard: ({ page }, use) => use(new Keyboard(page))
});

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a roster is made, made legal and printed by keyboard alone', async ({
	page,
	home,
	newRoster,
	ranks,
	editor,
	print,
	keyboard
}) => {
	await home.open();
	await keyboard.activate(home.game('Warhammer Fantasy Battle'));
	await keyboard.activate(newRoster.size(1000));
	await keyboard.activate(newRoster.army('The Empire'));
	await expect(editor.heading).toHaveText('The Empire 1000');
	await keyboard.activate(ranks.addTo('Regiments'));
	await keyboard.activate(ranks.pick('Halberdiers'));
	await keyboard.activate(ranks.models);
	await expect(ranks.modelsTyped).toBeFocused();
	await page.keyboard.type('40');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Escape');
	await expect(ranks.addTo('Regiments')).toBeFocused();
	await expect(editor.verdict).toHaveText('Legal so far');

	await keyboard.activate(editor.print);
	await print.ready();
	await keyboard.tabTo(print.save);
	const downloading = page.waitForEvent('download');
	await page.keyboard.press('Enter');
	expect((await downloading).suggestedFilename()).toBe('The-Empire-1000.pdf');
	expect(keyboard.faults).toEqual([]);
});

test('a regiment is raised and armed by keyboard alone', async ({
	page,
	ranks,
	editor,
	keyboard
}) => {
	await ranks.make('empire');
	await keyboard.activate(ranks.addTo('Regiments'));
	await keyboard.activate(ranks.pick('Halberdiers'));
	await expect(ranks.dialog).toHaveAccessibleName('Halberdiers');

	await keyboard.activate(ranks.models);
	await expect(ranks.modelsTyped).toBeFocused();
	await page.keyboard.type('20');
	await page.keyboard.press('Enter');
	await expect(ranks.models).toBeFocused();
	await keyboard.tab();
	await page.keyboard.press('Enter');
	await expect(ranks.models).toContainText('21');

	await keyboard.activate(ranks.proof);
	await keyboard.activate(ranks.chip('Champion'));
	await keyboard.activate(ranks.chip('Shield'));
	await expect(ranks.chip('Shield')).toBeFocused();
	await keyboard.activate(ranks.chooseItems);
	await keyboard.tabTo(ranks.find);
	await page.keyboard.type('frost blade');
	await keyboard.tabTo(ranks.item('Frost Blade'));
	await page.keyboard.press('Space');
	await expect(ranks.item('Frost Blade')).toHaveAttribute('aria-checked', 'true');
	await page.keyboard.press('Escape');
	await expect(ranks.dialog).toHaveAccessibleName('Halberdiers');
	await page.keyboard.press('Escape');
	await expect(ranks.addTo('Regiments')).toBeFocused();
	await expect(editor.total).not.toContainText('100 of');

	await page.keyboard.press('Shift+Tab');
	await expect(ranks.unit('Halberdiers')).toBeFocused();
	await page.keyboard.press('Enter');
	await keyboard.activate(ranks.action('Delete'));
	await expect(ranks.row('Halberdiers')).toHaveCount(0);
	await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
	expect(keyboard.faults).toEqual([]);
});
