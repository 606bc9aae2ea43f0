import { expect, test } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { ComparePage } from './pages/compare-page.ts';
import { anEmpire, aRow, compulsory, idOf, unitsOf } from './rosters.ts';

const first = anEmpire();
const second = anEmpire({
	id: idOf(2),
	name: 'Stirland',
	units: unitsOf([...compulsory.slice(1), 'general + sword-of-fate', 'knights', 'knights', 'hero'])
});
const foreign = anEmpire({ id: idOf(3), name: 'Karak', army: 'dwarf', units: [] });

test.beforeEach(async ({ stored }) => {
	await stored.seed([aRow(first, 5), aRow(second, 60), aRow(foreign, 90)]);
});

test('two rosters are compared from the list', async ({ page, home }) => {
	const compare = new ComparePage(page);
	await home.open();
	await home.compare('Nordland');
	await expect(compare.sentence).toHaveText('Choose two rosters, or two versions of one.');
	await expect(compare.roster('To').getByRole('option')).toHaveText([
		'Choose a roster',
		'Nordland',
		'Stirland'
	]);
	await compare.roster('To').selectOption('Stirland');

	await expect(compare.sentence).toHaveText('4 added · 1 removed · 0 changed · +385 points');
	await expect(compare.total('Points').getByRole('cell')).toHaveText(['525', '910', '+385']);
	await expect(compare.total('Points limit').getByRole('cell')).toHaveText(['2000', '2000', '0']);
	await expect(compare.total('Verdict').getByRole('cell')).toHaveText([
		'Legal so far',
		'2 to fix',
		''
	]);
	await expect(compare.rowsThat('Added')).toHaveText([/2 Knights.*\+220/, /1 General/, /1 Hero/]);
	await expect(compare.rowsThat('Removed')).toHaveText([/1 Halberdiers.*−45/]);
	await expect(compare.rowsThat('Same')).toHaveCount(0);

	await compare.show('Everything').click();
	await expect(compare.rowsThat('Same')).toHaveText([
		/3 Halberdiers/,
		/4 Crossbowmen/,
		/1 General/
	]);
});

test('armies of one name are told apart by their games', async ({ page, home, stored }) => {
	const chaos = { army: 'chaos', units: [] };
	await stored.seed([
		aRow(anEmpire({ ...chaos, id: idOf(7), name: 'Old ones' })),
		aRow(anEmpire({ ...chaos, id: idOf(8), name: 'New ones', system: 'whfb4' }))
	]);
	const compare = new ComparePage(page);
	await home.open();
	await home.compare('Old ones');
	await expect(compare.roster('From').locator('optgroup')).toHaveCount(4);
	const labels = await compare
		.roster('From')
		.locator('optgroup')
		.evaluateAll((groups) => groups.map((group) => group.getAttribute('label')));
	expect(labels).toEqual(
		expect.arrayContaining(['Chaos · Warhammer Fantasy Battle', 'Chaos · Warmaster'])
	);
});

test('two lists of one name are told apart', async ({ page, home, stored }) => {
	await stored.seed([
		aRow(anEmpire({ id: idOf(7), name: 'Twins' }), 5),
		aRow(anEmpire({ id: idOf(8), name: 'Twins', size: 1000 }), 90),
		aRow(anEmpire({ id: idOf(9), name: 'Alone' }), 90)
	]);
	const compare = new ComparePage(page);
	await home.open();
	await home.compare('Alone');
	const names = compare.roster('To').locator('option');
	await expect(names.filter({ hasText: /^Twins \(2000, .+\)$/ })).toHaveCount(1);
	await expect(names.filter({ hasText: /^Twins \(1000, .+\)$/ })).toHaveCount(1);
	await expect(names.filter({ hasText: /^Alone$/ })).toHaveCount(1);
	await compare.open(idOf(7), idOf(8));
	await expect(page.getByText(/^Twins \(2000, .+\) .+ Twins \(1000, .+\)$/)).toBeVisible();
});

test('swapped, what was added is removed', async ({ page }) => {
	const compare = new ComparePage(page);
	await compare.open(idOf(1), idOf(2));
	await expect(compare.sentence).toContainText('4 added · 1 removed');
	await compare.swap.click();
	await expect(compare.sentence).toHaveText('1 added · 4 removed · 0 changed · −385 points');
	await expect(page).toHaveURL(new RegExp(`a=${idOf(2)}&b=${idOf(1)}`));
	await expect(compare.roster('From')).toHaveValue(idOf(2));
	await expect(compare.roster('To')).toHaveValue(idOf(1));
});

test('a roster does not differ from itself', async ({ page }) => {
	const compare = new ComparePage(page);
	await compare.open(idOf(1), idOf(1));
	await expect(compare.sentence).toHaveText('No differences.');
	await expect(compare.rows).toHaveCount(0);
	await expect(compare.back).toHaveText(/Roster$/);
});

test('lists of two armies are refused in a sentence', async ({ page }) => {
	const compare = new ComparePage(page);
	await compare.open(idOf(1), idOf(3));
	await expect(compare.sentence).toHaveText(
		'“Nordland” and “Karak” are different armies. Only lists of the same army can be compared.'
	);
	await compare.roster('From').selectOption('Karak');
	await expect(compare.sentence).toHaveText('No differences.');
	await compare.roster('From').selectOption('Stirland');
	await expect(compare.sentence).toHaveText('Choose two rosters, or two versions of one.');
});

for (const query of [
	'',
	'?a=',
	`?a=${idOf(9)}&b=${idOf(1)}`,
	`?a=${idOf(1)}.step.7&b=x.version.`
]) {
	test(`an address with “${query}” gives a sentence`, async ({ page }) => {
		await page.goto(`compare/${query}`);
		await expect(new ComparePage(page).sentence).toHaveText(/Choose two|is not in this browser/);
	});
}

test('it is compared again when another tab edits', async ({ page, context, editor }) => {
	await editor.open(idOf(1));
	const compare = new ComparePage(await context.newPage());
	await compare.open(idOf(1), idOf(2));
	await expect(compare.sentence).toContainText('+385 points');
	await page.bringToFront();
	await editor.add('Knights').click();
	await expect(compare.sentence).toContainText('+275 points');
});

test('everything is reached by keyboard', async ({ page }) => {
	const compare = new ComparePage(page);
	const keyboard = new Keyboard(page);
	await compare.open(idOf(1), idOf(2));
	await compare.totals.waitFor();
	await keyboard.tabTo(compare.roster('From'));
	await keyboard.tabTo(compare.version('From'));
	await keyboard.activate(compare.swap);
	await expect(compare.sentence).toContainText('−385 points');
	expect(await keyboard.isOn(compare.swap)).toBe(true);
	await keyboard.tabTo(compare.roster('To'));
	await keyboard.activate(compare.show('Everything'));
	await expect(compare.rowsThat('Same').first()).toBeVisible();
	expect(keyboard.faults).toEqual([]);
});

test('it is accessible and fits, and prints without its controls', async ({ page, checkLooks }) => {
	const compare = new ComparePage(page);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await compare.open(idOf(1), idOf(2));
	await compare.show('Everything').click();
	await checkLooks();
	await page.emulateMedia({ media: 'print' });
	await expect(compare.swap).toBeHidden();
	await expect(compare.show('Everything')).toBeHidden();
	await expect(compare.what).toHaveText('Nordland to Stirland');
});

test.describe('offline', () => {
	test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

	test('comparing and the bin work without a network', async ({ page, context, home }) => {
		await home.open();
		await page.evaluate(async () => {
			const { active } = await navigator.serviceWorker.ready;
			while (active?.state !== 'activated') {
				await new Promise((resolve) => active?.addEventListener('statechange', resolve));
			}
		});
		await context.setOffline(true);
		const compare = new ComparePage(page);
		await compare.open(idOf(1), idOf(2));
		await expect(compare.sentence).toContainText('+385 points');
		await page.goto('bin/');
		await expect(page.getByText('The bin is empty.')).toBeVisible();
	});
});
