import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aFullEmpire, anEmpire, aRow, compulsory, idOf, times, unitsOf } from './rosters.ts';

for (const game of ['Warmaster', 'Warmaster Revolution']) {
	test(`a legal army of 2000 points of ${game} takes few taps and no typing`, async ({
		home,
		newRoster,
		editor
	}) => {
		let taps = 0;
		const tap = async (target: Locator): Promise<void> => {
			await target.tap();
			taps += 1;
		};
		const expectBar = async (total: string, rest: string, verdict: string): Promise<void> => {
			await expect(editor.total).toContainText(`${total} of 2000`);
			const [left = '', ...numbers] = rest.split(' · ');
			await expect(editor.total).toContainText(left);
			for (const each of numbers) {
				const [, name = '', value] = /^(.*) (\d+)$/.exec(each) ?? [];
				expect(await editor.number(name)).toBe(value);
			}
			await expect(editor.verdict).toHaveText(verdict);
			await expect(editor.bar).toBeInViewport({ ratio: 1 });
		};

		await home.open();
		await tap(home.game(game));
		await tap(newRoster.army('Empire'));
		await expect(editor.heading).toHaveText('Empire 2000');
		await expectBar('525', '1475 left · Units 8 · Break point 4', 'Legal so far');

		const shopping = [
			['Knights', 6, '1185', '815 left · Units 14 · Break point 7'],
			['Hero', 2, '1345', '655 left · Units 14 · Break point 7'],
			['Wizard', 2, '1435', '565 left · Units 14 · Break point 7'],
			['Cannon', 2, '1605', '395 left · Units 16 · Break point 8'],
			['Helblaster', 2, '1705', '295 left · Units 18 · Break point 9'],
			['Steam Tank', 1, '1835', '165 left · Units 19 · Break point 10'],
			['Pistoliers', 1, '1930', '70 left · Units 20 · Break point 10'],
			['Crossbowmen', 1, '1985', '15 left · Units 21 · Break point 11']
		] as const;
		for (const [entry, count, total, rest] of shopping) {
			for (let taken = 0; taken < count; taken += 1) await tap(editor.add(entry));
			await expectBar(total, rest, Number(total) < 1900 ? 'Legal so far' : 'Legal');
		}
		await tap(editor.entry('Wizard'));
		await tap(editor.option('War Altar'));
		await tap(editor.close);
		await expectBar('2000', '0 left · Units 21 · Break point 11', 'Legal');

		expect(taps).toBeLessThanOrEqual(22);
	});
}

test('a reload keeps everything', async ({ page, newRoster, editor, stored }) => {
	await newRoster.create('Empire');
	await editor.add('Knights').click();
	await editor.give('Halberdiers', 'Skirmishers');
	await expect(editor.total).toContainText('660 of 2000');
	await expect.poll(async () => JSON.stringify(await stored.all())).toContain('skirmishers');

	await page.reload();

	await expect(editor.heading).toHaveText('Empire 2000');
	await expect(editor.total).toContainText('660 of 2000');
	await expect(editor.count('Knights')).toHaveText('1');
	await expect(editor.unit('Skirmishers')).toBeVisible();
});

test('a tap hands its edit to the database before it ends', async ({ editor, stored }) => {
	await stored.seed([aRow(anEmpire())]);
	await editor.open(idOf(1));
	await editor.total.waitFor();
	// How long the database takes then is measured by `npm run bench`.
	for (let edit = 0; edit < 3; edit += 1) {
		expect(await stored.rowsWrittenBy('Add one Knights')).toBe(1);
	}
});

test.describe('a stored roster', () => {
	test.beforeEach(async ({ stored, editor }) => {
		await stored.seed([aRow(anEmpire()), aRow(aFullEmpire({ id: idOf(2), name: 'Full' }))]);
		await editor.open(idOf(1));
	});

	test('keeps the bar in view, at the end of the page too', async ({ page, editor }) => {
		await expect(editor.bar).toBeInViewport({ ratio: 1 });
		await editor.remove('Wizard').scrollIntoViewIfNeeded();
		await page.mouse.wheel(0, 10_000);
		await expect(editor.bar).toBeInViewport({ ratio: 1 });
		await expect(editor.add('Wizard')).toBeInViewport({ ratio: 1 });
		await editor.add('Wizard').click();
		await expect(editor.total).toContainText('570 of 2000');
	});

	test('returns from a dialog by Back', async ({ page, editor }) => {
		await editor.entry('Halberdiers').click();
		await expect(editor.dialog).toBeVisible();
		await page.goBack();
		await expect(editor.dialog).toBeHidden();
		await expect(editor.heading).toHaveText('Nordland');
		await expect(page).toHaveURL(/roster\/\?id=/);
	});

	test('closes a dialog once, however often Close is tapped', async ({ page, editor }) => {
		await page.goto('./');
		await page.getByRole('link', { name: /^Nordland/ }).click();
		await editor.verdict.click();
		await editor.close.dblclick();
		await expect(editor.dialog).toBeHidden();
		await expect(editor.heading).toHaveText('Nordland');
		await expect(page).toHaveURL(/roster\/\?id=/);
	});

	test('goes from what is next to its unit and back', async ({ page, editor }) => {
		await editor.remove('Halberdiers').click();
		await editor.verdict.click();
		await expect(editor.dialog).toHaveAccessibleName('Halberdiers');
		await editor.close.click();
		await page.waitForURL(/roster\/\?id=/);
		await expect(editor.heading).toHaveText('Nordland');
	});

	test('says why no more may be taken', async ({ editor }) => {
		await editor.add('Steam Tank').click();
		await expect(editor.add('Steam Tank')).toBeEnabled();
		await editor.add('Steam Tank').click();
		await expect(editor.add('Steam Tank')).toBeDisabled();
		await expect(editor.add('Steam Tank')).toHaveAccessibleDescription(
			'Steam Tank: maximum 2. Per 1000 of 2000 points: maximum 1 × 2 = 2.'
		);
		await editor.add('Steam Tank').click({ force: true });
		await expect(editor.count('Steam Tank')).toHaveText('2');
		await expect(editor.add('General')).toBeDisabled();
	});

	test('shows what is below the minimum, with arithmetic and source', async ({ page, editor }) => {
		await editor.remove('Halberdiers').click();
		await expect(editor.verdict).toHaveText('Next: add Halberdiers');
		await expect(editor.entry('Halberdiers')).toContainText('3 (min 4)');

		await editor.more.click();
		await editor.button('Check this list').click();
		await expect(editor.problems).toHaveCount(1);
		await expect(editor.problems).toContainText('Halberdiers: 3 taken, minimum 4. Add 1.');
		await expect(editor.problems).toContainText('Per 1000 of 2000 points: minimum 2 × 2 = 4.');
		await expect(editor.problems).toContainText('Warmaster Armies, Empire');

		await page.goBack();
		await page.goBack();
		await expect(editor.dialog).toBeHidden();
		await editor.add('Halberdiers').click();
		await expect(editor.verdict).toHaveText('Legal so far');
	});

	test('gives the War Altar to one Wizard of the army', async ({ editor }) => {
		await editor.add('Wizard').click();
		await editor.add('Wizard').click();
		await editor.give('Wizard', 'War Altar');
		await expect(editor.total).toContainText('630 of 2000');
		await expect(editor.unit('War Altar')).toContainText('60');

		await editor.entry('Wizard').click();
		await editor.copy(/^2\./).click();
		await expect(editor.option('War Altar')).toBeDisabled();
		await expect(editor.option('War Altar')).toContainText('War Altar: maximum 1.');
		await editor.close.click();

		await editor.entry('General').click();
		await expect(editor.option('Griffon')).toBeEnabled();
		await expect(editor.option('War Altar')).toBeHidden();
	});

	test('gives an item to one unit and says to another where it is', async ({ editor }) => {
		await editor.give('Halberdiers', 'Battle Banner');
		await expect(editor.total).toContainText('575 of 2000');

		await editor.entry('Crossbowmen').click();
		await expect(editor.option('Battle Banner')).toBeDisabled();
		await expect(editor.option('Battle Banner')).toContainText(
			/maximum 1 in the army; Halberdiers have it/
		);
		await editor.option('Battle Banner').click({ force: true });
		await expect(editor.option('Battle Banner')).not.toBeChecked();
		await editor.option('Sword of Might').click();
		await expect(editor.option('Sword of Might')).toBeChecked();
		await editor.close.click();
		await expect(editor.total).toContainText('585 of 2000');
		await expect(editor.verdict).toHaveText('Legal so far');
	});

	test('changes one item for another with one tap', async ({ editor }) => {
		await editor.give('Halberdiers', 'Battle Banner');
		await editor.give('Halberdiers', 'Banner of Fortune');
		await expect(editor.unit('Banner of Fortune')).toBeVisible();
		await expect(editor.unit('Battle Banner')).toBeHidden();
		await expect(editor.total).toContainText('545 of 2000');
		await editor.entry('Halberdiers').click();
		const standards = editor.dialog.getByRole('radiogroup', { name: 'Magic standards: one' });
		await standards.getByRole('radio', { name: 'None' }).click();
		await editor.close.click();
		await expect(editor.total).toContainText('525 of 2000');
	});

	test('attaches Skirmishers to infantry alone', async ({ editor }) => {
		await editor.give('Crossbowmen', 'Skirmishers');
		await expect(editor.total).toContainText('550 of 2000');
		expect(await editor.number('Units')).toBe('8');

		await editor.add('Knights').click();
		await editor.entry('Knights').click();
		await expect(editor.option('Sword of Might')).toBeVisible();
		await expect(editor.option('Skirmishers')).toBeHidden();
	});

	test('keeps own names and notes', async ({ page, editor, stored }) => {
		await editor.entry('Halberdiers').click();
		await editor.own.click();
		await editor.ownName.fill('Ulric’s Own');
		await editor.note.fill('Painted last');
		await editor.close.click();
		await expect(editor.unit(/^Ulric’s Own/)).toBeVisible();
		await expect.poll(async () => JSON.stringify(await stored.all())).toContain('Painted last');

		await page.reload();
		await editor.unit(/^Ulric’s Own/).click();
		await expect(editor.ownName).toHaveValue('Ulric’s Own');
		await expect(editor.note).toHaveValue('Painted last');
	});

	test('copies a unit without its magic item', async ({ editor }) => {
		await editor.entry('Halberdiers').click();
		await editor.option('Skirmishers').click();
		await editor.option('Battle Banner').click();
		await editor.button('Copy unit').click();

		await expect(editor.option('Skirmishers')).toBeChecked();
		await expect(editor.option('Battle Banner')).not.toBeChecked();
		await editor.close.click();
		await expect(editor.count('Halberdiers')).toHaveText('5');
		await expect(editor.total).toContainText('670 of 2000');
		await expect(editor.verdict).toHaveText('Legal so far');
	});

	test('copies a Wizard without the army’s only War Altar', async ({ editor }) => {
		await editor.add('Wizard').click();
		await editor.entry('Wizard').click();
		await editor.option('War Altar').click();
		await editor.button('Copy unit').click();
		await expect(editor.option('War Altar')).not.toBeChecked();
		await editor.close.click();
		await expect(editor.verdict).toHaveText('Legal so far');
	});

	test('copies no unit that the army may not have twice', async ({ editor }) => {
		await editor.entry('General').click();
		await expect(editor.button('Copy unit')).toBeDisabled();
		await expect(editor.button('Copy unit')).toHaveAccessibleDescription(/^General: maximum 1/);
	});

	test('removes the unit that is shown', async ({ editor }) => {
		await editor.give('Halberdiers', 'Battle Banner');
		await editor.unit('Battle Banner').click();
		await editor.button('Remove unit').click();
		await editor.close.click();
		await expect(editor.count('Halberdiers')).toHaveText('3');
		await expect(editor.total).toContainText('480 of 2000');
		await expect(editor.unit('Battle Banner')).toBeHidden();
	});

	test('brings a removed unit back with Undo, until something else is changed', async ({
		editor,
		page
	}) => {
		const undo = page.locator('dialog .toast').getByRole('button', { name: 'Undo' });
		await editor.give('Halberdiers', 'Battle Banner');
		await editor.unit('Battle Banner').click();
		await editor.button('Remove unit').click();
		await expect(page.locator('dialog .toast')).toContainText('Removed Halberdiers.');
		await undo.click();
		await editor.close.click();
		await editor.unit('Battle Banner').click();
		await editor.button('Remove unit').click();
		await editor.button('Copy unit').click();
		await expect(page.locator('dialog .toast')).toContainText('Removed Halberdiers.');
		await expect(undo).toHaveCount(0);
	});

	test('offers to add a unit that is not taken yet', async ({ editor }) => {
		await editor.entry('Flagellants').click();
		await editor.button('Add Flagellants').click();
		await editor.option('Sword of Might').click();
		await editor.close.click();
		await expect(editor.total).toContainText('605 of 2000');
	});

	test('halves the limits at 1999 points', async ({ editor }) => {
		await expect(editor.entry('Handgunners')).toContainText('0/6');
		await editor.total.click();
		await editor.otherSize.fill('1999');
		await editor.otherSize.press('Enter');
		await editor.close.click();
		await expect(editor.total).toContainText('525 of 1999');
		await expect(editor.entry('Handgunners')).toContainText('0/3');
		await expect(editor.entry('Halberdiers')).toContainText('4 (min 2)');
	});

	test('refuses a points limit that is none, and says so', async ({ editor }) => {
		await editor.total.click();
		await editor.otherSize.fill('0');
		await editor.otherSize.press('Enter');
		await expect(editor.total).toContainText('525 of 2000');
		await expect(editor.otherSize).not.toHaveValue('0');
	});

	test('goes over the points and says by how much', async ({ editor }) => {
		await editor.open(idOf(2));
		await editor.add('Knights').click();
		await editor.add('Knights').click();
		await expect(editor.total).toContainText('2050 of 2000');
		await expect(editor.bar).toContainText('50 over');
		await expect(editor.add('Knights')).toBeEnabled();

		await editor.verdict.click();
		await expect(editor.problems).toContainText([/2050 of 2000 points spent: 50 over/]);
	});

	test('keeps a name for the heading when its name is taken away', async ({ editor }) => {
		await editor.more.click();
		await editor.dialog.getByLabel('Name').fill('');
		await editor.close.click();
		await expect(editor.heading).not.toBeEmpty();
	});

	test('says that it is not saved, and saves with the next edit', async ({
		page,
		editor,
		stored
	}) => {
		await page.evaluate(() => {
			const store = IDBObjectStore.prototype;
			const put = Object.getOwnPropertyDescriptor(store, 'put') ?? {};
			store.put = () => {
				throw new DOMException('The disk is full.', 'QuotaExceededError');
			};
			addEventListener('room', () => Object.defineProperty(store, 'put', put));
		});
		await editor.add('Knights').click();
		await expect(editor.notSaved).toBeVisible();

		await editor.add('Hero').click();
		await expect(editor.notSaved).toBeVisible();

		await page.evaluate(() => dispatchEvent(new Event('room')));
		await editor.add('Cannon').click();
		await expect(editor.notSaved).toBeHidden();
		await expect
			.poll(async () => JSON.stringify(await stored.all()))
			.toMatch(/"knights".*"hero".*"cannon"/);
	});
});

test('one tap too many makes no second roster', async ({ home, newRoster, editor, stored }) => {
	await newRoster.open('warmaster');
	await newRoster.army('Empire').dblclick();
	await expect(editor.heading).toHaveText('Empire 2000');
	await expect.poll(async () => (await stored.all()).length).toBe(1);
	// The second tap fell on the roster that the first had opened: whatever it hit, there is one roster.
	await home.open();
	await expect(home.rows).toHaveCount(1);
});

test('a size may be typed', async ({ newRoster, editor }) => {
	await newRoster.open('warmaster');
	await newRoster.size(1000).click();
	await newRoster.otherSize.fill('3500');
	await newRoster.army('Dwarf').click();
	await expect(editor.heading).toHaveText('Dwarf 3500');
	await expect(editor.entry('Warriors')).toContainText('6 (min 6)');
});

test('an army of sixty units is edited as any other', async ({ stored, editor }) => {
	const units = unitsOf([...compulsory, ...times(51, 'knights')]);
	await stored.seed([aRow(anEmpire({ size: 8000, units }))]);
	await editor.open(idOf(1));
	await editor.add('Knights').click();
	await expect(editor.count('Knights')).toHaveText('52');
});
