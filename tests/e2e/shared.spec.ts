import { indexArmy, type ArmyIndex } from '#engine';
import type { EventPack, Roster } from '#schema';
import { printedCode, shareLink } from '../../src/exchange/list-code/index.ts';
import { armiesOf, armyOf, unitsOf } from '../sheets/rosters.ts';
import { expect, test } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { aFile } from './pages/verify-page.ts';
import { aFullEmpire, anEmpire, anIllegalEmpire, aRow, idOf } from './rosters.ts';

const { system, army } = armyOf('empire');
const cup: EventPack = {
	formatVersion: 1,
	name: 'Garden Cup',
	system: 'warmaster',
	date: '2026-12-05',
	size: 1500,
	constraints: [],
	/** Too long to travel in a link. */
	note: Array.from({ length: 200 }, (_, at) => `${(at * 7919) % 10007}`).join(' ')
};
const { formatVersion: _, ...written } = cup;
const cupFile = JSON.stringify({ eventPack: 1, ...written });

function indexOf(roster: Roster, revision = system.revision): ArmyIndex {
	return indexArmy({ ...system, revision }, army, roster);
}

/** What stands after the address of the page in the link of a list. */
function fragmentOf(roster: Roster, revision?: string): string {
	return shareLink(roster, indexOf(roster, revision), '').replace('/list/', '');
}

function codeOf(roster: Roster): string {
	return printedCode(roster, indexOf(roster));
}

test('a link opens its list to be read, and saved once', async ({ shared, editor, stored }) => {
	await shared.open(fragmentOf(aFullEmpire()));
	await expect(shared.head).toContainText('Nordland');
	await expect(shared.head).toContainText('Empire · Warmaster');
	await expect(shared.head).toContainText('1830 of 2000 points · Legal so far · 170 left');
	await expect(shared.unit('Battle Banner')).toBeVisible();
	expect(await stored.all()).toHaveLength(0);
	await shared.save.click();
	await expect(editor.heading).toHaveText('Nordland');
	await expect(editor.total).toContainText('1830 of 2000');
	await shared.open(fragmentOf(aFullEmpire()));
	await shared.openYours.click();
	await expect(editor.total).toContainText('1830 of 2000');
	expect(await stored.all()).toHaveLength(1);
});

test('a unit unfolds to its stats, and the proof to its rules', async ({ page, shared }) => {
	await shared.open(fragmentOf(aFullEmpire()));
	await shared.unit('5 × Knights').click();
	await expect(page.getByRole('table').first()).toContainText('4+');
	await shared.proof.click();
	await expect(page.getByText(/\d+ passed/).first()).toBeVisible();
});

/** A link to a list of Age of Sigmar with an item, a formation and a lore. */
function aStormcastList(): string {
	const index = armiesOf('aos4').find((one) => one.army.id === 'stormcast-eternals');
	if (!index) throw new Error('no Stormcast Eternals');
	const roster = anEmpire({
		system: 'aos4',
		army: 'stormcast-eternals',
		units: unitsOf(
			'lord-celestant-on-dracoth + null-pendant',
			'liberators',
			'vanguard-wing',
			'lore-of-the-storm'
		)
	});
	const read = indexArmy(index.system, index.army, roster);
	return shareLink(roster, read, '').replace('/list/', '');
}

test('a unit unfolds to what it and its item do, and the army to what its choices do', async ({
	page,
	shared
}) => {
	await shared.open(aStormcastList());
	const main = page.getByRole('main');
	await expect(main).not.toContainText('-5 to its control score');
	await expect(shared.unit('Liberators')).toContainText('5 models');
	await shared.unit('Lord-Celestant on Dracoth').click();
	await expect(main).toContainText(
		'Pick an enemy unit in combat with this unit: -5 to its control'
	);
	const formation = main.getByText('Peerless Manoeuvres:');
	await expect(formation).toBeHidden();
	await page.getByText('What the army’s rules and choices do').click();
	await expect(main).toContainText(
		'Peerless Manoeuvres: Once Per Turn (Army), Your Movement Phase:'
	);
	await expect(main).toContainText('Starfall');
	await expect(main).toContainText('1 fewer die is rolled for its charge rolls');
	await expect(main).toContainText('Heavens-sent');
});

test('what a player wrote of a spell stands on a shared list instead of what it does', async ({
	page,
	shared
}) => {
	await shared.open(aStormcastList());
	const main = page.getByRole('main');
	const army = page.getByText('What the army’s rules and choices do');
	await army.click();
	await expect(main).toContainText('1 fewer die is rolled');
	await page.evaluate(
		() =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('muster');
				opening.onerror = () => reject(new Error('not opened'));
				opening.onsuccess = () => {
					const written = opening.result.transaction('wordings', 'readwrite');
					const id = 'aos4/spell/starfall';
					written.objectStore('wordings').put({ id, at: 1, text: 'It frightens.' });
					written.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			})
	);
	await page.reload();
	await army.click();
	await expect(main).toContainText('It frightens.');
	await expect(main).not.toContainText('1 fewer die is rolled');
});

test('an illegal list says what is wrong, with the arithmetic', async ({ page, shared }) => {
	await shared.open(fragmentOf(anIllegalEmpire()));
	await expect(shared.head).toContainText('2 to fix');
	await expect(page.getByRole('main')).toContainText(
		/Halberdiers: 3 taken.*Per 1000 of 2000 points: minimum 2\s×\s2\s=\s4\./
	);
});

test('it is printed without being stored, and Back leads to it', async ({
	page,
	shared,
	print,
	stored
}) => {
	await shared.open(fragmentOf(aFullEmpire()));
	await shared.print.click();
	await print.ready();
	await page.goBack();
	await expect(shared.head).toContainText('Nordland');
	expect(await stored.all()).toHaveLength(0);
});

test('where the same roster is here, it says what differs', async ({ page, shared, stored }) => {
	await stored.seed([aRow(aFullEmpire())]);
	await shared.open(fragmentOf({ ...anEmpire(), name: 'Nordland' }));
	await expect(shared.openYours).toHaveText('Open yours: Nordland');
	await page.getByText('What differs').click();
	await expect(page.getByText(/removed/).first()).toBeVisible();
});

test('a list of earlier data says so', async ({ page, shared }) => {
	await shared.open(fragmentOf(aFullEmpire(), '2025-01-31'));
	await expect(page.getByText('saved with data of 31 January 2025')).toBeVisible();
	await expect(shared.head).toContainText('Legal');
});

test('a list of an event that is not here says that house rules are missing', async ({
	page,
	shared
}) => {
	await shared.open(fragmentOf({ ...aFullEmpire(), event: cup }));
	await expect(shared.missing).toContainText('Garden Cup, 5 December 2026');
	await expect(shared.head).toContainText('Legal without the event’s rules');
	await shared.packFile.setInputFiles(aFile('other.json', cupFile.replace('1500', '1400')));
	await expect(shared.missing).toContainText('isn’t the pack for this list’s event');
	await shared.packFile.setInputFiles(aFile('cup.json', cupFile));
	await expect(shared.missing).toBeHidden();
	await expect(page.getByRole('main')).toContainText('played at 1500 points');
});

test('a short event pack comes with the list, which is judged by it', async ({ page, shared }) => {
	const { note: _, ...short } = cup;
	await shared.open(fragmentOf({ ...aFullEmpire(), event: short }));
	await expect(shared.head).toContainText('to fix');
	await expect(page.getByRole('main')).toContainText('played at 1500 points');
	await expect(shared.missing).toBeHidden();
});

test('a damaged link and an empty address say so', async ({ page, shared }) => {
	await shared.open(fragmentOf(aFullEmpire()).slice(0, -3));
	await expect(page.getByRole('alert')).toContainText('This link is damaged');
	await shared.open('');
	await expect(page.getByRole('alert')).toContainText('no list in this link');
});

test('its code is held against files on another page', async ({ shared, verify }) => {
	await shared.open(fragmentOf(aFullEmpire()));
	await shared.verify.click();
	await expect(verify.code).toHaveValue(codeOf(aFullEmpire()));
});

test('a link that is copied from a roster opens it elsewhere', async ({
	page,
	context,
	home,
	shared,
	sharing,
	stored
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await stored.seed([aRow(aFullEmpire())]);
	await home.open();
	await home.act('Nordland', 'Share');
	await sharing.copyLink.click();
	await expect(home.toast).toContainText('Copied the link');
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(link).toBe(new URL(`list/${fragmentOf(aFullEmpire())}`, page.url()).href);
	await page.goto(link);
	await expect(shared.openYours).toHaveAttribute('href', new RegExp(idOf(1)));
	await expect(page.getByText('This list is already here.')).toBeVisible();
});

test('its QR code is shown in black on white', async ({ page, home, sharing, stored }) => {
	await stored.seed([aRow(aFullEmpire())]);
	await home.open();
	await home.act('Nordland', 'Share');
	await sharing.qrCode.click();
	const code = page.getByRole('img', { name: 'QR code of this list' });
	await expect(code).toBeVisible();
	await expect(code.locator('rect')).toHaveAttribute('fill', '#fff');
});

test('everything is found by keyboard', async ({ page, shared, editor }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const keyboard = new Keyboard(page);
	await shared.open(fragmentOf(aFullEmpire()));
	for (const stop of [shared.save, shared.print, shared.unit('5 × Knights'), shared.verify]) {
		await keyboard.tabTo(stop);
	}
	expect(keyboard.faults).toEqual([]);
	await page.goto('about:blank');
	await shared.open(fragmentOf(aFullEmpire()));
	await keyboard.activate(shared.save);
	await expect(editor.heading).toHaveText('Nordland');
});

test('it is accessible and fits every screen', async ({ page, shared, checkLooks }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await shared.open(fragmentOf({ ...anIllegalEmpire(), event: cup }));
	await shared.unit('Halberdiers').click();
	await shared.proof.click();
	await checkLooks();
});

test.describe('without a network', () => {
	test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

	test('a link opens on a device that has Muster', async ({ page, context, home, shared }) => {
		await home.open();
		const { goOffline } = await import('./go-offline.ts');
		await goOffline(page, context);
		await shared.open(fragmentOf(aFullEmpire()));
		await expect(shared.head).toContainText('Legal');
	});
});
