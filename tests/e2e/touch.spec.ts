import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Finger } from './finger.ts';
import { BinPage } from './pages/bin-page.ts';
import { ArrangeBoard, middleOf } from './pages/arrange-board.ts';
import { aFullEmpire, anIllegalEmpire, aRow, idOf } from './rosters.ts';

test.beforeEach(async ({ stored }) => {
	await stored.seed([aRow(aFullEmpire(), 5), aRow(anIllegalEmpire(), 90)]);
});

test.describe('a dialog', () => {
	test('follows the finger down, and closes where it is let go far down', async ({
		page,
		editor
	}) => {
		await editor.open(idOf(1));
		await editor.entry('Halberdiers').click();
		const head = editor.dialog.getByRole('heading', { level: 2 });
		const finger = await Finger.on(page);
		await settled(page);
		const start = await middleOf(head);
		const top = (await editor.dialog.boundingBox())?.y ?? 0;

		await finger.down(start);
		await finger.move(start, { x: start.x, y: start.y + 60 });
		await expect.poll(async () => (await editor.dialog.boundingBox())?.y).toBe(top + 60);
		await finger.rest();
		await finger.up();
		await expect.poll(async () => (await editor.dialog.boundingBox())?.y).toBe(top);

		await finger.down(start);
		await finger.move(start, { x: start.x, y: start.y + 400 });
		await finger.rest();
		await finger.up();
		await expect(editor.dialog).toBeHidden();
		await expect(editor.heading).toHaveText('Nordland');
		await expect(editor.entry('Halberdiers')).toBeFocused();
	});

	test('has a title of two lines clear of what it is drawn by', async ({ page, editor }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await editor.open(idOf(1));
		await editor.entry('Halberdiers').click();
		await settled(page);
		const title = editor.dialog.getByRole('heading', { level: 2 });
		const { foot, top, lines } = await title.evaluate((heading) => {
			heading.textContent = 'Halberdiers of the Knightly Orders of the North';
			const head = heading.closest('header');
			if (!head) throw new Error('no head');
			const { top: offset, borderTopWidth } = getComputedStyle(head, '::before');
			const range = document.createRange();
			range.selectNodeContents(heading);
			const tops = [...range.getClientRects()].map((rect) => rect.top);
			return {
				foot: head.getBoundingClientRect().top + parseFloat(offset) + parseFloat(borderTopWidth),
				top: Math.min(...tops),
				lines: new Set(tops).size
			};
		});
		expect(lines).toBeGreaterThan(1);
		expect(top).toBeGreaterThanOrEqual(foot);
	});

	test('closes with a short quick stroke', async ({ page, editor }) => {
		await editor.open(idOf(1));
		await editor.more.click();
		await settled(page);
		const finger = await Finger.on(page);
		const start = await middleOf(editor.dialog.getByRole('heading', { level: 2 }));
		await finger.down(start);
		await finger.move(start, { x: start.x, y: start.y + 90 }, 3);
		await finger.up();
		await expect(editor.dialog).toBeHidden();
	});

	test('is scrolled before it is drawn, and never moves sideways or up', async ({
		page,
		editor
	}) => {
		await editor.open(idOf(1));
		await editor.entry('Wizard').click();
		await settled(page);
		const body = editor.dialog.locator('.body');
		const top = (await editor.dialog.boundingBox())?.y ?? 0;
		await body.evaluate((element) => element.scrollTo({ top: 300, behavior: 'instant' }));
		const finger = await Finger.on(page);
		const start = { x: 195, y: 500 };
		for (const [x, y] of [
			[0, 150],
			[150, 10],
			[0, -150]
		] as const) {
			await finger.down(start);
			await finger.move(start, { x: start.x + x, y: start.y + y });
			expect((await editor.dialog.boundingBox())?.y).toBe(top);
			await finger.rest();
			await finger.up();
		}
		await expect(editor.dialog).toBeVisible();
		await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
	});

	test('moves without animation for who wants no motion', async ({ page, editor }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await editor.open(idOf(1));
		await editor.more.click();
		await settled(page);
		const finger = await Finger.on(page);
		const start = await middleOf(editor.dialog.getByRole('heading', { level: 2 }));
		await finger.down(start);
		await finger.move(start, { x: start.x, y: start.y + 40 });
		await finger.rest();
		await finger.up();
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		await finger.down(start);
		await finger.move(start, { x: start.x, y: start.y + 400 });
		await finger.up();
		await expect(editor.dialog).toBeHidden();
	});
});

test.describe('Back closes', () => {
	test('the menu of a roster, and coming back from where it led finds the list', async ({
		page,
		home
	}) => {
		await home.open();
		await home.more('Nordland').click();
		await expect(home.menu).toBeVisible();
		await page.goBack();
		await expect(home.menu).toBeHidden();
		await expect(home.row('Nordland')).toBeVisible();
		await expect(home.more('Nordland')).toBeFocused();

		await home.more('Nordland').click();
		await home.menu.getByRole('link', { name: 'Print' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Print' })).toBeVisible();
		await page.goBack();
		await expect(home.row('Nordland')).toBeVisible();
		await expect(home.menu).toBeHidden();
	});

	test('nothing that a reload has closed, and the page is where it was', async ({
		page,
		home,
		editor
	}) => {
		await home.open();
		await home.openRoster('Nordland');
		await editor.entry('Wizard').scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		expect(before).toBeGreaterThan(100);
		await editor.entry('Wizard').click();
		await expect(editor.dialog).toBeVisible();
		await page.reload();
		await expect(editor.heading).toHaveText('Nordland');
		await expect(editor.dialog).toBeHidden();
		await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
		await page.goBack();
		await expect(home.row('Nordland')).toBeVisible();
	});

	test('the question of the bin', async ({ page, home }) => {
		await home.open();
		await home.act('Nordland', 'Delete');
		await home.bin.click();
		const bin = new BinPage(page);
		await bin.button('Nordland', 'Delete for good').click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(bin.row('Nordland')).toBeVisible();
	});

	test('what may be done with a unit on the board, and leaves the board', async ({
		page,
		editor
	}) => {
		const board = new ArrangeBoard(page);
		await editor.open(idOf(1));
		await board.open.click();
		await board.part('u0', 'more').click();
		await expect(board.dialog).toBeVisible();
		await page.goBack();
		await expect(board.dialog).toBeHidden();
		await expect(board.part('u0', 'more')).toBeFocused();
	});
});

test.describe('where the device can be felt', () => {
	test.beforeEach(async ({ page }) => {
		await page.addInitScript(() => {
			const felt: number[] = [];
			Object.assign(globalThis, { felt });
			navigator.vibrate = (pattern) => felt.push(Number(pattern)) > 0;
		});
	});

	const felt = (page: Page) =>
		page.evaluate(() => (globalThis as { felt?: number[] }).felt?.length);

	test('+ and − answer the finger, but not where they do nothing', async ({ page, editor }) => {
		await editor.open(idOf(1));
		await editor.add('Knights').tap();
		await expect(editor.count('Knights')).toHaveText('7');
		await editor.remove('Knights').tap();
		await expect(editor.count('Knights')).toHaveText('6');
		expect(await felt(page)).toBe(2);
		await editor.add('Cannon').tap({ force: true });
		await expect(page.getByText('Cannon: maximum 2.').last()).toBeVisible();
		expect(await felt(page)).toBe(2);
	});

	test('nothing is felt by who wants no motion', async ({ page, editor }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await editor.open(idOf(1));
		await editor.add('Knights').tap();
		await expect(editor.count('Knights')).toHaveText('7');
		expect(await felt(page)).toBe(0);
	});
});

test('nothing lies under a notch, the corners or the line at the foot', async ({
	page,
	editor,
	home
}) => {
	const session = await page.context().newCDPSession(page);
	const insets = { top: 47, right: 44, bottom: 34, left: 44 };
	await page.setViewportSize({ width: 844, height: 390 });
	await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
	await home.open();
	await home.row('Nordland').waitFor();
	expect(await outsideOf(page, insets)).toEqual([]);
	await editor.open(idOf(1));
	await editor.total.waitFor();
	expect(await outsideOf(page, insets)).toEqual([]);
	await editor.more.click();
	await settled(page);
	await page.setViewportSize({ width: 568, height: 320 });
	expect(await outsideOf(page, insets)).toEqual([]);
});

/** What can be tapped and reaches into the edges. */
async function outsideOf(
	page: Page,
	insets: {
		readonly top: number;
		readonly right: number;
		readonly bottom: number;
		readonly left: number;
	}
): Promise<readonly string[]> {
	return page.evaluate(({ top, right, left, bottom }) => {
		const root = document.querySelector('dialog') ?? document.body;
		return [...root.querySelectorAll('a[href], button, input')]
			.filter((element) => element.checkVisibility())
			.filter((element) => {
				const box = element.getBoundingClientRect();
				if (box.top >= innerHeight) return false;
				const isFixed = element.closest('footer') !== null;
				return (
					box.left < left ||
					box.right > innerWidth - right ||
					box.top < top ||
					(isFixed && box.bottom > innerHeight - bottom)
				);
			})
			.map((element) => element.textContent.trim());
	}, insets);
}

/** Until a dialog is there and nothing moves. */
async function settled(page: Page): Promise<void> {
	await page.getByRole('dialog').waitFor();
	await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}
