import { expect, test } from './fixtures.ts';
import { findLayoutFaults, findOverlaps, leastRoom, looks } from './layout.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';
import { screens, storedRows } from './screens.ts';

test.describe('every screen is accessible and fits', () => {
	for (const { name, show } of screens) {
		test(
			name,
			async ({ page, home, newRoster, editor, print, library, importer, stored, checkLooks }) => {
				await stored.seed(storedRows);
				await page.emulateMedia({ reducedMotion: 'reduce' });
				await show({ page, home, newRoster, editor, print, library, importer });
				await checkLooks({ forms: leastRoom });
			}
		);
	}

	test('home without rosters', async ({ page, home, checkLooks }) => {
		await home.open();
		await page.getByRole('heading', { name: 'No rosters yet' }).waitFor();
		await page.getByRole('link', { name: 'Help' }).waitFor();
		await checkLooks();
	});

	test.describe('at an unknown address', () => {
		test.use({ expectedMessages: /status of 404|Not found: \/nowhere\// });

		test('no such page', async ({ page, checkLooks }) => {
			await page.goto('nowhere/');
			await page.getByRole('heading', { name: 'Page not found' }).waitFor();
			await checkLooks();
		});
	});
});

for (const { look, width, height } of looks) {
	test(`the bar covers nothing at the end of the page on ${look}`, async ({
		page,
		stored,
		editor
	}) => {
		await page.setViewportSize({ width, height });
		await stored.seed([aRow(aFullEmpire())]);
		await editor.open(idOf(1));
		await editor.total.waitFor();
		expect(await findOverlaps(page)).toEqual([]);
	});
}

test('text set twice as large still fits a phone', async ({ page, stored, editor }) => {
	await stored.seed([aRow(aFullEmpire())]);
	await editor.open(idOf(1));
	await editor.total.waitFor();
	await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
	expect(await findLayoutFaults(page)).toEqual([]);
	await expect(editor.bar).toBeInViewport({ ratio: 1 });
});
