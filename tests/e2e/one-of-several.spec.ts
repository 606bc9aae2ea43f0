import { expect, test } from './fixtures.ts';
import { RanksPage } from './pages/ranks-page.ts';
import { anImperialHost } from './ranks.ts';
import { aRow, idOf } from './rosters.ts';

// The sheet of a unit: one of several is a group of radios, several are ticks.

test('one of several is a radio with its heading, and with None where it need not be', async ({
	page,
	stored
}) => {
	const ranks = new RanksPage(page);
	await stored.seed([aRow(anImperialHost(['general-of-the-empire', 'wizard-champion']))]);
	await ranks.open(idOf(1));
	await ranks.unit('General of the Empire').click();
	const armour = ranks.oneOf('Armour').getByRole('radio');
	await expect(armour).toHaveText([/^\s*None/, /^\s*Light Armour/, /^\s*Heavy Armour/]);
	await expect(armour.first()).toBeChecked();
	// A shield goes with either.
	await expect(ranks.dialog.getByRole('checkbox', { name: /^Shield/ })).not.toBeChecked();

	// The arrows lead from one to the next, and choose none.
	await armour.first().focus();
	await page.keyboard.press('ArrowDown');
	await expect(armour.nth(1)).toBeFocused();
	await expect(armour.first()).toBeChecked();
	await page.keyboard.press('Space');
	await expect(armour.nth(1)).toBeChecked();
	// What is chosen stays when it is tapped again.
	await armour.nth(1).click();
	await expect(armour.nth(1)).toBeChecked();
	await armour.nth(2).click();
	await expect(armour.nth(1)).not.toBeChecked();
	await expect(armour.nth(2)).toBeChecked();
	await expect(armour.nth(2)).toBeFocused();
	await armour.first().click();
	await expect(armour.nth(2)).not.toBeChecked();
	await expect(armour.first()).toBeChecked();
	await ranks.closeDialog();

	// A wizard must have a college.
	await ranks.unit('Wizard Champion').click();
	await ranks.dialog.locator('summary', { hasText: 'Choose (8)' }).click();
	const colleges = ranks.oneOf('Colleges of Magic').getByRole('radio');
	await expect(colleges).toHaveCount(8);
	await expect(colleges.filter({ hasText: 'None' })).toHaveCount(0);
});
