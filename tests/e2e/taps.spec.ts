import type { Locator } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { RegimentsPage } from './pages/regiments-page.ts';

const test = base.extend<{ board: RegimentsPage; tap: (target: Locator) => Promise<number> }>({
	board: ({ page }, use) => use(new RegimentsPage(page)),
	/** Taps, and says which tap it was. */
	tap: ({ page: _ }, use) => {
		let taps = 0;
		return use(async (target) => {
			await target.tap();
			return (taps += 1);
		});
	}
});

test('a legal Age of Sigmar army of 2000 points takes 30 taps from home', async ({
	home,
	newRoster,
	board,
	editor,
	tap
}) => {
	await home.open();
	await tap(home.game('Age of Sigmar'));
	await tap(newRoster.army('Stormcast Eternals'));
	const regiments = [
		['Lord-Celestant on Stardrake', 'Liberators', 'Vindictors', 'Annihilators'],
		['Lord-Vigilant on Gryph-stalker', 'Reclusians', 'Praetors', 'Prosecutors'],
		['Knight-Arcanum', 'Vigilors', 'Stormstrike Palladors']
	];
	for (const units of regiments) {
		await tap(board.addRegiment);
		for (const name of units) await tap(board.pick(name));
		await tap(board.done);
	}
	await tap(board.flip(/^Reinforced Liberators/));
	await tap(board.flip(/^Reinforced Vindictors/));
	await tap(board.choice('Battle formation'));
	await tap(board.action(/^Vanguard Wing/));
	await tap(board.choice('Manifestation lore'));
	await tap(board.action(/^Manifestations of the Storm/));
	await tap(board.choice('Battle tactic card'));
	await tap(board.action(/^Siege of Ashes/));
	const taps = await tap(board.action(/^Smokescreen/));
	await expect(editor.total).toContainText('1950 of 2000');
	await expect(editor.verdict).toHaveText('Legal');
	expect(taps).toBeLessThanOrEqual(30);
});

test('a legal Spearhead takes 7 taps from home', async ({
	page,
	home,
	newRoster,
	board,
	editor,
	tap
}) => {
	await home.open();
	await tap(home.game('Age of Sigmar: Spearhead'));
	await tap(newRoster.army('Bad Moon Madmob'));
	const choice = (type: string) => page.getByRole('button', { name: new RegExp(`^${type}`) });
	await tap(choice('Regiment ability'));
	await tap(board.action(/^The Lunatic Hordes/));
	await tap(choice('Enhancement'));
	const taps = await tap(
		board.dialog.locator('.body button').filter({ hasNotText: /^None/ }).first()
	);
	await expect(editor.verdict).toHaveText('Legal');
	expect(taps).toBeLessThanOrEqual(7);
});
