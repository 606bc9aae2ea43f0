import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { RanksPage } from './pages/ranks-page.ts';
import { RegimentsPage } from './pages/regiments-page.ts';
import { aFullEmpire, anEmpire, aRow, idOf } from './rosters.ts';

const test = base.extend<{ readonly board: RegimentsPage; readonly ranks: RanksPage }>({
	board: ({ page }, use) => use(new RegimentsPage(page)),
	ranks: ({ page }, use) => use(new RanksPage(page))
});

test.describe('a list that was just begun', () => {
	test('leaves no row if nothing was done with it', async ({
		home,
		newRoster,
		editor,
		page,
		stored
	}) => {
		await newRoster.create('Empire');
		await expect.poll(async () => (await stored.all()).length).toBe(1);
		await editor.back.tap();
		await expect(page.getByRole('heading', { name: 'No rosters yet' })).toBeVisible();
		await expect.poll(async () => (await stored.all()).length).toBe(0);
		await newRoster.create('Empire');
		await editor.add('Knights').tap();
		await editor.back.tap();
		await expect(home.row('Empire 2000')).toContainText('635 of 2000');
	});

	test('is told what is next, and not what is wrong', async ({ board, editor, page }) => {
		await board.make('stormcast-eternals');
		await expect(editor.verdict).toHaveText('Next: add a regiment');
		await expect(page.getByText('to fix')).toHaveCount(0);
		await board.addRegiment.tap();
		await board.pick('Knight-Arcanum').tap();
		await board.done.tap();
		await expect(editor.verdict).toHaveText(/^Next: /);
	});

	test('says all that is missing when the player asks', async ({ board, editor }) => {
		await board.make('stormcast-eternals');
		await editor.more.tap();
		await editor.button('Check this list').tap();
		await expect(editor.dialog).toHaveAccessibleName('Unfinished');
		await expect(editor.button('Add regiment')).toBeVisible();
		await expect(editor.button('Open Battle tactic cards')).toBeVisible();
		await editor.close.tap();
		await expect(editor.verdict).toHaveText('Next: add a regiment');
	});

	test('is unfinished on home, and is told what is next when it is opened again', async ({
		board,
		editor,
		home,
		page
	}) => {
		await board.make('stormcast-eternals');
		await board.addRegiment.tap();
		await board.pick('Knight-Arcanum').tap();
		await board.done.tap();
		await editor.back.tap();
		const row = home.row('Stormcast Eternals 2000');
		await expect(row).toContainText('Unfinished');
		await expect(row).not.toContainText('to fix');
		await page.reload();
		await expect(row).toContainText('Unfinished');
		await row.getByRole('link').tap();
		await expect(editor.verdict).toHaveText(/^Next: /);
	});

	test('is judged when something is chosen that breaks a rule', async ({ ranks, editor, page }) => {
		await ranks.make('the-empire', 2000, 'whfb6');
		await expect(editor.verdict).toHaveText('Next: choose a general');
		await expect(page.getByText('To fix:')).toHaveCount(0);
		await ranks.add('Core', 'Halberdiers');
		await ranks.closeDialog();
		await expect(editor.verdict).toHaveText('Next: choose a general');
		await editor.total.tap();
		await editor.otherSize.fill('20');
		await editor.otherSize.press('Enter');
		await editor.close.tap();
		await expect(editor.verdict).toHaveText(/^\d to fix$/);
	});

	test('leads to what is next where there is one place for it', async ({
		ranks,
		board,
		editor
	}) => {
		await ranks.make('empire', 2000);
		await expect(editor.verdict).toHaveText('Next: 500 points of Regiments');
		await editor.verdict.tap();
		await expect(editor.dialog).toHaveAccessibleName('Add regiment');
		await board.make('stormcast-eternals');
		await expect(editor.verdict).toHaveText('Next: add a regiment');
		await editor.verdict.tap();
		await expect(editor.dialog).toHaveAccessibleName('Leader of the regiment');
	});

	test('leads to the sheet of the units of which there are too few', async ({ editor, stored }) => {
		await stored.seed([aRow(anEmpire({ units: anEmpire().units.slice(2) }))]);
		await editor.open(idOf(1));
		await expect(editor.verdict).toHaveText('Next: add 2 Halberdiers');
		await editor.verdict.tap();
		await expect(editor.dialog).toHaveAccessibleName('Halberdiers');
	});

	test('leads to all problems where there is more than one place', async ({ ranks, editor }) => {
		await ranks.make('the-empire', 2000, 'whfb6');
		await expect(editor.verdict).toHaveText('Next: choose a general');
		await editor.verdict.tap();
		await expect(editor.dialog).toHaveAccessibleName('Unfinished');
	});

	test('opens the part of the army that is short from its problem', async ({ ranks, editor }) => {
		await ranks.make('empire', 2000);
		await editor.more.tap();
		await editor.button('Check this list').tap();
		await editor.button('Open Regiments').tap();
		await expect(editor.dialog).toHaveAccessibleName('Add regiment');
	});
});

/** Between what stays in reach above and the bar below. */
async function heightOfList(page: Page): Promise<number> {
	return page.evaluate(() => {
		const stuck = [...document.querySelectorAll('.editor > header, [data-index]')]
			.map((element) => element.getBoundingClientRect())
			.filter(({ top, height }) => height > 0 && top <= 80)
			.map(({ bottom }) => bottom);
		const bar = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
		return bar - Math.max(0, ...stuck);
	});
}

/** New rosters: one that is legal from the start, and those of each other kind of editor. */
const begun = ['warmaster/empire', 'aos4/stormcast-eternals', 'whfb4/empire', 't9a/sylvan-elves'];
/** Longer than what the bar says of any army. */
const longest = {
	en: 'Next: 500 points of Lords, Heroes and other Characters, or what may stand for them',
	de: 'Weiter: 500 Punkte Kriegsmaschinen, Ungeheuer und Elitekavallerie hinzufügen'
};

for (const [code, words] of Object.entries(longest)) {
	test.describe(`the bar, ${code}`, () => {
		test.use({ locale: code });
		for (const [width, height, most] of [
			[320, 640, 66],
			[390, 844, 66],
			[844, 390, 56],
			[1280, 800, 66]
		] as const) {
			test(`keeps its height whatever it says, ${width} wide`, async ({ page }) => {
				await page.setViewportSize({ width, height });
				// A pane may have a foot of its own.
				const bar = page.locator('footer[data-save]');
				const verdict = bar.locator('.verdict');
				const heights = new Set<number>();
				const measure = async (): Promise<void> => {
					// A save that takes long is told there, too.
					await expect(bar).toHaveAttribute('data-save', 'saved');
					const box = await bar.boundingBox();
					heights.add(box?.height ?? 0);
				};
				for (const army of begun) {
					await openPage(page, `roster/?army=${army}&size=2000`);
					await expect(verdict).not.toHaveText('…');
					await measure();
					await verdict.click();
					// A wide screen shows it in a pane.
					await page.locator('dialog, .beside').first().waitFor();
					await page.keyboard.press('Escape');
					await expect(page.locator('dialog')).toHaveCount(0);
					await measure();
				}
				await verdict.locator('span').evaluate((span, said) => (span.textContent = said), words);
				await measure();
				expect([...heights]).toEqual([expect.any(Number)]);
				expect(Math.max(...heights)).toBeLessThanOrEqual(most);
				for (const part of await bar.locator('button, .sum, .left').all()) {
					const isCut = await part.evaluate((each) => each.scrollWidth > each.clientWidth + 1);
					expect(isCut, await part.innerText()).toBe(false);
				}
			});
		}
	});
}

test.describe('the bar', () => {
	test('leaves two thirds of a phone held sideways to the list', async ({
		page,
		stored,
		editor
	}) => {
		await stored.seed([aRow(aFullEmpire())]);
		await page.setViewportSize({ width: 844, height: 390 });
		await editor.open(idOf(1));
		await page.getByRole('navigation', { name: 'Sections' }).waitFor();
		await page.mouse.wheel(0, 400);
		await expect.poll(async () => heightOfList(page)).toBeGreaterThanOrEqual(260);
	});
});
