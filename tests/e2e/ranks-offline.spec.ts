import { expect, test } from './fixtures.ts';
import { goOffline } from './go-offline.ts';
import { RanksPage } from './pages/ranks-page.ts';

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

test('an army of ranks is built, given items and kept without a network', async ({
	page,
	context,
	home,
	editor,
	stored
}) => {
	const ranks = new RanksPage(page);
	await home.open();
	await goOffline(page, context);

	await ranks.make('empire');
	await ranks.unit('General of the Empire').click();
	await ranks.chooseItems.click();
	await ranks.find.fill('frost blade');
	await ranks.item('Frost Blade').click();
	await ranks.done.click();
	await ranks.closeDialog();
	await expect(editor.total).toContainText('200 of 1000');
	await stored.untilPoints(200);
	await page.reload();
	await expect(editor.total).toContainText('200 of 1000');
	await expect(ranks.row('General of the Empire')).toContainText('Frost Blade');
});
