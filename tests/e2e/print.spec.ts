import { readFile } from 'node:fs/promises';
import { pdfPages } from '../sheets/pdf-text.ts';
import { pageCount } from '../sheets/render-node.ts';
import { expect, test } from './fixtures.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, aRow, idOf, unitsOf } from './rosters.ts';

const awkward = 'Größe łódź Жар & <b> 🐉';
const sizes = { A4: /\[0 0 595\.28 841\.89\]/, Letter: /\[0 0 612(\.00)? 792(\.00)?\]/ };

test.describe('a roster with awkward names', () => {
	test.beforeEach(async ({ stored, print }) => {
		const [first, ...others] = aFullEmpire().units;
		const units = first ? [{ ...first, name: awkward, note: 'Ж 🐉' }, ...others] : others;
		await stored.seed([aRow(aFullEmpire({ name: awkward, units }))]);
		await print.open(idOf(1));
	});

	test('is shown and saved, page for page, in the form and on the paper asked for', async ({
		print
	}) => {
		for (const [form, paper, word] of [
			['Army list', 'Letter', 'List'],
			['List and reference', 'A4', 'Reference']
		] as const) {
			await print.form(form);
			await print.choice(paper).click();
			const download = await print.savePdf();
			const pdf = await readFile(await download.path());
			expect(download.suggestedFilename()).toBe(`Größe-łódź-Жар-b-${word}.pdf`);
			expect(pdf.toString('latin1')).toMatch(sizes[paper]);
			await expect(print.pages).toHaveCount(pageCount(pdf));
			for (const line of pdfPages(pdf).flat().slice(0, 3)) {
				await expect(print.preview).toContainText(line.split(' ')[0] ?? '');
			}
		}
		await expect(print.preview).toContainText('Größe łódź Жар & <b> 🐉');
		await expect(print.preview).toContainText('Ball of Flame 5+, 30cm.');
		await expect(print.failure).toBeHidden();
	});

	test('is drawn in the fonts of its PDF, those of another form let go', async ({
		page,
		print
	}) => {
		await print.ready();
		const families = (): Promise<readonly string[]> =>
			page.evaluate(() => Array.from(document.fonts, ({ family }) => family));
		const before = await families();
		expect(before.length).toBeGreaterThan(1);
		await print.form('Legality report');
		await print.ready();
		await expect
			.poll(async () => (await families()).some((one) => before.includes(one)))
			.toBe(false);
		const written = await print.pages.first().locator('text').first().getAttribute('font-family');
		expect(await families()).toContain(written);
	});

	test('prints these pages on this paper, and nothing of the app', async ({ page, print }) => {
		await print.choice('Letter').click();
		await print.form('Legality report');
		await print.ready();
		await print.zoomIn.click();
		const shown = await print.pages.count();
		const printed = await page.pdf({ preferCSSPageSize: true });
		expect(pageCount(printed)).toBe(shown);
		expect(printed.toString('latin1')).toMatch(/\/MediaBox ?\[0 0 612 792\]/);
		await page.emulateMedia({ media: 'print' });
		await expect(print.save).toBeHidden();
		await expect(print.fit).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
		await expect(print.pages.first()).toBeVisible();
	});

	test('is made larger by buttons, keys and a double tap, and fits again', async ({ print }) => {
		await print.ready();
		const width = async (): Promise<number> =>
			Math.round((await print.pages.first().boundingBox())?.width ?? 0);
		const whole = await width();
		expect(whole).toBeGreaterThan(350);
		await print.zoomIn.click();
		await expect.poll(width).toBeCloseTo(whole * 1.25, -1);
		await print.preview.press('+');
		await expect.poll(width).toBeCloseTo(whole * 1.5625, -1);
		await print.preview.press('0');
		await expect.poll(width).toBe(whole);
		await print.pages.first().dblclick({ position: { x: 60, y: 60 } });
		await expect.poll(width).toBeCloseTo(whole * 2.5, -1);
		await print.fit.click();
		await expect.poll(width).toBe(whole);
	});

	test('copies the list as text', async ({ page, context, print }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await print.copy.click();
		await expect(page.getByText('Copied the list as text.')).toBeVisible();
		const text = await page.evaluate(() => navigator.clipboard.readText());
		expect(text).toContain(awkward);
		expect(text).toContain('5 × Knights: 550 (110 each)');
	});
});

test.describe('where not all goes well', () => {
	test.beforeEach(async ({ stored }) => {
		await stored.seed([aRow(aFullEmpire())]);
	});

	test('a browser without workers prints all the same', async ({ page, print }) => {
		await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
		await print.open(idOf(1));
		await expect(print.preview).toContainText('Halberdiers');
	});

	test('a long wait is told of and can be cancelled', async ({ page, print }) => {
		await page.addInitScript(() => {
			const postMessage = Reflect.get(Worker.prototype, 'postMessage') as () => void;
			let isDeaf = true;
			Worker.prototype.postMessage = function (...message: unknown[]) {
				if (!isDeaf) Reflect.apply(postMessage, this, message);
			};
			addEventListener('click', () => (isDeaf = false), true);
		});
		await print.open(idOf(1));
		await expect(page.getByText('Laying out the pages …')).toBeVisible();
		await expect(print.save).toHaveAttribute('aria-disabled', 'true');
		await print.cancel.click();
		await expect(page.getByText('Cancelled.')).toBeVisible();
		await print.again.click();
		await expect(print.preview).toContainText('Halberdiers');
		await expect(print.again).toBeHidden();
	});

	test.describe('without the fonts', () => {
		test.use({ expectedMessages: /Failed to load resource/ });

		test('it says so, and the next try may do better', async ({ page, print }) => {
			await page.route('**/*.ttf', (route) => route.abort());
			await print.open(idOf(1));
			await expect(print.failure).toContainText('The sheet could not be made:');
			await page.unroute('**/*.ttf');
			await print.again.click();
			await expect(print.preview).toContainText('Halberdiers');
			await expect(print.failure).toBeHidden();
		});
	});
});

test('the PDF is shared where the browser can share files', async ({ page, stored, print }) => {
	await stored.seed([aRow(aFullEmpire())]);
	await print.open(idOf(1));
	await print.ready();
	await expect(print.share).toBeHidden();
	await page.addInitScript(() => {
		navigator.canShare = () => true;
		navigator.share = (data) => {
			const file = data?.files?.[0];
			document.title = `${file?.name} ${file?.type} ${(file?.size ?? 0) > 10_000}`;
			return Promise.resolve();
		};
	});
	await print.open(idOf(1));
	await print.ready();
	await print.share.click();
	await expect(page).toHaveTitle('Nordland.pdf application/pdf true');
});

test('an illegal list says so', async ({ stored, print }) => {
	await stored.seed([aRow(anIllegalEmpire())]);
	await print.open(idOf(2));
	await expect(print.preview).toContainText('Not legal: 2 to fix');
	await expect(print.preview).toContainText('Halberdiers: 3 taken, minimum 4. Add 1.');
	await expect(print.preview).toContainText('Wand of Power: 2 taken, maximum 1 in the army.');
});

test('the address opens the form it names, and the player’s own sheets for any other', async ({
	stored,
	print
}) => {
	await stored.seed([aRow(anIllegalEmpire())]);
	await print.open(idOf(2), 'legality');
	await expect(print.choice('Legality report')).toHaveAttribute('aria-pressed', 'true');
	await expect(print.preview).toContainText(/\d+ not applicable\./);
	await print.open(idOf(2), 'nonsense');
	await expect(print.choice('For me')).toHaveAttribute('aria-pressed', 'true');
});

test('what is chosen is as wide as before', async ({ stored, print }) => {
	await stored.seed([aRow(aFullEmpire())]);
	await print.open(idOf(1));
	await print.ready();
	for (const [other, name] of [
		['For me', 'Cards'],
		['A4', 'Letter']
	] as const) {
		const chip = print.choice(name);
		const width = async (): Promise<number | undefined> => (await chip.boundingBox())?.width;
		await expect(chip).toHaveAttribute('aria-pressed', 'false');
		const before = await width();
		await chip.click();
		await expect(chip).toHaveAttribute('aria-pressed', 'true');
		expect(await width()).toBe(before);
		await print.choice(other).click();
	}
	const whole = await print.fit.boundingBox();
	await print.zoomIn.click();
	await expect(print.fit).toHaveAttribute('aria-pressed', 'false');
	expect((await print.fit.boundingBox())?.width).toBe(whole?.width);
});

test('brigades and the event print on the list', async ({ stored, print }) => {
	const event = {
		formatVersion: 1 as const,
		name: 'Nordland Open',
		system: 'warmaster',
		date: '2026-12-05',
		constraints: []
	};
	const units = anEmpire().units.map((unit) => ({ ...unit, group: 'b1' }));
	const groups = [{ id: 'b1', kind: 'brigade', name: 'Left wing' }];
	await stored.seed([aRow(anEmpire({ event, groups, units }))]);
	await print.open(idOf(1));
	await expect(print.preview).toContainText('Nordland Open, 5 December 2026');
	await expect(print.preview).toContainText('4 Halberdiers, 4 Crossbowmen');
});

test('a roster with nothing in it can be printed', async ({ stored, print }) => {
	await stored.seed([aRow(anEmpire({ name: '🐉', units: unitsOf([]) }))]);
	await print.open(idOf(1));
	const download = await print.savePdf();
	expect(download.suggestedFilename()).toBe('roster.pdf');
});

test('a wizard prints with his level, his own numbers and the spells of his lore', async ({
	stored,
	print
}) => {
	const units = unitsOf(['archmage + general + level-4 + lore-of-fire', 'mage']);
	await stored.seed([aRow(anEmpire({ system: 'whfb6', army: 'high-elves', units }))]);
	await print.open(idOf(1), 'reference');
	await expect(print.preview).toContainText('Up to 5 dice per spell, 4 spells');
	await expect(print.preview).toContainText('Fireball');
	await expect(print.preview).toContainText('Mage: no lore chosen.');
});
