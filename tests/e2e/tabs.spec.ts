import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { EditorPage } from './pages/editor-page.ts';
import { HomePage } from './pages/home-page.ts';
import { QuestionDialog } from './pages/question-dialog.ts';
import { anEmpire, aRow, compulsory, idOf, unitsOf } from './rosters.ts';

declare global {
	interface Window {
		/** Whether the page hears nothing of what others store. */
		isDeaf?: boolean;
	}
}

/** One more tab with the roster open. */
async function openTab(context: BrowserContext): Promise<{ page: Page; editor: EditorPage }> {
	const page = await context.newPage();
	await page.addInitScript(() => {
		const listen = BroadcastChannel.prototype.addEventListener;
		Object.defineProperty(BroadcastChannel.prototype, 'addEventListener', {
			value(this: BroadcastChannel, type: string, hear: (event: Event) => void) {
				const unlessDeaf = (event: Event): void => {
					if (!window.isDeaf) hear(event);
				};
				listen.call(this, type, unlessDeaf);
			}
		});
		Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {
			set(this: BroadcastChannel, hear: (event: Event) => void) {
				this.addEventListener('message', hear);
			}
		});
	});
	const editor = new EditorPage(page);
	await editor.open(idOf(1));
	await expect(editor.total).toContainText('of 2000');
	await expect(editor.bar).toHaveAttribute('data-save', /saved|asking/);
	return { page, editor };
}

/** As one that sleeps: it does not see what others do. */
async function sleep(page: Page): Promise<void> {
	await page.evaluate(() => (window.isDeaf = true));
}

async function untilStored(...editors: readonly EditorPage[]): Promise<void> {
	for (const { bar } of editors) await expect(bar).toHaveAttribute('data-save', 'saved');
}

const named = unitsOf([...compulsory, 'knights']).map((unit) =>
	unit.entry === 'knights' ? { ...unit, name: 'White Wolves' } : unit
);

test.beforeEach(async ({ stored }) => {
	await stored.seed([aRow(anEmpire({ units: named }))]);
});

test('edits of different units at one moment are kept and shown in both', async ({ context }) => {
	const [one, two] = [await openTab(context), await openTab(context)];
	await sleep(two.page);
	await one.editor.add('Cannon').click();
	await untilStored(one.editor);
	await two.editor.add('Hero').click();
	await two.editor.add('Hero').click();
	for (const { editor } of [one, two]) {
		await expect(editor.count('Cannon')).toHaveText('1');
		await expect(editor.count('Hero')).toHaveText('2');
	}
	await untilStored(one.editor, two.editor);

	// Undo takes back what this tab did, and nothing of the other.
	await two.editor.undo.click();
	await two.editor.undo.click();
	await expect(one.editor.count('Hero')).toHaveText('0');
	await expect(two.editor.count('Cannon')).toHaveText('1');
	await one.editor.undo.click();
	await expect(one.editor.count('Cannon')).toHaveText('0');
	await untilStored(one.editor);
	await two.editor.add('Knights').click();
	await expect(two.editor.count('Cannon')).toHaveText('0');
	await expect(one.editor.count('Knights')).toHaveText('2');
});

for (const { whose, holds } of [
	{ whose: 'this tab’s', holds: 'Old Guard' },
	{ whose: 'the other’s', holds: 'Ulric’s Own' }
] as const) {
	test(`who changed one unit otherwise is asked, and keeps ${whose}`, async ({ context }) => {
		const [one, two] = [await openTab(context), await openTab(context)];
		await sleep(two.page);
		await one.editor.unit('White Wolves').click();
		await one.editor.ownName.fill('Ulric’s Own');
		await one.editor.close.click();
		await untilStored(one.editor);
		await two.editor.unit('White Wolves').click();
		await two.editor.ownName.fill('Old Guard');
		await two.editor.close.click();

		const question = new QuestionDialog(two.page);
		await expect(question.dialog).toContainText('Named it “Old Guard”');
		await expect(question.dialog).toContainText('Named it “Ulric’s Own”');
		await two.page.keyboard.press('Escape');
		await expect(question.dialog).toBeHidden();
		await expect(two.editor.unit('Old Guard')).toBeVisible();
		// It is not stored over the other before that is chosen; what is edited besides waits too.
		await two.editor.add('Cannon').click();
		await expect(one.editor.unit('Ulric’s Own')).toBeVisible();
		await expect(one.editor.count('Cannon')).toHaveText('0');

		await question.comeBack.click();
		await question.keep(whose).click();
		await expect(question.dialog).toBeHidden();
		for (const { editor } of [one, two]) {
			await expect(editor.unit(holds)).toBeVisible();
			await expect(editor.count('Cannon')).toHaveText('1');
		}
		await untilStored(one.editor, two.editor);
	});
}

test('what is asked survives the end of the page', async ({ context }) => {
	const [one, two] = [await openTab(context), await openTab(context)];
	await sleep(two.page);
	await one.editor.unit('White Wolves').click();
	await one.editor.button('Remove unit').click();
	await one.editor.close.click();
	await untilStored(one.editor);
	await two.editor.unit('White Wolves').click();
	await two.editor.ownName.fill('Old Guard');
	await two.editor.close.click();
	await expect(new QuestionDialog(two.page).dialog).toBeVisible();
	await two.page.close();

	const again = await openTab(context);
	const question = new QuestionDialog(again.page);
	await expect(question.dialog).toContainText('Removed it');
	await question.keep('this tab’s').click();
	await expect(one.editor.unit('Old Guard')).toBeVisible();
});

test('the dialog of a unit that another tab removes does not become that of the next', async ({
	context,
	stored
}) => {
	const units = [...named, ...unitsOf(['knights'])].map((unit, at) => ({ ...unit, id: idOf(at) }));
	await stored.put([aRow(anEmpire({ units }))]);
	const [one, two] = [await openTab(context), await openTab(context)];
	await two.editor.unit('White Wolves').click();
	await two.editor.ownName.focus();
	await one.editor.unit('White Wolves').click();
	await one.editor.button('Remove unit').click();

	const { page, editor } = two;
	await expect(page.getByRole('alert')).toHaveText('This unit is no longer in the roster.');
	await expect(editor.ownName).toBeHidden();
	await page.getByRole('group', { name: 'Which one' }).getByRole('button').click();
	await expect(page.getByRole('alert')).toBeHidden();
	await editor.own.click();
	await expect(editor.ownName).toHaveValue('');
	await editor.button('Remove unit').click();
	await expect(editor.button('Add Knights')).toBeVisible();
});

test('a question that is tapped for is gone when it is answered', async ({ context }) => {
	const [one, two] = [await openTab(context), await openTab(context)];
	await sleep(two.page);
	await one.editor.unit('White Wolves').click();
	await one.editor.ownName.fill('Ulric’s Own');
	await one.editor.close.click();
	await untilStored(one.editor);
	await two.editor.unit('White Wolves').click();
	await two.editor.ownName.fill('Old Guard');
	// Tapped at once, while it does not come by itself yet: somebody types.
	const choose = two.page.getByText('Choose', { exact: true });
	await choose.evaluate((line: HTMLElement) => line.click());
	const question = new QuestionDialog(two.page);
	await expect(question.dialog).toBeVisible();
	// As long as it would take to come by itself.
	await two.page.waitForTimeout(400);
	await question.keep('this tab’s').click();
	await expect(two.editor.unit('Old Guard')).toBeAttached();
	await expect(question.dialog).toBeHidden();
});

test('a roster that was deleted in another tab comes back by an edit', async ({ context }) => {
	const two = await openTab(context);
	const home = new HomePage(await context.newPage());
	await home.open();
	await home.act('Nordland', 'Delete');
	await expect(
		two.page.getByRole('status').filter({ hasText: 'Deleted in another tab' })
	).toBeVisible();
	await two.editor.add('Cannon').click();
	await untilStored(two.editor);
	await expect(home.rosters).toHaveText([/Nordland/]);
});

test('what a newer Muster has stored is not stored over', async ({ context, stored }) => {
	const tab = await openTab(context);
	const newer = { ...anEmpire(), formatVersion: 2 };
	const row = { id: idOf(1), updatedAt: Date.now(), roster: newer };
	await sleep(tab.page);
	await stored.put([row]);
	await tab.editor.add('Cannon').click();
	await expect(tab.page.getByRole('alert')).toContainText('newer version of Muster');
	await expect(tab.editor.bar).toHaveAttribute('data-save', 'outdated');
	await expect(tab.editor.count('Cannon')).toHaveText('1');
	expect(await stored.all()).toEqual([row]);
});

test('a later version sees whether a tab of this one is open', async ({ context, page }) => {
	const mayWrite = (): Promise<boolean> =>
		page.evaluate(() =>
			navigator.locks.request(
				'muster-format-1',
				{ mode: 'exclusive', ifAvailable: true },
				(lock) => lock !== null
			)
		);
	expect(await mayWrite()).toBe(true);
	const tab = await openTab(context);
	await expect.poll(mayWrite).toBe(false);
	await tab.page.close();
	await expect.poll(mayWrite).toBe(true);
});
