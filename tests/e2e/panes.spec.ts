import { expect, test as base } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { findLayoutFaults, findOverlaps } from './layout.ts';
import { PanesPage } from './pages/panes-page.ts';
import { anImperialHost, smallHost } from './ranks.ts';
import { aStormhost, twoRegiments } from './regiments.ts';
import { aFullEmpire, anIllegalEmpire, aRow, idOf } from './rosters.ts';

const test = base.extend<{ panes: PanesPage; keyboard: Keyboard }>({
	panes: ({ page }, use) => use(new PanesPage(page)),
	keyboard: async ({ page }, use) => {
		const keyboard = new Keyboard(page);
		await use(keyboard);
		expect(keyboard.faults).toEqual([]);
	}
});

/** One roster for each kind of editor. */
const rosters = [
	aFullEmpire(),
	anIllegalEmpire(),
	aStormhost(twoRegiments, { id: idOf(3) }),
	anImperialHost(smallHost, { id: idOf(4) })
];

test.beforeEach(async ({ page, stored }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await stored.seed(rosters.map((roster, at) => aRow(roster, at)));
});

test.describe('an army list of counters', () => {
	test.beforeEach(async ({ panes }) => panes.open(idOf(1)));

	test('lists what is taken beside it, and counts along', async ({ editor, panes }) => {
		await expect(panes.row('3 × Halberdiers')).toContainText('135');
		await expect(panes.row('Ulric’s Own')).toContainText('Halberdiers, Skirmishers, Battle Banner');
		await editor.add('Flagellants').click();
		await expect(panes.row('Flagellants')).toContainText('70');
		await editor.add('Flagellants').click();
		await expect(panes.row('2 × Flagellants')).toContainText('140');
		await editor.remove('Flagellants').click();
		await editor.remove('Flagellants').click();
		await expect(panes.row('Flagellants')).toHaveCount(0);
	});

	test('opens a unit in the pane on the right, without a dialog', async ({ page, panes }) => {
		await panes.row('Ulric’s Own').click();
		await expect(panes.heading).toHaveText('Halberdiers');
		await expect(panes.heading).toBeFocused();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(panes.row('Ulric’s Own')).toHaveAttribute('aria-current', 'true');
		await panes.details.getByLabel('Custom name').fill('Ulric’s Wolves');
		await expect(panes.row('Ulric’s Wolves')).toBeVisible();
		await panes.close.click();
		await expect(panes.heading).toHaveCount(0);
		await expect(panes.row('Ulric’s Wolves')).toBeFocused();
	});

	test('units that are alike open as such, beside one of their kind with a name', async ({
		panes
	}) => {
		const alike = panes.roster.getByRole('button', { name: /^3 × Halberdiers/ });
		await alike.click();
		await expect(alike).toHaveAttribute('aria-current', 'true');
		await expect(panes.row('Ulric’s Own')).not.toHaveAttribute('aria-current');
		await expect(panes.details.getByRole('group', { name: 'Which one' })).toBeVisible();
		await panes.details.locator('summary', { hasText: 'Custom name and note' }).click();
		await expect(panes.details.getByLabel('Custom name')).toHaveValue('');
	});

	test('what is opened next takes its place, and one step back closes it', async ({
		page,
		editor,
		panes
	}) => {
		await panes.row('Hero').click();
		await panes.row('5 × Knights').click();
		await expect(panes.heading).toHaveText('Knights');
		await expect(panes.heading).toBeFocused();
		await page.goBack();
		await expect(panes.heading).toHaveCount(0);
		await expect(editor.heading).toHaveText('Nordland');
		await expect(panes.row('5 × Knights')).toBeFocused();
	});

	test('what leads on from the pane leads back to it', async ({ page, editor, panes }) => {
		await editor.more.click();
		await panes.details.getByRole('button', { name: 'History' }).click();
		await expect(panes.heading).toHaveText('History');
		await page.keyboard.press('Escape');
		await expect(panes.heading).toHaveText('Nordland');
		await expect(panes.heading).toBeFocused();
		await panes.details.getByRole('button', { name: 'History' }).click();
		await panes.row('Hero').click();
		await expect(panes.heading).toHaveText('Hero');
		await page.keyboard.press('Escape');
		await expect(panes.heading).toHaveCount(0);
		await expect(editor.heading).toHaveText('Nordland');
	});

	test('the panes become dialogs and panes again as the window changes', async ({
		page,
		editor,
		panes
	}) => {
		await panes.row('Hero').click();
		await expect(panes.heading).toHaveText('Hero');
		await page.setViewportSize({ width: 700, height: 800 });
		await expect(editor.dialog).toHaveAccessibleName('Hero');
		await expect(editor.dialog.locator(':focus')).toHaveCount(1);
		await page.setViewportSize({ width: 1000, height: 800 });
		await expect(editor.dialog).toHaveCount(0);
		await expect(panes.heading).toHaveText('Hero');
		await page.keyboard.press('Escape');
		await expect(panes.heading).toHaveCount(0);
	});

	test('a low window has no room for panes', async ({ page, editor, panes }) => {
		await page.setViewportSize({ width: 932, height: 430 });
		await expect(panes.details).toHaveCount(0);
		await expect(panes.roster).toHaveCount(0);
		await editor.entry('Hero').click();
		await expect(editor.dialog).toHaveAccessibleName('Hero');
		await expect(panes.details).toHaveCount(0);
	});
});

test('what is wrong stands where nothing is open, and is fixed there', async ({
	editor,
	panes
}) => {
	await panes.open(idOf(2));
	await panes.details.getByRole('button', { name: /Halberdiers: 3 taken/ }).click();
	await expect(panes.heading).toHaveText('2 to fix');
	await panes.details.getByRole('button', { name: /^Add Halberdiers/ }).click();
	await expect(editor.verdict).toHaveText('1 to fix');
	await panes.close.click();
	await expect(panes.details.getByRole('button', { name: /^To fix/ })).toHaveCount(1);
});

test('regiments: what the army offers stands beside them, for the one in hand', async ({
	page,
	panes
}) => {
	await panes.open(idOf(3));
	await expect(panes.army).toContainText('Add to Regiment 2');
	await panes.pick('Vindictors').click();
	await expect(panes.unitsOf('Regiment 2')).toContainText([
		'Knight-Arcanum',
		'Praetors',
		'Vindictors'
	]);
	await panes.unit('u1').click();
	await expect(panes.heading).toHaveText('Liberators');
	await expect(panes.army).toContainText('Add to Regiment 1');

	await page.getByRole('button', { name: 'More about Regiment 2' }).click();
	await expect(panes.army).toContainText('Add to Regiment 2');
	await page.getByRole('button', { name: 'More about Regiment 1' }).click();
	await expect(panes.army).toContainText('Add to Regiment 1');

	await page.getByRole('button', { name: 'Add auxiliary unit' }).click();
	await expect(panes.armyHeading).toHaveText('Add auxiliary unit');
	await expect(panes.armyHeading).toBeFocused();
	await expect(panes.heading).toHaveCount(0);
	await panes.pick('Knight-Questor').click();
	await expect(panes.unitsOf('Auxiliary units')).toHaveCount(2);
	await page.keyboard.press('Escape');
	await expect(panes.army).toContainText('Add to Regiment 2');
	await expect(page.getByRole('button', { name: 'Add auxiliary unit' })).toBeFocused();
});

test('regiments: a unit is dragged while its pane scrolls', async ({ page, panes }) => {
	await page.setViewportSize({ width: 1280, height: 600 });
	await panes.open(idOf(3));
	await panes.unit('u4').click();
	await expect(panes.heading).toHaveText('Knight-Arcanum');
	await panes.unit('u1').scrollIntoViewIfNeeded();
	const handle = await panes.handle('u1').boundingBox();
	const roster = await panes.roster.boundingBox();
	if (!handle || !roster) throw new Error('nothing to drag');
	await page.mouse.move(handle.x + 10, handle.y + 10);
	await page.mouse.down();
	await page.mouse.move(handle.x, roster.y + roster.height - 8, { steps: 8 });
	await expect.poll(() => panes.roster.evaluate((pane) => pane.scrollTop)).toBeGreaterThan(50);
	await page.keyboard.press('Escape');
	await page.mouse.up();
	await expect(panes.unitsOf('Regiment 1')).toHaveCount(4);
	await expect(panes.heading).toHaveText('Knight-Arcanum');
});

test('regiments: an entry is dragged from the army to where it may stand', async ({
	page,
	panes
}) => {
	await panes.open(idOf(3));
	await expect(panes.army).toContainText('Add to Regiment 2');
	await panes.drag('Vindictors', panes.part('Regiment 1'));
	await expect(panes.dragged).toHaveText('Vindictors');
	await page.mouse.up();
	await expect(panes.dragged).toHaveCount(0);
	await expect(panes.unitsOf('Regiment 1')).toHaveCount(5);
	await expect(panes.unitsOf('Regiment 2')).toHaveCount(2);

	await panes.drag('Vindictors', panes.part('Regiment 1'));
	await expect(panes.dragged).toHaveText('Vindictors is not allowed here');
	await page.mouse.up();
	await expect(panes.unitsOf('Regiment 1')).toHaveCount(5);

	await panes.drag('Vindictors', panes.part('Regiment 2'));
	await page.keyboard.press('Escape');
	await expect(panes.dragged).toHaveCount(0);
	await page.mouse.up();
	await expect(panes.unitsOf('Regiment 2')).toHaveCount(2);

	await panes.drag('Vindictors', panes.part('Auxiliary units'));
	await page.mouse.up();
	await expect(panes.unitsOf('Auxiliary units')).toHaveCount(2);
});

test('ranks: an entry that is dragged into the roster opens', async ({ page, panes }) => {
	await panes.open(idOf(4));
	await panes.drag('Hero', panes.roster);
	await page.mouse.up();
	await expect(panes.heading).toHaveText('Hero');
});

test('ranks: a unit that is added opens, and the list of the army stays', async ({
	page,
	panes
}) => {
	await panes.open(idOf(4));
	await expect(panes.armyHeading).toHaveText('The Empire');
	await panes.pick('Hero').click();
	await expect(panes.heading).toHaveText('Hero');
	await expect(panes.armyHeading).toHaveText('The Empire');
	await expect(panes.heading).toBeFocused();
	await panes.unit('u2').click();
	await panes.details.getByRole('button', { name: 'Choose magic items' }).click();
	await expect(panes.heading).toHaveText(/Halberdiers/);
	await panes.details.getByRole('searchbox').fill('frost');
	await page.keyboard.press('Escape');
	await expect(panes.details.getByRole('searchbox')).toHaveValue('');
	await page.keyboard.press('Escape');
	await expect(panes.heading).toHaveText('Halberdiers');
	await panes.details.getByRole('button', { name: 'Delete' }).click();
	await expect(panes.unit('u2')).toHaveCount(0);
	await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
});

test('by keyboard: from the list into the pane and back', async ({ page, panes, keyboard }) => {
	await panes.open(idOf(1));
	await keyboard.activate(panes.row('Hero'));
	await expect(panes.heading).toBeFocused();
	await keyboard.tabTo(panes.details.getByRole('radio', { name: /^Sword of Cleaving/ }));
	await page.keyboard.press('Space');
	await expect(panes.row('Hero')).toContainText('Sword of Cleaving');
	await page.keyboard.press('Escape');
	await expect(panes.row('Hero')).toBeFocused();
});

test('panes scroll, and the page never does', async ({ page, panes }) => {
	for (const at of [1, 2, 3, 4]) {
		await panes.open(idOf(at));
		const over = await page.evaluate(
			() => document.documentElement.scrollHeight - document.documentElement.clientHeight
		);
		expect(over, `roster ${at}`).toBe(0);
	}
});

test('letters set twice as large still fit three panes', async ({ page, panes }) => {
	for (const { at, open } of views) {
		await panes.open(idOf(at));
		await (at === 1 ? panes.row(open) : panes.unit(open)).click();
		await expect(panes.heading).toBeVisible();
		await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
		expect.soft(await findLayoutFaults(page), open).toEqual([]);
		// Tables of weapons are scrolled then.
		expect.soft(await panes.overflows('main > *'), open).toEqual([]);
	}
});

const views = [
	{ name: 'counters', at: 1, open: 'Hero' },
	{ name: 'regiments', at: 3, open: 'u1' },
	{ name: 'ranks', at: 4, open: 'u2' }
] as const;

for (const [width, height, colorScheme] of [
	[900, 700, 'dark'],
	[1280, 800, 'light'],
	[1920, 1080, 'dark']
] as const) {
	for (const view of views) {
		test(`${view.name} in three panes are accessible and fit ${width} × ${height}`, async ({
			page,
			panes,
			findViolations
		}) => {
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ colorScheme });
			await panes.open(idOf(view.at));
			expect.soft(await findViolations()).toEqual([]);
			expect.soft(await findLayoutFaults(page)).toEqual([]);
			await (view.at === 1 ? panes.row(view.open) : panes.unit(view.open)).click();
			await expect(panes.heading).toBeVisible();
			expect.soft(await findViolations()).toEqual([]);
			expect.soft(await findLayoutFaults(page)).toEqual([]);
			expect.soft(await panes.overflows()).toEqual([]);
			expect.soft(await findOverlaps(page)).toEqual([]);
		});
	}
}
