import { expect, test as base } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { ArrangeBoard, middleOf } from './pages/arrange-board.ts';
import { aFullEmpire, anEmpire, aRow, compulsory, idOf, times, unitsOf } from './rosters.ts';

const test = base.extend<{ board: ArrangeBoard }>({
	board: ({ page }, use) => use(new ArrangeBoard(page))
});

const loose = 'Unassigned';

/** u0–u3 Halberdiers, u4–u7 Crossbowmen, u8 General; two brigades. */
const planned = anEmpire({
	groups: [
		{ id: 'b1', kind: 'brigade' },
		{ id: 'b2', kind: 'brigade', name: 'Left wing' }
	],
	units: unitsOf(compulsory).map((unit, at) =>
		at < 3 ? { ...unit, group: 'b1' } : at < 5 ? { ...unit, group: 'b2' } : unit
	)
});

test.describe('a roster without brigades', () => {
	test.beforeEach(async ({ stored, editor, board }) => {
		await stored.seed([aRow(aFullEmpire())]);
		await editor.open(idOf(1));
		await board.open.click();
	});

	test('units that are selected become a brigade, which a reload keeps', async ({
		page,
		board,
		editor,
		stored
	}) => {
		await board.pick('u1', 'u2', 'u9');
		await expect(board.toolbar).toContainText('3 selected');
		await board.newBrigade.click();
		await expect.poll(() => board.names('Brigade 1')).toHaveLength(3);
		await expect(board.section('Brigade 1')).toContainText('3 of 4 units · 200 points');
		await expect(board.section('Brigade 1').getByRole('heading')).toBeFocused();
		await expect(editor.verdict).toHaveText('Legal so far');
		await expect.poll(async () => JSON.stringify(await stored.all())).toContain('"brigade"');

		await page.reload();
		if (!(await board.section('Brigade 1').isVisible())) await board.open.click();
		await expect.poll(() => board.ids('Brigade 1')).toEqual(['u1', 'u2', 'u9']);
	});

	test('characters are told that they stay where they are', async ({ board }) => {
		await board.pick('u3', 'u8');
		await board.newBrigade.click();
		await expect(board.toast).toContainText('Not allowed in a brigade, so not moved: General.');
		await expect.poll(() => board.names('Brigade 1')).toEqual(['Halberdiers']);
	});

	test('a unit opens from the board', async ({ board, editor }) => {
		await board.part('u14', 'unit').click();
		await expect(editor.dialog).toHaveAccessibleName('Knights');
		await expect(editor.option('Sword of Might')).toBeChecked();
	});

	test('copies are units like the first, but for what the army may have once', async ({
		board,
		editor
	}) => {
		await board.pick('u0', 'u8');
		await board.tool('Copy').click();
		await expect(board.toast).toContainText('Copied Halberdiers');
		await expect(board.toast).toContainText('General was not copied. General: maximum 1.');
		await expect(board.toast).toContainText(
			'Battle Banner was not copied: the army can’t take another.'
		);
		await expect(board.toolbar).toBeHidden();
		await expect(editor.total).toContainText('1900 of 2000');
		await expect.poll(() => board.names(loose)).toContain('Halberdiers');
	});

	test('several are deleted at once, and the focus stays on the board', async ({
		page,
		board,
		editor
	}) => {
		const before = await board.ids(loose);
		await board.pick('u9', 'u10');
		await board.tool('Delete').click();
		await expect(board.toast).toContainText('Deleted 2 units.');
		await expect(editor.total).toContainText('1610 of 2000');
		await expect
			.poll(() => board.ids(loose))
			.toEqual(before.filter((id) => id !== 'u9' && id !== 'u10'));
		await expect(board.part('u11', 'unit')).toBeFocused();
		await expect(page.locator('.toolbar')).toHaveCount(0);
	});

	test('a section is selected with one tap', async ({ page, board }) => {
		await page.getByRole('checkbox', { name: `Select all of ${loose}` }).check();
		const count = (await board.ids(loose)).length;
		await expect(board.toolbar).toContainText(`${count} selected`);
		await board.tool('Clear').click();
		await expect(board.toolbar).toBeHidden();
	});
});

test.describe('a roster with brigades', () => {
	test.beforeEach(async ({ stored, editor, board }) => {
		await stored.seed([aRow(planned)]);
		await editor.open(idOf(1));
		await board.open.click();
		await board.section('Brigade 1').waitFor();
	});

	test('a unit is dragged to another brigade with the mouse', async ({ board }) => {
		await board.drag('u0', board.part('u4', 'unit'));
		await expect.poll(() => board.ids('Left wing')).toEqual(['u3', 'u0', 'u4']);
		await expect.poll(() => board.ids('Brigade 1')).toEqual(['u1', 'u2']);
		await expect(board.said).toHaveText('Halberdiers moved to Left wing, place 2 of 3.');
	});

	test('a unit is dragged to another brigade with a finger', async ({ board }) => {
		await board.swipe('u5', board.part('u1', 'unit'), 'below');
		await expect.poll(() => board.ids('Brigade 1')).toEqual(['u0', 'u1', 'u5', 'u2']);
		await board.swipe('u0', board.part('u2', 'unit'), 'below');
		await expect.poll(() => board.ids('Brigade 1')).toEqual(['u1', 'u5', 'u2', 'u0']);
	});

	test('all that are selected are dragged together', async ({ board }) => {
		await board.pick('u0', 'u2');
		await board.drag('u2', board.part('u4', 'unit'), 'below');
		await expect.poll(() => board.ids('Left wing')).toEqual(['u3', 'u4', 'u0', 'u2']);
	});

	test('letting go outside, Escape and an interruption change nothing', async ({ page, board }) => {
		const start = await middleOf(board.handle('u0'));
		const end = await middleOf(board.part('u4', 'unit'));
		await page.mouse.move(start.x, start.y);
		await page.mouse.down();
		await page.mouse.move(end.x, end.y, { steps: 4 });
		await board.mark.waitFor();
		await page.keyboard.press('Escape');
		await expect(board.mark).toBeHidden();
		await page.mouse.up();

		const finger = await board.finger();
		await finger.down(start);
		await finger.move(start, end);
		await board.mark.waitFor();
		await finger.cancel();
		await expect(board.mark).toBeHidden();

		await finger.down(start);
		await finger.move(start, await middleOf(board.part('u8', 'unit')));
		await expect(page.getByText('Halberdiers is not allowed here')).toBeVisible();
		await finger.up();
		await expect.poll(() => board.ids('Brigade 1')).toEqual(['u0', 'u1', 'u2']);
		await expect.poll(() => board.ids('Left wing')).toEqual(['u3', 'u4']);
	});

	test('the page scrolls while a unit is held near the bar', async ({ page, board, editor }) => {
		await page.setViewportSize({ width: 390, height: 520 });
		const start = await middleOf(board.handle('u0'));
		const bar = await editor.bar.boundingBox();
		const finger = await board.finger();
		await finger.down(start);
		await finger.move(start, { x: start.x, y: (bar?.y ?? 0) - 10 });
		await expect
			.poll(() => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2))
			.toBe(true);
		await finger.up();
	});

	test('the menu of a unit moves it anywhere', async ({ board, editor }) => {
		await board.choose('u5', /^Left wing/);
		await expect.poll(() => board.ids('Left wing')).toEqual(['u3', 'u4', 'u5']);
		await expect(board.part('u5', 'more')).toBeFocused();
		await expect(board.said).toHaveText('Crossbowmen moved to Left wing, place 3 of 3.');

		await board.choose('u3', 'New brigade');
		await expect.poll(() => board.ids('Brigade 3')).toEqual(['u3']);
		await board.choose('u3', new RegExp(`^${loose}`));
		await expect.poll(() => board.ids(loose)).toEqual(['u6', 'u7', 'u3']);
		await expect(board.section('Brigade 3')).toContainText('No units yet');

		await board.part('u0', 'more').click();
		await expect(board.action('Move up')).toHaveAccessibleName(/already first/);
		await board.action('Move down').click();
		await expect(board.dialog).toContainText('Brigade 1, place 2 of 3');
		await board.action('Move down').click();
		await expect(board.dialog).toContainText('Brigade 1, place 3 of 3');
		await board.action('Close').click();
		await expect(board.part('u0', 'more')).toBeFocused();
		await expect(editor.verdict).toHaveText('Legal so far');
	});

	test('a unit opened beside another on a wide screen is closed to the board', async ({
		page,
		board
	}) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await board.part('u0', 'unit').click();
		await expect(board.dialog).toContainText('Halberdiers');
		await board.part('u4', 'unit').click();
		await expect(board.dialog).toContainText('Crossbowmen');
		await board.dialog.getByRole('button', { name: 'Close' }).click();
		await expect(board.dialog).not.toContainText('Crossbowmen');
		await expect(board.section('Brigade 1')).toBeVisible();
	});

	test('five in a brigade are advice, and the list stays legal', async ({ board, editor }) => {
		await expect(board.advice).toHaveCount(0);
		await board.pick('u5', 'u6');
		await board.tool('Move to…').click();
		await board.action(/^Brigade 1/).click();
		await expect(board.section('Brigade 1')).toContainText('5 of 4 units');
		await expect(board.toolbar, 'nothing is selected any more').toBeHidden();
		await expect(board.advice).toHaveText('Advice: Brigade 1: 5 units, maximum 4.');
		await expect(editor.verdict).toHaveText('Legal so far');
	});

	test('a brigade is named and taken apart', async ({ page, board }) => {
		const more = page.getByRole('button', { name: 'More about Brigade 1' });
		await more.click();
		await expect(board.dialog.getByLabel('Name')).toHaveAttribute('placeholder', 'Brigade 1');
		await board.dialog.getByLabel('Name').fill('Reserve');
		await board.action('Close').click();
		await expect.poll(() => board.ids('Reserve')).toEqual(['u0', 'u1', 'u2']);
		await page.getByRole('button', { name: 'More about Reserve' }).click();
		await board.action('Disband').click();
		await expect(board.section('Reserve')).toHaveCount(0);
		await expect(board.said).toHaveText('Disbanded Reserve. Its units stay in the army.');
		await expect.poll(() => board.ids(loose)).toHaveLength(6);
		await expect(board.section('Left wing').getByRole('heading')).toBeFocused();
	});

	test('Alt and the arrows move a unit, which keeps the focus', async ({ page, board }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const keyboard = new Keyboard(page);
		await keyboard.tabTo(board.part('u1', 'unit'));
		await page.keyboard.press('Alt+ArrowDown');
		await expect(board.said).toHaveText('Halberdiers moved to Brigade 1, place 3 of 3.');
		await page.keyboard.press('Alt+ArrowDown');
		await expect(board.said).toHaveText('Halberdiers moved to Left wing, place 1 of 3.');
		await expect(board.part('u1', 'unit')).toBeFocused();
		for (let step = 0; step < 2; step += 1) await page.keyboard.press('Alt+ArrowUp');
		await expect.poll(() => board.ids('Brigade 1')).toEqual(['u0', 'u1', 'u2']);
		await page.keyboard.press('Alt+ArrowUp');
		await page.keyboard.press('Alt+ArrowUp');
		await expect(board.said).toHaveText(
			'Halberdiers cannot move further: Brigade 1, place 1 of 3.'
		);
		await expect.poll(() => board.ids('Brigade 1')).toEqual(['u1', 'u0', 'u2']);
		await expect(board.part('u1', 'unit')).toBeFocused();

		await keyboard.tabTo(board.part('u2', 'pick'));
		await page.keyboard.press('Space');
		await expect(board.part('u2', 'pick')).toBeChecked();
		await keyboard.activate(board.part('u2', 'more'));
		await keyboard.activate(board.action(/^Left wing/));
		await expect.poll(() => board.ids('Left wing')).toEqual(['u3', 'u4', 'u2']);
		await expect(board.part('u2', 'more')).toBeFocused();
		// Moving it ended its selection.
		await keyboard.tabTo(board.part('u2', 'pick'));
		await page.keyboard.press('Space');
		await keyboard.activate(board.tool('Copy'));
		await expect.poll(() => board.ids('Left wing')).toHaveLength(4);
		expect(keyboard.faults).toEqual([]);
	});

	test('is accessible and fits', async ({ page, board, checkLooks }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await board.pick('u0', 'u5');
		await checkLooks({ of: 'the board' });
		await board.tool('Move to…').click();
		await checkLooks({ of: 'the menu' });
		await board.action('Close').click();
		await page.getByRole('button', { name: 'More about Left wing' }).click();
		await checkLooks({ of: 'a brigade' });
	});
});

test('a unit that moves among sixty changes few rows', async ({ page, stored, editor, board }) => {
	const units = unitsOf([...times(30, 'halberdiers'), ...times(29, 'crossbowmen'), 'general']).map(
		(unit, at) => (at < 40 ? { ...unit, group: `b${at % 10}` } : unit)
	);
	const groups = Array.from({ length: 10 }, (_, at) => ({ id: `b${at}`, kind: 'brigade' }));
	await stored.seed([aRow(anEmpire({ size: 6000, units, groups }))]);
	await editor.open(idOf(1));
	await board.open.click();
	await board.part('u59', 'unit').waitFor();
	const changed = await page.evaluate(async () => {
		let nodes = 0;
		const observer = new MutationObserver((records) => {
			for (const { addedNodes, removedNodes } of records)
				nodes += addedNodes.length + removedNodes.length;
		});
		observer.observe(document.body, { childList: true, subtree: true });
		const row = document.querySelector('[data-unit="u11"] [data-part="unit"]');
		row?.dispatchEvent(
			new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true })
		);
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		observer.disconnect();
		return nodes;
	});
	expect(changed).toBeGreaterThan(0);
	expect(changed).toBeLessThan(60);
});
