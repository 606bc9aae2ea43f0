import { expect, test } from './fixtures.ts';
import { indexArmy } from '#engine';
import { writePositionLink } from '../../src/exchange/index.ts';
import { listCode, sheetCode } from '../../src/exchange/list-code/index.ts';
import { armyOf } from '../sheets/rosters.ts';
import { liveTracks, showToCamera } from './camera.ts';
import { photoOf } from './qr-code.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, aRow, idOf } from './rosters.ts';

const { system, army } = armyOf('empire');
const empire = indexArmy(system, army);

const legal = {
	system: 'warmaster',
	army: 'Empire',
	size: 2000,
	name: 'Nordland',
	units: [
		{ unit: 'halberdier', count: 4 },
		{ unit: 'The Crossbowmen', count: 4 },
		{ unit: 'General' },
		{ unit: 'Handgunners', with: ['Skirmishers', 'Battle Banner'] },
		{ unit: 'Wizard', with: ['War Altar', 'Wand of Power'] }
	]
};
const text = JSON.stringify(legal);
/** Two generals. */
const illegal = JSON.stringify({ ...legal, units: [...legal.units, { unit: 'General' }] });

test('a plain list comes in by file', async ({ importer, editor }) => {
	await importer.open();
	await importer.readFile('nordland.json', text);
	await expect(importer.results).toHaveText([/Nordland\s*Empire · 735 of 2000 · legal so far/]);
	await importer.add.click();
	await expect(editor.heading).toHaveText('Nordland');
	await expect(editor.total).toContainText('735 of 2000');
	await expect(editor.verdict).toHaveText('Legal so far');
	await expect(editor.unit('Skirmishers, Battle Banner')).toBeVisible();
});

test('a plain list comes in by paste', async ({ importer, editor, home }) => {
	await importer.open();
	await expect(importer.readPaste).toBeDisabled();
	await importer.readText(text);
	await importer.add.click();
	await expect(editor.total).toContainText('735 of 2000');
	await editor.back.click();
	await expect(home.row('Nordland')).toContainText('735 of 2000');
});

test('a list comes in from its QR code, by photo and by camera', async ({ page, importer }) => {
	const { link } = sheetCode(aFullEmpire(), empire, 'https://example.org');
	await showToCamera(page, photoOf(link));
	await importer.open();
	const photo = { name: 'code.png', mimeType: 'image/png' };
	await importer.photo.setInputFiles({ ...photo, buffer: photoOf(link) });
	await expect(importer.results).toHaveText([/Nordland\s*Empire · 1830 of 2000/]);
	await importer.open();
	await importer.scan.click();
	await expect(importer.results).toHaveText([/Nordland\s*Empire · 1830 of 2000/]);
	expect(await liveTracks(page)).toBe(0);
	const selector = writePositionLink(aFullEmpire({ name: 'Ostland' }), empire)?.link ?? '';
	await importer.photo.setInputFiles({ ...photo, buffer: photoOf(selector) });
	await expect(importer.results).toHaveText([/Ostland\s*Empire · 1830 of/]);
	const codeAlone = `https://example.org/verify/#c=${listCode(aFullEmpire(), empire)}`;
	await importer.photo.setInputFiles({ ...photo, buffer: photoOf(codeAlone) });
	await expect(importer.results).toHaveText([/QR code: not added/]);
	await expect(importer.add).toBeHidden();
});

test('an illegal list comes in and says so', async ({ importer, editor }) => {
	await importer.open();
	await importer.readText(illegal);
	await expect(importer.results).toHaveText([/860 of 2000 · 1 to fix/]);
	await importer.add.click();
	await expect(editor.verdict).toHaveText('1 to fix');
});

test('a plain list with unknown names is gone through line by line', async ({
	importer,
	editor
}) => {
	await importer.open();
	const strange = text.replace('halberdier', 'Halbadiers').replace('of Power', 'of Powder');
	await importer.readFile('nordland.json', strange);
	await expect(importer.line('Halbadiers')).toHaveText(/Not understood/);
	await expect(importer.line('Wand of Powder')).toHaveText(/Not understood/);
	await importer.meanings('Halbadiers').getByRole('button', { name: 'Halberdiers' }).click();
	await importer.meanings('Wand of Powder').getByRole('button', { name: 'Wand of Power' }).click();
	await expect(importer.line('Halbadiers')).toHaveText(/Understood/);
	await importer.add.click();
	await expect(editor.heading).toHaveText('Nordland');
	await expect(editor.total).toContainText('735 of 2000');
});

test('a list of a game that Muster does not have is kept as text', async ({
	page,
	importer,
	home,
	checkLooks
}) => {
	await importer.open();
	const rust = { game: 'tin-world', army: 'lead-host', points: 1999, name: 'Rust', core: [] };
	await importer.readFile('rust.owb.json', JSON.stringify(rust));
	await expect(importer.results).toHaveText([
		/^Rust\s*Tin World, Lead Host, 1999 points, from Old World Builder: .* as text\.$/
	]);
	await importer.add.click();
	const row = page.getByRole('listitem').filter({ hasText: 'Rust' });
	await expect(row).toContainText('Tin World, Lead Host, 1999 points · from Old World Builder');
	await row.getByText('Rust').click();
	await expect(row.getByRole('group', { name: 'Rust' })).toHaveText(JSON.stringify(rust));
	await checkLooks();
	await row.getByRole('button', { name: 'Delete Rust' }).click();
	await expect(page.getByText('No texts yet.')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(row).toBeVisible();
	await home.open();
	await page.getByRole('link', { name: 'Kept texts (1)' }).click();
	await expect(row).toBeVisible();
});

const malformed = [
	['bad JSON', '{ "system": "warmaster", }', /not JSON: see line 1, column 26/],
	['an empty file', '', /The file is empty/],
	['blank text', ' \n\t ', /The file is empty/],
	[
		'an unknown system',
		text.replace('warmaster', 'warmonger'),
		/no game system called “warmonger”/
	],
	['an unknown army', text.replace('Empire', 'Emprie'), /no army called “Emprie”.*Empire/],
	[
		'a wrong count',
		text.replace('"count":4', '"count":-4'),
		/units, 1st line: “count” must be a whole number from 1 to 500, found -4/
	],
	['a count that is text', text.replace('"count":4', '"count":"four"'), /“count” must be .*"four"/],
	['a list of lists', `[${text}]`, /must hold one object, found a list of 1/],
	['a number', '2000', /must hold one object, found 2000/],
	['null', 'null', /must hold one object, found null/],
	['an object of something else', '{ "rules": [] }', /“system” is missing/],
	['a newer export', '{ "muster": 2, "rosters": [] }', /newer version of Muster/],
	['an export without lists', '{ "muster": 1, "rosters": [] }', /no list in this file/],
	[
		'too many units',
		JSON.stringify({ ...legal, units: Array.from({ length: 2001 }, () => ({ unit: 'Knights' })) }),
		/a list of up to 2,000 units, found a list of 2001/
	],
	['a huge file', `"${'x'.repeat(5 * 1024 * 1024)}"`, /too big for a list \(maximum 5 MB\)/],
	['deep nesting', '['.repeat(200_000), /nested more than 32 levels deep/]
] as const;

for (const [kind, content, sentence] of malformed) {
	test(`${kind} gives a sentence and stores nothing`, async ({ importer, stored }) => {
		await stored.seed([]);
		await importer.open();
		await importer.readFile('list.json', content);
		await expect(importer.results.first()).toContainText('list.json: not added');
		await expect(importer.results.first()).toContainText(sentence);
		await expect(importer.add).toBeHidden();
		expect(await stored.all()).toEqual([]);
	});
}

test('a huge paste gives a sentence', async ({ page, importer }) => {
	await importer.open();
	// Typing five million letters is the browser's affair; the field is given them.
	await importer.paste.evaluate((field: HTMLTextAreaElement) => {
		field.value = 'x'.repeat(5 * 1024 * 1024 + 1);
		field.dispatchEvent(new Event('input', { bubbles: true }));
	});
	await importer.readPaste.click();
	await expect(page.getByText('too big for a list (maximum 5 MB)')).toBeVisible();
});

const cup = {
	eventPack: 1,
	name: 'Garden Cup',
	system: 'warmaster',
	date: '2026-12-05',
	size: 1500,
	constraints: [{ kind: 'count', of: { any: ['ARTILLERY'] }, max: 1, label: 'Artillery' }]
};

test('an event pack is shown in words and kept', async ({ importer, home }) => {
	await importer.open();
	await importer.readText(JSON.stringify({ ...cup, readings: { 'wizard-items': 'any-caster' } }));
	await expect(importer.results).toHaveText([
		/Garden Cup\s*\w+, 5 December 2026 · 1500 points.*Artillery: maximum 1\..*any General who casts/s
	]);
	await importer.add.click();
	await expect(home.toast).toContainText('Saved “Garden Cup”');
});

test('a list brings its event and its readings with it', async ({ importer, editor }) => {
	await importer.open();
	const readings = { 'wizard-items': 'any-caster' };
	await importer.readText(JSON.stringify({ ...legal, readings, event: cup }));
	await expect(importer.results).toHaveText([/735 of 2000 · 1 to fix · for Garden Cup/]);
	await importer.add.click();
	await editor.verdict.click();
	await expect(editor.dialog).toContainText('this event is played at 1500 points');
});

for (const [kind, change, sentence] of [
	['a date that is none', { date: '2026-02-30' }, /“date” must be a day of the calendar/],
	[
		'a rule of no kind',
		{ constraints: [{ kind: 'cuont' }] },
		/1st rule: there is no kind “cuont”; the kinds are count, .* Did you mean count\?/
	],
	['an army there is not', { system: 'warmonger' }, /no game system called “warmonger”/]
] as const) {
	test(`an event pack with ${kind} gives a sentence`, async ({ importer }) => {
		await importer.open();
		await importer.readText(JSON.stringify({ ...cup, ...change }));
		await expect(importer.results).toHaveText([sentence]);
		await expect(importer.add).toBeHidden();
	});
}

test('the good files come in beside a bad one', async ({ importer, home }) => {
	await importer.open();
	await importer.files.setInputFiles(
		[
			{ name: 'good.json', text },
			{ name: 'bad.json', text: '{' },
			{ name: 'short.json', text: illegal }
		].map((file) => ({
			name: file.name,
			mimeType: 'application/json',
			buffer: Buffer.from(file.text)
		}))
	);
	await expect(importer.results).toHaveText([/legal/, /bad\.json: not added/, /1 to fix/]);
	await importer.add.click();
	await expect(home.rosters).toHaveCount(2);
});

test('a roster whose id is there already keeps both', async ({
	importer,
	editor,
	home,
	stored
}) => {
	await stored.seed([aRow(anIllegalEmpire({ id: idOf(1), name: 'Mine' }), 60)]);
	await importer.open();
	await importer.readText(JSON.stringify({ muster: 1, rosters: [anEmpire({ name: 'Theirs' })] }));
	await importer.add.click();
	await expect(editor.heading).toHaveText('Theirs');
	await home.open();
	await expect(home.rosters).toHaveText([/Theirs/, /Mine/]);
	expect(await stored.all()).toContainEqual(
		expect.objectContaining({ id: idOf(1), roster: anIllegalEmpire({ id: idOf(1), name: 'Mine' }) })
	);
});

test('one tap too many adds nothing twice', async ({ importer, editor, stored }) => {
	await importer.open();
	await importer.readText(JSON.stringify({ muster: 1, rosters: [anEmpire()] }));
	await importer.add.dblclick();
	await expect(editor.heading).toHaveText('Nordland');
	expect(await stored.all()).toHaveLength(1);
});

test('what was pasted and not yet read outlives a reload', async ({ importer, page }) => {
	await importer.open();
	await page.getByRole('textbox').fill('Half a list');
	await page.reload();
	await expect(page.getByRole('textbox')).toHaveValue('Half a list');
});

test('a file chosen before the page is ready is read', async ({ page, importer }) => {
	let release = (): void => undefined;
	const isChosen = new Promise<void>((resolve) => (release = resolve));
	await page.route('**/_app/immutable/entry/*.js', async (route) => {
		await isChosen;
		await route.continue();
	});
	await page.goto('import/', { waitUntil: 'commit' });
	await importer.readFile('nordland.json', text);
	release();
	await expect(importer.results).toHaveText([/735 of 2000 · legal so far/]);
});
