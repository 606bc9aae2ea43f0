import { expect, test } from './fixtures.ts';
import { PalettePage } from './pages/palette-page.ts';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

test('a unit of a book is unfolded to its weapons and abilities, and found by them', async ({
	page,
	library,
	checkLooks
}) => {
	const effect = page.getByText('D3 slain models can be returned').first();
	await library.open('skaven', 'aos4');
	const clanrats = library.table.getByRole('button', { name: /Clanrats Infantry$/ });
	await expect(clanrats).toHaveAttribute('aria-expanded', 'false');
	await expect(effect).toBeHidden();
	await clanrats.click();
	await expect(effect).toBeVisible();
	await expect(library.table.getByRole('row', { name: /^Rusty Weapon/ })).toHaveText(
		/^\s*Rusty Weapon\s*Crit \(Auto-wound\)\s*2\s*4\+\s*5\+\s*-\s*1\s*$/
	);
	await library.table.getByRole('button', { name: /Jezzails Infantry$/ }).click();
	await expect(library.table.getByRole('row', { name: /^Warplock Jezzail Crit/ })).toContainText(
		'18"'
	);
	await checkLooks();
	await clanrats.click();
	await expect(effect).toBeHidden();

	// The ability alone is shown, and the whole unit on a tap.
	await library.search.fill('seething swarm');
	await expect(clanrats).toHaveCount(1);
	await expect(effect).toBeVisible();
	await expect(page.getByText('Rusty Weapon')).toBeHidden();
	await clanrats.click();
	await expect(page.getByText('Rusty Weapon')).toBeVisible();
	await library.search.fill('toll of doom');
	await expect(page.getByRole('group').filter({ hasText: 'Bell of Doom' })).toContainText(
		'Passive'
	);
});

test('a unit that a set has from another army shows its weapons once it is asked for', async ({
	page,
	library
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await library.open('skaven', 'aos4');
	await library.search.fill('oathbound');
	const set = page.getByRole('group').filter({ hasText: 'Gunnar Brand' }).last();
	await expect(set).toBeVisible();
	const isAsked = () => asked.some((url) => url.endsWith('profiles/slaves-to-darkness.json'));
	expect(isAsked()).toBe(false);
	await set.getByText('Gunnar Brand').first().click();
	await expect(set).toContainText('Dual Axes');
	await expect(set).toContainText('Move');
	expect(isAsked()).toBe(true);
});

test('an ability is found in the whole library and leads to its unit', async ({
	page,
	library,
	checkLooks
}) => {
	await library.open();
	await library.search.fill('seething swarm');
	await expect(library.found.first()).toHaveText(
		/^\s*Seething Swarm\s*Ability · Age of Sigmar · Skaven/
	);
	await library.found.first().click();
	await expect(library.heading).toHaveText('Seething Swarm');
	await expect(page.getByText('D3 slain models can be returned').first()).toBeVisible();
	await expect(page.getByText('Rusty Weapon')).toBeHidden();
	await checkLooks();
	await page.getByRole('link', { name: 'Clanrats', exact: true }).click();
	await expect(library.heading).toHaveText('Clanrats');
	await expect(page.getByText('Rusty Weapon')).toBeVisible();
	await page.goBack();
	await expect(library.heading).toHaveText('Seething Swarm');
});

test('what a rule stands for is explained on its page', async ({ page, library }) => {
	await page.goto('library/?thing=aos4/Battle%20traits&in=skaven');
	await expect(page.getByRole('heading', { name: 'Gnawhole Ambush' })).toBeVisible();
	await page.goto('library/?thing=aos4/Gnawhole%20Ambush&in=skaven');
	await expect(library.heading).toHaveText('Gnawhole Ambush');
	await expect(page.getByText('Any Skaven army.')).toBeVisible();
});

test('names of abilities are fetched by a search only, what units do with their army', async ({
	page,
	library
}) => {
	const texts: Promise<string>[] = [];
	const asked: string[] = [];
	page.on('response', (response) => {
		if (/\.js$/.test(response.url())) texts.push(response.text().catch(() => ''));
		asked.push(response.url());
	});
	const areThere = async () =>
		(await Promise.all(texts)).some((text) => text.includes('Seething Swarm'));
	await library.open('empire', 'warmaster');
	await library.table.waitFor();
	await library.search.fill('halberd');
	expect(asked.filter((url) => /explained-pack|effects/.test(url))).toEqual([]);
	await library.open();
	expect(await areThere()).toBe(false);
	await library.search.fill('seething');
	await expect.poll(areThere).toBe(true);
});

test.describe('with a keyboard', () => {
	test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

	test('the quick find shows an ability as one of the army that is open', async ({
		page,
		library
	}) => {
		const palette = new PalettePage(page);
		await library.open('skaven-the-great-grand-gnawhorde', 'aos4');
		await palette.open();
		await page.keyboard.type('seething swarm');
		await expect(palette.chosen).toHaveText(
			/^\s*Seething Swarm\s*Ability · .*Gnawhorde and 1 more/
		);
		await page.keyboard.press('Enter');
		await expect(library.heading).toHaveText('Seething Swarm');
		await expect(page.getByText('D3 slain models can be returned').first()).toBeVisible();
	});
});

test.describe('in German', () => {
	test.use({ locale: 'de-DE' });

	test('it is said what an ability is', async ({ library }) => {
		await library.open();
		await library.search.fill('seething swarm');
		await expect(library.found.first()).toHaveText(/^\s*Seething Swarm\s*Fähigkeit · /);
	});
});
