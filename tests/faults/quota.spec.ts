import { expect, test } from '@playwright/test';
import { EditorPage } from '../e2e/pages/editor-page.ts';
import { anEmpire, aRow, idOf } from '../e2e/rosters.ts';
import { StoredRows } from '../e2e/stored-rows.ts';
import { BrowserProcess, withProfile } from './browser-process.ts';

/** Bytes that the browser lets the site have, and counts by itself. */
const quotaSize = 6_000_000;

test('what the browser has no room for is said at once; emptying the bin makes room, nothing is lost', async ({
	baseURL
}) => {
	const url = baseURL ?? '';
	await withProfile(async (profile) => {
		const browser = await BrowserProcess.start(profile);
		try {
			const { page } = browser;
			const session = await page.context().newCDPSession(page);
			// It would have no room either.
			await page.route('**/service-worker.js', (route) => route.abort());
			const origin = new URL(url).origin;
			await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
			await page.goto(`${url}robots.txt`);
			const stored = new StoredRows(page);
			await stored.put([aRow(anEmpire())]);
			const editor = new EditorPage(page);
			await page.goto(`${url}roster/?id=${idOf(1)}`);
			await editor.add('Knights').click();
			await stored.untilPoints(635);
			await page.evaluate(fillBin, [aRow(anEmpire({ id: idOf(2) })), idOf(2)] as const);

			await editor.add('Knights').click();
			await expect(editor.notSaved).toContainText('this browser has no space left');
			await expect(editor.notSaved).toContainText('Save a copy before you leave');
			await expect(editor.total).toContainText('745 of 2000');
			const emptied = page.waitForEvent('dialog').then((dialog) => dialog.accept());
			await editor.notSaved.getByRole('button', { name: /^Empty the bin/ }).click();
			await emptied;
			await expect(editor.notSaved).toBeHidden();
			await stored.untilPoints(745);
			await page.reload();
			await expect(editor.total).toContainText('745 of 2000');
		} finally {
			await browser.kill();
		}
	});
});

/** Puts deleted rosters into the bin until not one byte more is taken. */
async function fillBin([row, id]: readonly [object, string]): Promise<void> {
	const opening = indexedDB.open('muster');
	await new Promise((resolve) => (opening.onsuccess = resolve));
	let binned = 0;
	for (const size of [1_000_000, 100_000, 10_000, 1000, 100, 10]) {
		for (let isTaken = true; isTaken; binned++) {
			// Nothing that can be packed: what it weighs is what it takes.
			const weight = new Uint8Array(size);
			for (let at = 0; at < size; at += 65_536)
				crypto.getRandomValues(weight.subarray(at, at + 65_536));
			const writing = opening.result.transaction('bin', 'readwrite');
			const own = id.replace(/.{3}$/, String(100 + binned));
			writing
				.objectStore('bin')
				.put({ id: own, deletedAt: Date.now(), row: { ...row, id: own }, weight });
			isTaken = await new Promise((resolve) => {
				writing.oncomplete = () => resolve(true);
				writing.onabort = () => resolve(false);
			});
		}
	}
	opening.result.close();
}
