import { expect, test } from './fixtures.ts';
import { anEmpire, aRow, idOf } from './rosters.ts';

test.beforeEach(async ({ stored, editor }) => {
	await stored.seed([aRow(anEmpire())]);
	await editor.open(idOf(1));
	await editor.add('Knights').waitFor();
});

test.describe('a number that is typed', () => {
	test('is taken, up and down, and is one step to undo', async ({ editor }) => {
		await editor.setCount('Knights', '7');
		await expect(editor.count('Knights')).toHaveText('7');
		await expect(editor.total).toContainText('1295 of 2000');
		await editor.setCount('Knights', '2');
		await expect(editor.total).toContainText('745 of 2000');

		await editor.undo.click();
		await expect(editor.count('Knights')).toHaveText('7');
		await editor.undo.click();
		await expect(editor.count('Knights')).toHaveText('0');
	});

	test('over the maximum takes what is allowed, and says why until the next edit', async ({
		page,
		editor
	}) => {
		await editor.setCount('Cannon', '5');
		await expect(editor.count('Cannon')).toHaveText('2');
		const why = page.getByRole('status').filter({ hasText: 'Cannon: maximum 2.' });
		await expect(why).toBeVisible();
		await editor.remove('Cannon').click();
		await expect(why).toBeHidden();
		await editor.add('Cannon').click();
		await expect(editor.count('Cannon')).toHaveText('2');
		await expect(why).toBeHidden();
	});

	test.describe('whose code does not load', () => {
		test.use({ expectedMessages: /ERR_FAILED/ });

		test('leaves all as it is, and says so', async ({ page, editor }) => {
			await page.route('**/_app/immutable/**', (route) => route.abort());
			await editor.setCount('Knights', '7');
			await expect(page.getByText('Part of Muster did not load.')).toBeVisible();
			await expect(editor.count('Knights')).toHaveText('0');
		});
	});

	for (const typed of ['six', '-3', '2.5']) {
		test(`"${typed}" leaves all as it is, and says what is wanted`, async ({ page, editor }) => {
			await editor.setCount('Halberdiers', typed);
			await expect(page.getByText('Enter a whole number, such as 20.')).toBeVisible();
			await expect(editor.total).toContainText('525 of 2000');
		});
	}

	test('a roster holds no more than it can keep', async ({ page, editor }) => {
		await editor.setCount('Halberdiers', '999');
		await editor.setCount('Crossbowmen', '994');
		expect(await editor.number('Units')).toBe('1993');
		await editor.setCount('Knights', '7');
		expect(await editor.number('Units')).toBe('1993');
		await expect(page.getByText('A roster can hold up to 2000 units.').first()).toBeVisible();
		await editor.setCount('Knights', '6');
		await expect(editor.add('Knights')).toHaveAccessibleDescription(
			'A roster can hold up to 2000 units.'
		);
	});

	test('Escape leaves all as it is, and the focus where it was', async ({ page, editor }) => {
		const group = page.getByRole('group', { name: 'Knights', exact: true });
		await group.getByRole('button', { name: /set the number of/ }).click();
		await expect(group.getByRole('textbox', { name: 'How many Knights' })).toBeFocused();
		await page.keyboard.type('4');
		await page.keyboard.press('Escape');
		await expect(group.getByRole('button', { name: /set the number of/ })).toBeFocused();
		await expect(editor.count('Knights')).toHaveText('0');
	});
});

test('holding + adds until it is let go, as one step', async ({ page, editor }) => {
	await editor.add('Knights').hover();
	await page.mouse.down();
	await expect
		.poll(async () => Number(await editor.count('Knights').textContent()))
		.toBeGreaterThan(3);
	await page.mouse.up();
	const held = await editor.count('Knights').textContent();
	await editor.undo.click();
	await expect(editor.count('Knights')).toHaveText('0');
	await editor.redo.click();
	await expect(editor.count('Knights')).toHaveText(held ?? '');
});

test('holding − removes, and stops at none', async ({ page, editor }) => {
	await editor.setCount('Knights', '4');
	await expect(editor.count('Knights')).toHaveText('4');
	await editor.remove('Knights').hover();
	await page.mouse.down();
	await expect(editor.count('Knights')).toHaveText('0');
	await page.mouse.up();
	await expect(editor.total).toContainText('525 of 2000');
});

test.describe('finding', () => {
	test('shows what is called so, and all again', async ({ page, editor }) => {
		await editor.find.fill('cav');
		await expect.poll(() => editor.entries()).toEqual(['Knights', 'Pistoliers']);
		await expect(page.getByText('2 of 12 shown')).toBeVisible();
		await editor.add('Knights').click();
		await expect(editor.total).toContainText('635 of 2000');
		await page.getByRole('button', { name: 'Show all' }).click();
		await expect(editor.find).toHaveValue('');
		await expect.poll(() => editor.entries()).toHaveLength(12);
	});

	test('nothing says so', async ({ page, editor }) => {
		await editor.find.fill('dragon');
		await expect.poll(() => editor.entries()).toEqual([]);
		await expect(page.getByText('0 of 12 shown')).toBeVisible();
	});

	test('what can be afforded goes by the points left and the rules', async ({ editor }) => {
		// 525 + 12 Knights 1320 + 2 Helblasters 100 = 1945: 55 left
		await editor.setCount('Knights', '12');
		await editor.setCount('Helblaster', '2');
		await editor.canAfford.click();
		await expect.poll(() => editor.entries()).toEqual(['Halberdiers', 'Crossbowmen', 'Wizard']);
	});
});

test.describe('undo', () => {
	test('says why there is nothing to undo yet', async ({ page, editor }) => {
		await expect(editor.undo).toBeDisabled();
		await expect(editor.undo).toHaveAccessibleDescription('Nothing to undo.');
		await editor.undo.click({ force: true });
		await expect(page.getByText('Nothing to undo.').last()).toBeVisible();
	});

	test('by keyboard, back and forth', async ({ page, editor }) => {
		await editor.add('Knights').click();
		await editor.give('Halberdiers', 'Skirmishers');
		await expect(editor.total).toContainText('660 of 2000');
		await page.keyboard.press('Control+z');
		await expect(editor.total).toContainText('635 of 2000');
		await page.keyboard.press('Control+z');
		await expect(editor.total).toContainText('525 of 2000');
		await page.keyboard.press('Control+Shift+z');
		await expect(editor.total).toContainText('635 of 2000');
	});

	test('reaches back over a reload, to the very beginning', async ({ page, editor, stored }) => {
		await editor.add('Knights').click();
		await editor.add('Cannon').click();
		await editor.remove('Halberdiers').click();
		await expect(editor.total).toContainText('675 of 2000');
		await stored.untilPoints(675);
		const before = JSON.stringify(anEmpire());

		await page.reload();
		for (const total of ['720', '635', '525']) {
			await editor.undo.click();
			await expect(editor.total).toContainText(`${total} of 2000`);
		}
		await expect(editor.undo).toBeDisabled();
		await expect
			.poll(async () =>
				(await stored.all()).map((row) => JSON.stringify((row as { roster: unknown }).roster))
			)
			.toEqual([before]);
		await editor.redo.click();
		await expect(editor.total).toContainText('635 of 2000');
	});
});

test('every row says where it stands in its range, in words', async ({ editor }) => {
	await editor.remove('Halberdiers').click();
	await expect(editor.entry('Halberdiers')).toContainText('3 (min 4) · 1 short');
	await editor.setCount('Cannon', '2');
	await expect(editor.entry('Cannon')).toContainText('2/2 · full');
	await expect(editor.entry('Pistoliers')).not.toContainText('·');
});

test('what cannot be done says why', async ({ page, editor }) => {
	await expect(editor.remove('Knights')).toBeDisabled();
	await expect(editor.remove('Knights')).toHaveAccessibleDescription('No Knights to remove.');
	await editor.remove('Knights').click({ force: true });
	await expect(page.getByText('No Knights to remove.').last()).toBeVisible();
});

test('a dialog that was open does not come back after a reload', async ({ page, editor }) => {
	await editor.more.click();
	await expect(editor.dialog).toBeVisible();
	await page.reload();
	await editor.verdict.click();
	await expect(editor.dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(editor.dialog).toBeHidden();
	await editor.add('Knights').click();
	await expect(editor.total).toContainText('635 of 2000');
});
