import type { Locator } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import type { EditorPage } from './pages/editor-page.ts';
import { RanksPage } from './pages/ranks-page.ts';
import { RegimentsPage } from './pages/regiments-page.ts';

interface Tapping {
	readonly board: RegimentsPage;
	readonly ranks: RanksPage;
	readonly tap: Tap;
}

type Tap = (target: Locator) => Promise<number>;

const test = base.extend<Tapping>({
	board: ({ page }, use) => use(new RegimentsPage(page)),
	ranks: ({ page }, use) => use(new RanksPage(page)),
	/** Taps, and says which tap it was. */
	tap: ({ page: _ }, use) => {
		let taps = 0;
		return use(async (target) => {
			await target.tap();
			return (taps += 1);
		});
	}
});

test('a legal Age of Sigmar army of 2000 points takes few taps from home', async ({
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
	for (const [at, units] of regiments.entries()) {
		await tap(at === 0 ? board.addRegiment : board.nextRegiment);
		for (const name of units) await tap(board.pick(name));
	}
	await tap(board.done);
	await tap(board.flip(/^Reinforce Liberators/));
	await tap(board.flip(/^Reinforce Vindictors/));
	await tap(board.choice('Battle formation'));
	await tap(board.option(/^Vanguard Wing/));
	await tap(board.choice('Manifestation lore'));
	await tap(board.option(/^Manifestations of the Storm/));
	await tap(board.choice('Battle tactic card'));
	await tap(board.option(/^Siege of Ashes/));
	const taps = await tap(board.option(/^Smokescreen/));
	await expect(editor.total).toContainText('1950 of 2000');
	await expect(editor.verdict).toHaveText('Legal');
	expect(taps).toBeLessThanOrEqual(26);
});

test('a legal Spearhead takes few taps from home', async ({
	page,
	home,
	newRoster,
	board,
	editor,
	tap
}) => {
	await home.open();
	await tap(home.game('Age of Sigmar: Spearhead'));
	await tap(newRoster.army('Bad Moon Madmob Gloomspite Gitz'));
	const choice = (type: string) => page.getByRole('button', { name: new RegExp(`^${type}`) });
	await tap(choice('Regiment ability'));
	await tap(board.option(/^The Lunatic Hordes/));
	await tap(choice('Enhancement'));
	const taps = await tap(
		board.dialog.locator('.body button').filter({ hasNotText: /^None/ }).first()
	);
	await expect(editor.verdict).toHaveText('Legal');
	expect(taps).toBeLessThanOrEqual(7);
});

/** A unit of ranks and files: its section, its name, how many models are typed, and what is tapped for it. */
type Raised = readonly [section: string, name: string, models: number, ...chips: readonly string[]];

/** Raises units as a player does: the first from its section, each next one from the dialog of the one before. */
async function raise(
	units: readonly Raised[],
	{ ranks, tap }: { readonly ranks: RanksPage; readonly tap: Tap },
	more: Readonly<Record<string, () => Promise<void>>> = {}
): Promise<number> {
	for (const [at, [section, name, models, ...chips]] of units.entries()) {
		await tap(at === 0 ? ranks.addTo(section) : ranks.next);
		await tap(ranks.pick(name));
		if (models > 0) {
			await tap(ranks.models);
			await ranks.modelsTyped.fill(String(models));
			await ranks.modelsTyped.press('Enter');
		}
		for (const chip of chips) await tap(ranks.chip(chip));
		await more[name]?.();
	}
	return tap(ranks.close);
}

const full = 'Full Command';

/** Enough is spent, and the army may be played. */
async function isFullAndLegal(editor: EditorPage, points: number): Promise<void> {
	await expect(editor.total).toContainText(`${points} of 2000`);
	await expect(editor.verdict).toHaveText(/^Legal/);
}

test('a legal army of the Ninth Age takes few taps from home', async ({
	home,
	newRoster,
	ranks,
	editor,
	tap
}) => {
	await home.open();
	await tap(home.game('The Ninth Age'));
	await tap(newRoster.army('Empire of Sonnstahl'));
	const units: readonly Raised[] = [
		['Lords', 'Field Marshal', 0, 'Heavy Armour', 'Great Weapon'],
		['Heroes', 'Wizard Apprentice', 0, 'Lore of Fire'],
		['Core', 'Heavy Infantry Battalion', 60, full],
		['Core', 'Imperial Cavalry', 15, full],
		['Special', 'Imperial Guard', 40, full],
		['Special', 'Templar Knights', 12, full],
		['Rare', 'Steel Tank', 0]
	];
	const taps = await raise(units, { ranks, tap });
	await isFullAndLegal(editor, 1879);
	expect(taps).toBeLessThanOrEqual(28);
});

test('a legal army of Warhammer 4th takes few taps from home', async ({
	home,
	newRoster,
	ranks,
	editor,
	tap
}) => {
	await home.open();
	await tap(home.game('Warhammer Fantasy Battle'));
	await tap(newRoster.army('The Empire'));
	await tap(ranks.unit('General of the Empire'));
	for (const chip of ['Shield', 'Heavy Armour']) await tap(ranks.chip(chip));
	await tap(ranks.close);
	const units: readonly Raised[] = [
		['Characters', 'Wizard Champion', 0],
		['Regiments', 'Halberdiers', 40, full],
		['Regiments', 'Spearmen', 40, full],
		['Regiments', 'Crossbowmen', 25],
		['Regiments', 'Reiksguard Knights', 10, full],
		['Regiments', 'Greatswords', 25, full],
		['War machines', 'Great Cannon', 0],
		['War machines', 'Helblaster Volley Gun', 0]
	];
	const college = async (): Promise<void> => {
		await tap(ranks.dialog.locator('summary', { hasText: 'Choose (8)' }));
		await tap(editor.option('Bright College').first());
	};
	const taps = await raise(units, { ranks, tap }, { 'Wizard Champion': college });
	await isFullAndLegal(editor, 1937);
	expect(taps).toBeLessThanOrEqual(34);
});

test('a legal army of Warhammer 6th takes few taps from home', async ({
	home,
	newRoster,
	ranks,
	editor,
	tap
}) => {
	await home.open();
	await tap(home.game('Warhammer 6th edition'));
	await tap(newRoster.army('The Empire'));
	const units: readonly Raised[] = [
		['Heroes', 'Captain', 0, 'Barded Warhorse', 'Plate Armour'],
		['Heroes', 'Battle Wizard', 0, 'Level 2'],
		['Core', 'Swordsmen', 30, full],
		['Core', 'Halberdiers', 30, full],
		['Core', 'Handgunners', 20],
		['Core', 'Knightly Orders', 10, full],
		['Special', 'Great Cannon', 0],
		['Special', 'Greatswords', 25, full],
		['Rare', 'Steam Tank', 0],
		['Rare', 'Helblaster Volley Gun', 0]
	];
	const scroll = async (): Promise<void> => {
		await tap(ranks.chooseItems);
		await tap(ranks.shelf('Arcane items'));
		await tap(ranks.item('Dispel Scroll').or(ranks.action('Add one Dispel Scroll')));
		await tap(ranks.done);
	};
	const taps = await raise(units, { ranks, tap }, { 'Battle Wizard': scroll });
	await isFullAndLegal(editor, 1917);
	expect(taps).toBeLessThanOrEqual(39);
});
