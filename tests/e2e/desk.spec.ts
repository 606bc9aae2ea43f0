import { filesInZip } from '../../src/exchange/outside/zip.ts';
import { mailOf } from '../mail.ts';
import { indexArmy } from '#engine';
import { armyOf } from '../sheets/rosters.ts';
import { writeMusterFile } from '../../src/exchange/index.ts';
import { sheetCode } from '../../src/exchange/list-code/index.ts';
import { arrived, event } from '../rehearsal.ts';
import { showToCamera } from './camera.ts';
import { expect, test as base } from './fixtures.ts';
import { DeskPage } from './pages/desk-page.ts';
import { photoOf } from './qr-code.ts';
import { aFullEmpire } from './rosters.ts';

const test = base.extend<{ desk: DeskPage }>({
	desk: ({ page }, use) => use(new DeskPage(page))
});

test.use({ viewport: { width: 390, height: 844 } });

const list = 'Empire, 1000 points\n2 Halberdiers 90\n2 Crossbowmen 110\nGeneral 125';
const mail = (name: string, text: string) => ({
	name: `${name.toLowerCase()}.eml`,
	content: mailOf({
		from: `${name} Berg <${name.toLowerCase()}@example.org>`,
		text,
		date: 'Fri, 20 Nov 2026 18:00:00 +0100'
	})
});
const files = [
	mail('Anna', list),
	mail('Bert', `${list}\n2 Iron Hats 120`),
	mail('Cleo', `${list}\n2 Iron Hats 120`),
	mail('Dora', list.replace('2 Halb', '1 Halb'))
];

test('what is pasted leads to its table', async ({ desk, page }) => {
	await desk.open();
	await desk.useEvent(event);
	await page.getByText('or pasted text').click();
	await page.getByRole('textbox', { name: 'or pasted text' }).fill(list);
	await page.getByRole('button', { name: 'Read the text' }).click();
	await expect(desk.totals).toBeFocused();
	await expect(desk.totals).toContainText('1 list');
	await expect(desk.table.getByRole('rowheader')).toBeInViewport();
});

test('a correction while files are read leaves none of them out', async ({ desk, page }) => {
	const names = Array.from({ length: 200 }, (_, at) => `Player${at + 1}`);
	await desk.open();
	await desk.useEvent(event);
	await desk.choose(
		/^Files:/,
		names.map((name) => mail(name, `${list}\n2 Iron Hats 120`))
	);
	await desk.unfold('Player1 Berg');
	await page.getByLabel('“Iron Hats” means').selectOption({ label: 'Handgunners' });
	await expect(desk.totals).toHaveText(
		'200 lists of 200 players: 0 not wholly read, 0 to fix, 200 legal'
	);
});

/** The texts in a zip, by name. */
function textsIn(zip: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
	const decoder = new TextDecoder();
	return new Map(filesInZip(zip)?.map(({ name, bytes }) => [name, decoder.decode(bytes)]));
}

test.describe('lists that were sent to an event', () => {
	test.beforeEach(async ({ desk }) => {
		await desk.open();
		await desk.useEvent(event);
		await desk.give(files);
	});

	test('are a table, and a name that is explained once mends all that have it', async ({
		desk,
		page
	}) => {
		await expect(desk.totals).toHaveText(
			'4 lists of 4 players: 2 not wholly read, 1 to fix, 1 legal'
		);
		await expect(desk.row('Anna Berg')).toContainText(/Empire.*325 \/ 1000.*legal/);
		await expect(desk.row('Dora Berg')).toContainText('to fix');
		await desk.unfold('Bert Berg');
		await expect(page.getByText('Empire has nothing called “Iron Hats”.')).toBeVisible();
		await page.getByLabel('“Iron Hats” means').selectOption({ label: 'Handgunners' });
		await desk.isIdle();
		await expect(desk.totals).toHaveText(
			'4 lists of 4 players: 0 not wholly read, 1 to fix, 3 legal'
		);
		await expect(desk.row('Cleo Berg')).toContainText(/legal/);
	});

	test('are found and sorted by keyboard', async ({ desk, page }) => {
		await desk.search.fill('berg dora');
		await expect(desk.table.getByRole('rowheader')).toHaveText([/Dora Berg/]);
		await desk.search.fill('');
		await desk.only.selectOption('not wholly read');
		await expect(desk.table.getByRole('rowheader')).toHaveText([/Bert Berg/, /Cleo Berg/]);
		await desk.only.selectOption('');
		const sort = page.getByRole('columnheader', { name: 'Player' }).getByRole('button');
		await sort.focus();
		await page.keyboard.press('Enter');
		await expect(desk.table.getByRole('rowheader').first()).toHaveText(/Dora Berg/);
		await desk.row('Dora Berg').getByRole('button').focus();
		await page.keyboard.press('Enter');
		await expect(page.getByText(/^Halberdiers: .*minimum 2/).first()).toBeVisible();
	});

	test('belong to whom a person says', async ({ desk, page }) => {
		await desk.unfold('Anna Berg');
		await page.getByText('Player details').click();
		await desk.table.getByLabel('Player', { exact: true }).fill('Emil Kurz');
		await page.getByRole('button', { name: 'Save', exact: true }).click();
		await desk.isIdle();
		await expect(desk.row('Emil Kurz')).toContainText('sent by Anna Berg');
	});

	test('are answered, each player in one file', async ({ desk, page }) => {
		const answers = textsIn(await desk.saved(/^All as text files/));
		expect([...answers.keys()].toSorted()).toEqual([
			'Anna-Berg.txt',
			'Bert-Berg.txt',
			'Cleo-Berg.txt',
			'Dora-Berg.txt'
		]);
		expect(answers.get('Anna-Berg.txt')).toMatch(
			/^To: anna@example\.org\nSubject: Northern Open: your list is legal\n\nHello Anna Berg,/
		);
		expect(answers.get('Dora-Berg.txt')).toContain('Possible fix: ');
		const table = new TextDecoder().decode(await desk.saved(/^All as a table/));
		expect(table.split('\r\n')[0]).toContain('name,email,language,state,subject,message');
		await desk.unfold('Dora Berg');
		await page.getByText('Answer', { exact: true }).click();
		await expect(page.getByRole('link', { name: 'Open as mail' })).toHaveAttribute(
			'href',
			/^mailto:dora@example\.org\?subject=Northern%20Open/
		);
	});

	test('are locked, published without names, and recognised at the table', async ({
		desk,
		page
	}) => {
		const lock = textsIn(await desk.saved('Lock the lists'));
		expect([...lock.keys()].slice(0, 4)).toEqual([
			'lock.json',
			'lock.txt',
			'commitments.txt',
			'lists/001.txt'
		]);
		const { lists, fingerprint } = JSON.parse(lock.get('lock.json') ?? '') as {
			readonly lists: readonly { readonly player: string; readonly code: string }[];
			readonly fingerprint: string;
		};
		await expect(page.getByText(fingerprint)).toBeVisible();
		const site = textsIn(await desk.saved(/^Save the page/));
		expect([...site.values()].join('\n')).not.toMatch(/Berg|@|[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
		const field = page.getByLabel(/^Type or scan the code/);
		await field.fill((lists[0]?.code ?? '').toLowerCase());
		await expect(page.getByText('This is the locked list of Anna Berg.')).toBeVisible();
		await field.fill('0000-0000-0000');
		await expect(page.getByText('This is not a locked list.')).toBeVisible();
	});

	test('are exchanged blind: commitments first, the lists later', async ({ desk, page }) => {
		await desk.saved('Lock the lists');
		const commitments = new TextDecoder().decode(await desk.saved(/^Save the commitments/));
		expect(commitments).toMatch(/^[0-9a-f]{64} {2}lists\/001\.txt\n/);
		const site = await desk.saved(/^Save the page/);
		await page.getByText('Check published lists').click();
		await page.getByLabel('or their text').fill(commitments);
		await expect(page.getByText('not here')).toHaveCount(4);
		await desk.choose(/^The lists that were published later/, [
			{ name: 'site.zip', content: site }
		]);
		await expect(page.getByText('as it was committed to', { exact: true })).toHaveCount(4);
		const list = textsIn(site).get('lists/001.txt') ?? '';
		const changed = { name: '001.txt', content: list.replace('2 ×', '3 ×') };
		await desk.choose(/^The lists that were published later/, [changed]);
		await expect(page.getByText('not as it was committed to')).toHaveCount(1);
	});

	test('are checked by other players, whose remarks come back as a file', async ({
		desk,
		page
	}) => {
		const bundles = textsIn(await desk.saved('Save the bundles (zip)'));
		const bundle = bundles.get('Anna-Berg.txt') ?? '';
		expect(bundle.match(/\[\[ List \d/g)).toHaveLength(3);
		const content = bundle.replaceAll(/^(.*\|.*\]\])$/gm, '$1\nWho leads this?');
		await desk.give([{ name: 'back.txt', content }]);
		await expect(desk.totals).toContainText('4 lists of 4 players');
		await expect(desk.row('Dora Berg')).toContainText('1 remark');
		await desk.unfold('Dora Berg');
		await expect(page.getByText('Who leads this?')).toBeVisible();
	});

	test('are printed in one press', async ({ desk }) => {
		const pdf = await desk.saved('Print by name');
		expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe('%PDF-');
		const tags = await desk.saved('Name tags');
		expect(new TextDecoder().decode(tags.subarray(0, 5))).toBe('%PDF-');
	});
});

test.describe('the QR code of a sheet', () => {
	const roster = aFullEmpire();
	const other = { ...roster, units: roster.units.slice(0, -1) };
	const { system, army } = armyOf('empire');
	const linkOf = (one: typeof roster): string =>
		sheetCode(one, indexArmy(system, army, one), 'https://example.org').link;
	const picture = (text: string) => ({ name: 'code.png', content: photoOf(text) });

	test('from a photo or the camera is that of a locked list, or says what differs', async ({
		desk,
		page
	}) => {
		await showToCamera(page, photoOf(linkOf(other)));
		await desk.open();
		await desk.useEvent({ ...event, size: 2000 });
		await desk.give([{ name: 'Anna Berg.json', content: writeMusterFile([roster]) }]);
		await desk.saved('Lock the lists');
		await desk.choose(/photo/, [picture(linkOf(roster))]);
		await expect(page.getByText('This is the locked list of Anna Berg.')).toBeVisible();
		await page.getByRole('button', { name: /^Scan/ }).click();
		await expect(page.getByText(/closest is that of Anna Berg/)).toBeVisible();
		await expect(page.getByText(/^Only in the lock: /).first()).toBeVisible();
		await expect(page.locator('video')).toBeHidden();
		await desk.choose(/photo/, [picture('https://example.org/')]);
		await expect(page.getByText('That is not a whole list code yet.')).toBeVisible();
	});
});

test('the desk says of everything that arrives what the command says', async ({ desk, page }) => {
	await desk.open();
	await desk.useEvent(event);
	await desk.give(arrived.map(({ file, content }) => ({ name: file, content })));
	const states = arrived.flatMap(({ says }) => says.map(([state]) => state));
	for (const state of ['not wholly read', 'to fix', 'legal'] as const) {
		const count = states.filter((one) => one === state).length;
		await expect(desk.totals).toContainText(`${count} ${state}`);
	}
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a form whose headings say nothing is matched by hand, for its next file too', async ({
	desk,
	page
}) => {
	const form = (...players: readonly string[]) => ({
		name: 'form.csv',
		content: `When,Handle,What do you bring?\n${players.map((one) => `1,${one},"${list}"\n`).join('')}`
	});
	await desk.open();
	await desk.useEvent(event);
	await desk.give([form('Anna Berg')]);
	await page.getByLabel('What do you bring?').selectOption('list');
	await desk.isIdle();
	await page.getByLabel('Handle').selectOption('player');
	await desk.isIdle();
	await expect(desk.row('Anna Berg')).toContainText('legal');
	await desk.give([form('Anna Berg', 'Bert Kurz')]);
	await expect(desk.row('Bert Kurz')).toContainText('legal');
	await page.reload();
	await expect(desk.row('Bert Kurz')).toContainText('legal');
	await expect(page.getByLabel('Handle')).toHaveCount(0);
});

test.describe('what is on the desk', () => {
	test.beforeEach(async ({ desk }) => {
		await desk.open();
		await desk.useEvent(event);
		await desk.give(files);
	});

	test('is there after a reload, with corrections and the lock, and in another tab', async ({
		desk,
		page,
		context
	}) => {
		await desk.unfold('Bert Berg');
		await page.getByLabel('“Iron Hats” means').selectOption({ label: 'Handgunners' });
		await desk.isIdle();
		await desk.saved('Lock the lists');
		const text = await desk.totals.innerText();
		const other = new DeskPage(await context.newPage());
		await other.open();
		await expect(other.totals).toHaveText(text);
		await page.reload();
		await expect(desk.totals).toHaveText(text);
		await expect(desk.button('Lock again')).toBeVisible();
		await other.give([mail('Emil', list)]);
		await expect(desk.row('Emil Berg')).toContainText('legal');
	});

	test('goes to a second desk as a file, and comes back with what is new there', async ({
		desk,
		page,
		browser
	}) => {
		const first = await desk.saved('Save the desk as a file');
		const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
		const other = new DeskPage(await context.newPage());
		await other.open();
		await other.choose('Open the file of a desk', [{ name: 'desk.json', content: first }]);
		await other.button('Take it').click();
		await expect(other.totals).toHaveText(await desk.totals.innerText());
		await other.give([mail('Emil', list)]);
		const second = await other.saved('Save the desk as a file');
		await context.close();
		await desk.choose('Open the file of a desk', [{ name: 'desk.json', content: second }]);
		await expect(page.getByText('Emil Berg: new')).toBeVisible();
		await expect(desk.row('Emil Berg')).toHaveCount(0);
		await desk.button('Take it').click();
		await expect(desk.row('Emil Berg')).toContainText('legal');
		await page.reload();
		await expect(desk.row('Emil Berg')).toContainText('legal');
		await desk.choose('Open the file of a desk', [{ name: 'desk.json', content: second }]);
		await expect(page.getByText('The file has nothing that is not here.')).toBeVisible();
	});

	test('is erased with one press that is asked for twice', async ({ desk, page }) => {
		await desk.button('Erase all personal data').click();
		await desk.button('Erase lists, names and the lock').click();
		await expect(desk.totals).toHaveCount(0);
		await page.reload();
		await expect(page.getByRole('heading', { name: 'Lists' })).toBeVisible();
		await expect(desk.totals).toHaveCount(0);
	});
});

test('an event is made by a form, and judges the lists', async ({ desk, page }) => {
	await desk.open();
	await page.getByText('New event').click();
	await page.getByLabel('Name', { exact: true }).fill('Kitchen Cup');
	await page.getByLabel('Game').selectOption({ label: 'Warmaster' });
	await page.getByLabel('Day').fill('2026-12-05');
	await page.getByLabel('Points limit (optional)').fill('1000');
	await desk.button('Add a house rule').click();
	await page.getByLabel('House rule 1', { exact: true }).selectOption('none of …');
	await page.getByLabel('What house rule 1 is about').fill('Wyrm Riders');
	await desk.button('Save and use the event').click();
	await expect(page.getByRole('alert')).toContainText('Wyrm Riders');
	await page.getByText('Interpretations', { exact: true }).click();
	await page.getByLabel(/Can a General who casts spells/).selectOption('any-caster');
	await page.getByLabel(/^How often a team may have the same army/).fill('1');
	await page.getByLabel('What house rule 1 is about').fill('Crossbowmen');
	await desk.button('Save and use the event').click();
	await expect(page.getByRole('combobox', { name: 'Choose an event' })).toHaveValue('0');
	await desk.give([mail('Anna', list)]);
	await expect(desk.row('Anna Berg')).toContainText('to fix');
	const saved = new TextDecoder().decode(await desk.saved('Save the event as a file'));
	expect(JSON.parse(saved)).toMatchObject({
		name: 'Kitchen Cup',
		size: 1000,
		readings: { 'wizard-items': 'any-caster' },
		teams: { sameArmy: 1 }
	});
	await expect(page.getByRole('heading', { name: 'Kitchen Cup' })).toBeVisible();
	await expect(page.getByText(/each army up to 1 × per team/)).toBeVisible();
});
