import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { RanksPage } from './pages/ranks-page.ts';
import { RegimentsPage } from './pages/regiments-page.ts';
import { anImperialHost, smallHost } from './ranks.ts';
import { aStormhost } from './regiments.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';
import type { StoredRows } from './stored-rows.ts';

/** How far down the open sheet each of these is, in the order given. */
async function placesOf(
	page: Page,
	words: readonly (string | RegExp)[]
): Promise<readonly number[]> {
	const dialog = page.getByRole('dialog');
	const boxes = words.map((each) => dialog.getByText(each).first().boundingBox());
	return (await Promise.all(boxes)).map((box) => box?.y ?? Number.NaN);
}

async function expectInOrder(page: Page, words: readonly (string | RegExp)[]): Promise<void> {
	// The sheet may still be on its way up.
	await expect(async () => {
		const places = await placesOf(page, words);
		expect(places).toEqual(places.toSorted((one, other) => one - other));
	}).toPass();
}

test('a warscroll stands above what may be chosen, and the empty fields fold at the end', async ({
	page,
	stored,
	editor
}) => {
	const board = new RegimentsPage(page);
	const lines = ['knight-arcanum + general, liberators', '- lore-of-the-storm'];
	await stored.seed([aRow(aStormhost(lines))]);
	await board.open(idOf(1));
	await board.unit('u0').click();
	await expect(editor.ownName).toBeHidden();
	const order = [
		'Health',
		'Weapon',
		'Abilities',
		/^Spells \(/,
		/^Heroic traits/,
		'Custom name and note'
	];
	await expectInOrder(page, order);
	await editor.dialog.getByText(/^Spells \(3\)/).click();
	await expect(editor.dialog.getByRole('heading', { name: 'Thundershock' })).toBeVisible();
	await board.close();
	await board.unit('u1').click();
	await expect(editor.dialog.getByText('Abilities')).toBeVisible();
	await expect(editor.dialog.getByText(/^Spells/)).toHaveCount(0);
});

test('a choice of a warscroll leaves all of its sheet in place', async ({
	page,
	stored,
	editor
}) => {
	const board = new RegimentsPage(page);
	await stored.seed([aRow(aStormhost(['knight-arcanum + general, liberators']))]);
	await board.open(idOf(1));
	await board.unit('u0').click();
	const choices = editor.dialog.getByRole('radio');
	for (const at of [-1, 0]) {
		const choice = choices.nth(at);
		await choice.scrollIntoViewIfNeeded();
		const before = await choice.boundingBox();
		await choice.click();
		await expect(choice).toBeChecked();
		// As long as what is read from the device could take to come again.
		for (let frames = 0; frames < 30; frames += 1) {
			await page.evaluate(() => new Promise(requestAnimationFrame));
			expect(Math.abs(((await choice.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
		}
	}
});

/** Opens the sheet of the wizard of a small host. */
async function openWizard(page: Page, stored: StoredRows): Promise<RanksPage> {
	const ranks = new RanksPage(page);
	await stored.seed([aRow(anImperialHost(smallHost))]);
	await ranks.open(idOf(1));
	await ranks.unit('Wizard Champion').click();
	return ranks;
}

test('a wizard’s items come before weapons, and his college before both', async ({
	page,
	stored
}) => {
	const ranks = await openWizard(page, stored);
	await expectInOrder(page, [
		'WS',
		/^Special rules \(/,
		/^Spells \(10\)/,
		'Colleges of Magic',
		'Choose magic items',
		'Hand-to-hand weapons',
		'Custom name and note'
	]);
	await ranks.closeDialog();
	await ranks.unit('General of the Empire').click();
	await expectInOrder(page, ['Hand-to-hand weapons', 'Choose magic items', 'Missile weapons']);
	await ranks.closeDialog();
	await ranks.unit('Halberdiers').click();
	await expectInOrder(page, [
		'WS',
		'Each has: ',
		'Models',
		'Command group',
		'Points breakdown',
		'Custom name and note'
	]);
});

test('a wizard of Warmaster has the spells of the army on the sheet', async ({
	editor,
	stored
}) => {
	await stored.seed([aRow(aFullEmpire())]);
	await editor.open(idOf(1));
	await editor.entry('Wizard').click();
	await editor.dialog.getByText(/^Spells \(4\)/).click();
	await expect(editor.dialog.getByRole('heading', { name: 'Ball of Flame' })).toBeVisible();
});

test('a name is in sight once it is there, and the fold stays as it was left', async ({
	editor,
	stored
}) => {
	await stored.seed([aRow(aFullEmpire())]);
	await editor.open(idOf(1));
	await editor.unit(/^Ulric’s Own/).click();
	await expect(editor.ownName).toHaveValue('Ulric’s Own');
	await editor.own.click();
	await expect(editor.ownName).toBeHidden();
	await editor.close.click();
	await editor.unit(/^Ulric’s Own/).click();
	await expect(editor.ownName).toBeHidden();
});

test('who comes back from a second sheet finds the first where it was', async ({
	page,
	stored
}) => {
	const ranks = await openWizard(page, stored);
	await ranks.dialog.getByText(/^Special rules \(/).click();
	const scrolled = () => ranks.dialog.locator('.body').evaluate(({ scrollTop }) => scrollTop);
	await ranks.chooseItems.scrollIntoViewIfNeeded();
	const place = await scrolled();
	expect(place).toBeGreaterThan(400);
	await ranks.chooseItems.click();
	await expect(ranks.done).toBeVisible();
	expect(await scrolled()).toBe(0);
	await ranks.done.click();
	await expect(ranks.chooseItems).toBeVisible();
	await expect.poll(scrolled).toBe(place);
	await ranks.closeDialog();
	await ranks.unit('Halberdiers').click();
	await expect(ranks.models).toBeVisible();
	expect(await scrolled()).toBe(0);
});

test('what is tapped stays where it is, whatever comes or goes above it', async ({
	page,
	stored
}) => {
	const ranks = await openWizard(page, stored);
	await ranks.chooseItems.click();
	const shelves = ranks.dialog.locator('.body summary');
	for (const at of [0, 1]) await shelves.nth(at).click();
	const items = ranks.dialog.getByRole('checkbox', { disabled: false });
	for (const at of [8, 4]) {
		// The shelf says what was chosen of it.
		const row = items.nth(at).locator('xpath=ancestor::li[1]');
		const id = (await row.getAttribute('data-item')) ?? '';
		const item = ranks.dialog.locator(`[data-item="${id}"] [role="checkbox"]`);
		await item.scrollIntoViewIfNeeded();
		const before = await item.boundingBox();
		await item.click();
		await expect(item).toBeChecked();
		await expect
			.poll(async () => Math.abs(((await item.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
			.toBeLessThanOrEqual(1);
	}
});

test('two tactic cards are ticks, with how many there are and Done', async ({ page, editor }) => {
	const board = new RegimentsPage(page);
	await board.make('stormcast-eternals');
	await board.addRegiment.click();
	for (const name of ['Knight-Arcanum', 'Liberators']) await board.pick(name).click();
	await board.done.click();
	await expect(board.choice('Battle tactic cards')).toContainText('0 of 2');
	await board.choice('Battle tactic cards').click();
	await expect(board.dialog).toHaveAccessibleName('Battle tactic cards');
	await expect(board.dialog).toContainText('0 of 2');
	await expect(board.dialog.getByRole('checkbox', { name: /^None/ })).toHaveCount(0);
	await expect(board.dialog.getByRole('radio')).toHaveCount(0);
	const siege = board.dialog.getByRole('checkbox', { name: /^Siege of Ashes/ });
	await siege.click();
	await expect(siege).toBeChecked();
	// However far the cards are scrolled.
	await board.dialog.getByRole('checkbox').last().scrollIntoViewIfNeeded();
	await expect(board.dialog.getByText('1 of 2', { exact: true })).toBeInViewport();
	await siege.click();
	await expect(siege).not.toBeChecked();
	await siege.click();
	await board.done.click();
	await expect(board.choice('Battle tactic card')).toContainText(/Siege of Ashes\s*1 of 2/);
	await expect(board.choice('Battle tactic card')).toBeFocused();
	await board.choice('Battle tactic card').click();
	await board.option(/^Smokescreen/).click();
	await expect(editor.verdict).toHaveText('Legal so far');
});

test('one of several is a radio, with None where it need not be, and arrows move among them', async ({
	page,
	stored
}) => {
	const board = new RegimentsPage(page);
	await stored.seed([aRow(aStormhost(['knight-arcanum + general, liberators']))]);
	await board.open(idOf(1));
	await board.choice('Battle formation').click();
	await expect(board.dialog.getByRole('radiogroup', { name: 'Battle formation' })).toBeVisible();
	const radios = board.dialog.getByRole('radio');
	await expect(radios.first()).toHaveAccessibleName(/^None/);
	await expect(radios.first()).toBeChecked();
	await radios.first().focus();
	await page.keyboard.press('ArrowUp');
	await expect(radios.last()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect(radios.nth(1)).toBeFocused();
	await expect(radios.first()).toBeChecked();
	const name = await radios.nth(1).locator('.name').textContent();
	await page.keyboard.press('Space');
	await expect(board.dialog).toBeHidden();
	await expect(board.choice('Battle formation')).toContainText(name ?? '');
});

test('a choice that every army makes has no None', async ({ page, editor, newRoster }) => {
	await newRoster.open('spearhead');
	await newRoster.army('Bad Moon Madmob Gloomspite Gitz').click();
	await page.getByRole('button', { name: /^Regiment ability/ }).click();
	await expect(editor.dialog.getByRole('radio').first()).toBeVisible();
	await expect(editor.dialog.getByRole('radio', { name: /^None/ })).toHaveCount(0);
});

test('“free” is said only beside what costs something', async ({ page, stored }) => {
	const ranks = new RanksPage(page);
	const lines = ['wizard-champion + college-bright', 'halberdiers:20'];
	await stored.seed([aRow(anImperialHost(lines))]);
	await ranks.open(idOf(1));
	await ranks.unit('Wizard Champion').click();
	await expect(ranks.dialog.getByRole('radio', { name: /^Bright College/ })).toBeVisible();
	await expect(ranks.dialog.getByText('free', { exact: true })).toHaveCount(0);
	await ranks.closeDialog();
	await ranks.make('kingdom-of-equitaine', 1000, 't9a');
	await ranks.add('Heroes', 'Damsel');
	await expect(ranks.chip('Lore of Heavens')).not.toContainText('free');
	await expect(ranks.chip('Level 1 Wizard')).toContainText('free');
});
