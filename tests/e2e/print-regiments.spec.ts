import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { anEmpire, aRow, idOf } from './rosters.ts';

const roster = anEmpire({
	name: 'Rats',
	system: 'aos4',
	army: 'skaven',
	groups: [{ id: 'r1', kind: 'regiment' }],
	units: [
		{ id: 'a', entry: 'verminlord-warpseer', options: ['general'], group: 'r1' },
		{ id: 'b', entry: 'rat-ogors', options: ['reinforced'], group: 'r1' },
		{ id: 'c', entry: 'lord-skaldiors-chosen' },
		{ id: 'd', entry: 'lore-of-ruin' }
	]
});

test.describe('a list of regiments', () => {
	test.beforeEach(async ({ stored, print }) => {
		await stored.seed([aRow(roster)]);
		await print.open(idOf(1));
	});

	test('shows the regiments with their points, and the day of the points', async ({ print }) => {
		await expect(print.preview).toContainText(/General.s Regiment.*580/);
		await expect(print.preview).toContainText('Reinforced');
		await expect(print.preview).toContainText('Lore of Ruin');
		await expect(print.preview).toContainText('2026-08-18');
	});

	test('copies the text that organisers know with one tap', async ({ page, context, print }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await print.copy.click();
		await expect(page.getByText('Copied the list as text.')).toBeVisible();
		const text = await page.evaluate(() => navigator.clipboard.readText());
		expect(text).toContain(`General's Regiment
Verminlord Warpseer (300)
• General
Rat Ogors (280)
• Reinforced
`);
	});

	test('shows and prints the warscrolls, of other armies’ units too', async ({ print }) => {
		await print.form('Warscrolls');
		await expect(print.preview).toContainText('Cursed Lance');
		const download = await print.savePdf();
		expect(await readFile(await download.path(), 'latin1')).toMatch(/^%PDF-1\.\d/);
		await expect(print.failure).toBeHidden();
	});
});

test('the address opens the warscrolls', async ({ stored, print }) => {
	await stored.seed([aRow(roster)]);
	await print.open(idOf(1), 'reference');
	await expect(print.choice('Warscrolls')).toHaveAttribute('aria-pressed', 'true');
	await expect(print.preview).toContainText('Lore of Ruin');
});
