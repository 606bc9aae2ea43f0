import { expect, test } from './fixtures.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

const notes = aFullEmpire({ note: 'My secret plan.' });

test.beforeEach(async ({ context, stored, editor }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await stored.seed([aRow(notes)]);
	await editor.open(idOf(1));
});

test.describe('what was done is said over the dialog that is open', () => {
	for (const [button, said] of [
		['Copy link', 'Copied the link'],
		['Copy text', 'Copied the list as text.']
	] as const) {
		test(`${button}: it is seen, and can be taken away`, async ({ page, editor, sharing }) => {
			await editor.more.click();
			await editor.button('Share').click();
			await sharing.dialog.getByRole('button', { name: button, exact: true }).click();
			const message = page.getByText(said).filter({ visible: true });
			await expect(message).toBeInViewport();
			const isOnTop = await message.evaluate((shown) => {
				const { x, y, width, height } = shown.getBoundingClientRect();
				return document.elementFromPoint(x + width / 2, y + height / 2) === shown;
			});
			expect(isOnTop).toBe(true);
			await page.getByRole('button', { name: 'Dismiss message' }).click();
			await expect(message).toBeHidden();
			await expect(editor.dialog).toBeVisible();
		});
	}
});

test.describe('notes of one’s own', () => {
	test('are not in copied text unless they are asked for', async ({
		page,
		editor,
		print,
		sharing
	}) => {
		const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
		await editor.more.click();
		await editor.button('Share').click();
		await sharing.copyText.click();
		await expect(
			page.getByText('Copied the list as text.').filter({ visible: true })
		).toBeVisible();
		expect(await copied()).toContain('Halberdiers');
		expect(await copied()).not.toMatch(/My secret plan|Painted last/);

		await print.open(idOf(1));
		await print.copy.click();
		await expect(
			page.getByText('Copied the list as text.').filter({ visible: true })
		).toBeVisible();
		expect(await copied()).not.toMatch(/My secret plan|Painted last/);
		await page.getByRole('button', { name: 'Other formats' }).click();
		const plain = page.getByRole('button', { name: 'Copy as Plain list (JSON)' });
		await plain.click();
		await expect.poll(copied).toContain('"system": "warmaster"');
		expect(await copied()).not.toMatch(/My secret plan|Painted last/);
		await page.getByRole('button', { name: 'With notes' }).click();
		await plain.click();
		await expect.poll(copied).toContain('My secret plan.');
		await print.copy.click();
		await expect.poll(copied).not.toContain('"system"');
		expect(await copied()).toContain('My secret plan.');
		expect(await copied()).toContain('Painted last');
	});
});
