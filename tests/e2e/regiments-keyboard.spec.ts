import { expect, test as base } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { RegimentsPage } from './pages/regiments-page.ts';
import { aStormhost, twoRegiments } from './regiments.ts';
import { aRow, idOf } from './rosters.ts';

const test = base.extend<{ board: RegimentsPage; keyboard: Keyboard }>({
	board: ({ page }, use) => use(new RegimentsPage(page)),
	keyboard: ({ page }, use) => use(new Keyboard(page))
});

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a roster is made, made legal and printed by keyboard alone', async ({
	page,
	home,
	newRoster,
	board,
	editor,
	print,
	keyboard
}) => {
	await home.open();
	await keyboard.activate(home.game('Age of Sigmar'));
	await expect(newRoster.otherSize).toBeVisible();
	await keyboard.activate(newRoster.army('Stormcast Eternals'));
	await expect(editor.heading).toHaveText('Stormcast Eternals 2000');
	await keyboard.activate(board.addRegiment);
	await keyboard.activate(board.pick('Knight-Arcanum'));
	await keyboard.activate(board.pick('Liberators'));
	await keyboard.activate(board.done);
	await expect(editor.verdict).toHaveText(/^Next: /);
	await keyboard.activate(board.choice('Battle tactic card'));
	await keyboard.activate(board.option(/^Siege of Ashes/));
	await keyboard.activate(board.option(/^Smokescreen/));
	await expect(board.dialog).toBeHidden();
	await expect(editor.verdict).toHaveText('Legal so far');

	await keyboard.activate(editor.print);
	await print.ready();
	await keyboard.tabTo(print.save);
	const downloading = page.waitForEvent('download');
	await page.keyboard.press('Enter');
	expect((await downloading).suggestedFilename()).toBe('Stormcast-Eternals-2000.pdf');
	expect(keyboard.faults).toEqual([]);
});

test('an army is built by keyboard alone', async ({ page, board, editor, keyboard }) => {
	await board.make('stormcast-eternals');
	await keyboard.activate(board.addRegiment);
	await keyboard.activate(board.pick('Knight-Arcanum'));
	await expect(board.dialog).toHaveAccessibleName('Add to Regiment 1');
	await keyboard.activate(board.pick('Liberators'));
	await page.keyboard.press('Enter');
	await expect(board.added).toHaveText('Added Liberators: 3 of 5 units here.');
	await keyboard.activate(board.done);
	await expect(board.addRegiment).toBeFocused();

	await page.keyboard.press('Shift+Tab');
	await expect(board.addTo('Regiment 1')).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Space');
	await expect(board.flip(/^Reinforce Liberators/).last()).toHaveAttribute('aria-pressed', 'true');
	await expect(editor.total).toContainText('390 of 2000');

	await keyboard.activate(board.choice('Battle formation'));
	await keyboard.activate(board.option(/^Thunderhead Host/));
	await expect(board.choice('Battle formation')).toContainText('Thunderhead Host');
	await expect(board.choice('Battle formation')).toBeFocused();
	expect(keyboard.faults).toEqual([]);
});

test('Alt and the arrows move a unit between regiments, and it keeps the focus', async ({
	page,
	stored,
	board,
	keyboard
}) => {
	await stored.seed([aRow(aStormhost(twoRegiments))]);
	await board.open(idOf(1));
	await keyboard.tabTo(board.unit('u2'));
	await page.keyboard.press('Alt+ArrowDown');
	await expect.poll(() => board.ids('Regiment 1')).toEqual(['u0', 'u1', 'u3', 'u2']);
	await page.keyboard.press('Alt+ArrowDown');
	await expect(board.said).toHaveText('Vindictors moved to Regiment 2, place 2 of 3.');
	await expect.poll(() => board.ids('Regiment 2')).toEqual(['u4', 'u2', 'u5']);
	await expect(board.unit('u2')).toBeFocused();
	await page.keyboard.press('Alt+ArrowUp');
	await expect.poll(() => board.ids('Regiment 1')).toEqual(['u0', 'u1', 'u3', 'u2']);
	for (let step = 0; step < 3; step += 1) await page.keyboard.press('Alt+ArrowUp');
	await expect(board.said).toHaveText(
		/^Vindictors cannot move further: Regiment 1, place 2 of 4\.$/
	);
	await expect(board.unit('u2')).toBeFocused();
	expect(keyboard.faults).toEqual([]);
});

test('a dialog gives the focus back, whatever was done in it', async ({
	page,
	stored,
	board,
	keyboard
}) => {
	await stored.seed([aRow(aStormhost(twoRegiments))]);
	await board.open(idOf(1));
	await keyboard.activate(board.unit('u5'));
	await keyboard.activate(board.action('Move to…'));
	await keyboard.activate(board.action(/^Regiment 1/));
	await expect.poll(() => board.ids('Regiment 1')).toContain('u5');
	await expect(board.unit('u5')).toBeFocused();

	await keyboard.activate(board.unit('u6'));
	await page.keyboard.press('Escape');
	await expect(board.unit('u6')).toBeFocused();
	await keyboard.activate(board.unit('u6'));
	await keyboard.activate(board.action('Delete'));
	await expect(board.row('u6')).toHaveCount(0);
	await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
	expect(keyboard.faults).toEqual([]);
});
