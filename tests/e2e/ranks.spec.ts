import { expect, test as base } from './fixtures.ts';
import { findOverlaps, looks } from './layout.ts';
import { RanksPage } from './pages/ranks-page.ts';
import { anImperialHost, smallHost } from './ranks.ts';
import { aRow, idOf } from './rosters.ts';

const test = base.extend<{ ranks: RanksPage }>({
	ranks: ({ page }, use) => use(new RanksPage(page))
});

test.describe('an army of ranks and files', () => {
	test('is built to 1000 points by touch, and a reload keeps it', async ({
		page,
		ranks,
		editor,
		stored,
		home
	}) => {
		await ranks.make('empire');
		await expect(ranks.section('Characters')).toContainText('100/500');
		await expect(ranks.section('Regiments')).toContainText('0 (min 250)');
		await expect(editor.verdict).toHaveText('Next: 250 points of Regiments');

		await ranks.add('Regiments', 'Halberdiers');
		await ranks.setModels(20);
		for (const name of ['Light Armour', 'Shield', 'Standard Bearer', 'Musician', 'Champion'])
			await ranks.chip(name).click();
		await expect(ranks.chip('Light Armour')).toBeChecked();
		// 20 × (7 + 2 + 1), a bearer and a musician for 10 each, a champion for 30 + 5 in place of a man.
		await expect(ranks.points()).toHaveText('245 points');
		await ranks.closeDialog();
		await expect(ranks.row('Halberdiers')).toContainText('20 models');
		await expect(ranks.row('Halberdiers')).toContainText(
			'Halberd, Hand weapon, Light Armour, Shield, Standard Bearer, Musician, Champion'
		);

		await ranks.add('Regiments', 'Reiksguard Knights');
		await ranks.action('Add one model').click();
		await ranks.chip('Standard Bearer').click();
		await expect(ranks.points()).toHaveText('273 points');
		await ranks.closeDialog();
		await ranks.add('War machines', 'Great Cannon');
		await ranks.closeDialog();

		await ranks.add('Characters', 'Wizard Champion');
		await expect(ranks.dialog).toContainText('0/1');
		await ranks.dialog.locator('summary', { hasText: 'Choose (8)' }).click();
		await editor.option('Bright College').first().click();
		await ranks.chooseItems.click();
		await expect(ranks.dialog).toContainText('Magic items: 0/2');
		await ranks.shelf('Wizards only').click();
		await ranks.item('Dispel Magic Scroll').or(ranks.action('Add one Dispel Magic Scroll')).click();
		await ranks.done.click();
		await ranks.closeDialog();

		await expect(editor.verdict).toHaveText('Legal so far');
		// 100 + 245 + 273 + 95 + 118, and a scroll.
		await expect(editor.total).toContainText('856 of 1000');
		await stored.untilPoints(856);
		await page.reload();
		await expect(editor.total).toContainText('856 of 1000');
		await expect(ranks.row('Halberdiers')).toContainText('20 models');
		await editor.back.click();
		await expect(home.row('The Empire 1000')).toContainText('Legal');
	});

	test('shows the price of a model with its arithmetic, and each part with its source', async ({
		ranks
	}) => {
		await ranks.make('men');
		await ranks.add('Regiments', 'Reiksguard Knight');
		await expect(ranks.proof).toContainText('39 per model');
		await ranks.proof.click();
		await expect(ranks.dialog).toContainText('(8 + 2 + 3 + 1 + 4) × 2 + 3 = 39');
		await expect(ranks.dialog).toContainText('5 × 39 = 195');
		await expect(ranks.dialog).toContainText('line 6538');

		await ranks.chip('Lance').click();
		await expect(ranks.proof).toContainText('35 per model');
		await ranks.chip('Lance').click();
		await expect(ranks.proof).toContainText('39 per model');
		// Another steed takes the place of the first.
		await ranks.chip('Elven Steed').click();
		await expect(ranks.chip('Warhorse')).not.toBeChecked();
		await expect(ranks.proof).toContainText('39 per model');
	});

	test('a size that may not be is not taken, and it says why', async ({ ranks }) => {
		await ranks.make('empire');
		await ranks.add('Regiments', 'Halberdiers');
		await ranks.setModels(3);
		await expect(ranks.models).toContainText('5');
		await expect(ranks.dialog).toContainText('Halberdiers: minimum 5 models.');
		await expect(ranks.action('Remove one model')).toHaveAttribute('aria-disabled', 'true');
		await ranks.setModels('many');
		await expect(ranks.models).toContainText('5');
		await ranks.action('Add one model').click();
		await expect(ranks.models).toContainText('6');
	});

	test('halves are shown wherever points are', async ({ ranks, editor, home, stored }) => {
		await ranks.make('empire');
		await ranks.add('Regiments', 'Halflings');
		await ranks.setModels(11);
		await expect(ranks.points()).toHaveText('38½ points');
		await expect(ranks.chip('Shield')).toContainText('+½ per model');
		await ranks.closeDialog();
		await expect(editor.total).toContainText('138½ of 1000');
		await expect(editor.total).toContainText('861½ left');
		await expect(ranks.section('Regiments')).toContainText('38½ (min 250)');
		await expect.poll(async () => JSON.stringify(await stored.all())).toContain('138.5');
		await editor.back.click();
		await expect(home.row('The Empire 1000')).toContainText('138½ of 1000');
	});

	test('holding + adds models until it is let go, as one step', async ({ page, ranks }) => {
		await ranks.make('empire');
		await ranks.add('Regiments', 'Halberdiers');
		const held = async (): Promise<number> => parseInt((await ranks.models.textContent()) ?? '');
		await ranks.action('Add one model').hover();
		await page.mouse.down();
		await expect.poll(held).toBeGreaterThan(13);
		await page.mouse.up();
		await ranks.action('Undo').click();
		await expect(ranks.models).toContainText('10');
	});

	test('undo takes back sizes and options, from the dialog and from the bar', async ({
		ranks,
		editor
	}) => {
		await ranks.make('empire');
		await ranks.add('Regiments', 'Halberdiers');
		await ranks.setModels(30);
		await ranks.chip('Shield').click();
		await expect(ranks.points()).toHaveText('240 points');
		await ranks.action('Undo').click();
		await expect(ranks.points()).toHaveText('210 points');
		await ranks.action('Undo').click();
		await expect(ranks.points()).toHaveText('70 points');
		await ranks.closeDialog();
		await editor.undo.click();
		await expect(ranks.row('Halberdiers')).toHaveCount(0);
		await editor.redo.click();
		await expect(ranks.row('Halberdiers')).toHaveCount(1);
	});
});

test.describe('a small host', () => {
	test.beforeEach(async ({ stored, ranks }) => {
		await stored.seed([aRow(anImperialHost(smallHost))]);
		await ranks.open(idOf(1));
	});

	test('a picker says why not, and what can be afforded', async ({ ranks }) => {
		await ranks.addTo('Characters').click();
		await ranks.rest.click();
		await expect(ranks.pick('General of the Empire')).toHaveAttribute('aria-disabled', 'true');
		await expect(ranks.dialog).toContainText('General of the Empire: maximum 1.');
		await ranks.close.click();
		await ranks.addTo('Monsters').click();
		await expect(ranks.pick('Griffon')).toContainText('150');
		await ranks.find.fill('GRIFF');
		await expect(ranks.dialog.locator('[data-pick]')).toHaveCount(2);
	});

	test('so many items and no more, each once in the army', async ({ ranks, editor }) => {
		await ranks.unit('Wizard Champion').click();
		await ranks.chooseItems.click();
		await ranks.shelf('Magic weapons').click();
		await ranks.item('Frost Blade').click();
		await expect(ranks.dialog).toContainText('Magic items: 1/2');
		// A second weapon takes the place of the first.
		await ranks.item('Deathsword').click();
		await expect(ranks.item('Frost Blade')).toHaveAttribute('aria-checked', 'false');
		await expect(ranks.dialog).toContainText('Magic items: 1/2');
		await ranks.action('What Deathsword does').click();
		await ranks.shelf('Devices of protection').click();
		await ranks.dialog
			.getByRole('list', { name: 'Devices of protection' })
			.getByRole('checkbox')
			.first()
			.click();
		await expect(ranks.dialog).toContainText('Magic items: 2/2');
		await ranks.canHave.click();
		await ranks.find.fill('Frost Blade');
		await expect(ranks.item('Frost Blade')).toBeVisible();
		await ranks.done.click();
		await expect(ranks.dialog).toContainText('Deathsword');
		await ranks.closeDialog();
		await expect(ranks.row('Wizard Champion')).toContainText('Deathsword');

		await ranks.unit('General of the Empire').click();
		await ranks.chooseItems.click();
		await ranks.find.fill('Deathsword');
		await expect(ranks.item('Deathsword')).toHaveCount(0);
		await ranks.canHave.click();
		await expect(ranks.item('Deathsword')).toHaveAttribute('aria-disabled', 'true');
		await expect(ranks.dialog).toContainText('; Wizard Champion has it');
		await ranks.done.click();
		await ranks.closeDialog();
		await expect(editor.verdict).toHaveText('Legal so far');
	});

	test('who leads is one tap, and it says why somebody may not', async ({ ranks }) => {
		const general = (name: string) =>
			ranks.row(name).getByRole('button', { name: /^General [^o]/ });
		const why = /has a higher Leadership \(9 against 7\)/;
		await expect(general('Wizard Champion')).toHaveAttribute('aria-disabled', 'true');
		await expect(general('Wizard Champion')).toHaveAccessibleDescription(why);
		await general('Wizard Champion').press('Enter');
		await expect(general('Wizard Champion')).toBeFocused();
		await expect(ranks.row('Wizard Champion').getByRole('status')).toContainText(why);
		await expect(general('General of the Empire')).toHaveAttribute('aria-pressed', 'true');
	});

	test('who leads by the rules is proposed where another does', async ({
		stored,
		ranks,
		editor
	}) => {
		const lines = ['general-of-the-empire', 'hero + general', 'halberdiers:40'];
		await stored.seed([aRow(anImperialHost(lines, { id: idOf(2) }))]);
		await ranks.open(idOf(2));
		await expect(ranks.row('Hero')).toContainText('To fix:');
		await ranks.toFix.first().click();
		await ranks
			.action(/General of the Empire/)
			.first()
			.click();
		await expect(ranks.dialog).toHaveAccessibleName(/Legal/);
		await ranks.closeDialog();
		await expect(editor.verdict).toHaveText('Legal so far');
	});

	test('a unit is copied with all it has, named and deleted', async ({ ranks, editor }) => {
		await ranks.unit('Halberdiers').click();
		await editor.own.click();
		await editor.ownName.fill('Ulric’s Own');
		await ranks.action('Copy').click();
		await expect(ranks.row('Ulric’s Own')).toContainText('20 models');
		await expect(ranks.section('Regiments').locator('[data-unit]')).toHaveCount(3);
		await ranks.unit('Ulric’s Own').first().click();
		await ranks.action('Delete').click();
		await expect(ranks.section('Regiments').locator('[data-unit]')).toHaveCount(2);
	});
});

interface View {
	readonly name: string;
	/** The units of its roster, if not those of a small legal host. */
	readonly lines?: readonly string[];
	readonly show: (ranks: RanksPage) => Promise<void>;
}

const views: readonly View[] = [
	{ name: 'the roster', show: async (ranks) => ranks.row('Halberdiers').waitFor() },
	{
		name: 'the roster with problems',
		lines: ['general-of-the-empire', 'hero + general', 'halberdiers:40'],
		show: async (ranks) => ranks.toFix.first().waitFor()
	},
	{
		name: 'a picker with all that may not be added',
		show: async (ranks) => {
			await ranks.addTo('Characters').click();
			await ranks.rest.click();
		}
	},
	{
		name: 'the dialog of a regiment',
		show: async (ranks) => {
			await ranks.unit('Halberdiers').click();
			await ranks.proof.click();
		}
	},
	{
		name: 'the dialog of a character',
		show: async (ranks) => {
			await ranks.unit('Wizard Champion').click();
			await ranks.dialog.getByText(/^Spells \(/).click();
		}
	},
	{
		name: 'the picker of items',
		show: async (ranks) => {
			await ranks.unit('Wizard Champion').click();
			await ranks.chooseItems.click();
			await ranks.canHave.click();
			await ranks.shelf('Magic armour').click();
			await ranks
				.action(/^What .* does$/)
				.first()
				.click();
		}
	}
];

test.describe('every view of the ranks is accessible and fits', () => {
	test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

	for (const { name, lines = smallHost, show } of views) {
		test(name, async ({ stored, ranks, checkLooks }) => {
			await stored.seed([aRow(anImperialHost(lines))]);
			await ranks.open(idOf(1));
			await show(ranks);
			await checkLooks();
		});
	}

	for (const { look, width, height } of looks) {
		test(`the bar covers nothing on ${look}`, async ({ page, stored, ranks }) => {
			await stored.seed([aRow(anImperialHost(smallHost))]);
			await ranks.open(idOf(1));
			await page.setViewportSize({ width, height });
			expect(await findOverlaps(page)).toEqual([]);
		});
	}
});
