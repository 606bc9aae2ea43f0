import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aFullEmpire, anEmpire, aRow, idOf } from './rosters.ts';

declare global {
	interface Window {
		/** What the page said before any of its code ran. */
		saidFirst?: string;
	}
}

const other = idOf(2);

test.beforeEach(async ({ page, stored }) => {
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			window.saidFirst = document.body.innerText;
		});
	});
	await stored.seed([aRow(aFullEmpire()), aRow(anEmpire({ id: other, name: 'Averland' }))]);
});

/** What is to be read of a page before it is open. */
async function saidFirst(page: Page): Promise<string> {
	return (await page.evaluate(() => window.saidFirst)) ?? '';
}

/** Its look is kept when it is left, or has not changed for a moment. */
async function restsOn(page: Page, words: string): Promise<void> {
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem('muster.look')))
		.toContain(words);
}

test('a roster that is opened again says its name, its total and its verdict at once', async ({
	page,
	editor
}) => {
	await editor.open(idOf(1));
	expect(await saidFirst(page)).not.toContain('Nordland');
	await editor.add('Halberdiers').click();
	await expect(editor.total).toContainText('1875');
	await restsOn(page, '1875');

	await page.reload();
	const said = await saidFirst(page);
	for (const words of ['Nordland', '1875', 'of 2000', 'Legal']) expect(said).toContain(words);
	await expect(editor.total).toContainText('1875');
	await expect(page.locator('footer')).toHaveCount(1);
	await expect(page.locator('[inert]')).toHaveCount(0);
	await editor.remove('Halberdiers').click();
	await expect(editor.total).toContainText('1830');
});

for (const [width, height] of [
	[390, 844],
	[1280, 800]
] as const) {
	test(`what is shown meanwhile stands where the roster does, and takes no taps, at ${width}`, async ({
		page,
		editor
	}) => {
		await page.setViewportSize({ width, height });
		await editor.open(idOf(1));
		await restsOn(page, 'Nordland');
		const parts = ['header', 'footer'] as const;
		const placesOf = (): Promise<unknown> =>
			page.evaluate(
				(names) =>
					names.map((name) => document.querySelector(`.editor > ${name}`)?.getBoundingClientRect()),
				parts
			);
		const places = await placesOf();
		// Without its code a page stays as it is at first.
		await page.route('**/*.js', () => undefined);
		await page.reload({ waitUntil: 'commit' });
		await expect(page.locator('.editor')).toBeVisible();
		expect(await placesOf()).toEqual(places);
		await expect(editor.total).toBeHidden();
		await expect(page.getByText('Opening the roster')).toBeVisible();
	});
}

test('an edit just before the roster is left is in its look', async ({ page, editor, home }) => {
	await editor.open(idOf(1));
	await restsOn(page, 'Nordland');
	await editor.add('Halberdiers').click();
	await editor.back.click();
	await expect(home.rosters).toHaveCount(2);
	await restsOn(page, '1875');
	await page.goto(`roster/?id=${idOf(1)}`);
	expect(await saidFirst(page)).toContain('1875');
});

test('another roster says nothing of it, nor does one that is gone', async ({ page, editor }) => {
	await editor.open(idOf(1));
	await restsOn(page, 'Nordland');
	await editor.open(other);
	expect(await saidFirst(page)).not.toContain('Nordland');
	await restsOn(page, 'Averland');

	await page.evaluate((id) => {
		const look = localStorage.getItem('muster.look') ?? '';
		localStorage.setItem('muster.look', look.replace(id, 'gone'));
	}, other);
	await page.goto('roster/?id=gone');
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Averland');
	await expect(page.locator('.editor')).toHaveCount(0);
});

for (const [what, kept] of [
	['of a version with other styles', (look: string) => look.replaceAll(/s-\w{4}/g, 's-none')],
	['that is broken', (look: string) => look.slice(0, -9)]
] as const) {
	test(`a look ${what} is not shown`, async ({ page, editor }) => {
		await editor.open(idOf(1));
		await restsOn(page, 'Nordland');
		const look = (await page.evaluate(() => localStorage.getItem('muster.look'))) ?? '';
		await page.evaluate((text) => {
			addEventListener('pagehide', () => localStorage.setItem('muster.look', text));
		}, kept(look));
		await page.reload();
		expect(await saidFirst(page)).not.toContain('2000');
		await expect(editor.total).toContainText('2000');
	});
}

test('another language forgets the words of the last', async ({ page, editor }) => {
	await editor.open(idOf(1));
	await restsOn(page, 'Nordland');
	await page.goto('settings/');
	await page.getByRole('radio', { name: 'Deutsch' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
	await editor.open(idOf(1));
	expect(await saidFirst(page)).not.toContain('2000');
	await expect(page.getByRole('contentinfo')).toContainText('von');
});
