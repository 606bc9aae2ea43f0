import { expect, test as base } from './fixtures.ts';
import { findOverlaps, layOut, looks } from './layout.ts';
import { RegimentsPage } from './pages/regiments-page.ts';
import { aStormhost, twoRegiments } from './regiments.ts';
import { aRow, idOf } from './rosters.ts';

const test = base.extend<{ board: RegimentsPage }>({
	board: ({ page }, use) => use(new RegimentsPage(page))
});

interface View {
	readonly name: string;
	readonly show: (board: RegimentsPage) => Promise<void>;
}

const views: readonly View[] = [
	{ name: 'the board', show: async (board) => board.section('Regiment 1').waitFor() },
	{
		name: 'the board with a problem',
		show: async (board) => {
			await board.unit('u4').click();
			await board.action('Delete').click();
			await board.toFix.first().waitFor();
			// Where it stands now, a row lies half below what stays in reach.
			await board.toTop();
		}
	},
	{
		name: 'a picker with all that may not be added',
		show: async (board) => {
			await board.addTo('Regiment 1').click();
			await board.rest.click();
		}
	},
	{ name: 'the picker of leaders', show: async (board) => board.addRegiment.click() },
	{
		name: 'the dialog of a unit',
		show: async (board) => {
			await board.unit('u0').click();
			await board.dialog.getByRole('table').waitFor();
		}
	},
	{
		name: 'the menu of a unit',
		show: async (board) => {
			await board.unit('u0').click();
			await board.action('Move to…').click();
			await board.action('New regiment').waitFor();
		}
	},
	{ name: 'a choice', show: async (board) => board.choice('Battle formation').click() },
	{ name: 'the dialog of a regiment', show: async (board) => board.more('Regiment 1').click() }
];

test.describe('an army of regiments', () => {
	test('is built to 2000 points in 23 taps, and a reload keeps it', async ({
		page,
		board,
		editor,
		stored
	}) => {
		let taps = 0;
		const tap = async (target: ReturnType<typeof board.pick>): Promise<void> => {
			taps += 1;
			await target.click();
		};
		await board.make('stormcast-eternals');
		await expect(page.getByText('Start with a regiment')).toBeVisible();

		await tap(board.addRegiment);
		await tap(board.pick('Lord-Celestant on Stardrake'));
		await expect(board.dialog).toHaveAccessibleName('Add to Regiment 1');
		for (const name of ['Liberators', 'Vindictors', 'Annihilators']) await tap(board.pick(name));
		await expect(board.added).toHaveText('Added Annihilators: 4 of 5 units here.');
		await tap(board.done);
		await expect(board.addRegiment).toBeFocused();

		await tap(board.addRegiment);
		await tap(board.pick('Lord-Vigilant on Gryph-stalker'));
		for (const name of ['Reclusians', 'Praetors', 'Prosecutors']) await tap(board.pick(name));
		await tap(board.done);

		await tap(board.addRegiment);
		await tap(board.pick('Knight-Arcanum'));
		for (const name of ['Vigilors', 'Stormstrike Palladors']) await tap(board.pick(name));
		await tap(board.done);

		await tap(board.flip(/^Reinforce Liberators/));
		await tap(board.flip(/^Reinforce Vindictors/));
		await tap(board.choice('Battle formation'));
		await tap(board.option(/^Vanguard Wing/));
		await tap(board.choice('Manifestation lore'));
		await tap(board.option(/^Manifestations of the Storm/));
		await tap(board.choice('Battle tactic card'));
		await tap(board.option(/^Siege of Ashes/));
		await tap(board.option(/^Smokescreen/));
		expect(taps).toBe(26);

		await expect(board.dialog).toBeHidden();
		await expect(editor.total).toContainText('1950 of 2000');
		await expect(editor.verdict).toHaveText('Legal');
		expect(await editor.number('Drops')).toBe('3');
		await expect(editor.bar).not.toContainText('Points of');
		await expect(board.section('Regiment 1')).toContainText('General’s regiment · 4 of 5 units');
		await expect(board.choice('Battle formation')).toContainText('Vanguard Wing');
		await expect(board.choice('Spell lore')).toContainText('Lore of the Storm');

		await expect.poll(async () => JSON.stringify(await stored.all())).toContain('vanguard-wing');
		await page.reload();
		await expect(editor.total).toContainText('1950 of 2000');
		await expect
			.poll(() => board.names('Regiment 1'))
			.toEqual(['Lord-Celestant on Stardrake', 'Liberators', 'Vindictors', 'Annihilators']);
	});

	test('undo takes back a whole regiment, a step at a time', async ({ board, editor }) => {
		await board.make('stormcast-eternals');
		await board.addRegiment.click();
		await board.pick('Knight-Arcanum').click();
		await board.pick('Liberators').click();
		await board.action('Undo').click();
		await expect(board.dialog).toContainText('1 of 5 units');
		await board.done.click();
		await editor.undo.click();
		await expect(board.section('Regiment 1')).toHaveCount(0);
		await expect(editor.total).toContainText('0 of 2000');
	});
});

test.describe('a picker', () => {
	test.beforeEach(async ({ stored, board }) => {
		await stored.seed([aRow(aStormhost(twoRegiments, { size: 1000 }))]);
		await board.open(idOf(1));
	});

	test('says why the rest may not be added', async ({ board }) => {
		await board.addTo('Regiment 2').click();
		await expect(board.pick('Vindictors')).toBeVisible();
		await expect(board.pick('Reclusians')).toHaveCount(0);
		await board.rest.click();
		await expect(board.pick('Reclusians')).toHaveAttribute('aria-disabled', 'true');
		await expect(board.pick('Reclusians')).toContainText('Knight-Arcanum can’t lead');
	});

	test('stops at the last place, and the row under the finger stays', async ({ board }) => {
		await board.addTo('Regiment 1').click();
		await board.pick('Liberators').click();
		await expect(board.added).toHaveText('Added Liberators: 5 of 5 units here.');
		await expect(board.pick('Liberators')).toContainText('2 here');
		await expect(board.pick('Liberators')).toHaveAttribute('aria-disabled', 'true');
		await expect(board.pick('Liberators')).toBeFocused();
		await expect(board.pick('Vindictors')).toHaveCount(0);
	});

	test('finds, keeps to the points left, and shows Legends when asked', async ({ board }) => {
		await board.addAuxiliary.click();
		await board.find.fill('stardrake');
		await expect(board.pick('Lord-Celestant on Stardrake')).toBeVisible();
		await expect(board.pick('Liberators')).toHaveCount(0);
		await board.canAfford.click();
		await expect(board.pick('Lord-Celestant on Stardrake')).toHaveCount(0);
		await board.find.fill('');
		await expect(board.pick('Liberators')).toBeVisible();
		await expect(board.pick('Evocators')).toHaveCount(0);
		await board.showLegends.click();
		await expect(board.pick('Evocators')).toContainText('Legends');
		await expect(board.dialog).toContainText('Points of 18 August 2026');
	});

	test('is closed by Done, by Escape and by going back', async ({ page, board }) => {
		for (const way of ['Done', 'Escape', 'Back']) {
			await board.addTo('Regiment 2').click();
			await expect(board.dialog).toBeVisible();
			if (way === 'Done') await board.done.click();
			else if (way === 'Escape') await page.keyboard.press('Escape');
			else await page.goBack();
			await expect(board.dialog).toBeHidden();
			await expect(board.addTo('Regiment 2')).toBeFocused();
		}
	});
});

test.describe('two regiments', () => {
	test.beforeEach(async ({ stored, board }) => {
		await stored.seed([aRow(aStormhost(twoRegiments))]);
		await board.open(idOf(1));
	});

	test('the general goes from one hero to another in one tap', async ({ board, editor }) => {
		await board.flip(/^General Knight-Arcanum/).click();
		await expect(board.flip(/^General Knight-Arcanum/)).toHaveAttribute('aria-pressed', 'true');
		await expect(board.flip(/^General Lord-Vigilant/)).toHaveAttribute('aria-pressed', 'false');
		await expect(board.row('u4')).toContainText(
			'General: no longer Lord-Vigilant on Gryph-stalker.'
		);
		await expect(board.section('Regiment 1')).toContainText('4 of 4 units');
		await expect(board.section('Regiment 2')).toContainText('General’s regiment · 2 of 5 units');
		await editor.undo.click();
		await expect(board.flip(/^General Lord-Vigilant/)).toHaveAttribute('aria-pressed', 'true');
	});

	test('a unit is reinforced at its row: twice the models at twice the points', async ({
		board,
		editor
	}) => {
		await board
			.row('u1')
			.getByRole('button', { name: /^Reinforce/ })
			.click();
		await expect(board.unit('u1')).toContainText('180 points');
		await expect(board.unit('u1')).toContainText('10 models');
		await expect(editor.total).toContainText('860 of 2000');
	});

	test('a unit is dragged to another regiment', async ({ board }) => {
		await board.drag('u1', 'u5');
		await expect.poll(() => board.ids('Regiment 2')).toEqual(['u4', 'u5', 'u1']);
		await expect.poll(() => board.ids('Regiment 1')).toEqual(['u0', 'u2', 'u3']);
		await expect(board.said).toHaveText('Liberators moved to Regiment 2, place 3 of 3.');
	});

	test('the menu moves a unit, first of all where it may stand', async ({ board }) => {
		await board.unit('u3').click();
		await board.action('Move to…').click();
		const places = board.dialog.getByRole('button', { name: /Regiment \d|Auxiliary units/ });
		await expect(places).toHaveText([/^Regiment 1.*here now/, /^Auxiliary units/, /^Regiment 2/]);
		await expect(places.nth(2)).toContainText('can’t lead Reclusians');
		await places.nth(1).click();
		await expect.poll(() => board.ids('Auxiliary units')).toEqual(['u6', 'u3']);
		await expect(board.unit('u3')).toBeFocused();

		await board.unit('u4').click();
		await board.action('Move to…').click();
		await board.action('New regiment').click();
		await expect.poll(() => board.names('Regiment 3')).toEqual(['Knight-Arcanum']);
		await expect(board.section('Regiment 2')).toContainText('To fix:');
	});

	test('a unit is copied and deleted, and the focus stays on the board', async ({
		board,
		editor
	}) => {
		await board.unit('u5').click();
		await board.action('Copy').click();
		await expect.poll(() => board.names('Regiment 2')).toHaveLength(3);
		await expect(board.section('Regiment 2').locator('[data-part="unit"]').last()).toBeFocused();
		await board.unit('u5').click();
		await board.action('Delete').click();
		await expect.poll(() => board.ids('Regiment 2')).not.toContain('u5');
		await expect(board.section('Regiment 2').locator('[data-part="unit"]').last()).toBeFocused();
		await expect(editor.total).toContainText('770 of 2000');
	});

	test('what was deleted is taken back where that is said', async ({ board, home }) => {
		await board.unit('u4').click();
		await board.action('Delete').click();
		await expect(board.unit('u4')).toHaveCount(0);
		await home.toast.getByRole('button', { name: 'Undo' }).click();
		await expect(board.unit('u4')).toBeVisible();
	});

	test('a regiment without its leader stays, and is fixed', async ({ board, editor }) => {
		await board.unit('u4').click();
		await board.action('Delete').click();
		const line = board.section('Regiment 2').getByRole('button', { name: /^To fix:/ });
		await expect(line).toContainText('Regiment 2 needs a leader');
		await expect(board.section('Regiment 1').getByRole('button', { name: /^To fix:/ })).toHaveCount(
			0
		);
		await expect(editor.verdict).toHaveText('1 to fix');
		await line.click();
		const fix = board.dialog.getByRole('group', { name: 'Fixes' }).getByRole('button');
		await fix.first().click();
		await expect(board.dialog).toHaveAccessibleName(/^Legal so far · \d+ left$/);
		await board.close();
		await expect(board.toFix).toHaveCount(0);
		await expect(editor.verdict).toHaveText('Legal so far');
	});

	test('what a problem shows is dealt with at once, and leads back to the problems', async ({
		board
	}) => {
		await board.unit('u4').click();
		await board.action('Delete').click();
		await board.toFix.click();
		await board.action('Show Praetors').click();
		await expect(board.dialog).toHaveAccessibleName('Praetors');
		await board.action('Delete').click();
		await expect(board.dialog).toHaveAccessibleName(/^Legal so far · \d+ left$/);
		await board.close();
		await expect(board.section('Regiment 2').locator('[data-unit]')).toHaveCount(0);
	});

	test('a regiment is named, disbanded, and deleted with its units', async ({ board, editor }) => {
		await board.more('Regiment 2').click();
		await board.dialog.getByLabel('Name').fill('Vanguard');
		await board.close();
		await expect.poll(() => board.ids('Vanguard')).toEqual(['u4', 'u5']);
		await board.more('Vanguard').click();
		await board.action('Delete with its units').click();
		await expect(board.section('Vanguard')).toHaveCount(0);
		await expect(editor.total).toContainText('530 of 2000');
		await editor.undo.click();
		await board.more('Vanguard').click();
		await board.action('Disband').click();
		await expect.poll(() => board.ids('Auxiliary units')).toEqual(['u6', 'u4', 'u5']);
	});

	test('a unit has its enhancements, facts and warscroll in its dialog', async ({ board }) => {
		await board.unit('u0').click();
		await board.dialog.getByRole('radio', { name: /^Shock and Awe/ }).click();
		await expect(board.dialog.getByRole('table')).toContainText('Weapon');
		await expect(board.dialog).toContainText('base 90x52mm');
		await board.close();
		await expect(board.unit('u0')).toContainText('Shock and Awe');
		await board.unit('u4').click();
		const other = board.dialog.getByRole('radio', { name: /^Shock and Awe/ });
		await expect(other).toHaveAttribute('aria-disabled', 'true');
		await expect(other).toContainText('Lord-Vigilant on Gryph-stalker');
	});

	test('a choice is replaced and taken back with one tap each', async ({ board }) => {
		for (const name of ['Vanguard Wing', 'Thunderhead Host', 'None']) {
			await board.choice('Battle formation').click();
			await board.option(new RegExp(`^${name}`)).click();
			await expect(board.dialog).toBeHidden();
			await expect(board.choice('Battle formation')).toContainText(name === 'None' ? 'none' : name);
			await expect(board.choice('Battle formation')).toBeFocused();
		}
	});

	test('a regiment of renown stands by itself', async ({ board, editor }) => {
		await board.addRenown.click();
		await board.dialog.locator('li button').first().click();
		await expect(board.added).toContainText('1 unit here.');
		await board.done.click();
		await expect(editor.verdict).toHaveText('Legal so far');
		await expect(board.section('Regiments of Renown').locator('[data-unit]')).toHaveCount(1);
	});

	for (const { name, show } of views) {
		test(`${name} is accessible and fits`, async ({ page, board, checkLooks }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await show(board);
			await expect(page.locator('dialog')).toHaveCount(name.includes('board') ? 0 : 1);
			await checkLooks();
		});
	}

	test('the bar covers nothing', async ({ page }) => {
		for (const { look, width, height } of looks) {
			await page.setViewportSize({ width, height });
			expect.soft(await findOverlaps(page), look).toEqual([]);
		}
	});

	test('a message stands on the bar, however high that is', async ({ page, board, editor }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await board.unit('u4').click();
		await board.action('Delete').click();
		const message = page.getByText('Deleted Knight-Arcanum.').locator('..');
		await expect(message).toBeVisible();
		const heights = new Set<number>();
		for (const text of [100, 200] as const) {
			await layOut(page, { width: 390, height: 844, colorScheme: 'light', text });
			const barTop = async (): Promise<number> => (await editor.bar.boundingBox())?.y ?? 0;
			await expect
				.poll(async () => {
					const box = await message.boundingBox();
					return box && (await barTop()) - box.y - box.height;
				})
				.toBeGreaterThanOrEqual(0);
			heights.add(await barTop());
		}
		expect(heights.size).toBe(2);
	});
});

test('a game without points has no points, and fixed units no counter', async ({
	page,
	editor
}) => {
	await page.goto('roster/?army=spearhead/bad-moon-madmob');
	const choice = page.getByRole('button', { name: /^Regiment ability/ });
	await expect(choice).toContainText('none');
	await expect(editor.bar).not.toContainText(/ of 0|left/);
	await expect(page.getByRole('main')).toContainText('×2');
	await expect(page.getByRole('button', { name: /^Add one/ })).toHaveCount(0);
	await choice.click();
	await page.getByRole('radio', { name: /^The Lunatic Hordes/ }).click();
	await expect(choice).toContainText('The Lunatic Hordes');
	await page.getByRole('button', { name: /^Squig Hoppers/ }).click();
	await expect(editor.dialog).not.toContainText('points');
	await expect(editor.dialog.getByRole('table')).toContainText('Weapon');
});
