import { expect, test } from './fixtures.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';
import { screens, storedRows } from './screens.ts';

/** What the browser fills with a colour of its own, while its styles still say the page’s: the main button and messages. */
const painted = /class="[^"]*primary|>Deleted “Nordland”\.<|>All personal data is erased\.<|>Undo</;

test.describe('in colours of the player’s own', () => {
	test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

	for (const { name, show } of screens) {
		test(`what is chosen and every word can be told apart: ${name}`, async ({
			page,
			home,
			newRoster,
			editor,
			print,
			library,
			importer,
			stored,
			findViolations
		}) => {
			await stored.seed(storedRows);
			await show({ page, home, newRoster, editor, print, library, importer });
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
				const faint = (await findViolations(['color-contrast'])).flatMap((fault) =>
					fault.split(' | ').filter((html) => !painted.test(html))
				);
				expect.soft(faint, colorScheme).toEqual([]);
				const faults = await page.evaluate(() =>
					[...document.querySelectorAll('[aria-pressed="true"], [aria-checked="true"]')]
						.filter((element) => element.checkVisibility())
						.filter((element) => {
							const mark = element.querySelector('.mark');
							const { borderTopWidth } = getComputedStyle(element);
							const paper = getComputedStyle(document.body).backgroundColor;
							const isFilled = mark && getComputedStyle(mark).backgroundColor !== paper;
							return !mark?.textContent && !isFilled && borderTopWidth !== '4px';
						})
						.map((element) => element.textContent.trim())
				);
				expect.soft(faults, colorScheme).toEqual([]);
			}
		});
	}

	test('paper stays white, and what is printed on it black', async ({ page, print, stored }) => {
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
		await stored.seed([aRow(aFullEmpire())]);
		await print.open(idOf(1));
		await print.ready();
		const paper = print.pages.first().locator('..');
		await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
		await expect(print.pages.first().locator('text').first()).not.toHaveCSS(
			'fill',
			'rgb(255, 255, 255)'
		);
	});

	test('the edge of a message is seen', async ({ home, stored }) => {
		await stored.seed(storedRows);
		await home.open();
		await home.act('Nordland', 'Delete');
		await expect(home.toast.locator('.toast')).not.toHaveCSS(
			'border-top-color',
			'rgba(0, 0, 0, 0)'
		);
		await expect(home.toast.locator('.toast')).toHaveCSS('border-top-width', '1px');
	});
});
