import { expect, test as base } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { BattlePage } from './pages/battle-page.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

const test = base.extend<{ battle: BattlePage; keyboard: Keyboard }>({
	battle: ({ page }, use) => use(new BattlePage(page)),
	keyboard: ({ page }, use) => use(new Keyboard(page))
});

test.beforeEach(async ({ page, stored }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await stored.seed([aRow(aFullEmpire())]);
});

test('a battle is begun, played and ended by keyboard alone', async ({
	page,
	battle,
	keyboard
}) => {
	await battle.start(idOf(1));
	await keyboard.tabTo(battle.opponent);
	await page.keyboard.type('Otto');
	await keyboard.activate(battle.begin);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordland – Otto');

	const loseStand = battle.button('−1 stand', 'Halberdiers 2');
	await keyboard.activate(loseStand);
	await expect(battle.track('Halberdiers 2')).toContainText('2 of 3 stands');
	// Again, without another step.
	await expect(loseStand).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(battle.track('Halberdiers 2')).toContainText('1 of 3 stands');
	const destroyed = battle.button('Destroyed', 'Knights 1');
	await keyboard.activate(destroyed);
	await expect(destroyed).toHaveAttribute('aria-pressed', 'true');
	await keyboard.tabTo(battle.nextTurn, 200);
	await page.keyboard.press('Enter');
	await expect(battle.turn).toContainText('Opponent’s turn');
	await expect(battle.nextTurn).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(battle.turn).toContainText('Turn 2');

	await keyboard.backTo(battle.undo);
	await page.keyboard.press('Enter');
	await expect(battle.turn).toContainText('Opponent’s turn');
	for (const taps of [3, 2, 1, 0]) {
		await expect(battle.undo).toHaveAttribute('aria-disabled', 'false');
		await page.keyboard.press('Enter');
		if (taps === 1) await expect(battle.track('Halberdiers 2')).toContainText('2 of 3 stands');
	}
	// What can not be taken back any more keeps the focus.
	await expect(battle.undo).toHaveAttribute('aria-disabled', 'true');
	await expect(battle.undo).toBeFocused();
	await expect(battle.points).toContainText('0 : 0');

	await keyboard.backTo(battle.end);
	await page.keyboard.press('Enter');
	await keyboard.activate(battle.dialog.getByRole('button', { name: 'You won' }));
	await expect(battle.result).toBeFocused();
	await expect(battle.result).toContainText('The battle is over: You won.');
	expect(keyboard.faults).toEqual([]);
});

test('what is looked up by keyboard gives the focus back', async ({ page, battle, keyboard }) => {
	await battle.begun(idOf(1));
	const close = battle.dialog.getByRole('button', { name: /^(Close|Back)$/ });
	const unit = battle.name('Halberdiers 1');
	await keyboard.activate(unit);
	await expect(battle.dialog).toContainText('Battle Banner');
	await page.keyboard.press('Escape');
	await expect(unit).toBeFocused();

	await keyboard.backTo(battle.phase);
	await page.keyboard.press('Enter');
	await expect(battle.dialog).toContainText('Blunder');
	await keyboard.activate(close);
	await expect(battle.phase).toBeFocused();

	await keyboard.tabTo(battle.lookUp, 200);
	await page.keyboard.press('Enter');
	await keyboard.tabTo(battle.dialog.getByRole('searchbox'));
	await page.keyboard.type('drive back');
	await expect(battle.dialog.getByRole('heading', { name: 'Drive backs' })).toBeVisible();
	await keyboard.activate(close);
	await expect(battle.lookUp).toBeFocused();

	await keyboard.activate(battle.log);
	await keyboard.tabTo(battle.dialog.getByLabel('Note'));
	await page.keyboard.type('The bridge fell.');
	await page.keyboard.press('Enter');
	await expect(battle.dialog.getByRole('listitem')).toContainText('The bridge fell.');
	await page.keyboard.press('Escape');
	await expect(battle.log).toBeFocused();

	await keyboard.backTo(battle.end);
	await page.keyboard.press('Enter');
	const code = battle.dialog.getByRole('button', { name: 'QR code' });
	await keyboard.activate(code);
	await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(code).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(battle.end).toBeFocused();
	expect(keyboard.faults).toEqual([]);
});

test('the other list is chosen by keyboard', async ({ page, battle, keyboard }) => {
	await battle.begun(idOf(1));
	await keyboard.activate(page.getByRole('button', { name: 'Opponent', exact: true }));
	await expect(battle.side('Own list')).toBeHidden();
	await expect(battle.side('Opponent')).toBeVisible();
	expect(keyboard.faults).toEqual([]);
});
