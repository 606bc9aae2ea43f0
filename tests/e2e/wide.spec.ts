import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';
import { isWhole } from '../whole.ts';

const widths = isWhole ? [1280, 1600] : [1280];

async function boxOf(place: Locator): Promise<{ left: number; right: number; top: number }> {
	await place.waitFor();
	const box = await place.boundingBox();
	if (!box) throw new Error(`${place.toString()} is not shown`);
	return { left: box.x, right: box.x + box.width, top: box.y };
}

for (const width of widths) {
	test.describe(`${width} wide`, () => {
		test.use({ viewport: { width, height: 800 }, isMobile: false, hasTouch: false });

		test('what the library finds stands in three columns or more', async ({
			library,
			checkLooks
		}) => {
			await library.open();
			await library.search.fill('sword');
			const [first, third] = await Promise.all([0, 2].map((at) => boxOf(library.found.nth(at))));
			expect(third?.top).toBe(first?.top);
			await checkLooks();
		});

		test('an army’s rules stand beside its list', async ({ page, library, checkLooks }) => {
			await library.open('empire');
			const list = await boxOf(library.table);
			const rules = await boxOf(page.getByRole('heading', { name: 'Special rules' }));
			expect(rules.left).toBeGreaterThan(list.right);
			expect(rules.top).toBeLessThan(800);
			await checkLooks();
			await library.search.fill('animosity');
			await expect(library.nothing).toBeVisible();
		});

		test('the choices of printing stand beside the paper', async ({
			stored,
			print,
			page,
			checkLooks
		}) => {
			await stored.seed([aRow(aFullEmpire())]);
			await page.goto(`print/?id=${idOf(1)}`);
			await print.ready();
			const [save, paper] = await Promise.all([
				boxOf(print.save),
				boxOf(page.locator('.page').first())
			]);
			expect(paper.left).toBeGreaterThan(save.right);
			expect(paper.top).toBeLessThan(120);
			await checkLooks();
		});
	});
}
