import { readFile } from 'node:fs/promises';
import { pdfPages } from '../sheets/pdf-text.ts';
import { pageCount } from '../sheets/render-node.ts';
import { expect, test } from './fixtures.ts';
import type { PrintPage } from './pages/print-page.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

const event = {
	formatVersion: 1 as const,
	name: 'Nordland Open',
	system: 'warmaster',
	date: '2026-12-05',
	constraints: [],
	asks: ['name', 'club'] as const
};

async function savedPages(print: PrintPage): Promise<readonly string[]> {
	const download = await print.savePdf();
	const pdf = await readFile(await download.path());
	await expect(print.pages).toHaveCount(pageCount(pdf));
	return pdfPages(pdf).map((lines) => lines.join('\n'));
}

test.beforeEach(async ({ stored }) => {
	const [first, ...others] = aFullEmpire().units;
	const units = first ? [{ ...first, note: 'Beware of the hill' }, ...others] : others;
	await stored.seed([aRow(aFullEmpire({ units, event: { ...event, asks: [...event.asks] } }))]);
});

test('one press prints what an event asks for, less what was left out, and remembers it', async ({
	print,
	stored
}) => {
	await print.open(idOf(1));
	await print.choice('For the event').click();
	const whole = await savedPages(print);
	for (const words of ['Checked by', 'Opponent', 'Ball of Flame', 'Mission']) {
		expect(whole.join('\n')).toContain(words);
	}
	await print.choice('Battle record').click();
	await stored.untilChosen('"leftOut":["record"]');
	await print.open(idOf(1));
	await expect(print.choice('For the event')).toHaveAttribute('aria-pressed', 'true');
	await expect(print.choice('Battle record')).toHaveAttribute('aria-pressed', 'false');
	const less = await savedPages(print);
	expect(less.length).toBeLessThan(whole.length);
	expect(less.join('\n')).not.toContain('Mission');
});

test('the event’s questions are open, and answers are printed where they belong', async ({
	page,
	print
}) => {
	await print.open(idOf(1));
	await expect(page.getByText('The event asks for: Player, Club')).toBeVisible();
	await page.getByRole('textbox', { name: 'Player' }).fill('A. Player');
	await page.getByRole('textbox', { name: 'Club' }).fill('Nordland Gamers');
	await page.getByRole('textbox', { name: 'E-mail' }).fill('player@example.org');
	await page.getByRole('textbox', { name: 'Table' }).fill('12');
	await expect(page.getByText('The event asks for')).toBeHidden();

	await print.form('Organiser’s copy');
	const organiser = (await savedPages(print)).join('\n');
	for (const words of ['A. Player', 'Nordland Gamers', 'player@example.org', '12']) {
		expect(organiser).toContain(words);
	}
	await print.form('Opponent’s copy');
	const opponent = (await savedPages(print)).join('\n');
	expect(opponent).toContain('A. Player');
	expect(opponent).not.toContain('player@example.org');

	// The table is another one next time.
	await print.open(idOf(1));
	await page.locator('summary', { hasText: 'Player' }).click();
	await expect(page.getByRole('textbox', { name: 'Club' })).toHaveValue('Nordland Gamers');
	await expect(page.getByRole('textbox', { name: 'Table' })).toHaveValue('');
	await page.getByRole('button', { name: 'Print these details' }).click();
	expect((await savedPages(print)).join('\n')).not.toContain('A. Player');
});

test('a file is called after the player and the list; the copied text names nobody', async ({
	page,
	context,
	print
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await print.open(idOf(1));
	await page.getByRole('textbox', { name: 'Player' }).fill('A. Player');
	await expect
		.poll(async () => (await print.savePdf()).suggestedFilename())
		.toBe('A-Player-Nordland.pdf');
	await print.copy.click();
	await expect(page.getByText('Copied the list as text.')).toBeVisible();
	const text = await page.evaluate(() => navigator.clipboard.readText());
	expect(text).toContain('Nordland');
	expect(text).not.toContain('A. Player');
});

test('notes are printed unless they are left out', async ({ print }) => {
	await print.open(idOf(1));
	await expect(print.preview).toContainText('Beware of the hill');
	await print.choice('Notes').click();
	await print.ready();
	await expect(print.preview).not.toContainText('Beware of the hill');
});
