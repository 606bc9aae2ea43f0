import { expect, test } from './fixtures.ts';

test('what a player writes of a rule with a name only is kept until he empties it', async ({
	page,
	library
}) => {
	const name = 'Righteous Fury';
	const text = page.getByText('Rolls twice.');
	const field = page.getByRole('textbox', { name: `Your own wording of ${name}` });
	const save = page.getByRole('button', { name: 'Save', exact: true });
	await library.open('the-empire', 'whfb6');
	await page.locator('summary').filter({ hasText: 'Write your own wording' }).first().click();
	await page.getByRole('button', { name: `Write your own wording of ${name}` }).click();
	await field.fill('Rolls twice.');
	await save.click();
	await expect(text).toBeVisible();
	// What now has a text stands elsewhere, and the focus goes there with it.
	await expect(page.getByRole('button', { name: `Edit your wording of ${name}` })).toBeFocused();
	await page.reload();
	await expect(text).toBeVisible();
	await page.getByRole('button', { name: `Edit your wording of ${name}` }).click();
	await field.fill('');
	await save.click();
	await expect(text).toBeHidden();
});
