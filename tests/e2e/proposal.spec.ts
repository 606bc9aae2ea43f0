import type { Browser, BrowserContext } from '@playwright/test';
import { applyEdit, indexArmy } from '#engine';
import type { Roster } from '#schema';
import { listCode, proposalLink, shareLink } from '../../src/exchange/list-code/index.ts';
import { armyOf } from '../sheets/rosters.ts';
import { expect, test } from './fixtures.ts';
import { EditorPage } from './pages/editor-page.ts';
import { ShareDialog } from './pages/share-dialog.ts';
import { SharedPage } from './pages/shared-page.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

const { system, army } = armyOf('empire');
const sent = aFullEmpire();

function indexOf(roster: Roster) {
	return indexArmy(system, army, roster);
}

/** What stands after the address of the page in the link of a proposal for what was sent. */
function proposalOf(roster: Roster): string {
	const answers = listCode(sent, indexOf(sent));
	return proposalLink(roster, indexOf(roster), answers, '').replace('/list/', '');
}

/** One unit more, and the list called otherwise. */
const changed = applyEdit(sent, {
	kind: 'several',
	edits: [
		{ kind: 'add-units', units: [{ id: 'new', entry: 'pistoliers' }] },
		{ kind: 'rename', name: 'Nordland II' }
	]
});

/** Somebody else's browser. */
function elsewhere(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
	return browser.newContext({
		...(baseURL !== undefined && { baseURL }),
		viewport: { width: 390, height: 844 },
		serviceWorkers: 'block',
		permissions: ['clipboard-read', 'clipboard-write']
	});
}

test('a friend changes a copy and sends it back, and the owner accepts it', async ({
	browser,
	baseURL,
	page,
	stored,
	shared,
	editor
}) => {
	const context = await elsewhere(browser, baseURL);
	const friend = await context.newPage();
	const theirs = { shared: new SharedPage(friend), editor: new EditorPage(friend) };
	await theirs.shared.open(shareLink(sent, indexOf(sent), '').replace('/list/', ''));
	await theirs.shared.save.click();
	await theirs.editor.add('Pistoliers').click();
	await theirs.editor.more.click();
	await theirs.editor.button('Share').click();
	const sharing = new ShareDialog(friend);
	await sharing.proposal.click();
	await sharing.copyLink.click();
	await expect(friend.getByText('sees what you changed').first()).toBeVisible();
	const clipboard = () => friend.evaluate(() => navigator.clipboard.readText());
	await expect.poll(clipboard).toMatch(/^https?:\/\/\S+\/list\/#\S+$/);
	const copied = await clipboard();
	await context.close();

	await stored.seed([aRow(sent)]);
	await shared.open(copied.split('/list/')[1] ?? '');
	await page.getByRole('button', { name: 'See the changes to Nordland' }).click();
	await expect(editor.dialog).toContainText('Pistoliers');
	await expect(editor.dialog).toContainText('1830 → 1925 of 2000');
	await editor.button('Accept the change').click();
	await expect(editor.total).toContainText('1925 of 2000');
	await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
	await expect(editor.total).toContainText('1830 of 2000');
});

test.describe('of several changes', () => {
	test.beforeEach(async ({ stored, shared, page, editor }) => {
		await stored.seed([aRow(sent)]);
		await shared.open(proposalOf(changed));
		await page.getByRole('button', { name: 'See the changes to Nordland' }).click();
		await expect(editor.dialog).toContainText('Nordland II');
	});

	test('each is accepted or left', async ({ editor, page }) => {
		await editor.dialog.getByRole('checkbox', { name: 'Name of the roster' }).uncheck();
		await editor.button('Accept 1 of 2 changes').click();
		await expect(editor.heading).toHaveText('Nordland');
		await expect(editor.total).toContainText('1925 of 2000');
		await page.reload();
		await expect(editor.total).toContainText('1925 of 2000');
	});

	test('none is accepted by closing, and Back leaves', async ({ editor, page, checkLooks }) => {
		await checkLooks();
		await page.goBack();
		await expect(editor.dialog).toBeHidden();
		await expect(editor.total).toContainText('1830 of 2000');
	});
});

test('what the owner has changed since stays', async ({ stored, shared, editor, page }) => {
	await stored.seed([aRow(sent)]);
	await editor.open(idOf(1));
	await editor.add('Halberdiers').click();
	await expect(editor.total).toContainText('1875 of 2000');
	await shared.open(proposalOf(changed));
	await page.getByRole('button', { name: 'See the changes to Nordland' }).click();
	await expect(editor.dialog).toContainText('1875 → 1970 of 2000');
	await editor.button('Accept 2 of 2 changes').click();
	await expect(editor.heading).toHaveText('Nordland II');
	await expect(editor.total).toContainText('1970 of 2000');
});

test('one for a list that is not here is a list like any other', async ({ shared, page }) => {
	await shared.open(proposalOf(changed));
	await expect(page.getByText('which is not among your rosters')).toBeVisible();
	await expect(shared.head).toContainText('1925 of 2000 points');
	await expect(shared.save).toBeVisible();
});
