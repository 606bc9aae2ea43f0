import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import type { ImportPage } from './pages/import-page.ts';

const chat = `Any thoughts before saturday?
Empire 2000 points, Warmaster
General - 125
4 Halberdiers - 180
Halbadears - 45
2 Handgunners with Banner of Somewhere
Spring Onions
Cannon - 80`;

test('a pasted text is reviewed line by line, and becomes a roster', async ({
	page,
	importer,
	editor,
	stored,
	checkLooks
}) => {
	await importer.open();
	await importer.readText(chat);
	await expect(page.getByText('4 lines understood · 1 in part · 2 not')).toBeVisible();
	await expect(importer.lines).toHaveText([
		/^\W*Not part of the list:\s*Any thoughts/,
		/^\W*Understood:\s*Empire 2000 points/,
		/^\W*Understood:\s*General/,
		/^\W*Understood:\s*4 Halberdiers/,
		/^\W*Not understood:\s*Halbadears - 45/,
		/^\W*In part:\s*2 Handgunners/,
		/^\W*Not understood:\s*Spring Onions/,
		/^\W*Understood:\s*Cannon - 80.*their 80, ours \d+/
	]);
	await checkLooks();

	await test.step('a name is read as the one that is chosen', async () => {
		await importer.meanings('Halbadears').getByRole('button', { name: 'Halberdiers' }).click();
		await expect(importer.line('Halbadears')).toContainText('“Halbadears” read as Halberdiers');
		await expect(importer.line('Halbadears')).toHaveText(/^\W*Understood/);
	});

	await test.step('a line is skipped, and comes back', async () => {
		const onions = importer.line('Spring Onions');
		await onions.getByRole('button', { name: 'Skip this line' }).click();
		await expect(onions).toHaveText(/^\W*Skipped/);
		await onions.getByRole('button', { name: 'Include this line after all' }).click();
		await expect(onions).toHaveText(/^\W*Not understood/);
	});

	await test.step('the roster is beside it', async () => {
		await importer.side('Roster').click();
		await expect(importer.becomes).toContainText('Halberdiers');
		await expect(importer.becomes).toContainText('of 2000 points');
		await expect(importer.becomes).toContainText('1 price differs');
		await checkLooks();
	});

	await test.step('it is not legal before every line is decided, nor added', async () => {
		await expect(importer.becomes).toContainText('Not wholly read: 2 lines');
		await expect(importer.add).toBeDisabled();
		await expect(importer.add).toHaveAccessibleDescription(
			'2 lines not understood: say what each is, or leave it out.'
		);
	});

	await test.step('what is left out on purpose stands in the note as that', async () => {
		await importer.side('Text').click();
		await importer.line('Spring Onions').getByRole('button', { name: 'Skip this line' }).click();
		await page.getByRole('button', { name: 'Leave “Banner of Somewhere” out' }).click();
		await expect(page.getByText('6 lines understood · 2 lines left out')).toBeVisible();
		await checkLooks();
		await importer.add.click();
		await expect(editor.heading).toHaveText('Empire');
		await expect(editor.total).toContainText('of 2000');
		const kept = JSON.stringify(await stored.all());
		expect(kept).toContain('Left out on purpose: Spring Onions');
		expect(kept).toContain('Left out on purpose: Banner of Somewhere');
	});

	await test.step('the text is kept with it', async () => {
		await editor.more.click();
		await page.getByRole('button', { name: 'Imported text' }).click();
		await expect(editor.dialog).toContainText('2 Handgunners with Banner of Somewhere');
		await checkLooks();
	});
});

test('a name that is remembered is understood the next time, until it is removed', async ({
	page,
	importer
}) => {
	await importer.open();
	await importer.readText(chat);
	await importer.meanings('Halbadears').getByRole('button', { name: 'Halberdiers' }).click();
	await page.getByRole('button', { name: 'Remember “Halbadears”' }).click();
	await expect(importer.line('Halbadears')).toContainText('Remembered on this device');
	await importer.open();
	await importer.readText(chat);
	await expect(importer.line('Halbadears')).toHaveText(/^\W*Understood.*read as Halberdiers/);
	await page.goto('settings/');
	await expect(page.getByText('“Halbadears” is read as Halberdiers')).toBeVisible();
	await page.getByRole('button', { name: 'Remove “Halbadears”' }).click();
	await expect(page.getByText('Remembered names')).toBeHidden();
	await importer.open();
	await importer.readText(chat);
	await expect(importer.line('Halbadears')).toHaveText(/^\W*Not understood/);
});

test('a name that nothing comes near is chosen from the army list', async ({ page, importer }) => {
	await importer.open();
	await importer.readText(chat);
	await page.getByRole('button', { name: 'Something else for “Spring Onions”' }).click();
	await page.getByLabel('Something else for “Spring Onions”').selectOption('Knights');
	await expect(importer.line('Spring Onions')).toContainText('read as Knights');
});

test('the army is asked where two games have it, and never guessed', async ({
	page,
	importer,
	editor
}) => {
	await importer.open();
	await importer.readText('High Elves 2000 points\n20 Spearmen\n10 Archers\nPrince\nMage');
	await expect(page.getByRole('heading', { name: 'Which army is it?' })).toBeVisible();
	await expect(page.getByText('Choose its army first.')).toBeVisible();
	await expect(importer.add).toBeHidden();
	await page.getByRole('button', { name: 'Warhammer 6th edition: High Elves' }).click();
	await expect(importer.line('20 Spearmen')).toHaveText(/^\W*Understood/);
	await importer.add.click();
	await expect(editor.heading).toHaveText('High Elves');
});

test('where no line names the army any may be chosen', async ({ page, importer }) => {
	await importer.open();
	await importer.readText('For Saturday\n2 Halberdiers\nGeneral\nCannon');
	await page.getByRole('searchbox').fill('Empire');
	await page.getByRole('link', { name: 'Empire Warmaster', exact: true }).click();
	await expect(importer.lines.first()).toBeVisible();
	await importer.side('Roster').click();
	await page.getByRole('button', { name: 'A different army' }).click();
	await expect(page.getByRole('heading', { name: 'Which army is it?' })).toBeVisible();
});

test('the points limit is asked where the text says only what was spent', async ({
	page,
	importer,
	editor
}) => {
	await importer.open();
	await importer.readText('Empire, Warmaster Armies\nGeneral\n2 Halberdiers\nTotal 215');
	await expect(page.getByText('The text only gives the points spent: 215.')).toBeVisible();
	await expect(importer.add).toBeDisabled();
	await expect(importer.add).toHaveAccessibleDescription('Choose its points limit first.');
	await page.getByRole('button', { name: '1000', exact: true }).click();
	await importer.add.click();
	await expect(editor.total).toContainText('215 of 1000');
});

test('several lists in one text are reviewed in a row', async ({ page, importer, home }) => {
	const first = 'Dwarfs 1000 points, Warmaster\nGeneral 155\n2 Warriors 220\nTotal 375';
	const second = 'Empire 1000 points\nGeneral 125\n2 Halberdiers 90\nTotal 215';
	await importer.open();
	await importer.readText(`${first}\n\n${second}\n\n${first.replace('2 Warriors', '3 Warriors')}`);
	await expect(page.getByRole('heading', { name: 'List 1 of 3' })).toBeVisible();
	await expect(importer.line('2 Warriors')).toBeVisible();
	await page.getByRole('button', { name: 'Next list' }).click();
	await expect(page.getByRole('heading', { name: 'List 2 of 3' })).toBeFocused();
	const army = page.getByRole('button', { name: 'Warmaster: Empire', exact: true });
	await army.or(importer.line('2 Halberdiers')).first().waitFor();
	if (await army.isVisible()) await army.click();
	await expect(importer.line('2 Halberdiers')).toBeVisible();
	await page.getByRole('button', { name: 'Next list' }).click();
	await page.getByRole('button', { name: 'Leave this list out' }).click();
	await importer.add.click();
	await expect(home.rosters).toHaveCount(2);
});

test('an illegal list comes in as it is, with its verdict', async ({ importer, editor }) => {
	await importer.open();
	await importer.readText('Empire 1000 points, Warmaster Armies\n3 Cannon\n2 Halberdiers');
	await importer.side('Roster').click();
	await expect(importer.becomes).toContainText('to fix');
	await importer.add.click();
	await expect(editor.verdict).toContainText('to fix');
});

test.describe('by keyboard', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('a text becomes a roster without a pointer', async ({ page, importer, editor }) => {
		const keyboard = new Keyboard(page);
		await importer.open();
		await importer.paste.fill(chat);
		await keyboard.activate(importer.readPaste);
		await expect(page.getByRole('heading', { name: 'Contents' })).toBeFocused();
		await keyboard.activate(page.getByRole('button', { name: 'Go to the next open line' }));
		expect(await keyboard.isOn(importer.meanings('Halbadears').getByRole('button').first())).toBe(
			true
		);
		await page.keyboard.press('Enter');
		await expect(importer.line('Halbadears')).toHaveText(/^\W*Understood/);
		await keyboard.activate(page.getByRole('button', { name: 'Go to the next open line' }));
		expect(await keyboard.isOn(importer.line('2 Handgunners').getByRole('button').first())).toBe(
			true
		);
		await keyboard.activate(importer.line('Spring Onions').getByRole('button', { name: 'Skip' }));
		await keyboard.activate(page.getByRole('button', { name: /^Leave “Banner/ }));
		await keyboard.activate(importer.add);
		await expect(editor.heading).toHaveText('Empire');
		expect(keyboard.faults).toEqual([]);
	});
});

/** Texts as people send them in a chat, with the army that is meant and how many of their units come in. */
const chats: readonly (readonly [text: string, army: string, units: number])[] = [
	[chat, 'Warmaster: Empire', 9],
	['Dwarfs, Warmaster, 1000\nGeneral\n3 Warriors\n2 Handgunners\n1 Cannon', 'Warmaster: Dwarf', 7],
	[
		'High Elves 2000\n20 Spearmen FC\n10 Archers\nPrince\nMage',
		'Warhammer 6th edition: High Elves',
		4
	],
	[
		'bretonnians warmaster armies 2k\nGeneral\n4 x Knights\n2 Peasants\nTotal 600',
		'Warmaster: Bretonnia',
		7
	],
	['Skaven for warmaster\nGeneral\n6 Clanratz\n2 Rat Ogres', 'Warmaster: Skaven', 9],
	[
		'Ironjawz 1000/1000 pts\nIronjawz\nGeneral’s Regiment\nMegaboss (130)\n• General\nBrutes (160)\nArdboyz (160)',
		'Age of Sigmar: Ironjawz',
		3
	],
	[
		'Infernal Dwarves 9th age\n20 Infernal Legion, Shields\nInfernal Prophet, Level 3 Wizard\nTotal 600',
		'The Ninth Age: Infernal Dwarves',
		2
	],
	['Orcs, Warmaster, 1500 pts\nGenral\n4 Warriorz\n2 Boar Riderz\n1 Giant', 'Warmaster: Orc', 8],
	[
		'Empire 6th edition 1500pts\n25 Halberdiers w/ musician\n10 Handgunners\nCaptain\nWarrior Priest',
		'Warhammer 6th edition: The Empire',
		4
	],
	[
		'Wood Elves warhammer fantasy 6th\n10 Glade Guard\nWood Elf Noble, great weapon\nTotal: 300',
		'Warhammer 6th edition: Wood Elves',
		2
	]
];

/** Brings a text in as a player would, with the first thing that is offered each time; the taps that it took. */
async function tapsFor(page: Page, importer: ImportPage, text: string, army: string) {
	let taps = 0;
	const tap = async (what: ReturnType<Page['locator']>): Promise<void> => {
		taps += 1;
		await what.click();
		await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
	};
	await importer.paste.fill(text);
	await tap(importer.readPaste);
	const asked = page.getByRole('button', { name: army, exact: true });
	const question = page.getByRole('heading', { name: 'Which army is it?' });
	await importer.lines.first().or(question).first().waitFor();
	if (await question.isVisible()) await tap(asked);
	await importer.lines.first().waitFor();
	const limit = page.getByRole('group', { name: 'Points limit' }).getByRole('button').first();
	if (await limit.isVisible()) await tap(limit);
	const meant = page.getByRole('group', { name: /^What is “/ });
	for (let at = 0; at < (await meant.count());) {
		const offered = meant.nth(at).getByRole('button', { name: /^(?!Something)/ });
		if ((await offered.count()) === 0) at += 1;
		else await tap(offered.first());
	}
	await tap(importer.add);
	return taps;
}

test('ten texts from chats take six taps each at most, by the median', async ({
	page,
	importer,
	editor,
	stored
}) => {
	const taps: number[] = [];
	for (const [text, army, units] of chats) {
		await importer.open();
		taps.push(await tapsFor(page, importer, text, army));
		await expect(editor.total, text).toBeVisible();
		const rows = (await stored.all()) as { id: string; roster: { units: readonly object[] } }[];
		const made = rows.find(({ id }) => page.url().includes(id));
		expect.soft(made?.roster.units.length, text).toBe(units);
	}
	const inOrder = taps.toSorted((one, other) => one - other);
	const median = inOrder[Math.floor((inOrder.length - 1) / 2)];
	expect(median, `taps: ${taps.join(', ')}`).toBeLessThanOrEqual(6);
});
