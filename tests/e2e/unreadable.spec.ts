import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { anEmpire, aRow, idOf } from './rosters.ts';

const good = aRow(anEmpire({ name: 'Sound' }), 5);
interface Row {
	readonly id: string | number;
	readonly updatedAt?: unknown;
	readonly roster?: unknown;
	readonly summary?: unknown;
}

const badRows: readonly (readonly [kind: string, row: Row])[] = [
	['null fields', { id: idOf(2), updatedAt: null, roster: null, summary: null }],
	['text', { id: idOf(3), updatedAt: 1, roster: 'Halberdiers, mostly' }],
	['half a roster', { id: idOf(4), updatedAt: 1, roster: { formatVersion: 1, id: idOf(4) } }],
	[
		'a newer format',
		{ id: idOf(5), updatedAt: 1, roster: { ...anEmpire({ id: idOf(5) }), formatVersion: 2 } }
	],
	["another roster's id", { id: idOf(6), updatedAt: 1, roster: anEmpire() }],
	['nothing but an id', { id: idOf(7) }],
	['a number for an id', { id: 8, roster: 8 }]
];

for (const [kind, bad] of badRows) {
	test(`a row with ${kind} is kept, shown and exported`, async ({ page, home, editor, stored }) => {
		await stored.seed([bad, good]);
		await home.open();
		await expect(home.unreadable).toHaveCount(1);
		await expect(home.rosters).toHaveText([/Sound/]);

		const downloading = page.waitForEvent('download');
		await home.unreadable.getByRole('button', { name: 'Export data' }).click();
		const download = await downloading;
		expect(download.suggestedFilename()).toBe(`unreadable-roster-${bad.id}.json`);
		expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(bad);

		await home.openRoster('Sound');
		await editor.add('Knights').click();
		await expect(editor.total).toContainText('635 of 2000');
		await editor.back.click();
		await expect(home.row('Sound')).toContainText('635 of 2000');
		expect(await stored.all()).toContainEqual(bad);
	});
}

test('many bad rows hide no good one', async ({ home, stored }) => {
	await stored.seed([good, ...badRows.map(([, bad]) => bad)]);
	await home.open();
	await expect(home.unreadable).toHaveCount(badRows.length);
	await expect(home.rosters).toHaveText([/Sound/]);
});

test('an unreadable row that was deleted can be had back', async ({ home, stored }) => {
	const [, bad] = badRows[1] ?? [];
	if (!bad) throw new Error('no row');
	await stored.seed([bad]);
	await home.open();
	await home.unreadable.getByRole('button', { name: 'Delete' }).click();
	await expect(home.unreadable).toBeHidden();
	await home.undo.click();
	await expect(home.unreadable).toBeVisible();
	expect(await stored.all()).toEqual([bad]);
});

for (const updatedAt of [1e300, -1e300, 'yesterday', null, undefined]) {
	test(`a roster edited at ${String(updatedAt)} is listed`, async ({ home, stored }) => {
		await stored.seed([good, { ...aRow(anEmpire({ id: idOf(2), name: 'Odd' })), updatedAt }]);
		await home.open();
		await expect(home.row('Sound')).toBeVisible();
		await expect(home.row('Odd')).toBeVisible();
	});
}

test('a summary of another kind is left out', async ({ home, stored }) => {
	await stored.seed([{ ...good, summary: { points: 'many', problems: {} } }]);
	await home.open();
	await expect(home.row('Sound')).toContainText(/Empire\s*2000 points/);
});

for (const [where, path] of [
	['editor', 'roster'],
	['print page', 'print']
]) {
	test(`the ${where} says that a roster is missing`, async ({ page }) => {
		for (const query of [`?id=${idOf(9)}`, '?id=', '', '?id=%00%F0%9F%90%89', '?id=1&id=2']) {
			await page.goto(`${path}/${query}`);
			await expect(page.getByText(/no (readable )?roster at this address/)).toBeVisible();
		}
	});

	test(`the ${where} says that a roster is unreadable, and leaves it alone`, async ({
		page,
		stored
	}) => {
		const [, bad] = badRows[3] ?? [];
		if (!bad) throw new Error('no row');
		await stored.seed([bad]);
		await page.goto(`${path}/?id=${bad.id}`);
		await expect(page.getByText(/cannot read the saved roster|no readable roster/)).toBeVisible();
		expect(await stored.all()).toEqual([bad]);
	});
}

test('the print page says how many of several rosters it cannot open', async ({ page, stored }) => {
	await stored.seed([good]);
	await page.goto(`print/?id=${idOf(1)}&id=${idOf(8)}`);
	await expect(page.getByRole('alert')).toHaveText(
		'1 roster could not be opened and is not printed.'
	);
	await expect(page.getByRole('button', { name: 'Save PDF' })).toBeEnabled();
	await page.goto(`print/?id=${idOf(1)}`);
	await expect(page.getByRole('button', { name: 'Save PDF' })).toBeEnabled();
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('with an army that there is not', () => {
	// It is asked for along with its system, before anybody knows that there is none.
	test.use({ expectedMessages: /status of 404/ });

	test('an unknown army of the library gives a sentence', async ({ library, page }) => {
		for (const army of ['estalia', '__proto__', '../secrets', '']) {
			await library.open(army);
			await expect(library.heading).toHaveText('Army not found');
			await expect(page.getByText('no army at this address')).toBeVisible();
		}
	});

	test('an address that makes a roster of an unknown army stores nothing', async ({
		page,
		stored
	}) => {
		await stored.seed([]);
		for (const query of [
			'army=warmaster/estalia',
			'army=',
			'army=empire&size=2000',
			'army=%00/..'
		]) {
			await page.goto(`roster/?${query}`);
			await expect(page.getByText(/could not be created: There is no army/)).toBeVisible();
		}
		expect(await stored.all()).toEqual([]);
	});
});

test('an address that makes a roster of no size takes the usual one', async ({ page, editor }) => {
	for (const size of ['', '0', '-5', '1e9', '12.5', 'many']) {
		await page.goto(`roster/?army=warmaster/empire&size=${size}`);
		await expect(editor.heading).toHaveText('Empire 2000');
		await expect(page).toHaveURL(/\?id=/);
	}
});
