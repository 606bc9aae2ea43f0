import { fc } from '../draw.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { aRow, anEmpire, idOf } from '../e2e/rosters.ts';
import { hostileTexts } from '../property/imports/hostile.ts';
import { mutateText, mutateValue } from '../property/imports/mutate.ts';
import { amount } from '../runs.ts';

const kept = anEmpire({ name: 'Kept', units: [{ id: 'u1', entry: 'halberdiers' }] });
const documents: readonly unknown[] = [
	{ muster: 1, rosters: [kept, { ...kept, id: idOf(2) }] },
	kept,
	{ system: 'warmaster', army: 'Empire', size: 1000, units: [{ unit: 'Halberdiers', count: 2 }] },
	{
		eventPack: 1,
		name: 'Open',
		system: 'Warmaster',
		date: '2026-12-05',
		constraints: [{ kind: 'count', of: { any: ['Halberdiers'] }, max: 3 }]
	}
];

/** Every table of the database, to the byte. */
async function dump(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const db = await new Promise<IDBDatabase>((resolve, reject) => {
			const opening = indexedDB.open('muster');
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error ?? new Error('not opened'));
		});
		const tables = await Promise.all(
			[...db.objectStoreNames].map(
				(name) =>
					new Promise<readonly unknown[]>((resolve, reject) => {
						const reading = db.transaction(name).objectStore(name).getAll();
						reading.onsuccess = () => resolve([name, reading.result]);
						reading.onerror = () => reject(reading.error ?? new Error('not read'));
					})
			)
		);
		db.close();
		return JSON.stringify(tables);
	});
}

/** Inputs of every kind, most of them spoiled. */
function inputs(count: number): readonly string[] {
	const number = fc.nat({ max: 2 ** 31 - 1 });
	const mutations = fc.array(fc.tuple(number, number, number), { minLength: 1, maxLength: 4 });
	const spoiled = fc.sample(fc.tuple(number, mutations), count).map(([at, changes]) => {
		const document = JSON.stringify(documents[at % documents.length]);
		return at % 3 === 0
			? mutateText(document, changes)
			: JSON.stringify(mutateValue(JSON.parse(document), changes));
	});
	const texts = hostileTexts.filter((text) => text.trim() !== '');
	return [...spoiled, ...texts.slice(0, count)].filter((text) => text.trim() !== '');
}

test.describe('whatever is read', () => {
	test.beforeEach(async ({ stored, home, importer }) => {
		await stored.seed([aRow(kept)]);
		await home.open();
		await expect(home.row('Kept')).toBeVisible();
		await importer.open();
	});

	test('stores nothing until the player says so', async ({ page, importer }) => {
		const before = await dump(page);
		expect(before).toContain('Kept');
		// What was read stands among the results, or whose list it is is asked.
		const said = page.getByRole('main');
		for (const [at, text] of inputs(amount({ all: 60, part: 12 })).entries()) {
			if (at % 2 === 0) await importer.readText(text);
			else await importer.readFile(`${at} \u202Efile.json`, text);
			await expect(said).toContainText(at % 2 === 0 ? 'Pasted text' : `${at} file.json`);
		}
		await page.reload();
		expect(await dump(page)).toBe(before);
		expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
	});

	test('is named for what it is', async ({ page, importer }) => {
		const before = await dump(page);
		const files: readonly (readonly [string, string, RegExp])[] = [
			['list.rosz', 'PK\x03\x04\x14\0', /zip archive.+\.rosz/],
			['sheet.pdf', '%PDF-1.7\n%\xe2', /This is a PDF/],
			['photo.png', '\x89PNG\r\n\x1a\n\0', /This is a picture/],
			['drawing.svg', '<svg onload="hacked=1"/>', /couldn’t tell the army/],
			['utf-16.json', '\xff\xfe{\0}\0', /“system” is missing/],
			['deep.json', '['.repeat(100_000) + ']'.repeat(100_000), /nested more than 32/],
			['big.json', ' '.repeat(5 * 1024 * 1024 + 1), /maximum 5 MB/]
		];
		await importer.files.setInputFiles(
			files.map(([name, content]) => ({
				name,
				mimeType: 'application/octet-stream',
				buffer: Buffer.from(content, 'latin1')
			}))
		);
		for (const [at, [name, , message]] of files.entries()) {
			await expect(importer.results.nth(at)).toContainText(name);
			await expect(importer.results.nth(at)).toContainText(message);
		}
		expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
		expect(await dump(page)).toBe(before);
	});

	test('comes in cleaned', async ({ page, importer, stored }) => {
		const name = '\u202EGuard\u200B \u2066of\u0007 Nuln';
		const roster = { ...kept, id: idOf(3), name, note: `a\nb${name}` };
		await importer.readText(JSON.stringify(roster));
		await expect(importer.results.first()).toContainText('Guard of Nuln');
		await importer.add.click();
		await expect(page.getByRole('heading', { name: 'Guard of Nuln' })).toBeVisible();
		const rows = JSON.stringify(await stored.all());
		expect(rows).toContain('"name":"Guard of Nuln"');
		expect(rows).toContain('a\\nbGuard of Nuln');
	});
});

test('hundreds of rosters in one file are read and added without a freeze', async ({
	page,
	importer,
	home
}) => {
	const count = amount({ all: 2000, part: 200 });
	const rosters = Array.from({ length: count }, (_, at) => ({
		...kept,
		id: idOf(at + 1),
		name: `Host ${at + 1}`
	}));
	await importer.open();
	await page.evaluate(() => {
		const longest = { longest: 0 };
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries())
				longest.longest = Math.max(longest.longest, duration);
		}).observe({ type: 'longtask' });
		Object.assign(globalThis, longest, { tasks: longest });
	});
	await importer.readFile('hosts.json', JSON.stringify({ muster: 1, rosters }));
	await expect(importer.add).toHaveText(`Add ${count} rosters`, { timeout: 60_000 });
	await importer.add.click();
	await expect(home.row(`Host ${count}`).first()).toBeAttached({ timeout: 120_000 });
	const longest = await page.evaluate(
		() => (globalThis as unknown as { tasks: { longest: number } }).tasks.longest
	);
	expect(longest).toBeLessThan(1000);
});
