import { indexArmy } from '#engine';
import { shareLink } from '../../src/exchange/list-code/index.ts';
import { armyOf } from '../sheets/rosters.ts';
import { expect, test } from './fixtures.ts';
import { leastRoom } from './layout.ts';
import { BattlePage } from './pages/battle-page.ts';
import { BinPage } from './pages/bin-page.ts';
import { PalettePage } from './pages/palette-page.ts';
import { PrintPage } from './pages/print-page.ts';
import { readQr } from './qr-code.ts';
import { aFullEmpire, anEmpire, aRow, idOf } from './rosters.ts';

const { system, army } = armyOf('empire');

/** What stands after the address of a page that shows this list. */
function packed(name: string): string {
	const roster = anEmpire({ id: idOf(7), name });
	return shareLink(roster, indexArmy(system, army, roster), '').replace('/list/', '');
}

test.beforeEach(async ({ stored }) => stored.seed([aRow(aFullEmpire(), 5)]));

test('a battle is played from the menu of a roster, and goes on where it was', async ({
	page,
	home
}) => {
	await home.open();
	await home.play('Nordland');
	const battle = new BattlePage(page);
	await battle.opponent.fill('Otto');
	await battle.begin.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordland – Otto');
	await expect(battle.turn).toContainText('Turn 1 of 8');
	await expect(battle.turn).toContainText('Your turn');
	await expect(battle.phase).toHaveText('Command');

	// A lost stand, a destroyed unit, the next turn: one tap each.
	await battle.button('−1 stand', 'Halberdiers 2').click();
	await expect(battle.track('Halberdiers 2')).toContainText('2 of 3 stands');
	await battle.button('Destroyed', 'Knights 1').click();
	await expect(battle.points).toContainText('0 : 110');
	await battle.nextTurn.click();
	await expect(battle.turn).toContainText('Opponent’s turn');
	// Down to one stand: half of 45, rounded up to 25.
	await battle.button('−1 stand', 'Halberdiers 2').click();
	await expect(battle.points).toContainText('0 : 135');

	await page.reload();
	await expect(battle.turn).toContainText('Opponent’s turn');
	await expect(battle.track('Halberdiers 2')).toContainText('1 of 3 stands');
	await expect(battle.button('Destroyed', 'Knights 1')).toHaveAttribute('aria-pressed', 'true');
	for (const points of ['0 : 110', '0 : 110', '0 : 0', '0 : 0']) {
		await battle.undo.click();
		await expect(battle.points).toContainText(points);
	}
	await expect(battle.turn).toContainText('Your turn');
	await expect(battle.track('Halberdiers 2')).toContainText('3 of 3 stands');
	await expect(battle.undo).toHaveAttribute('aria-disabled', 'true');
});

test('the break point counts down and says when, and the General is crossed off', async ({
	page
}) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	// 18 units: nine are the break point.
	const own = battle.side('Own list');
	await expect(own).toContainText(/Units lost, of the break point\s*0 of 9/);
	for (const at of [1, 2, 3, 4, 5]) await battle.button('Destroyed', `Knights ${at}`).click();
	for (const at of [1, 2, 3]) await battle.button('Destroyed', `Crossbowmen ${at}`).click();
	await expect(own).toContainText('8 of 9');
	await expect(page.getByRole('alert')).toHaveCount(0);
	await battle.button('Destroyed', 'Crossbowmen 4').click();
	await expect(page.getByRole('alert')).toContainText('The battle ends');
	await battle.undo.click();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await battle.button('Destroyed', 'General').click();
	await expect(page.getByRole('alert')).toContainText('General slain');
});

test('a rule is looked up with two taps, and the log says what happened', async ({ page }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await battle.name('Halberdiers 1').click();
	await expect(battle.dialog).toContainText('Battle Banner');
	await page.keyboard.press('Escape');
	await battle.phase.click();
	await expect(battle.dialog).toContainText('Blunder');
	await page.keyboard.press('Escape');
	await battle.lookUp.click();
	await battle.dialog.getByRole('searchbox').fill('drive back');
	await expect(battle.dialog.getByRole('heading', { name: 'Drive backs' })).toBeVisible();
	await battle.dialog.getByRole('button', { name: /^(Close|Back)$/ }).click();
	await battle.button('−1 stand', 'Cannon 1').click();
	await battle.nextPhase.click();
	await expect(battle.phase).toHaveText('Shooting');
	await battle.log.click();
	await battle.dialog.getByLabel('Note').fill('The bridge fell.');
	await battle.dialog.getByRole('button', { name: 'Add note' }).click();
	await expect(battle.dialog.getByRole('listitem')).toHaveText([
		/Turn 1, You, Shooting.*The bridge fell\./s,
		/Turn 1, You, Command.*Next phase/s,
		/Turn 1, You, Command.*Cannon 1: 1 stand lost/s
	]);
});

test('what the player wrote of a rule is found in a battle', async ({ page, library, stored }) => {
	const units = [{ id: 'u1', entry: 'warrior-priest' }];
	const altdorf = anEmpire({ id: idOf(6), system: 'whfb6', army: 'the-empire', units });
	await stored.seed([aRow(altdorf)]);
	await library.open('the-empire', 'whfb6');
	await page.locator('summary').filter({ hasText: 'Write your own wording' }).first().click();
	await page.getByRole('button', { name: 'Write your own wording of Righteous Fury' }).click();
	await page.getByRole('textbox', { name: /Righteous Fury$/ }).fill('Rolls twice.');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Rolls twice.')).toBeVisible();

	const battle = new BattlePage(page);
	await battle.begun(idOf(6));
	await battle.name('Warrior Priest').click();
	await expect(battle.dialog).toContainText('Rolls twice.');
	await page.keyboard.press('Escape');
	await battle.lookUp.click();
	await battle.dialog.getByRole('searchbox').fill('righteous');
	await expect(battle.dialog).toContainText('Rolls twice.');
});

test('an opponent’s list comes by a link, and a shared list is played without a copy', async ({
	page,
	stored
}) => {
	const battle = new BattlePage(page);
	await page.goto(`play/${packed('Mine')}`);
	await battle.theirList.fill(`https://example.com/list/${packed('Theirs')}`);
	await expect(page.getByText('Theirs: Empire')).toBeVisible();
	await battle.begin.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine – Theirs');
	await page.getByRole('button', { name: 'Opponent', exact: true }).click();
	await battle.side('Opponent').getByRole('button', { name: 'Destroyed: General' }).click();
	await expect(battle.points).toContainText('125 : 0');
	await expect(page.getByRole('alert')).toContainText('Opponent: General slain');
	expect(await stored.all()).toHaveLength(1);
	expect(await stored.all('taps')).toHaveLength(1);
});

test('a list here is found by its code, and what is none is refused', async ({ page }) => {
	const battle = new BattlePage(page);
	await battle.start(idOf(1));
	await battle.theirList.fill('AAAA-AAAA-AAAA');
	await expect(page.getByText('No list here has this code')).toBeVisible();
	await battle.begin.click();
	await expect(battle.begin).toBeVisible();
});

test('the result is kept with the roster, and names of opponents can be erased', async ({
	page
}) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await battle.button('Destroyed', 'Knights 1').click();
	await battle.end.click();
	await expect(battle.dialog).toContainText('0 to 110');
	await battle.dialog.getByRole('button', { name: 'Opponent won' }).click();
	await expect(battle.result).toContainText('The battle is over: Opponent won.');
	await battle.start(idOf(1));
	const rows = page.getByRole('list', { name: 'Battles' }).getByRole('listitem');
	await expect(rows).toHaveText([/Nordland – Otto.*Lost 0 to 110/s]);
	await page.goto('play/');
	await page.getByRole('button', { name: 'Erase opponents’ names' }).click();
	await expect(rows).toHaveText([/Nordland – opponent/]);
});

test('a battle is ended from its log, and what can be done next stands first', async ({ page }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await battle.button('Destroyed', 'Knights 1').click();
	await battle.log.click();
	await battle.dialog.getByRole('button', { name: 'End the battle' }).click();
	await battle.dialog.getByRole('button', { name: 'You won' }).click();
	await expect(battle.dialog).toHaveCount(0);
	await expect(battle.result).toBeFocused();
	await expect(battle.result).toBeInViewport({ ratio: 1 });
	await expect(battle.result).toContainText('0 to 110');
	await expect(battle.nextTurn).toBeHidden();
	await expect(battle.end).toBeHidden();

	await battle.result.getByRole('button', { name: 'Change the result' }).click();
	await battle.dialog.getByRole('button', { name: 'Opponent won' }).click();
	await expect(battle.result).toContainText('Opponent won');
	await battle.result.getByRole('button', { name: 'Continue playing' }).click();
	await expect(battle.result).toHaveCount(0);
	await expect(battle.nextTurn).toBeVisible();
	await expect(battle.points).toContainText('0 : 110');
});

test('the end is offered where the game ends: in its last turn, and when an army is beaten', async ({
	page
}) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	const ends = page.getByRole('main').getByRole('button', { name: 'End the battle' });
	for (let turn = 2; turn <= 15; turn++) await battle.nextTurn.click();
	await expect(battle.turn).toContainText(/Turn 8 of 8\s*Your turn/);
	await expect(ends).toHaveCount(1);
	await battle.nextTurn.click();
	await expect(ends).toHaveCount(2);

	await battle.button('Destroyed', 'General').click();
	await expect(page.getByRole('alert')).toContainText('General slain');
	await battle.end.click();
	await battle.dialog.getByRole('button', { name: 'Draw' }).click();
	await expect(battle.result).toContainText('Draw');
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a deleted battle rests in the bin and comes back', async ({ page }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await battle.button('Destroyed', 'Knights 1').click();
	await page.goto('play/');
	await page.getByRole('button', { name: /^Delete/ }).click();
	await expect(page.getByText('No battle yet.')).toBeVisible();
	const bin = new BinPage(page);
	await bin.open();
	const restore = page.getByRole('button', { name: 'Restore Nordland – Otto' });
	await restore.click();
	await expect(restore).toBeHidden();
	await page.goto('play/');
	await page.getByRole('link', { name: /Nordland – Otto/ }).click();
	await expect(battle.points).toContainText('0 : 110');
});

test('a battle goes to another device in a file', async ({ page }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await battle.button('Destroyed', 'Knights 1').click();
	await battle.end.click();
	const downloading = page.waitForEvent('download');
	await battle.dialog.getByRole('button', { name: 'Save as file' }).click();
	const file = await (await downloading).path();
	// This device forgets it, as another has never seen it.
	await page.goto('play/');
	await page.getByRole('button', { name: /^Delete/ }).click();
	await expect(page.getByText('No battle yet.')).toBeVisible();
	await new BinPage(page).open();
	await page.getByRole('button', { name: /^Delete for good ?: Nordland – Otto$/ }).click();
	await battle.dialog.getByRole('button', { name: 'Delete for good' }).click();
	await expect(page.getByRole('heading', { name: 'Deleted battles' })).toBeHidden();

	await page.goto('settings/');
	await page.getByLabel('Restore a backup').setInputFiles(file);
	await expect(page.getByText('1 battle added')).toBeVisible();
	await page.goto('play/');
	await page.getByRole('link', { name: /Nordland – Otto/ }).click();
	await expect(battle.points).toContainText('0 : 110');
});

test('the battle record is printed, filled in', async ({ page }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await battle.button('Destroyed', 'Knights 1').click();
	await battle.nextTurn.click();
	await battle.nextTurn.click();
	await battle.end.click();
	await battle.dialog.getByRole('button', { name: 'Opponent won' }).click();
	await battle.result.getByRole('link', { name: 'Record as PDF' }).click();
	const { preview, save } = new PrintPage(page);
	for (const text of ['Otto', 'Opponent won', '110']) await expect(preview).toContainText(text);
	await expect(save).toBeEnabled();
	await page.getByRole('link', { name: 'Battle', exact: true }).click();
	await expect(battle.points).toContainText('0 : 110');
});

test('another phone goes on from a QR code, with lists and all that was tapped', async ({
	page
}) => {
	const battle = new BattlePage(page);
	await page.goto(`play/${packed('Mine')}`);
	await battle.theirList.fill(`https://example.com/list/${packed('Theirs')}`);
	await expect(page.getByText('Theirs: Empire')).toBeVisible();
	await battle.begin.click();
	await battle.button('Destroyed', 'General').first().click();
	await battle.nextTurn.click();
	await battle.nextPhase.click();
	await expect(battle.points).toContainText('0 : 125');
	await battle.end.click();
	await battle.dialog.getByRole('button', { name: 'QR code' }).click();
	const path = page.getByRole('img', { name: 'QR code' }).locator('path');
	const address = readQr((await path.getAttribute('d')) ?? '');
	expect(address).toContain('/play/#b=');
	await page.goto('about:blank');
	await page.goto(address);
	await expect(page.getByText('3 taps so far')).toBeVisible();
	await page.getByRole('button', { name: 'Continue here' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine – Theirs');
	await expect(battle.points).toContainText('0 : 125');
	await expect(battle.turn).toContainText('Opponent’s turn');
	await expect(battle.phase).toHaveText('Shooting');
	// What was handed over can be taken back.
	for (let tap = 0; tap < 3; tap++) await battle.undo.click();
	await expect(battle.points).toContainText('0 : 0');
	await page.goto(`${address.slice(0, -4)}AAAA`);
	await page.reload();
	await expect(page.getByRole('alert')).toContainText('cannot be read');
});

test('a battle goes on from home and from the quick find, until it is over', async ({
	page,
	home
}) => {
	const battle = new BattlePage(page);
	await home.open();
	await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Continue battle' })).toBeHidden();
	await battle.begun(idOf(1));
	await battle.button('Destroyed', 'Knights 1').click();
	await home.open();
	await page.getByRole('link', { name: 'Continue battle' }).click();
	await expect(battle.points).toContainText('0 : 110');
	await battle.end.click();
	await battle.dialog.getByRole('button', { name: 'Opponent won' }).click();
	await home.open();
	await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Continue battle' })).toBeHidden();
	await page.getByRole('link', { name: 'Battles' }).click();
	await expect(page.getByRole('link', { name: /Nordland – Otto/ })).toBeVisible();
	await home.open();
	const palette = new PalettePage(page);
	await palette.open();
	await palette.field.fill('table');
	await palette.options.filter({ hasText: 'Battles' }).click();
	await expect(page.getByRole('link', { name: /Nordland – Otto/ })).toBeVisible();
});

test('the clock counts the time of the side whose turn it is', async ({ page }) => {
	await page.clock.install();
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	const clock = page.getByRole('group', { name: 'Chess clock' });
	await expect(clock).toBeHidden();
	await page.getByRole('button', { name: 'Start clock' }).click();
	await page.clock.fastForward(65_000);
	await expect(clock).toContainText(/Own list\s*1:0[5-9]\s*Opponent\s*0:00/);
	await battle.nextTurn.click();
	await page.clock.fastForward(3_600_000);
	await clock.getByRole('button', { name: 'Stop clock' }).click();
	await page.clock.fastForward(60_000);
	await expect(clock).toContainText(/Own list\s*1:[0-2]\d\s*Opponent\s*1:00:[0-2]\d/);
});

test('a swipe leads to the opponent’s list, on to the play sheet, and back', async ({ page }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	const swipe = (from: number, to: number) =>
		page
			.locator('.both')
			.first()
			.evaluate(
				(node, [x, end]) => {
					const touch = (clientX = 0) =>
						new Touch({ identifier: 1, target: node, clientX, clientY: 300 });
					const moves = { touches: [touch(x)], changedTouches: [touch(x)], bubbles: true };
					node.dispatchEvent(new TouchEvent('touchstart', moves));
					const up = { touches: [], changedTouches: [touch(end)], bubbles: true };
					node.dispatchEvent(new TouchEvent('touchend', up));
				},
				[from, to]
			);
	await swipe(300, 240);
	await expect(battle.side('Own list')).toBeVisible();
	await swipe(300, 220);
	await expect(battle.side('Own list')).toBeHidden();
	await swipe(300, 220);
	await expect(battle.dialog.getByRole('button', { name: 'Command', exact: true })).toBeVisible();
	await page.keyboard.press('Escape');
	await swipe(200, 300);
	await expect(battle.side('Own list')).toBeVisible();
});

test('two tabs lose no wound of each other', async ({ page, context }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	const second = await context.newPage();
	await second.goto(page.url());
	const other = new BattlePage(second);
	await other.button('−1 stand', 'Halberdiers 2').click();
	await battle.button('−1 stand', 'Halberdiers 2').click();
	for (const tab of [battle, other]) {
		await expect(tab.track('Halberdiers 2')).toContainText('1 of 3 stands');
		await expect(tab.points).toContainText('0 : 25');
	}
	await other.undo.click();
	await expect(battle.track('Halberdiers 2')).toContainText('2 of 3 stands');
	await second.close();
});

test('a battle is accessible and fits', async ({ page, checkLooks }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await battle.button('−1 stand', 'Halberdiers 2').click();
	await checkLooks({ forms: leastRoom });
	await battle.log.click();
	await checkLooks({ forms: leastRoom });
});

test('so does the form before it', async ({ page, checkLooks }) => {
	const battle = new BattlePage(page);
	await battle.start(idOf(1));
	await checkLooks({ forms: leastRoom });
});
