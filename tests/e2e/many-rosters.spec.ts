import { expect, test } from './fixtures.ts';
import { anEmpire, aRow, idOf } from './rosters.ts';

const many = 200;

test.beforeEach(async ({ stored, home }) => {
	const rows = Array.from({ length: many }, (_, at) =>
		aRow(anEmpire({ id: idOf(at + 1), name: `List ${at + 1}` }), at)
	);
	await stored.seed(rows);
	await home.open();
	await home.row('List 1').waitFor();
});

test('of many rosters those on the screen are there at once, and the others as it is scrolled', async ({
	page,
	home
}) => {
	await expect(home.row('List 30')).toBeAttached();
	expect(await home.rosters.count()).toBeLessThan(many / 2);
	await expect(async () => {
		await page.mouse.wheel(0, 100_000);
		await expect(home.rosters).toHaveCount(many, { timeout: 500 });
	}).toPass();
	await expect(page.getByRole('button', { name: /^Show more/ })).toHaveCount(0);
	await expect(home.rosters.last()).toContainText(`List ${many}`);
});

test('whoever does not scroll presses a button, and what is stored meanwhile comes first', async ({
	page,
	home,
	stored
}) => {
	const shown = await home.rosters.count();
	const more = page.getByRole('button', { name: `Show more (${many - shown} left)` });
	await more.press('Enter');
	await expect(home.rosters).toHaveCount(shown + 60);
	await stored.put([aRow(anEmpire({ id: idOf(many), name: 'Edited last' }))]);
	await page.reload();
	await expect(home.rosters.first()).toContainText('Edited last');
});

test('a roster among many is found by its name, however far down it stands', async ({
	page,
	home
}) => {
	const find = page.getByRole('searchbox', { name: 'Find a roster' });
	await find.fill('list 199');
	await expect(home.rosters).toHaveText([/List 199/]);
	await find.fill('nothing of the kind');
	await expect(page.getByText('No roster found.')).toBeVisible();
	await find.fill('');
	await page.getByLabel('Sort by').selectOption('Name');
	await expect(home.rosters).toHaveCount(many);
	await expect(home.rosters.nth(1)).toContainText('List 10');
});

test('the way back from a roster leads to where the list was, as Back does', async ({
	page,
	home,
	editor
}) => {
	await page.locator('button[aria-keyshortcuts~="Meta+K"]').waitFor({ state: 'attached' });
	await home.row('List 25').scrollIntoViewIfNeeded();
	const scrolled = await page.evaluate(() => scrollY);
	expect(scrolled).toBeGreaterThan(200);
	await home.openRoster('List 25');
	await expect(editor.heading).toHaveText('List 25');
	await editor.back.click();
	await home.row('List 25').waitFor();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
	await page.goForward();
	await expect(editor.heading).toHaveText('List 25');
});
