import { expect, test } from './fixtures.ts';
import { anEmpire, aRow, idOf } from './rosters.ts';

test.describe('a number that is typed and not taken', () => {
	test.beforeEach(async ({ stored, editor }) => {
		await stored.seed([aRow(anEmpire())]);
		await editor.open(idOf(1));
	});

	test('is said with what was taken and why, as often as it is typed', async ({ page, editor }) => {
		const said = page.getByRole('status').filter({ hasText: '200 is not allowed' });
		for (const _ of [1, 2]) {
			await editor.setCount('Cannon', '200');
			await expect(editor.count('Cannon')).toHaveText(/^2/);
			await expect(said).toBeVisible();
			await expect(said).toHaveText(/^200 is not allowed; set to 2\. .*Cannon/);
		}
		await editor.remove('Cannon').click();
		await expect(said).toBeHidden();
	});

	test('is not cut to its first digits', async ({ page, editor }) => {
		const group = page.getByRole('group', { name: 'Halberdiers', exact: true });
		await group.getByRole('button', { name: /set the number of/ }).click();
		await page.keyboard.type('2000');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('status').filter({ hasText: '2000 is not allowed' })).toBeVisible();
		await expect(editor.count('Halberdiers')).toHaveText(/^4/);
	});

	test('is said of the points limit, which stays', async ({ page, editor }) => {
		await editor.total.click();
		for (const wrong of ['0', '1500.5', '1000001', '-5']) {
			await editor.otherSize.fill(wrong);
			await editor.otherSize.press('Enter');
			await expect(page.getByRole('alert')).toHaveText(
				'Enter a whole number from 1 to 1,000,000. The limit is still 2000.'
			);
			await expect(editor.otherSize).toHaveValue('');
		}
		await editor.otherSize.fill('1750');
		await editor.otherSize.press('Enter');
		await expect(page.getByRole('alert')).toBeHidden();
		await expect(editor.dialog).toContainText('of 1750');
	});
});

for (const { army, entry, row, counted, typed, said } of [
	{
		army: 'the-empire',
		entry: 'archers',
		row: 'Archers',
		counted: 'models',
		typed: '200',
		said: '200 is not allowed; set to 20. Archers: maximum 20 models.'
	},
	{
		army: 'orcs-and-goblins',
		entry: 'night-goblins',
		row: 'Night Goblins',
		counted: 'Fanatics',
		typed: '9',
		said: '9 is not allowed; set to 3. Fanatics: maximum 3.'
	}
]) {
	test(`so it is for ${counted} of a unit`, async ({ page, stored, editor }) => {
		const units = [{ id: 'u0', entry }];
		await stored.seed([aRow(anEmpire({ system: 'whfb6', army, units }))]);
		await editor.open(idOf(1));
		await page.getByRole('button', { name: new RegExp(`^${row}`) }).click();
		const group = editor.dialog.getByRole('group', { name: new RegExp(`^${counted}`) });
		await group.getByRole('button', { name: /set the number of/ }).click();
		await page.keyboard.type(typed);
		await page.keyboard.press('Enter');
		await expect(editor.dialog.getByText(said)).toBeVisible();
	});
}
