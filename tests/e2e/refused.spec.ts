import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { anEmpire, aRow, idOf } from './rosters.ts';

/** Every write to the database is refused, until the page hears of room. */
async function refuseWrites(page: Page): Promise<void> {
	await page.evaluate(() => {
		const store = IDBObjectStore.prototype;
		const { put, add } = Object.getOwnPropertyDescriptors(store);
		store.put = store.add = () => {
			throw new DOMException('The disk is full.', 'QuotaExceededError');
		};
		addEventListener('room', () => Object.defineProperties(store, { put, add }));
	});
}

const makeRoom = (page: Page): Promise<boolean> =>
	page.evaluate(() => dispatchEvent(new Event('room')));

/** The browser has no database, as long as the tab's own memory says so. */
async function withoutDatabase(page: Page): Promise<void> {
	await page.addInitScript(() => {
		if (sessionStorage.getItem('database') === 'back') return;
		Object.defineProperty(window, 'indexedDB', { value: undefined });
	});
}

/** Asked to open a database, the browser never answers. */
async function withoutAnswer(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const silent = (): object => new EventTarget();
		Object.defineProperty(IDBFactory.prototype, 'open', { value: silent });
	});
}

/** How many rows are in waiting: edits that no roster's own row has yet. */
const inWaiting = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((resolve, reject) => {
				const opening = indexedDB.open('muster-waiting');
				opening.onerror = () => reject(new Error('refused'));
				opening.onsuccess = () => {
					const counting = opening.result.transaction('rows').objectStore('rows').count();
					counting.onsuccess = () => {
						opening.result.close();
						resolve(counting.result);
					};
				};
			})
	);

/** The player lets no site store anything: Firefox refuses all of these then, and Chromium most. */
async function withStorageBlocked(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const refuse = (): never => {
			throw new DOMException('The operation is insecure.', 'SecurityError');
		};
		Object.defineProperty(window, 'localStorage', { get: refuse });
		// A function with a name of its own can be called with new.
		const Refused = function (): void {
			refuse();
		};
		Object.defineProperty(window, 'BroadcastChannel', { value: Refused, configurable: true });
		Object.defineProperty(window, 'caches', { get: refuse });
		Object.assign(IDBFactory.prototype, { open: refuse, databases: refuse });
		Object.assign(LockManager.prototype, { request: refuse, query: refuse });
	});
}

test.describe('a roster in the editor', () => {
	test.beforeEach(async ({ stored, editor }) => {
		await stored.seed([aRow(anEmpire())]);
		await editor.open(idOf(1));
		await editor.add('Knights').waitFor();
	});

	test('on a full disk stays on the screen, and is stored once there is room', async ({
		page,
		editor,
		stored
	}) => {
		await refuseWrites(page);
		await editor.add('Knights').click();
		await expect(editor.notSaved).toContainText('this browser has no space left');
		await expect(editor.notSaved).toContainText('Save a copy before you leave');
		await expect(editor.total).toContainText('635 of 2000');
		await expect(editor.bar).toHaveAttribute('data-save', 'failed');

		const downloading = page.waitForEvent('download');
		await editor.bar.getByRole('button', { name: 'Save a copy' }).click();
		expect((await downloading).suggestedFilename()).toBe('Nordland.muster.json');

		await makeRoom(page);
		await expect(editor.notSaved).toBeHidden();
		await stored.untilPoints(635);
		await expect(editor.bar).toHaveAttribute('data-save', 'saved');
		await expect.poll(() => inWaiting(page)).toBe(0);
	});

	test('that is left at the moment of an edit has it, and its history', async ({
		page,
		editor,
		stored
	}) => {
		await page.evaluate(() => {
			document.querySelector<HTMLElement>('[aria-label="Add one Knights"]')?.click();
			location.reload();
		});
		await expect(editor.total).toContainText('635 of 2000');
		await stored.untilPoints(635);
		await expect.poll(() => inWaiting(page)).toBe(0);
		await editor.undo.click();
		await expect(editor.total).toContainText('525 of 2000');
	});

	test('asks before it is left only where the edit is kept nowhere', async ({ page, editor }) => {
		await refuseWrites(page);
		await editor.add('Knights').click();
		await expect(editor.notSaved).toContainText('Save a copy before you leave');
		const stayed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
		await editor.back.click();
		await stayed;
		await expect(editor.total).toContainText('635 of 2000');
	});

	test.describe('whose database another tab deletes', () => {
		test.use({ expectedMessages: /wants to delete database/ });

		test('is stored anew', async ({ page, editor, stored, context }) => {
			await editor.add('Knights').click();
			await stored.untilPoints(635);
			const other = await context.newPage();
			await other.goto('robots.txt');
			await other.evaluate(
				() =>
					new Promise((resolve) => {
						indexedDB.deleteDatabase('muster').onsuccess = resolve;
					})
			);
			await stored.untilPoints(635);
			await editor.add('Knights').click();
			await stored.untilPoints(745);
			await expect(page.getByRole('alert')).toBeHidden();
		});
	});
});

test('where there is no database, a roster is edited, and leaving it is asked first', async ({
	page,
	home,
	newRoster,
	editor
}) => {
	await withoutDatabase(page);
	await newRoster.open('warmaster');
	await newRoster.army('Empire').click();
	await editor.add('Knights').click();
	await expect(editor.notSaved).toContainText('this browser refused');
	await expect(editor.notSaved).toContainText('Save a copy before you leave');
	const stayed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
	await editor.back.click();
	await stayed;
	await expect(editor.total).toContainText('635 of 2000');
	const left = page.waitForEvent('dialog').then((dialog) => dialog.accept());
	await editor.back.click();
	await left;
	await expect(page.getByRole('alert')).toContainText('does not let Muster save rosters');

	await page.evaluate(() => sessionStorage.setItem('database', 'back'));
	await home.open();
	await expect(page.getByRole('alert')).toBeHidden();
});

for (const [where, path, sentence] of [
	['the list', '', 'does not return the saved rosters'],
	['the editor', `roster/?id=${idOf(1)}`, 'Opening the roster is taking a while']
] as const) {
	test(`a database that never answers is told of by ${where}`, async ({ page, stored }) => {
		await stored.seed([aRow(anEmpire())]);
		await page.clock.install();
		await withoutAnswer(page);
		await page.goto(path);
		await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
		await page.clock.runFor(6000);
		await expect(page.getByRole('alert')).toContainText(sentence);
	});
}

test('what the list stores is told of when it is refused, and nothing is lost', async ({
	page,
	home,
	stored
}) => {
	const row = aRow(anEmpire());
	await stored.seed([row]);
	await home.open();
	await refuseWrites(page);
	const status = page.getByRole('status');
	for (const [action, words] of [
		['Duplicate', '“Nordland” was not duplicated: this browser has no space left'],
		['Delete', '“Nordland” was not deleted: this browser has no space left'],
		['Rename', '“Nordland” was not renamed: this browser has no space left']
	] as const) {
		await home.row('Nordland').getByRole('button', { name: 'More about Nordland' }).click();
		await page.getByRole('dialog').getByRole('button', { name: action }).click();
		if (action === 'Rename') {
			await page.getByLabel('Name').fill('Ostland');
			await page.keyboard.press('Enter');
		}
		await expect(status.filter({ hasText: words })).toBeVisible();
	}
	expect(await stored.all()).toEqual([row]);
});

test.describe('a part of the app that does not come', () => {
	test.use({ expectedMessages: /Failed to load resource/ });

	for (const [what, isLost] of [
		['that stores', (code: string) => code.includes('DexieError')],
		['but the first', () => true]
	] as const) {
		test(`of all ${what}, leaves the edits, and Reload stores them`, async ({
			page,
			newRoster,
			editor,
			stored
		}) => {
			await newRoster.open('warmaster');
			await page.route('**/immutable/chunks/*.js', async (route) => {
				const response = await route.fetch();
				if (isLost(await response.text())) await route.abort();
				else await route.fulfill({ response });
			});
			await newRoster.army('Empire').click();
			await editor.add('Knights').click();
			await expect(editor.notSaved).toContainText('part of Muster did not load');
			await expect(editor.total).toContainText('635 of 2000');

			await page.unrouteAll({ behavior: 'wait' });
			await editor.notSaved.getByRole('button', { name: 'Reload' }).click();
			await stored.untilPoints(635);
			await expect(editor.notSaved).toBeHidden();
			await expect.poll(() => inWaiting(page)).toBe(0);
		});
	}

	test('is said by an address that needs it, and Reload opens the roster', async ({
		page,
		editor
	}) => {
		const address = 'roster/?sample=warmaster';
		const html = await (await page.request.get(address)).text();
		await page.route('**/immutable/chunks/*.js', (route) =>
			html.includes(/[^/]+$/.exec(route.request().url())?.[0] ?? '')
				? route.continue()
				: route.abort()
		);
		await openPage(page, address);
		await expect(page.getByRole('alert')).toHaveText('Part of Muster did not load.');

		await page.unrouteAll({ behavior: 'wait' });
		await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
		await expect(editor.heading).toHaveText(/^Sample: /);
	});
});

test.describe('a database of an older version', () => {
	test.use({ expectedMessages: /Upgrade 'muster' blocked/ });

	test('that an old tab holds back is told of, until that tab is closed', async ({
		page,
		context,
		newRoster,
		editor,
		stored
	}) => {
		const old = await context.newPage();
		await old.goto('robots.txt');
		await old.evaluate(async () => {
			// As a version of the app before this one, which hears of nothing.
			const opening = indexedDB.open('muster', 30);
			opening.onupgradeneeded = () =>
				opening.result.createObjectStore('rosters', { keyPath: 'id' });
			await new Promise((resolve) => (opening.onsuccess = resolve));
		});
		await newRoster.open('warmaster');
		await newRoster.army('Empire').click();
		await editor.add('Knights').click();
		await expect(editor.notSaved).toContainText('Your edits are kept until they can be saved');
		expect(await inWaiting(page)).toBeGreaterThan(0);
		await old.close();
		await expect(editor.notSaved).toBeHidden({ timeout: 8000 });
		await stored.untilPoints(635);
		await editor.add('Knights').click();
		await stored.untilPoints(745);
	});
});

test.describe('where the player lets no site store anything', () => {
	test.beforeEach(({ page }) => withStorageBlocked(page));

	test('home says so, and a roster can be made all the same', async ({
		page,
		home,
		newRoster,
		editor
	}) => {
		await home.open();
		await expect(page.getByRole('alert')).toContainText('does not let Muster save rosters');
		await newRoster.open('warmaster');
		await newRoster.army('Empire').click();
		await editor.add('Knights').click();
		await expect(editor.total).toContainText('635 of 2000');
		await expect(editor.notSaved).toContainText('this browser refused');
	});
});

test('where nothing is remembered outside the database, a roster is deleted all the same', async ({
	page,
	home,
	stored
}) => {
	await stored.seed([aRow(anEmpire())]);
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', { value: undefined });
	});
	await home.open();
	await home.act('Nordland', 'Delete');
	await expect(home.row('Nordland')).toBeHidden();
	await expect(home.undo).toBeVisible();
});
