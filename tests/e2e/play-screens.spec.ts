import { expect, test } from './fixtures.ts';
import { leastRoom } from './layout.ts';
import { BattlePage } from './pages/battle-page.ts';
import { readQr } from './qr-code.ts';
import { aFullEmpire, anEmpire, aRow, idOf } from './rosters.ts';

// Every screen of a battle is accessible and fits.

test.beforeEach(async ({ stored, page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await stored.seed([aRow(aFullEmpire(), 5), aRow(anEmpire({ id: idOf(7), name: 'Solland' }))]);
});

test('what is said of a unit and of a phase, and the search', async ({ page, checkLooks }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await battle.name('Halberdiers 1').click();
	await expect(battle.dialog).toContainText('Battle Banner');
	await checkLooks({ of: 'unit', forms: leastRoom });
	await page.keyboard.press('Escape');
	await battle.phase.click();
	await expect(battle.dialog).toContainText('Blunder');
	await checkLooks({ of: 'phase' });
	await page.keyboard.press('Escape');
	await battle.lookUp.click();
	await checkLooks({ of: 'look-up' });
	await battle.dialog.getByRole('searchbox').fill('drive back');
	await expect(battle.dialog.getByRole('heading', { name: 'Drive backs' })).toBeVisible();
	await checkLooks({ of: 'found', forms: leastRoom });
});

test('the log and its notes', async ({ page, checkLooks }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await battle.button('−1 stand', 'Halberdiers 2').click();
	await battle.nextTurn.click();
	await battle.log.click();
	await battle.dialog.getByLabel('Note').fill('The bridge fell.');
	await battle.dialog.getByRole('button', { name: 'Add note' }).click();
	await expect(battle.dialog.getByRole('listitem')).toHaveCount(3);
	await checkLooks({ forms: leastRoom });
});

test('the end of a battle, and its QR code', async ({ page, checkLooks }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(7));
	await battle.end.click();
	await checkLooks({ of: 'end', forms: leastRoom });
	await battle.dialog.getByRole('button', { name: 'QR code' }).click();
	await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
	await checkLooks({ of: 'code', forms: leastRoom });
});

test('a battle that comes by QR code', async ({ page, checkLooks }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(7));
	await battle.nextTurn.click();
	await battle.end.click();
	await battle.dialog.getByRole('button', { name: 'QR code' }).click();
	const path = page.getByRole('img', { name: 'QR code' }).locator('path');
	const address = readQr((await path.getAttribute('d')) ?? '');
	await page.goto('about:blank');
	await page.goto(address);
	await expect(page.getByText('1 tap so far')).toBeVisible();
	await checkLooks({ of: 'received', forms: leastRoom });
	await page.goto('about:blank');
	await page.goto(`${address.slice(0, -4)}AAAA`);
	await expect(page.getByRole('alert')).toContainText('cannot be read');
	await checkLooks({ of: 'unreadable' });
});

test('the clock, the states of units and what is over', async ({ page, checkLooks }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await page.getByRole('button', { name: 'Start clock' }).click();
	await battle.button('Destroyed', 'General').click();
	await battle.button('Confused', 'Knights 1').click();
	await battle.end.click();
	await battle.dialog.getByRole('button', { name: 'Opponent won' }).click();
	await expect(battle.result).toBeFocused();
	await checkLooks({ forms: leastRoom });
});

test('battles that were played, and those in the bin', async ({ page, checkLooks }) => {
	const battle = new BattlePage(page);
	await battle.begun(idOf(1));
	await battle.begun(idOf(7), 'Somebody whose name is as long as names of opponents become');
	await page.goto('play/');
	const rows = page.getByRole('list', { name: 'Battles' }).getByRole('listitem');
	await expect(rows).toHaveCount(2);
	await checkLooks({ of: 'rows', forms: leastRoom });
	await page.getByRole('button', { name: /^Delete ?: Nordland/ }).click();
	await expect(rows).toHaveCount(1);
	await page.goto('bin/');
	await expect(page.getByRole('heading', { name: 'Deleted battles' })).toBeVisible();
	await checkLooks({ of: 'bin' });
});
