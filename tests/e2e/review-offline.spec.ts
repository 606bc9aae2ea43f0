import { expect, test } from './fixtures.ts';
import { goOffline } from './go-offline.ts';

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

test('a text of an army never opened before is reviewed without a network', async ({
	page,
	context,
	home,
	importer,
	editor
}) => {
	await home.open();
	await goOffline(page, context);
	await importer.open();
	await importer.readText('Skaven 1000 points, Warmaster\nGeneral\n2 Ratt Ogres\n3 Clanrats');
	await importer.meanings('Ratt Ogres').getByRole('button', { name: 'Rat Ogres' }).click();
	await page.getByRole('button', { name: 'Remember “Ratt Ogres”' }).click();
	await expect(importer.line('Ratt Ogres')).toContainText('Remembered on this device');
	await importer.add.click();
	await expect(editor.count('Rat Ogres')).toHaveText('2');
});
