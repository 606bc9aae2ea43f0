import { expect, test } from '@playwright/test';
import { DeskPage } from '../e2e/pages/desk-page.ts';
import { event } from '../rehearsal.ts';
import { BrowserProcess, withProfile } from './browser-process.ts';

const list = 'Empire, 1000 points\n2 Halberdiers 90\n2 Crossbowmen 110\nGeneral 125';
const players = Array.from({ length: 40 }, (_, at) => `Player No${at + 10}`);
const files = players.map((name) => ({ name: `${name}.txt`, content: list }));

test('what stands in the table of a desk is there after the browser was killed', async ({
	baseURL
}) => {
	const address = `${baseURL ?? ''}desk/`;
	await withProfile(async (profile) => {
		const first = await BrowserProcess.start(profile);
		const before = new DeskPage(first.page);
		await first.page.goto(address);
		await before.useEvent(event);
		await before.choose(/^Files:/, files);
		// While more are read: a table is shown after some of them.
		await expect(before.row('Player No10')).toContainText('legal');
		const shown = await before.table.getByRole('rowheader').count();
		await first.kill();

		const again = await BrowserProcess.start(profile);
		try {
			const after = new DeskPage(again.page);
			await again.page.goto(address);
			await expect(after.row('Player No10')).toContainText('legal');
			await after.isIdle();
			const kept = await after.table.getByRole('rowheader').count();
			expect(kept).toBeGreaterThanOrEqual(shown);
			await expect(after.totals).toContainText(`0 not wholly read, 0 to fix, ${kept} legal`);
			await after.give(files.slice(kept));
			await expect(after.totals).toContainText('40 lists of 40 players');
		} finally {
			await again.kill();
		}
	});
});
