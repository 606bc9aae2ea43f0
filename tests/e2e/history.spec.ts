import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { ComparePage } from './pages/compare-page.ts';
import type { EditorPage } from './pages/editor-page.ts';
import { HistoryDialog } from './pages/history-dialog.ts';
import { anEmpire, aRow, idOf } from './rosters.ts';

/** A roster with the history of four edits. */
async function build(page: Page, editor: EditorPage): Promise<HistoryDialog> {
	await editor.open(idOf(1));
	await editor.add('Knights').click();
	await editor.add('Hero').click();
	await editor.add('Cannon').click();
	await editor.remove('Knights').click();
	await expect(editor.total).toContainText('690 of 2000');
	return new HistoryDialog(page, editor);
}

test.beforeEach(async ({ stored }) => {
	await stored.seed([aRow(anEmpire(), 5)]);
});

test('undone to the start across a reload, and redone to the end', async ({ page, editor }) => {
	const history = await build(page, editor);
	await editor.undo.click();
	await editor.undo.click();
	await expect(editor.total).toContainText('715 of 2000');
	await history.open();
	await expect(history.undone).toHaveText([/Knights/, /Cannon/]);

	await page.reload();
	await expect(editor.total).toContainText('715 of 2000');
	await history.open();
	await expect(history.undone).toHaveCount(2);
	await expect(history.now).toContainText('Hero');
	await history.undo.click();
	await history.undo.click();
	await expect(history.total).toContainText('525 of 2000');
	await expect(history.undo).toHaveAttribute('aria-disabled', 'true');
	await expect(history.undo).toHaveAccessibleDescription(/Nothing to undo/);
	await expect(history.now).toContainText('Before these steps');

	for (const points of ['635', '715', '800', '690']) {
		await history.redo.click();
		await expect(history.total).toContainText(`${points} of 2000`);
	}
	await expect(history.redo).toHaveAttribute('aria-disabled', 'true');
	await expect(history.redo).toHaveAccessibleDescription(/Nothing to redo/);
	// It is seen only once it is pressed.
	await expect(history.toast).toBeHidden();
	await history.redo.click({ force: true });
	await expect(history.toast).toContainText('Nothing to redo.');
	await expect(history.undone).toHaveCount(0);
});

test('going back to a step is a new step, and the message undoes it', async ({ page, editor }) => {
	const history = await build(page, editor);
	await history.open();
	await expect(history.steps).toHaveCount(5);
	await expect(history.now).toContainText('Knights');
	await history.act(history.step('Hero'), 'Restore');
	await expect(history.total).toContainText('715 of 2000');
	await expect(history.steps).toHaveCount(6);
	await expect(history.undone).toHaveCount(0);

	await history.toast.getByRole('button', { name: 'Undo' }).click();
	await expect(history.total).toContainText('690 of 2000');
	await expect(history.undone).toHaveCount(1);

	await history.act(history.step('Before these steps'), 'Restore');
	await expect(history.total).toContainText('525 of 2000');
});

test('the step that the roster is at says why there is no going back', async ({ page, editor }) => {
	const history = await build(page, editor);
	await history.open();
	await history.now.getByRole('button').first().click();
	const back = history.now.getByRole('button', { name: /^Restore/ });
	await expect(back).toHaveAttribute('aria-disabled', 'true');
	await expect(back).toHaveAccessibleDescription('This is your roster now.');
	await expect(history.now.getByText('This is your roster now.')).toBeVisible();
});

test('a version is kept, renamed, restored and deleted', async ({ page, editor, stored }) => {
	const history = await build(page, editor);
	await history.open();
	await history.keep.click();
	await history.dialog.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(history.dialog.getByRole('alert')).toContainText('Name the version.');
	await history.dialog.getByRole('button', { name: 'Cancel' }).click();
	await history.keepAs('before the tournament');
	await expect(history.versions).toHaveText([/before the tournament.*690 points/s]);

	await history.act(history.version('tournament'), 'Rename');
	await history.dialog.getByLabel('Name', { exact: true }).fill('Autumn league');
	await history.dialog.getByRole('button', { name: 'Rename', exact: true }).click();
	await expect(history.versions).toHaveText([/Autumn league/]);
	await history.close();
	await editor.add('Steam Tank').click();
	await expect(editor.total).toContainText('820 of 2000');
	await stored.untilPoints(820);

	await page.reload();
	await history.open();
	await history.act(history.version('Autumn league'), 'Restore');
	await expect(history.total).toContainText('690 of 2000');
	await history.act(history.version('Autumn league'), 'Delete');
	await expect(history.versions).toHaveCount(0);
	await expect(history.toast).toContainText('Autumn league');
	await history.toast.getByRole('button', { name: 'Undo' }).click();
	await expect(history.versions).toHaveText([/Autumn league/]);
});

test('versions and steps are compared with now', async ({ page, editor }) => {
	const history = await build(page, editor);
	const compare = new ComparePage(page);
	await history.open();
	await history.keepAs('before the tournament');
	await expect(history.versions).toHaveCount(1);
	await history.close();
	await editor.add('Steam Tank').click();
	await history.open();
	await history.act(history.version('tournament'), 'Compare with now');
	await expect(compare.sentence).toHaveText('1 added · 0 removed · 0 changed · +130 points');
	await expect(compare.what).toHaveText('Nordland, “before the tournament” to Nordland');

	await compare.back.click();
	await history.open();
	await history.act(history.step('Added Hero'), 'Compare with now');
	await expect(compare.sentence).toHaveText('2 added · 1 removed · 0 changed · +105 points');

	await test.step('and chosen there', async () => {
		const kept = await compare
			.version('To')
			.getByRole('option', { name: /tournament/ })
			.textContent();
		await compare.version('To').selectOption(kept ?? '');
		await expect(compare.sentence).toHaveText('1 added · 1 removed · 0 changed · −25 points');
		await compare.version('From').selectOption('As it is now');
		await expect(compare.sentence).toHaveText('0 added · 1 removed · 0 changed · −130 points');
	});
});

test('a roster that was not edited has no step and says so', async ({ page, editor }) => {
	await editor.open(idOf(1));
	const history = new HistoryDialog(page, editor);
	await history.open();
	await expect(history.dialog.getByText('No edits yet.')).toBeVisible();
	await expect(history.undo).toHaveAccessibleDescription(/Nothing to undo/);
	await expect(history.dialog.getByText(/Nothing to undo/)).toBeVisible();
});

test('a long history is shown in portions', async ({ page, editor }) => {
	await editor.open(idOf(1));
	for (let made = 0; made < 70; made += 1) await editor.add('Knights').click({ delay: 0 });
	const history = new HistoryDialog(page, editor);
	await history.open();
	await expect(history.steps).toHaveCount(60);
	await history.older.click();
	await expect(history.steps).toHaveCount(71);
	await expect(history.older).toBeHidden();
});

test('it is worked by keyboard', async ({ page, editor }) => {
	const history = await build(page, editor);
	const keyboard = new Keyboard(page);
	await history.open();
	await keyboard.activate(history.keep);
	await page.keyboard.type('by keyboard');
	await page.keyboard.press('Enter');
	await expect(history.versions).toHaveText([/by keyboard/]);
	expect(await keyboard.isOn(history.keep)).toBe(true);
	const step = history.step('Added Hero');
	await keyboard.activate(step.getByRole('button').first());
	await keyboard.activate(step.getByRole('button', { name: /^Restore/ }));
	await expect(history.total).toContainText('715 of 2000');
	expect(keyboard.faults).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(history.dialog).toBeHidden();
});

test('it is accessible and fits', async ({ page, editor, checkLooks }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const history = await build(page, editor);
	await editor.undo.click();
	await history.open();
	await history.keepAs('before the tournament, as it was played by the whole club in autumn');
	await history.version('tournament').getByRole('button').first().click();
	await history.step('Added Hero').getByRole('button').first().click();
	await checkLooks();
});
