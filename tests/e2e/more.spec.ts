import { expect, test } from './fixtures.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

test.beforeEach(async ({ stored, editor }) => {
	await stored.seed([aRow(aFullEmpire())]);
	await editor.open(idOf(1));
	await editor.more.click();
});

test('More is in groups, and what deletes stands last', async ({ editor, checkLooks }) => {
	await expect(editor.dialog.getByRole('heading', { level: 3 })).toHaveText([
		'This list',
		'Share and print',
		'Check',
		'Danger'
	]);
	const danger = editor.dialog.getByRole('group', { name: 'Danger' });
	await expect(danger.getByRole('button')).toHaveText(['Delete roster']);
	await checkLooks();
});

test('where there are only fingers, it names no keys', async ({ editor }) => {
	await expect(editor.dialog.getByRole('link', { name: 'Help' })).toBeVisible();
	await expect(editor.dialog.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
});

test.describe('with a mouse', () => {
	test.use({ isMobile: false, hasTouch: false });

	test('it lists the shortcuts', async ({ editor }) => {
		await editor.button('Keyboard shortcuts').click();
		await expect(editor.dialog).toHaveAccessibleName('Keyboard shortcuts');
	});
});

test('what leads back to the menu says so, and rules and spells lead back to the roster', async ({
	page,
	editor
}) => {
	await expect(editor.button('Close')).toBeVisible();
	await editor.button('History').click();
	await expect(editor.button('Close')).toBeHidden();
	await editor.button('Back').click();
	await expect(editor.button('Close')).toBeVisible();
	await editor.dialog.getByRole('link', { name: 'Army rules and spells' }).click();
	await expect(editor.heading).toHaveText('Empire');
	await page.getByRole('link', { name: 'Roster', exact: true }).click();
	await expect(editor.heading).toHaveText('Nordland');
});
