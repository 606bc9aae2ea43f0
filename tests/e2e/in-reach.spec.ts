import { expect, test as base } from './fixtures.ts';
import { layOut } from './layout.ts';
import { RegimentsPage } from './pages/regiments-page.ts';
import { aFullEmpire, anEmpire, aRow, idOf } from './rosters.ts';

const test = base.extend<{ board: RegimentsPage }>({
	board: ({ page }, use) => use(new RegimentsPage(page))
});

test('the head stays in reach at the end of a long list, but for very large text', async ({
	page,
	stored,
	editor
}) => {
	await stored.seed([aRow(aFullEmpire())]);
	await editor.open(idOf(1));
	const scrollToEnd = () =>
		page.evaluate(() =>
			scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
		);
	for (const width of [320, 390]) {
		await layOut(page, { width, height: 844, colorScheme: 'light', text: 100 });
		await scrollToEnd();
		await expect(editor.print).toBeInViewport({ ratio: 1 });
		await expect(editor.more).toBeInViewport({ ratio: 1 });
		await expect(editor.share).toBeInViewport({ ratio: 1 });
	}
	await layOut(page, { width: 320, height: 640, colorScheme: 'light', text: 200 });
	await scrollToEnd();
	await expect(editor.print).not.toBeInViewport();
});

test.describe('in German', () => {
	test.use({ locale: 'de-DE' });

	test('the head of the narrowest phone has all its buttons in one row, and a name in full', async ({
		page,
		stored,
		editor
	}) => {
		await stored.seed([aRow(anEmpire({ name: 'Empire 2000' }))]);
		await layOut(page, { width: 320, height: 640, colorScheme: 'light', text: 100 });
		await editor.open(idOf(1));
		const head = page.locator('header').filter({ has: editor.heading });
		const buttons = head.locator('a, button').filter({ visible: true });
		await expect(buttons).toHaveCount(4);
		const tops = await buttons.evaluateAll((all) =>
			all.map((button) => Math.round(button.getBoundingClientRect().top))
		);
		expect(new Set(tops).size).toBe(1);
		const cut = await editor.heading.evaluate((h1) => h1.scrollHeight - h1.clientHeight);
		expect(cut).toBeLessThanOrEqual(1);
	});

	test('the foot of a new unit’s sheet takes two lines on the narrowest phone', async ({
		page
	}) => {
		await layOut(page, { width: 320, height: 640, colorScheme: 'light', text: 100 });
		await page.goto('roster/?army=whfb4/empire&size=2000');
		await page.locator('.ranks section').nth(1).getByRole('button').last().click();
		await page.locator('dialog [data-pick]').first().click();
		const foot = page.locator('dialog footer');
		await expect(foot.getByRole('button', { name: 'Nächste Einheit' })).toBeVisible();
		const middles = await foot.locator('> *').evaluateAll((all) =>
			all
				.map((each) => each.getBoundingClientRect())
				.filter(({ width }) => width > 1)
				.map(({ top, bottom }) => Math.round((top + bottom) / 2))
		);
		expect(middles).toHaveLength(5);
		expect(new Set(middles).size).toBe(2);
		expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(120);
	});
});

test('each section of a long list is a tap away, and stands below what stays in reach', async ({
	page,
	stored,
	editor
}) => {
	await stored.seed([aRow(aFullEmpire())]);
	await editor.open(idOf(1));
	const sections = page.getByRole('navigation', { name: 'Sections' });
	const characters = page.getByRole('heading', { name: 'Characters' });
	const infantry = page.getByRole('heading', { name: 'Infantry' });
	await expect(sections.getByRole('button')).toHaveCount(5);
	await expect(characters).not.toBeInViewport();
	await sections.getByRole('button', { name: 'Characters' }).click();
	await expect(characters).toBeInViewport({ ratio: 1 });
	await expect(characters).toBeFocused();
	await expect(sections).toBeInViewport({ ratio: 1 });
	await sections.getByRole('button', { name: 'Infantry' }).press('Enter');
	await expect(infantry).toBeInViewport({ ratio: 1 });
	const [index, heading] = await Promise.all([sections.boundingBox(), infantry.boundingBox()]);
	expect((index?.y ?? 0) + (index?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
	await editor.find.fill('cannon');
	await expect(sections).toBeHidden();
});

test('a section of a sheet is a tap away, and the head of the sheet stays', async ({ page }) => {
	await layOut(page, { width: 390, height: 844, colorScheme: 'light', text: 100 });
	await page.goto('roster/?army=whfb4/empire&size=1000');
	await page.getByRole('button', { name: /^Add character$/ }).click();
	await page.locator('dialog [data-pick]').first().click();
	await page.getByRole('button', { name: /^Next unit$/ }).click();
	const sheet = page.getByRole('dialog');
	const sections = sheet.getByRole('navigation');
	for (const name of ['War machines', 'Regiments']) {
		await sections.getByRole('button', { name }).click();
		await expect(sheet.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
		await expect(sections).toBeInViewport({ ratio: 1 });
		await expect(sheet.getByRole('button', { name: /^(Close|Done|Back)$/ })).toBeInViewport({
			ratio: 1
		});
	}
});

test('the next unit is chosen from where the last one was', async ({ page }) => {
	await layOut(page, { width: 390, height: 844, colorScheme: 'light', text: 100 });
	await page.goto('roster/?army=whfb4/empire&size=1000');
	await page.getByRole('button', { name: /^Add regiment$/ }).click();
	const sheet = page.getByRole('dialog');
	await sheet.locator('[data-pick="crossbowmen"]').click();
	await sheet.getByRole('button', { name: /^Next unit$/ }).click();
	await expect(sheet.locator('[data-pick="crossbowmen"]')).toBeInViewport({ ratio: 1 });
	await expect(sheet.getByRole('heading', { name: 'Characters' })).not.toBeInViewport();
});

test('each regiment that has units is a tap away', async ({ page, stored, editor }) => {
	const units = ['Regiment 1', 'Regiment 2', ''].flatMap((name, at) =>
		Array.from({ length: 3 }, (_, nth) => ({
			id: `${at}-${nth}`,
			entry: 'liberators',
			...(name !== '' && { group: `g${at}` })
		}))
	);
	const groups = [0, 1].map((at) => ({ id: `g${at}`, kind: 'regiment' }));
	await stored.seed([
		aRow(anEmpire({ system: 'aos4', army: 'stormcast-eternals', units, groups }))
	]);
	await editor.open(idOf(1));
	const sections = page.getByRole('navigation', { name: 'Sections' });
	await expect(sections.getByRole('button')).toHaveText([
		'Regiment 1',
		'Regiment 2',
		'Auxiliary units'
	]);
	await sections.getByRole('button', { name: 'Auxiliary units' }).click();
	const heading = page.getByRole('heading', { name: 'Auxiliary units' });
	await expect(heading).toBeInViewport({ ratio: 1 });
	await expect(heading).toBeFocused();
	const [index, box] = await Promise.all([sections.boundingBox(), heading.boundingBox()]);
	expect((index?.y ?? 0) + (index?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
});

test('a picker says what each unit is and what it makes of the total', async ({
	board,
	editor
}) => {
	await board.make('stormcast-eternals');
	await board.addRegiment.click();
	await board.pick('Knight-Arcanum').click();
	await board.done.click();
	await expect(editor.total).toContainText('of 2000');
	const total = Number(/(\d+)\s+of\s+2000/.exec(await editor.total.innerText())?.[1]);
	await board.addTo('Regiment 1').click();
	await expect(board.pick('Liberators')).toContainText(`→ ${total + 90} of 2000`);
	await expect(board.pick('Liberators')).toContainText(/Move\s\S+ .*Save\s\S+/);
	await board.pick('Liberators').click();
	await expect(board.pick('Liberators')).toContainText(`→ ${total + 180} of 2000`);
});

test('the general has a crown, by rule while nobody else may be it, and reinforcing has a price', async ({
	board
}) => {
	await board.make('stormcast-eternals');
	await board.addRegiment.click();
	await board.pick('Knight-Arcanum').click();
	await board.pick('Liberators').click();
	await board.done.click();
	const first = board.section('Regiment 1');
	await expect(first.getByText('only candidate')).toBeVisible();
	await expect(first.locator('.role svg')).toBeVisible();
	await expect(board.flip(/^General/)).toHaveCount(0);
	await expect(board.flip(/^Reinforce Liberators/)).toContainText('+90');
	await board.addRegiment.click();
	await board.pick('Lord-Vigilant on Gryph-stalker').click();
	await board.done.click();
	await expect(first.getByText('only candidate')).toHaveCount(0);
	await expect(board.flip(/^General Knight-Arcanum/)).toHaveAttribute('aria-pressed', 'true');
	await expect(board.flip(/^General Lord-Vigilant/)).toHaveAttribute('aria-pressed', 'false');
});

test('the total says what each section of the army list costs, and it adds up', async ({
	stored,
	editor
}) => {
	await stored.seed([aRow(aFullEmpire())]);
	await editor.open(idOf(1));
	await editor.total.click();
	const sum = editor.dialog.getByText(/^Infantry \d+ \+ Cavalry \d+ \+ .*Characters \d+$/);
	const parts = (await sum.innerText()).match(/\d+/g) ?? [];
	expect(parts.reduce((total, part) => total + Number(part), 0)).toBe(1830);
});
