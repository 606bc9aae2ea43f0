import { expect, test } from './fixtures.ts';
import { aFullEmpire, aRow } from './rosters.ts';

/** The sections of the army list, from the first to the last. */
const sections = '[data-long] > section';

test.beforeEach(async ({ stored, home, editor, page }) => {
	// A browser paints what is near, too.
	await page.setViewportSize({ width: 390, height: 300 });
	await stored.seed([aRow(aFullEmpire(), 5)]);
	await home.open();
	await home.row('Nordland').click();
	await editor.total.waitFor();
	await page.locator('[data-long="whole"]').waitFor();
});

test('a section off the screen is not painted, and stays for keyboard and screen reader', async ({
	page
}) => {
	const last = page.locator(sections).last();
	const button = last.getByRole('button', { name: /^Add one/ }).last();
	const isPainted = () =>
		button.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
	expect(await isPainted()).toBe(false);
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
		await page.locator(sections).count()
	);
	await button.focus();
	await expect(button).toBeInViewport();
	expect(await isPainted()).toBe(true);
});

test('a section keeps the height that it had, so that nothing moves', async ({ page }) => {
	const heights = () =>
		page.locator(sections).evaluateAll((all) => all.map((section) => section.clientHeight));
	const skipped = await heights();
	await page.locator(sections).evaluateAll((all) => {
		for (const section of all as HTMLElement[]) section.style.contentVisibility = 'visible';
	});
	expect(await heights()).toEqual(skipped);
});

test('what a section clips leaves room for the outline of its buttons', async ({ page }) => {
	const room = await page
		.locator(sections)
		.first()
		.evaluate((section) => {
			const box = section.getBoundingClientRect();
			const buttons = [...section.querySelectorAll('button')].map((node) =>
				node.getBoundingClientRect()
			);
			return Math.min(
				...buttons.map(({ left }) => left - box.left),
				...buttons.map(({ right }) => box.right - right),
				...buttons.map(({ bottom }) => box.bottom - bottom)
			);
		});
	// Two for the outline, two between it and the button.
	expect(room).toBeGreaterThanOrEqual(4);
});

test('paper shows every section', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	const shown = await page
		.locator(sections)
		.evaluateAll((all) => all.map((section) => getComputedStyle(section).contentVisibility));
	expect(new Set(shown)).toEqual(new Set(['visible']));
});
