import { expect, test as base } from './fixtures.ts';
import { goOffline } from './go-offline.ts';
import { RanksPage } from './pages/ranks-page.ts';

const test = base.extend<{ ranks: RanksPage }>({
	ranks: ({ page }, use) => use(new RanksPage(page))
});

test.describe('an army of slots and magic dice', () => {
	test('is built by touch: slots by the points limit, dice with every wizard', async ({
		page,
		ranks,
		editor,
		stored
	}) => {
		await ranks.make('the-empire', 2000, 'whfb6');
		await expect(ranks.section('Lords')).toContainText('Lords: 0/1');
		await expect(ranks.section('Core')).toContainText('0 (min 3)');
		expect(await editor.number('Power dice')).toBe('2');

		await ranks.add('Lords', 'Wizard Lord');
		await expect(ranks.dialog).toContainText('Up to 4 dice per spell · 3 spells');
		await ranks.chip('Level 4').click();
		await expect(ranks.dialog).toContainText('Up to 5 dice per spell · 4 spells');
		await expect(ranks.points()).toHaveText('210 points');
		await ranks.closeDialog();
		await expect(ranks.section('Lords')).toContainText('Lords: 1/1');
		await expect(ranks.row('Wizard Lord')).toContainText('Up to 5 dice per spell');
		expect(await editor.number('Power dice')).toBe('6');
		expect(await editor.number('Dispel dice')).toBe('4');

		for (let unit = 1; unit <= 3; unit += 1) {
			await ranks.add('Core', 'Halberdiers');
			await ranks.closeDialog();
			await expect(ranks.section('Core')).toContainText(`${unit} (min 3)`);
		}
		await expect(editor.verdict).toHaveText('Legal so far');
		await stored.untilPoints(390);
		await page.reload();
		expect(await editor.number('Power dice')).toBe('6');

		await editor.undo.click();
		await expect(editor.verdict).toHaveText('Next: add a core choice');
		await expect(ranks.section('Core')).toContainText('2 (min 3)');
	});

	test('a tap on the total says what the numbers are made of', async ({ ranks, editor }) => {
		await ranks.make('the-empire', 2000, 'whfb6');
		await ranks.add('Lords', 'Wizard Lord');
		await ranks.closeDialog();
		await ranks.add('Heroes', 'Battle Wizard');
		await ranks.closeDialog();
		await editor.total.tap();
		await expect(ranks.dialog).toContainText('2 + 3 Wizard Lord + 1 Battle Wizard');
		await expect(ranks.dialog).toContainText('2 + 2 Wizard Lord + 1 Battle Wizard');
		await expect(ranks.dialog).toContainText('Wizard Lord 4, Battle Wizard 2');
	});

	test('a lord too many is said at the heading, and the size fixes it', async ({
		ranks,
		editor
	}) => {
		await ranks.make('the-empire', 2000, 'whfb6');
		for (const name of ['Elector Count', 'Wizard Lord']) {
			await ranks.addTo('Lords').click();
			await ranks.pick(name).or(ranks.rest).first().waitFor();
			if (name === 'Wizard Lord') {
				await ranks.rest.click();
				await expect(ranks.pick(name)).toHaveAttribute('aria-disabled', 'true');
				await expect(ranks.dialog).toContainText('Lords');
				await ranks.closeDialog();
			} else {
				await ranks.pick(name).click();
				await ranks.closeDialog();
			}
		}
		await editor.total.click();
		await ranks.action('3000').click();
		await ranks.closeDialog();
		await expect(ranks.section('Lords')).toContainText('Lords: 1/2');
		await ranks.add('Lords', 'Wizard Lord');
		await ranks.closeDialog();
		await expect(ranks.section('Lords')).toContainText('Lords: 2/2');
	});

	test('items have a budget of points', async ({ ranks }) => {
		await ranks.make('the-empire', 2000, 'whfb6');
		await ranks.add('Lords', 'Wizard Lord');
		await ranks.chooseItems.click();
		await ranks.find.fill('Shroud of Magnus');
		await ranks.item('Shroud of Magnus').click();
		await expect(ranks.dialog).toContainText('60/100');
		await ranks.canHave.click();
		await ranks.find.fill('The Mace of Helsturm');
		await expect(ranks.item('The Mace of Helsturm')).toHaveAttribute('aria-disabled', 'true');
		await expect(ranks.dialog).toContainText('maximum 100.');
	});

	test('what is not checked is listed', async ({ ranks, editor, library }) => {
		await ranks.make('the-empire', 2000, 'whfb6');
		await editor.verdict.click();
		const gaps = ranks.dialog.locator('summary', { hasText: 'of this army not checked' });
		await gaps.click();
		await expect(ranks.dialog).toContainText('Detachments');
		await library.open('the-empire', 'whfb6');
		await expect(library.heading).toHaveText('The Empire');
	});
});

test.describe('an army of shares and lores', () => {
	test('is built by touch, its lore is chosen, and it prints', async ({ page, ranks, editor }) => {
		await ranks.make('empire-of-sonnstahl', 2000, 't9a');
		await expect(ranks.section('Lords')).toContainText('0/700');
		await expect(ranks.section('Lords')).toContainText('Lords and Heroes together: 0/1000');
		await expect(ranks.section('Core')).toContainText('0 (min 500)');

		await ranks.add('Lords', 'Archwizard');
		await expect(ranks.dialog).toContainText('3 spells');
		await ranks.chip('Wizard Level 4').click();
		await expect(ranks.dialog).toContainText('4 spells');
		await ranks.closeDialog();
		await editor.more.click();
		await editor.button('Check this list').click();
		await expect(ranks.dialog).toContainText('needs a lore');
		await ranks.action('Add Lore of Fire to Archwizard').click();
		await page.goBack();
		await page.goBack();
		await expect(ranks.dialog).toBeHidden();
		await expect(ranks.row('Archwizard')).toContainText('Lore of Fire');

		await ranks.add('Core', 'Heavy Infantry Battalion');
		await ranks.setModels(60);
		await expect(ranks.points()).toHaveText('300 points');
		await ranks.action('Copy').click();
		await expect(ranks.section('Core')).toContainText('600 (min 500)');
		await expect(editor.verdict).toHaveText('Legal so far');

		await page.getByRole('link', { name: 'Print' }).click();
		await expect(page.getByText('Lore of Fire').first()).toBeVisible();
	});

	test('an entry may be there so often and no more', async ({ ranks }) => {
		await ranks.make('empire-of-sonnstahl', 1000, 't9a');
		await ranks.add('Rare', 'Black Powder War Machine');
		await ranks.closeDialog();
		await ranks.addTo('Rare').click();
		await ranks.rest.click();
		await expect(ranks.pick('Black Powder War Machine')).toHaveAttribute('aria-disabled', 'true');
	});
});

test.describe('every view of slots is accessible and fits', () => {
	for (const [system, army] of [
		['whfb6', 'the-empire'],
		['t9a', 'empire-of-sonnstahl']
	] as const) {
		test(`the roster and the numbers of ${system}`, async ({ page, ranks, editor, checkLooks }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await ranks.make(army, 2000, system);
			await ranks.addTo('Lords').click();
			await ranks.dialog.locator('[data-pick]').nth(1).click();
			await ranks.closeDialog();
			await checkLooks({ of: 'the roster' });
			await editor.total.click();
			await checkLooks({ of: 'the numbers' });
		});
	}
});

test.describe('without a network', () => {
	test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

	for (const [system, army] of [
		['whfb6', 'dwarfs'],
		['t9a', 'dwarven-holds']
	] as const) {
		test(`an army of ${system} is built and kept`, async ({
			page,
			context,
			home,
			ranks,
			editor,
			stored
		}) => {
			await home.open();
			await goOffline(page, context);
			await ranks.make(army, 2000, system);
			await ranks.addTo('Core').click();
			await ranks.dialog.locator('[data-pick]').first().click();
			await ranks.closeDialog();
			const rows = page.locator('[data-unit]');
			const total = (await editor.total.textContent()) ?? '';
			await expect(rows).not.toHaveCount(0);
			const count = await rows.count();
			await stored.untilPoints(Number(/(\d+) of/.exec(total)?.[1]));
			await page.reload();
			await expect(rows).toHaveCount(count);
			await expect(editor.total).toHaveText(total);
		});
	}
});
