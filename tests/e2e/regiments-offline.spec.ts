import { expect, test } from './fixtures.ts';
import { goOffline } from './go-offline.ts';
import { RegimentsPage } from './pages/regiments-page.ts';

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

test('an army of regiments is built, looked up and kept without a network', async ({
	page,
	context,
	home,
	editor
}) => {
	const board = new RegimentsPage(page);
	await home.open();
	await goOffline(page, context);

	await board.make('stormcast-eternals');
	await board.addRegiment.click();
	await board.pick('Knight-Arcanum').click();
	await board.pick('Praetors').click();
	await board.done.click();
	await board.section('Regiment 1').locator('[data-part="unit"]').last().click();
	await expect(board.dialog.getByRole('table')).toContainText('Weapon');
	await board.close();
	await expect(editor.total).toContainText('240 of 2000');
	await page.reload();
	await expect(editor.total).toContainText('240 of 2000');
	await expect.poll(() => board.names('Regiment 1')).toEqual(['Knight-Arcanum', 'Praetors']);
});
