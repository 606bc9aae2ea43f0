import type { Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { anImperialHost, smallHost } from './ranks.ts';
import { aStormhost, twoRegiments } from './regiments.ts';
import { aFullEmpire, anIllegalEmpire, aRow, idOf } from './rosters.ts';

test.use({ locale: 'de-DE' });

const folder = new URL('../../src/i18n/', import.meta.url);

type Words = Readonly<Record<string, unknown>>;

/** Every word of a part that is a plain text, by its path. */
function textsOf(words: Words, before = ''): readonly (readonly [string, string])[] {
	return Object.entries(words).flatMap(([key, value]) => {
		if (typeof value === 'string') return [[`${before}${key}`, value] as const];
		return typeof value === 'object' && value !== null
			? textsOf(value as Words, `${before}${key}.`)
			: [];
	});
}

async function partsIn(path: string): Promise<ReadonlyMap<string, string>> {
	const all = await readdir(new URL(path, folder), { recursive: true });
	const files = all.filter((file) => /^(?!.*(?:grammar|index)\.ts$).*\.ts$/.test(file));
	const modules = await Promise.all(
		files.map(async (file) => (await import(new URL(`${path}${file}`, folder).pathname)) as Words)
	);
	return new Map(modules.flatMap((module) => textsOf(module)));
}

/** All texts of a game and an army, which stay as they are printed. */
async function textsOfData(): Promise<readonly string[]> {
	const files = ['system', 'empire'].map((name) => `../../data/warmaster/${name}.json`);
	const read = files.map((file) => readFile(new URL(file, import.meta.url), 'utf8'));
	return (await Promise.all(read)).flatMap((text) =>
		textsOf(JSON.parse(text) as Words).map(([, own]) => own)
	);
}

/** What English says and German says otherwise. */
async function englishAlone(): Promise<ReadonlySet<string>> {
	const [english, german] = await Promise.all([partsIn('en/'), partsIn('de/')]);
	const said = new Set([...german.values(), ...(await textsOfData())]);
	return new Set([...english.values()].filter((text) => text.length > 3 && !said.has(text)));
}

/** All that is read on the page, or told to who does not see it; paper by its lines, as its drawing parts them into words. */
async function wordsOn(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const read = [document.title];
		while (texts.nextNode()) {
			const { nodeValue, parentElement } = texts.currentNode;
			if (!parentElement?.closest('.page svg')) read.push(nodeValue ?? '');
		}
		for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
			for (const name of ['aria-label', 'placeholder', 'title']) {
				read.push(element.getAttribute(name) ?? '');
			}
		}
		return read.map((text) => text.trim().replace(/\s+/g, ' '));
	});
}

const rosters = [aRow(aFullEmpire()), aRow(anIllegalEmpire())];

const screens: readonly (readonly [string, string, RegExp])[] = [
	['home', './', /^Neue Liste$/],
	['a new roster', 'new/?system=warmaster', /^Punktelimit$/],
	['the editor', `roster/?id=${idOf(1)}`, /von 2000/],
	['an illegal roster', `roster/?id=${idOf(2)}`, /2 Probleme/],
	['the print page', `print/?id=${idOf(1)}`, /^Seite 1 von 1$/],
	['the library', 'library/', /^Bibliothek$/],
	['the import page', 'import/', /^Text importieren$/],
	['the verify page', 'verify/', /^Prüfen$/],
	['the desk of an event', 'desk/', /^Turniertisch$/],
	['a shared list', 'list/', /^Geteilte Liste$/],
	['comparing', 'compare/', /^Vergleichen$/],
	['the bin', 'bin/', /Papierkorb/],
	['settings', 'settings/', /^Einstellungen$/],
	['about', 'about/', /^Über$/],
	['help', 'help/', /^Hilfe$/],
	['what is new', 'news/', /^Neues$/]
];

for (const [name, path, sign] of screens) {
	test(`${name} is in German, and nothing of it in English`, async ({ page, stored }) => {
		await stored.seed(rosters);
		await openPage(page, path);
		await expect(page.locator('html')).toHaveAttribute('lang', 'de');
		await expect.poll(async () => (await wordsOn(page)).some((text) => sign.test(text))).toBe(true);
		const english = await englishAlone();
		expect((await wordsOn(page)).filter((text) => english.has(text))).toEqual([]);
	});
}

const boards = [
	['the ranks', anImperialHost(smallHost, { id: idOf(5) })],
	['the regiments', aStormhost(twoRegiments, { id: idOf(6) })]
] as const;

for (const [name, path] of [
	...screens,
	...boards.map(([name, { id }]) => [name, `roster/?id=${id}`] as const),
	['the armies of a game', 'new/?system=aos4'] as const
]) {
	test(`${name} fits in German`, async ({ page, stored, checkLooks }) => {
		await stored.seed([...rosters, ...boards.map(([, roster]) => aRow(roster))]);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await openPage(page, path);
		await page.waitForLoadState('networkidle');
		await checkLooks();
	});
}

test('home fits in German without rosters', async ({ page, home, checkLooks }) => {
	await home.open();
	await page.getByRole('link', { name: 'Hilfe' }).waitFor();
	await checkLooks();
});

test('the bar of the editor is one line on the narrowest phone', async ({ page, stored }) => {
	await stored.seed(rosters);
	await page.setViewportSize({ width: 320, height: 640 });
	for (const at of [1, 2]) {
		await openPage(page, `roster/?id=${idOf(at)}`);
		const buttons = page.getByRole('contentinfo').getByRole('button');
		await buttons.first().waitFor();
		const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
		const middles = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
		expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(12);
		expect(Math.max(...boxes.map((box) => box?.height ?? 0))).toBeLessThan(64);
	}
});

test('dialogs of the editor are in German', async ({ page, stored }) => {
	await stored.seed(rosters);
	await openPage(page, `roster/?id=${idOf(2)}`);
	const english = await englishAlone();
	const ways = [/^2 Probleme/, /^Mehr/, /^Punktelimit ändern/];
	for (const way of ways) {
		await page.getByRole('button', { name: way }).click();
		await page.getByRole('dialog').waitFor();
		expect.soft((await wordsOn(page)).filter((text) => english.has(text))).toEqual([]);
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'hidden' });
	}
});

test('a sheet is printed in German', async ({ page, stored }) => {
	await stored.seed(rosters);
	await openPage(page, `print/?id=${idOf(2)}&form=legality`);
	await expect(page.getByRole('main')).toContainText('Nicht gültig: 2 zu beheben');
	await expect(page.getByRole('main')).toContainText('Minimum 4');
});
