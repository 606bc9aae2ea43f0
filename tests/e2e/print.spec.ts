import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, aRow, idOf, unitsOf } from './rosters.ts';

const awkward = 'Größe łódź Жар 🐉';
const sizes = { A4: /\[0 0 595\.28 841\.89\]/, Letter: /\[0 0 612(\.00)? 792(\.00)?\]/ };

async function read(download: Download): Promise<string> {
	return readFile(await download.path(), 'latin1');
}

test.describe('a roster with awkward names', () => {
	test.beforeEach(async ({ stored, print }) => {
		const [first, ...others] = aFullEmpire().units;
		const units = first ? [{ ...first, name: awkward, note: 'Ж 🐉' }, ...others] : others;
		await stored.seed([aRow(aFullEmpire({ name: awkward, units }))]);
		await print.open(idOf(1));
	});

	for (const paper of ['A4', 'Letter'] as const) {
		for (const [form, pages] of [
			['Army list', 1],
			['List and reference', 2],
			['Legality report', 1]
		] as const) {
			test(`saves the ${form.toLowerCase()} on ${paper} in ${pages} at most`, async ({ print }) => {
				await print.choice(form).click();
				await print.choice(paper).click();
				await expect(print.choice(paper)).toHaveAttribute('aria-pressed', 'true');
				const download = await print.savePdf();
				const pdf = await read(download);
				expect(download.suggestedFilename()).toBe('Größe-łódź-Жар.pdf');
				expect(pdf).toMatch(/^%PDF-1\.\d/);
				expect(pdf).toMatch(sizes[paper]);
				expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeLessThanOrEqual(pages);
				await expect(print.failure).toBeHidden();
			});
		}
	}

	test('shows the names as they were given', async ({ print }) => {
		await expect(print.preview.getByRole('heading', { name: awkward })).toBeVisible();
		await expect(print.preview).toContainText(`${awkward} (Halberdiers)`);
		await expect(print.preview).toContainText('1830 of 2000 points · Units 18 · Break point 9');
		await expect(print.lines.filter({ hasText: 'Knights' }).first()).toContainText('550');
	});

	test('shows rules, items and spells with the reference alone', async ({ print }) => {
		const spell = print.preview.getByRole('heading', { name: 'Ball of Flame' });
		await expect(spell).toBeHidden();
		await print.choice('List and reference').click();
		await expect(spell).toBeVisible();
		await expect(print.preview.getByRole('heading', { name: /^Battle Banner/ })).toBeVisible();
		await expect(print.preview.getByRole('heading', { name: 'Skirmishers' })).toBeVisible();
	});

	test('copies the list as text', async ({ page, context, print }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await print.copy.click();
		await expect(page.getByText('Copied the list as text.')).toBeVisible();
		const text = await page.evaluate(() => navigator.clipboard.readText());
		expect(text).toContain(awkward);
		expect(text).toContain('1830 of 2000 points');
		expect(text).toContain('5 × Knights: 550 (110 each)');
	});

	test('makes one PDF, however often it is asked for', async ({ page, print }) => {
		let downloads = 0;
		page.on('download', () => (downloads += 1));
		await print.save.dblclick();
		await expect(print.save).toBeEnabled();
		await expect.poll(() => downloads).toBeGreaterThan(0);
		await print.savePdf();
		expect(downloads).toBe(2);
	});

	test('prints the sheet without the page around it', async ({ page, print }) => {
		await page.emulateMedia({ media: 'print' });
		await expect(print.preview).toBeVisible();
		await expect(print.save).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
	});
});

test('an illegal list says so', async ({ stored, print }) => {
	await stored.seed([aRow(anIllegalEmpire())]);
	await print.open(idOf(2));
	await expect(print.preview).not.toContainText('Legal');
	await expect(print.preview).toContainText('Halberdiers: 3 taken, at least 4 needed. Add 1.');
	await expect(print.preview).toContainText('Wand of Power: 2 taken, an army may have only one.');
	expect(await read(await print.savePdf())).toMatch(/^%PDF/);
});

test('the address opens the form it names, and the list for any other', async ({
	stored,
	print
}) => {
	await stored.seed([aRow(anIllegalEmpire())]);
	await print.open(idOf(2), 'legality');
	await expect(print.choice('Legality report')).toHaveAttribute('aria-pressed', 'true');
	await expect(print.preview).toContainText('Wand of Power: 2 taken, an army may have only one.');
	await expect(print.preview).toContainText(/\d+ rules speak of nothing in this army\./);
	await print.open(idOf(2), 'nonsense');
	await expect(print.choice('Army list')).toHaveAttribute('aria-pressed', 'true');
});

test('brigades and the event print on the list', async ({ stored, print }) => {
	const event = {
		formatVersion: 1 as const,
		name: 'Nordland Open',
		system: 'warmaster',
		date: '2026-12-05',
		constraints: []
	};
	const units = anEmpire().units.map((unit) => ({ ...unit, group: 'b1' }));
	const groups = [{ id: 'b1', kind: 'brigade', name: 'Left wing' }];
	await stored.seed([aRow(anEmpire({ event, groups, units }))]);
	await print.open(idOf(1));
	await expect(print.preview).toContainText('Event: Nordland Open, 2026-12-05');
	await expect(print.preview.getByRole('heading', { name: 'Brigades (plan)' })).toBeVisible();
	await expect(print.preview).toContainText('Left wing: 4 Halberdiers, 4 Crossbowmen');
	await expect(print.preview).toContainText('Plan: Left wing: 8 units, at most 4 may go together.');
});

test('a roster with nothing in it can be printed', async ({ stored, print }) => {
	await stored.seed([aRow(anEmpire({ name: '🐉', units: unitsOf([]) }))]);
	await print.open(idOf(1));
	const download = await print.savePdf();
	expect(download.suggestedFilename()).toBe('roster.pdf');
});

test('a wizard prints with his level, his own numbers and the spells of his lore', async ({
	stored,
	print
}) => {
	const units = unitsOf(['archmage + general + level-4 + lore-of-fire', 'mage']);
	await stored.seed([aRow(anEmpire({ system: 'whfb6', army: 'high-elves', units }))]);
	await print.open(idOf(1), 'reference');
	const told = 'General, Level 4 +35, 5 dice on one spell, 4 spells';
	await expect(print.preview.getByText(told).filter({ visible: true })).toHaveCount(1);
	await expect(print.preview.getByText('Power dice 7 · Dispel dice 5')).toBeVisible();
	await expect(print.preview.getByRole('heading', { name: 'Fireball' })).toBeVisible();
	await expect(print.preview.getByText('Mage: no lore chosen.')).toBeVisible();
});
