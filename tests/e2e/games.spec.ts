import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ImportPage } from './pages/import-page.ts';
import { openPage } from './pages/open-page.ts';
import { anEmpire, aRow, idOf } from './rosters.ts';

/** An event pack with a points limit of its own. */
const gardenCup = JSON.stringify({
	eventPack: 1,
	name: 'Garden Cup',
	system: 'Warmaster',
	date: '2026-12-05',
	size: 1500,
	constraints: [{ kind: 'count', of: { any: ['ARTILLERY'] }, max: 1, label: 'Artillery' }]
});

/** A roster of the game with regiments. */
const aStormhost = anEmpire({
	id: idOf(5),
	name: 'Azyr',
	system: 'aos4',
	army: 'stormcast-eternals',
	units: []
});

/** A roster of the game without points. */
const aSpearhead = anEmpire({
	id: idOf(6),
	name: 'Vigil',
	system: 'spearhead',
	army: 'vigilant-brotherhood',
	size: 0,
	units: []
});

/** A row with what the list shows of a roster. */
function summed(roster: typeof aStormhost, points: number, minutesAgo: number): object {
	return { ...aRow(roster, minutesAgo), summary: { points, problems: 0, units: 3 } };
}

test.describe('a new roster', () => {
	test('somebody without rosters is at the army with one tap', async ({
		home,
		newRoster,
		editor
	}) => {
		await home.open();
		await home.game('Age of Sigmar').tap();
		await newRoster.army('Stormcast Eternals').tap();
		await expect(editor.heading).toHaveText('Stormcast Eternals 2000');
	});

	test('the game comes first, and the last one is offered again', async ({
		home,
		newRoster,
		editor
	}) => {
		await newRoster.open();
		await expect(newRoster.games.getByRole('button')).toHaveCount(8);
		await expect(newRoster.armies).toHaveCount(0);
		await newRoster.game('Warmaster').click();
		await expect(newRoster.army('Empire')).toBeVisible();
		await expect(newRoster.games.getByRole('button')).toHaveText(
			/Warmaster\s*Warmaster Armies\s*Change$/
		);
		await newRoster.changeGame('Age of Sigmar');
		await expect(newRoster.army('Empire')).toBeHidden();
		await newRoster.army('Seraphon').click();
		await expect(editor.heading).toHaveText('Seraphon 2000');

		await home.open();
		await home.newRoster.click();
		await expect(newRoster.games.getByRole('button')).toHaveText(
			/Age of Sigmar\s*4th edition\s*Change$/
		);
		await newRoster.games.getByRole('button').click();
		await expect(newRoster.game('Age of Sigmar')).toHaveAttribute('aria-pressed', 'true');
		await expect(newRoster.game('Age of Sigmar')).toBeFocused();
		await newRoster.game('Age of Sigmar').click();
		await expect(newRoster.army('Seraphon')).toBeVisible();
	});

	test('the prices have their date', async ({ page, newRoster }) => {
		await newRoster.open('aos4');
		await expect(page.getByText('Points of 18 August 2026')).toBeVisible();
	});

	test('variants and legends are folded away', async ({ page, newRoster }) => {
		await newRoster.open('aos4');
		await expect(newRoster.army('Stormcast Eternals')).toBeVisible();
		for (const family of ['Order', 'Chaos', 'Death', 'Destruction']) {
			await expect(page.getByRole('heading', { name: family, exact: true })).toBeVisible();
		}
		// What is folded away is not there for a screen reader either.
		const seen = await newRoster.armies.count();
		expect(seen).toBeLessThan(96 / 2);
		await newRoster.variants('Stormcast Eternals').click();
		const opened = await newRoster.armies.count();
		expect(opened).toBeGreaterThan(seen);
		await newRoster.legends.click();
		expect(await newRoster.armies.count()).toBeGreaterThan(opened);
	});

	test('an army is found by its name, wherever it is folded', async ({ page, newRoster }) => {
		await newRoster.open('aos4');
		await newRoster.sizes.getByRole('button', { name: '1000' }).click();
		await newRoster.find.fill('stormcast');
		await expect(newRoster.army('Seraphon')).toBeHidden();
		await expect(page.getByText(/^\d+ armies\. New lists start at 1000 points\.$/)).toBeVisible();
		await expect(page.getByText(/Army of Renown of Stormcast Eternals/).first()).toBeVisible();
		await newRoster.find.fill('nothing of the kind');
		await expect(page.getByText('No army matches “nothing of the kind”.')).toBeVisible();
		await newRoster.find.fill('');
		await expect(newRoster.army('Seraphon')).toBeVisible();
	});

	test('an army of any game is found by four letters, with its game', async ({
		newRoster,
		editor
	}) => {
		await newRoster.open();
		await newRoster.find.fill('empi');
		await expect(newRoster.armies.first()).toHaveText(/Empire ?Warmaster$/);
		await newRoster.find.fill('skav');
		await expect(newRoster.armies.filter({ hasText: 'Warhammer 6th edition' })).not.toHaveCount(0);
		await newRoster.armies.filter({ hasText: /Skaven ?Age of Sigmar$/ }).click();
		await expect(editor.heading).toHaveText('Skaven 2000');
	});

	test('the armies of a game played last are a tap away, with their points limit', async ({
		home,
		newRoster,
		stored,
		editor
	}) => {
		await stored.seed([aRow(anEmpire({ size: 1500 }))]);
		await home.open();
		await home.newRoster.click();
		await newRoster.game('Warmaster').click();
		await newRoster.armies.filter({ hasText: /Empire ?1500 points$/ }).click();
		await expect(editor.heading).toHaveText('Empire 1500');
	});

	test('each game says its edition, the chosen one too, and is found by it', async ({
		newRoster
	}) => {
		await newRoster.open();
		const game = newRoster.game('Warhammer Fantasy Battle');
		await expect(game.getByText('4th edition', { exact: true })).toBeVisible();
		await game.click();
		await expect(newRoster.games).toContainText(/Warhammer Fantasy Battle\s*4th edition/);
		await newRoster.find.fill('empire 4th edition');
		await expect(newRoster.armies.first()).toContainText('Warhammer Fantasy Battle');
		await newRoster.find.fill('empire 6th edition');
		await expect(newRoster.armies.first()).toContainText('Warhammer 6th edition');
	});

	test('the limit that was typed holds for an army of another game', async ({
		newRoster,
		editor
	}) => {
		await newRoster.open('warmaster');
		await newRoster.otherSize.fill('1250');
		await newRoster.otherSize.press('Enter');
		await newRoster.find.fill('seraphon');
		await newRoster.armies
			.filter({ hasText: /Age of Sigmar$/ })
			.first()
			.click();
		await expect(editor.total).toContainText('of 1250');
	});

	test('an event is chosen with its points limit', async ({ page, newRoster, editor }) => {
		const importing = new ImportPage(page);
		await importing.open();
		await importing.readText(gardenCup);
		await importing.add.click();
		await expect(page.getByText('Saved “Garden Cup”.')).toBeVisible();
		await newRoster.open('warmaster');
		await newRoster.event.selectOption('Garden Cup');
		await expect(newRoster.size(1500)).toBeHidden();
		await expect(newRoster.otherSize).toHaveValue('1500');
		await newRoster.army('Empire').click();
		await expect(editor.heading).toHaveText('Empire 1500');
		await editor.verdict.click();
		await expect(editor.dialog).toContainText('Garden Cup');
	});

	test('a game without points asks for no size, and its numbers are a tap away', async ({
		newRoster,
		editor
	}) => {
		await newRoster.open('spearhead');
		// Its tile says its faction.
		const army = newRoster.army('Vigilant Brotherhood Stormcast Eternals');
		await expect(army).toBeVisible();
		await expect(newRoster.sizes).toBeHidden();
		await army.click();
		await expect(editor.heading).toHaveText('Vigilant Brotherhood');
		await editor.bar.getByRole('button', { name: /^Units \d+$/ }).click();
		await expect(editor.dialog).toContainText('Numbers');
		await expect(editor.dialog).toContainText(/Wounds.*Health/);
		await expect(editor.dialog).not.toContainText(/points/i);
		await editor.close.click();
		await expect(editor.dialog).toBeHidden();
	});

	test.describe('when the names of the armies do not come', () => {
		test.use({ expectedMessages: /ERR_FAILED/ });

		test('it says so, and tries again', async ({ page, newRoster }) => {
			await page.route('**/cards.json', (route) => route.abort());
			await newRoster.open('warmaster');
			await expect(page.getByRole('alert')).toContainText('did not load');
			await page.unroute('**/cards.json');
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(newRoster.army('Empire')).toBeVisible();
		});
	});
});

test.describe('the list of rosters', () => {
	test.beforeEach(async ({ stored }) => {
		await stored.seed([
			summed(aStormhost, 1990, 1),
			summed(aSpearhead, 0, 2),
			summed(anEmpire(), 525, 3)
		]);
	});

	test('says which game a roster is of, and its points if there are any', async ({ home }) => {
		await home.open();
		await expect(home.row('Azyr')).toContainText(
			/Age of Sigmar · Stormcast Eternals\s*1990 of 2000 · 1 min ago/
		);
		await expect(home.row('Nordland')).toContainText(
			/Warmaster · Empire\s*525 of 2000 · 3 min ago/
		);
		await expect(home.row('Vigil')).toContainText('Vigilant Brotherhood');
		await expect(home.row('Vigil')).toContainText(/Legal.*2 min ago/);
	});

	test('does not say the army again that is in the name, and shows points and age whole', async ({
		page,
		home,
		stored
	}) => {
		const name = 'Stormcast Eternals of the First Stormhost 2000';
		await stored.put([summed({ ...aStormhost, id: idOf(7), name }, 1990, 4)]);
		for (const width of [390, 320]) {
			await page.setViewportSize({ width, height: 700 });
			await home.open();
			const row = home.row(name);
			await expect(row).toContainText(/Age of Sigmar\s*1990 of 2000 · \d min ago/);
			await row.scrollIntoViewIfNeeded();
			await expect(row.getByText('1990 of 2000')).toBeInViewport({ ratio: 1 });
		}
	});

	test('never cuts the name of a game', async ({ page, home, stored }) => {
		const roster = { ...aSpearhead, id: idOf(9), name: 'Of the longest name', size: 2000 };
		await stored.put([summed({ ...roster, system: 'whfb4', army: 'high-elves' }, 1990, 4)]);
		for (const width of [390, 320]) {
			await page.setViewportSize({ width, height: 700 });
			await home.open();
			for (const game of ['Warhammer Fantasy Battle', 'Age of Sigmar: Spearhead']) {
				const name = home.list.getByText(game).first();
				await name.scrollIntoViewIfNeeded();
				const cut = await name.evaluate((each) => each.scrollWidth - each.clientWidth);
				expect(cut, `${game}, ${width}`).toBeLessThanOrEqual(1);
				await expect(name).toBeInViewport({ ratio: 1 });
			}
		}
	});

	test('is narrowed to one game and sorted from four rosters on, also after a reload', async ({
		page,
		home,
		stored
	}) => {
		await home.open();
		await home.row('Vigil').waitFor();
		await expect(page.getByLabel('Sort by')).toHaveCount(0);
		await stored.put([summed(anEmpire({ id: idOf(8), name: 'Altdorf' }), 500, 9)]);
		await home.open();
		const game = page.getByLabel('Game', { exact: true });
		await game.selectOption('Warmaster');
		await expect(home.rosters).toHaveText([/Nordland/, /Altdorf/]);
		await page.getByLabel('Sort by').selectOption('Name');
		await expect(home.rosters).toHaveText([/Altdorf/, /Nordland/]);
		await page.reload();
		await expect(home.rosters).toHaveText([/Altdorf/, /Nordland/]);
		await game.selectOption('All games');
		await expect(home.rosters).toHaveCount(4);
	});

	test('stands still when the names and shields come', async ({ page, home }) => {
		const asked: (() => void)[] = [];
		await page.route('**/cards.json', async (route) => {
			await new Promise<void>((resolve) => asked.push(resolve));
			await route.continue();
		});
		await home.open();
		await expect(home.rows).toHaveCount(3);
		await expect.poll(() => asked.length).toBe(3);
		const before = await boxes(page);
		await expect(home.row('Azyr')).not.toContainText('Stormcast');
		for (const answer of asked) answer();
		await expect(home.row('Azyr')).toContainText('Stormcast Eternals');
		await expect(home.row('Nordland')).toContainText('Empire');
		expect(await boxes(page)).toEqual(before);
	});
});

/** Where everything of the rows is; their facts are a line that is shown once it is whole. */
function boxes(page: Page): Promise<readonly string[]> {
	return page.getByRole('list', { name: 'Rosters' }).evaluate((list) =>
		[...list.querySelectorAll('li, a, svg, .name, .verdict, .words, button')].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [element.localName, x, y, width, height].join(' ');
		})
	);
}

test('a roster is opened with the system and the army at the same time', async ({
	page,
	stored,
	editor
}) => {
	await stored.seed([aRow(aStormhost)]);
	const asked: string[] = [];
	const answers: (() => void)[] = [];
	await page.route('**/data/**', async (route) => {
		asked.push(new URL(route.request().url()).pathname.split('/').slice(-2).join('/'));
		await new Promise<void>((resolve) => answers.push(resolve));
		await route.continue();
	});
	await editor.open(idOf(5));
	await expect
		.poll(() => asked.filter((path) => !path.includes('cards')).toSorted())
		.toEqual([
			expect.stringMatching(/^aos4\..*\/system\.json$/),
			'armies/stormcast-eternals.json',
			'text/en.json'
		]);
	for (const answer of answers) answer();
	await expect(editor.heading).toHaveText('Azyr');
});

test('the data of one game alone are fetched for it', async ({ page, newRoster, editor }) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		const [, path] = request.url().split('/immutable/data/');
		if (path !== undefined) asked.push(path.replace(/\.[^/]+/, ''));
	});
	await newRoster.create('Empire');
	await expect(editor.heading).toHaveText('Empire 2000');
	expect(asked.toSorted()).toEqual([
		'warmaster/armies/empire.json',
		'warmaster/cards.json',
		'warmaster/system.json'
	]);
});

test.describe('the library', () => {
	test('shows the armies of a game, with the day of their prices', async ({ page, library }) => {
		await library.open();
		await library.games.getByRole('button', { name: /^Age of Sigmar 4th/ }).click();
		await expect(page.getByText('Points of 18 August 2026')).toBeVisible();
		await library.army('Seraphon').click();
		await expect(library.heading).toHaveText('Seraphon');
		await expect(page.getByText('Points of 18 August 2026')).toBeVisible();
	});

	test('tells units by heading, with models, base and whom they lead', async ({
		page,
		library
	}) => {
		await library.open('stormcast-eternals', 'aos4');
		await expect(library.table.getByRole('rowheader', { name: 'Heroes' })).toBeVisible();
		await expect(library.table).toContainText(/Liberators.*5 models · base 40mm/);
		await expect(library.table).toContainText(/Can include .*Stormcast/i);
		await expect(page.getByRole('heading', { name: 'Battle formation' })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Heroic traits' })).toBeVisible();
		await library.search.fill('liberators');
		await expect(library.table.getByRole('rowheader', { name: /^Liberators/ })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Heroic traits' })).toBeHidden();
	});

	test('shows no prices in a game without points', async ({ page, library }) => {
		await library.open('vigilant-brotherhood', 'spearhead');
		await expect(library.table).toContainText(/Liberators.*5 models/);
		await expect(library.table.getByRole('columnheader', { name: 'Pts' })).toBeHidden();
		await expect(page.getByRole('heading', { name: 'Regiment abilities' })).toBeVisible();
		await expect(page.getByText(/\bpoints\b/i)).toBeHidden();
	});
});

test('the page about Muster names every game, its owner and its data', async ({ page }) => {
	await openPage(page, 'about/');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 3 })).toHaveText([
		'Age of Sigmar',
		'Age of Sigmar: Spearhead',
		'The Ninth Age',
		'Warmaster',
		'Warmaster Revolution',
		'Warmaster trial armies',
		'Warhammer Fantasy Battle',
		'Warhammer 6th edition'
	]);
	await expect(main).toContainText('96 armies');
	await expect(main).toContainText('Points of 18 August 2026');
	await expect(main.getByText(/unofficial and not endorsed/)).toHaveCount(8);
});
