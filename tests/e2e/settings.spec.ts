import { expect, test } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { anEmpire, aRow } from './rosters.ts';
import { staysHidden } from './stays-hidden.ts';

const day = 24 * 60 * 60 * 1000;
const week = 7 * 24 * 60;
const edited = { cursor: 1, steps: 1 };

test('home reminds of a backup after a week, and no more for a week', async ({
	page,
	stored,
	home
}) => {
	await stored.seed([aRow(anEmpire(), week + 1)]);
	await home.open();
	await expect(page.getByText('Your rosters have no backup yet.')).toBeVisible();
	await page.getByRole('button', { name: 'Later' }).click();
	await expect(page.getByText('Your rosters have no backup')).toBeHidden();
	await page.clock.setFixedTime(Date.now() + 7 * day + 60_000);
	await home.open();
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save a backup' }).click();
	await downloading;
	await expect(page.getByText('Your rosters have no backup')).toBeHidden();

	await page.getByRole('link', { name: 'Settings' }).first().click();
	await page.getByLabel('Remind me of backups').uncheck();
	await stored.put([aRow(anEmpire({ name: 'Averland' }))]);
	await page.clock.setFixedTime(Date.now() + 30 * day);
	await home.open();
	await expect(home.row('Averland')).toBeVisible();
	await staysHidden(page.getByRole('button', { name: 'Later' }), 2500);
});

test('the browser is asked to keep rosters; refused, a backup is offered', async ({
	page,
	stored,
	home
}) => {
	await page.addInitScript(() => {
		Object.assign(navigator.storage, {
			persisted: () => Promise.resolve(false),
			persist: () => Promise.resolve(false)
		});
	});
	await stored.seed([{ ...aRow(anEmpire()), ...edited }]);
	await home.open();
	await page.getByRole('button', { name: 'Keep them permanently' }).click();
	await expect(page.getByText('may delete your rosters. A backup')).toBeVisible();
	await page.getByRole('button', { name: 'Not now' }).click();
	await expect(page.getByText('may delete your rosters. A backup')).toBeHidden();
});

test('a device that is short of room is told of first', async ({ page, stored, home }) => {
	await page.addInitScript(() => {
		Object.assign(navigator.storage, {
			persisted: () => Promise.resolve(false),
			estimate: () => Promise.resolve({ usage: 900 * 1024 ** 2, quota: 1024 ** 3 })
		});
	});
	await stored.seed([{ ...aRow(anEmpire(), week * 2), ...edited }]);
	await home.open();
	await expect(page.getByText('900 MB of 1 GB used')).toBeVisible();
	await page.getByRole('button', { name: 'Not now' }).click();
	await expect(page.getByRole('button', { name: 'Keep them permanently' })).toBeVisible();
});

test('settings work where a browser tells nothing of its storage', async ({ page, stored }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'storage', { value: undefined });
		Reflect.deleteProperty(globalThis, 'showDirectoryPicker');
	});
	await stored.seed([aRow(anEmpire())]);
	await openPage(page, 'settings/');
	await expect(page.getByText('1 roster, 0 saved versions')).toBeVisible();
	await expect(page.getByText('It reminds you of backups instead')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Save a backup' })).toBeVisible();
});
