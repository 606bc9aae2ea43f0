import { indexArmy } from '#engine';
import type { EventPack, Roster } from '#schema';
import { shareLink } from '../../src/exchange/list-code/index.ts';
import { armyOf } from '../sheets/rosters.ts';
import { expect, test } from './fixtures.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

const open = {
	eventPack: 1,
	name: 'Northern Open',
	system: 'Warmaster',
	date: '2026-12-05',
	constraints: [{ kind: 'count', of: { any: ['ARTILLERY'] }, max: 1, label: 'Artillery' }]
};
/** The organiser's event by name, without its rule. */
const forged: EventPack = {
	formatVersion: 1,
	name: 'Northern Open',
	system: 'warmaster',
	date: '2026-12-05',
	constraints: []
};
const list: Roster = aFullEmpire({ event: forged });
const file = JSON.stringify({ muster: 1, rosters: [list] });
const { system, army } = armyOf('empire');
const link = shareLink(list, indexArmy(system, army, list), '').replace('/list/', '');

const other = 'A different pack with that name and date is saved here';
const missing = 'Missing: Artillery: maximum 1';
const brought = 'The rules of Northern Open came with the list.';

test.describe('where the pack of the organiser is saved', () => {
	test.beforeEach(async ({ page, importer }) => {
		await importer.open();
		await importer.readText(JSON.stringify(open));
		await importer.add.click();
		await expect(page.getByText('Saved “Northern Open”')).toBeVisible();
	});

	test('a link with other rules of its name says what differs', async ({ shared }) => {
		await shared.open(link);
		await expect(shared.head).toContainText(/rules [0-9a-f]{4}(-[0-9a-f]{4}){3}/);
		await expect(shared.head).toContainText(other);
		await expect(shared.head).toContainText(missing);
	});

	test('import, editor and paper say so', async ({ page, importer, editor, print, checkLooks }) => {
		await importer.open();
		await importer.readText(file);
		await expect(importer.results).toContainText([other]);
		await expect(importer.results).toContainText([missing]);
		await checkLooks();
		await importer.add.click();
		await expect(editor.heading).toHaveText('Nordland');
		await expect(page.getByText(other)).toBeVisible();
		await page.getByRole('link', { name: 'Print' }).click();
		await print.form('Organiser’s copy');
		await expect(print.preview).toContainText(other);
		await expect(print.preview).toContainText(missing);
	});

	test('so does Verify', async ({ page, verify }) => {
		await verify.open();
		await verify.paste.fill(file);
		await page.getByRole('button', { name: 'Check the text' }).click();
		await expect(verify.held).toContainText([other]);
		await expect(verify.held).toContainText([missing]);
	});

	test('a pack of its name says what it would replace', async ({ importer }) => {
		await importer.open();
		await importer.readText(JSON.stringify({ ...open, constraints: [] }));
		await expect(importer.results).toContainText([
			/A different pack with this name and date is saved here/
		]);
		await expect(importer.results).toContainText([missing]);
	});
});

test('where none is saved, pages and paper say that the rules came with the list', async ({
	page,
	shared,
	stored,
	editor,
	print
}) => {
	await shared.open(link);
	await expect(shared.head).toContainText(brought);
	await stored.seed([aRow(list)]);
	await editor.open(idOf(1));
	await expect(page.getByText(brought)).toBeVisible();
	await print.open(idOf(1), 'list');
	await expect(print.preview).toContainText(brought);
});
