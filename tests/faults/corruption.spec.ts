import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect as soon, test } from '../e2e/fixtures.ts';
import { EditorPage } from '../e2e/pages/editor-page.ts';
import { HistoryDialog } from '../e2e/pages/history-dialog.ts';
import { HomePage } from '../e2e/pages/home-page.ts';
import { RulesDialog } from '../e2e/pages/rules-dialog.ts';
import { amount, isAll } from '../runs.ts';
import {
	everyDamage,
	good,
	kinds,
	someDamage,
	soundTables,
	stores,
	tableNames,
	type Damaged,
	type TableName
} from './damage.ts';
import { StoredTables } from './stored.ts';

// Whatever is in a row of the database: the app opens, what is sound is listed, opens and takes an edit,
// every page opens, and the row is afterwards what it was, to the byte.

/** Hundreds of damaged rows take a page its time. */
const expect = soon.configure({ timeout: amount({ all: 60_000, part: 7_000 }) });

// An address of a list that asks for an army which there is not.
test.use({ expectedMessages: /status of 404/, actionTimeout: 30_000 });

/** Rows that the app itself may write anew: a setting that cannot be read is set when it is needed. */
const ownRows: readonly TableName[] = ['settings'];

async function survives(page: Page, damaged: readonly Damaged[]): Promise<void> {
	const stored = new StoredTables(page);
	await stored.seed(3, stores, soundTables);
	await stored.damage(damaged);
	const before = await stored.prints();
	const of = (table: TableName) => damaged.filter((row) => row.table === table);

	const home = new HomePage(page);
	await home.open();
	await home.showAll();
	await expect(home.row('Nordland, by the sea')).toBeVisible();
	await expect(home.rows).toHaveCount(2 + of('rosters').length);
	const strays = of('versions').filter(({ place, recipe }) => isHomeless(place, recipe));
	await expect(unreadable(page.getByRole('main'))).toHaveCount(strays.length);
	await exportsAll(page, home.unreadable);
	await exportsAll(page, unreadable(page.getByRole('main')));

	await home.openRoster('Nordland, by the sea');
	const editor = new EditorPage(page);
	await expect(editor.total).toContainText('600 of 2000');
	await editor.add('Knights').click();
	await expect(editor.total).toContainText('710 of 2000');
	await historyIsWhole(
		page,
		editor,
		of('versions').length - versionsElsewhere(of('versions')),
		of('steps').length
	);
	await eventsAreListed(page, of('events').length);
	await expect(page.locator('[data-save]:not([data-save="saved"])')).toHaveCount(0);

	for (const path of [
		`print/?id=${good}`,
		`compare/?a=${good}&b=${good}.step.2`,
		'import/',
		'about/',
		'settings/'
	]) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
	await page.goto('bin/');
	const binned = page.getByRole('list', { name: 'Deleted rosters' }).getByRole('listitem');
	await expect(binned).toHaveCount(1 + of('bin').length);
	await page.goto('library/?army=warmaster/empire');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Empire');

	await home.open();
	await home.showAll();
	await expect(home.row('Nordland, by the sea')).toContainText('710 of 2000');
	const after = await stored.prints();
	for (const table of tableNames) {
		const kept = Object.entries(before[table] ?? {}).filter(
			([key]) => table !== 'rosters' || !key.includes(good)
		);
		for (const [key, print] of kept) {
			const row = after[table]?.[key];
			const name = `${table} ${key}`;
			if (ownRows.includes(table)) expect(row, name).toBeDefined();
			else if (table === 'rosters') expect(unmarked(row), name).toBe(unmarked(print));
			else expect(row, name).toBe(print);
		}
	}
}

/** Without the mark of the data that a roster is judged by: that alone is written without an edit. */
function unmarked(print: string | undefined): string | undefined {
	return print?.replace(/, data: (?:string|undefined) "[^"]*"(?=\}$)/, '');
}

/** Whether a version of this damage names no roster. */
function isHomeless(place: string | undefined, recipe: Damaged['recipe']): boolean {
	if (place === undefined) return true;
	return place === 'roster' && !isText(recipe);
}

function isText(recipe: Damaged['recipe']): boolean {
	return recipe.kind === 'long' || (recipe.kind === 'json' && typeof recipe.value === 'string');
}

/** Versions that their roster's page does not list: they name none, or another. */
function versionsElsewhere(versions: readonly Damaged[]): number {
	return versions.filter(({ place }) => place === undefined || place === 'roster').length;
}

function unreadable(within: Locator): Locator {
	return within.getByRole('list', { name: 'Unreadable' }).getByRole('listitem');
}

/** Exports what is listed, all of it in the whole suite: each file is JSON. */
async function exportsAll(page: Page, rows: Locator): Promise<void> {
	const count = Math.min(await rows.count(), amount({ all: 10, part: 1 }));
	for (let at = 0; at < count; at += 1) {
		// The browser drops what comes after ten downloads within a second.
		if (at % 10 === 9) await page.waitForTimeout(1000);
		const downloading = page.waitForEvent('download', { timeout: 60_000 });
		await rows.nth(at).getByRole('button', { name: 'Export data' }).click();
		const download = await downloading;
		expect(download.suggestedFilename()).toMatch(/^unreadable-[a-z]+(-[-\w]+)?\.json$/);
		const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
		expect(file).toBeDefined();
	}
}

async function historyIsWhole(
	page: Page,
	editor: EditorPage,
	versions: number,
	steps: number
): Promise<void> {
	const history = new HistoryDialog(page, editor);
	await history.open();
	await expect(history.now).toContainText('Added Knights');
	await expect(history.version('before the tournament')).toBeVisible();
	const listed = unreadable(history.dialog);
	const hasSteps = steps > 0 ? 1 : 0;
	await expect
		.poll(async () => (await history.versions.count()) + (await listed.count()))
		.toBe(1 + versions + hasSteps);
	if (steps > 0) await expect(listed.last()).toContainText(`${steps} more step`);
	await exportsAll(page, listed);
	await history.close();
}

async function eventsAreListed(page: Page, events: number): Promise<void> {
	const rules = new RulesDialog(page);
	await rules.open();
	await expect(rules.attach('Middenheim Cup')).toBeVisible();
	const listed = unreadable(rules.dialog);
	await expect
		.poll(async () => (await rules.events.count()) + (await listed.count()))
		.toBe(1 + events);
	await exportsAll(page, listed);
	await rules.leave();
}

test.describe('damaged rows', () => {
	test('one of each kind, in any table', async ({ page }) => {
		const damaged = tableNames.flatMap((table, at) =>
			everyDamage(table).filter((_, place) => place % kinds.length === at * 3 + 2)
		);
		await survives(page, damaged.filter(isFirstOfIts));
	});

	test('anything anywhere', async ({ page }) => {
		for (let round = 0; round < amount({ all: 2, part: 1 }); round += 1) {
			const seed = isAll ? Date.now() % 1_000_000 : 8;
			await test.step(`seed ${seed + round}`, () =>
				survives(
					page,
					someDamage(amount({ all: 40, part: 10 }), seed + round).filter(isFirstOfIts)
				));
		}
	});

	for (const table of isAll ? tableNames : []) {
		test(`every kind at every place of the table of ${table}`, async ({ page }) => {
			await survives(page, everyDamage(table).filter(isFirstOfIts));
		});
	}
});

/** Settings have names of their own: of several with one name the first is damaged. */
function isFirstOfIts({ table, row }: Damaged, at: number, all: readonly Damaged[]): boolean {
	if (table !== 'settings') return true;
	return all.findIndex((other) => other.table === table && other.row['key'] === row['key']) === at;
}

test('what is in the browser’s small store may be anything', async ({ page, home, newRoster }) => {
	const stored = new StoredTables(page);
	await stored.seed(3, stores, soundTables);
	const values = [
		'',
		'null',
		'{"at":',
		'[[[[',
		'{"roster":{"formatVersion":2}}',
		'\u0000',
		'toString'
	];
	const keys = [
		...['muster-system', `muster.unsaved.${good}.tab`, 'muster.unsaved.', 'muster.unsaved.x.y'],
		...['muster', 'muster.other']
	];
	for (const value of isAll ? values : values.slice(2, 5)) {
		await page.evaluate(
			([names, text]) => names.forEach((name) => localStorage.setItem(name, text)),
			[keys, value] as const
		);
		await home.open();
		await expect(home.rows).toHaveCount(2);
		await home.openRoster('Nordland, by the sea');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordland, by the sea');
		await newRoster.open();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		const kept = await page.evaluate(
			(names) => names.map((name) => localStorage.getItem(name)),
			keys
		);
		expect(kept.slice(1)).toEqual(keys.slice(1).map(() => value));
	}
});

test('a damaged edit in waiting is kept, shown and exported, and harms nothing', async ({
	page,
	home
}) => {
	const stored = new StoredTables(page);
	await stored.seed(3, stores, soundTables);
	await page.evaluate(async (roster) => {
		const opening = indexedDB.open('muster-waiting', 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const writing = opening.result.transaction('rows', 'readwrite');
		for (const [at, row] of [null, 7, new Map(), { format: 2 }, { kind: 'edit' }].entries())
			writing.objectStore('rows').put(row, [roster, `page ${at}`, 1]);
		await new Promise((resolve) => (writing.oncomplete = resolve));
		opening.result.close();
	}, good);
	await home.open();
	await expect(home.rows.first()).toBeVisible();
	const strays = page.getByRole('list', { name: 'Unreadable' }).getByRole('listitem');
	await expect(strays).toHaveCount(5);
	await expect(strays.first()).toContainText('An edit that this version cannot read');
	const downloading = page.waitForEvent('download');
	await strays.last().getByRole('button', { name: 'Export data' }).click();
	expect((await downloading).suggestedFilename()).toMatch(/^unreadable-edit/);
	await strays.last().getByRole('button', { name: 'Delete' }).click();
	await expect(strays).toHaveCount(4);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(strays).toHaveCount(5);
	await home.openRoster('Nordland, by the sea');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordland, by the sea');
});
