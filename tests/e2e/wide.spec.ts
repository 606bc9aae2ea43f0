import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';
import { isAll } from '../runs.ts';

const widths = isAll ? [1280, 1600] : [1280];

async function boxOf(place: Locator): Promise<{ left: number; right: number; top: number }> {
	await place.waitFor();
	const box = await place.boundingBox();
	if (!box) throw new Error(`${place.toString()} is not shown`);
	return { left: box.x, right: box.x + box.width, top: box.y };
}

for (const width of widths) {
	test.describe(`${width} wide`, () => {
		test.use({ viewport: { width, height: 800 }, isMobile: false, hasTouch: false });

		test('four rosters and more stand beside each other, fewer below', async ({
			stored,
			home,
			checkLooks
		}) => {
			const rows = [1, 2, 3, 4].map((at) =>
				aRow(aFullEmpire({ id: idOf(at), name: `Host ${at}` }), at)
			);
			await stored.seed(rows.slice(0, 3));
			await home.open();
			const few = await Promise.all([1, 2].map((at) => boxOf(home.row(`Host ${at}`))));
			expect(few[1]?.top).toBeGreaterThan(few[0]?.top ?? 0);
			await stored.seed(rows);
			await home.open();
			const many = await Promise.all([1, 2].map((at) => boxOf(home.row(`Host ${at}`))));
			expect(many[1]?.top).toBe(many[0]?.top);
			expect(many[1]?.left).toBeGreaterThan(many[0]?.right ?? 0);
			await checkLooks();
		});

		test('the armies stand beside the game and the points limit', async ({
			newRoster,
			checkLooks
		}) => {
			await newRoster.open();
			const [first, last] = await Promise.all([
				boxOf(newRoster.game('Age of Sigmar')),
				boxOf(newRoster.game('Warmaster'))
			]);
			expect(last.top).toBe(first.top);
			await newRoster.game('Warmaster').click();
			const [sizes, army] = await Promise.all([
				boxOf(newRoster.sizes),
				boxOf(newRoster.army('Araby'))
			]);
			expect(army.left).toBeGreaterThan(sizes.right);
			expect(army.top).toBeLessThan(250);
			await checkLooks();
		});

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
