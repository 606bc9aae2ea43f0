import type { Roster } from '#schema';
import { expect, test } from './fixtures.ts';
import { goOffline } from './go-offline.ts';
import { Keyboard } from './keyboard.ts';
import { CompleteDialog } from './pages/complete-dialog.ts';
import type { EditorPage } from './pages/editor-page.ts';
import { anImperialHost, smallHost } from './ranks.ts';
import { anEmpire, aRow, idOf, times, unitsOf } from './rosters.ts';

const anEmpty = (system: string, army: string, size: number): Roster => ({
	...anEmpire({ name: 'Empty', system, army, size }),
	units: []
});

/** Opens the dialog from the menu of the roster. */
async function openIt(editor: EditorPage): Promise<void> {
	await editor.open(idOf(1));
	await editor.more.click();
	await editor.button('Complete this list').click();
}

for (const { name, roster } of [
	{ name: 'of counters', roster: anEmpire() },
	{ name: 'of regiments', roster: anEmpty('aos4', 'seraphon', 1000) },
	{ name: 'of ranks', roster: anImperialHost(smallHost) }
]) {
	test(`a list ${name} is completed, taken and undone`, async ({ page, stored, editor }) => {
		const completing = new CompleteDialog(page);
		await stored.seed([aRow(roster)]);
		await openIt(editor);
		await completing.start.click();
		await completing.lists.first().waitFor();
		await expect(completing.lists.first()).toContainText(`of ${roster.size} points`);
		await completing.changeWishes.waitFor();
		expect(await completing.lists.count()).toBeGreaterThan(1);
		const total = /([\d.,]+) of \d+ points/.exec(
			(await completing.lists.first().textContent()) ?? ''
		)?.[1];
		await completing.take.first().click();
		await expect(page.getByText('Completed the list.').first()).toBeVisible();
		await expect(editor.total).toContainText(`${total ?? '?'} of ${roster.size}`);
		await expect(editor.verdict).toContainText('Legal');
		await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
		await expect(editor.total).not.toContainText(`${total ?? '?'} of`);
		await page.reload();
		await expect(editor.total).not.toContainText(`${total ?? '?'} of`);
	});
}

test('wishes and another points limit are followed', async ({ page, stored, editor }) => {
	const completing = new CompleteDialog(page);
	await stored.seed([aRow(anEmpire())]);
	await openIt(editor);
	await completing.wish('Artillery', 'More').click();
	await completing.dialog.getByRole('button', { name: '3000', exact: true }).click();
	await completing.dialog.getByText('Leave out').click();
	await completing.dialog.getByRole('checkbox', { name: 'Cannon', exact: true }).check();
	await completing.start.click();
	await completing.lists.first().waitFor();
	await expect(completing.lists.first()).toContainText('of 3000 points');
	await completing.changeWishes.waitFor();
	await expect(completing.lists.first()).not.toContainText('Cannon');
	await completing.take.first().click();
	await expect(editor.total).toContainText('of 3000');
});

test('a list is completed by keyboard, and the focus is where the eye is', async ({
	page,
	stored,
	editor
}) => {
	const completing = new CompleteDialog(page);
	const keyboard = new Keyboard(page);
	await stored.seed([aRow(anEmpire())]);
	await editor.open(idOf(1));
	await keyboard.activate(editor.more);
	await keyboard.activate(editor.button('Complete this list'));
	await keyboard.activate(completing.wish('Cavalry', 'More'));
	await keyboard.activate(completing.start);
	await expect(completing.status).toBeFocused();
	await completing.changeWishes.waitFor();
	await keyboard.activate(completing.changeWishes);
	await expect(completing.start).toBeFocused();
	await expect(completing.wish('Cavalry', 'More')).toHaveAttribute('aria-pressed', 'true');
	await page.keyboard.press('Enter');
	await completing.changeWishes.waitFor();
	await keyboard.activate(completing.take.first());
	await expect(page.getByText('Completed the list.').first()).toBeVisible();
	expect(keyboard.faults).toEqual([]);
});

test('looking for lists is cancelled, and what changed meanwhile is not answered', async ({
	page,
	stored,
	editor
}) => {
	const completing = new CompleteDialog(page);
	await stored.seed([aRow(anEmpty('aos4', 'seraphon', 2000))]);
	await openIt(editor);
	await completing.start.click();
	await completing.cancel.click();
	await expect(completing.status).toContainText('Cancelled.');
	const working = () => page.workers().filter((worker) => worker.url().includes('/solving.'));
	await expect.poll(() => working().length).toBe(0);
	await completing.changeWishes.click();
	await expect(completing.start).toBeVisible();
});

test('what another tab changes is never completed over', async ({
	page,
	context,
	stored,
	editor
}) => {
	const completing = new CompleteDialog(page);
	await stored.seed([aRow(anEmpire())]);
	await openIt(editor);
	await completing.start.click();
	await completing.changeWishes.waitFor();
	const other = await context.newPage();
	const { EditorPage: OtherEditor } = await import('./pages/editor-page.ts');
	const second = new OtherEditor(other);
	await second.open(idOf(1));
	await second.add('Halberdiers').click();
	await expect(second.total).toContainText('570 of 2000');
	await expect(completing.dialog.getByRole('alert')).toContainText('The list has changed since.');
	await expect(completing.lists).toHaveCount(0);
	await other.close();
	await completing.again.click();
	await completing.lists.first().waitFor();
});

test('what cannot be legal is said with its reasons', async ({ page, stored, editor }) => {
	const completing = new CompleteDialog(page);
	const units = unitsOf(['steam-tank', 'steam-tank', 'steam-tank', 'steam-tank']);
	await stored.seed([aRow(anEmpire({ units, size: 1000 }))]);
	await openIt(editor);
	await completing.start.click();
	await expect(completing.dialog).toContainText('There is no legal list, whatever is added.');
	await expect(completing.dialog.getByRole('listitem').first()).toContainText('Steam Tank');
});

test('a list with several problems is made legal at once', async ({ page, stored, editor }) => {
	const completing = new CompleteDialog(page);
	await stored.seed([aRow(anEmpire({ units: unitsOf(['cannon', 'cannon', 'cannon', 'cannon']) }))]);
	await editor.open(idOf(1));
	await editor.verdict.click();
	await editor.button('Fix all of it').click();
	await completing.fix.click();
	await expect(page.getByText('The list is legal now.').first()).toBeVisible();
	await expect(editor.dialog).toBeHidden();
	await expect(editor.verdict).toContainText('Legal');
});

test('a way is found where one step is not enough', async ({ page, stored, editor }) => {
	const completing = new CompleteDialog(page);
	const roster = anEmpty('aos4', 'seraphon', 1000);
	await stored.seed([aRow({ ...roster, units: unitsOf(['saurus-guard + general']) })]);
	await editor.open(idOf(1));
	await editor.verdict.click();
	await editor.button('Find a way').first().click();
	await expect(completing.dialog.getByRole('heading', { name: 'Find a way' })).toBeVisible();
	await expect(completing.lists).toHaveCount(1);
	await completing.fix.click();
	await expect(page.getByText('The list is legal now.').first()).toBeVisible();
	await expect(editor.dialog).toBeHidden();
	await expect(editor.verdict).toContainText('Legal');
});

test('a unit is replaced by what fits its points', async ({ page, stored, editor }) => {
	await stored.seed([aRow(anEmpire({ units: unitsOf([...times(8, 'halberdiers'), 'cannon']) }))]);
	await editor.open(idOf(1));
	await editor.entry('Cannon').click();
	await editor.dialog.getByRole('button', { name: 'Replace with another unit' }).click();
	await expect(editor.dialog.getByRole('status').first()).toContainText(/\d units? fits?\./);
	await editor.dialog.getByRole('listitem').getByRole('button').first().click();
	await expect(page.getByText(/^Replaced Cannon with/).first()).toBeVisible();
	await expect(editor.dialog).toBeHidden();
	await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
	await expect(editor.count('Cannon')).toHaveText('1');
});

test.describe('without the solver', () => {
	test.use({ expectedMessages: /ERR_FAILED/ });

	for (const [name, missing] of [
		['worker', /solving\.worker-[\w-]+\.js$/],
		['WebAssembly', /\.wasm$/]
	] as const)
		test(`that its ${name} could not be fetched is said`, async ({ page, stored, editor }) => {
			const completing = new CompleteDialog(page);
			await page.route(missing, (route) => route.abort());
			await stored.seed([aRow(anEmpire())]);
			await openIt(editor);
			await completing.start.click();
			await expect(completing.dialog.getByRole('alert')).toContainText(
				'It needs the network the first time it is used.'
			);
			await expect(completing.changeWishes).toBeVisible();
		});
});

test.describe('offline', () => {
	test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

	test('lists are completed without a network once they were with one', async ({
		page,
		context,
		home,
		stored,
		editor
	}) => {
		const completing = new CompleteDialog(page);
		await stored.seed([aRow(anEmpire())]);
		await home.open();
		await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
		await page.reload();
		const late = () =>
			page.evaluate(async () => {
				const names = await caches.keys();
				const urls = await Promise.all(
					names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))
				);
				return urls.flat().filter((url) => /solving\.worker|\.wasm$/.test(url)).length;
			});
		await openIt(editor);
		expect(await late()).toBe(0);
		await completing.start.click();
		await completing.lists.first().waitFor();
		expect(await late()).toBe(2);
		await goOffline(page, context);
		await openIt(editor);
		await completing.start.click();
		await completing.lists.first().waitFor();
	});
});
