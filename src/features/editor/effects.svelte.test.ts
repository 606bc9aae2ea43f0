import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import ArmyWith from '../../../tests/gallery/ArmyWith.svelte';
import { loadArmies, type Armies, type Shown } from '../../../tests/gallery/armies.ts';
import type { OpenDialog } from '../editing/index.ts';

let armies: Armies;
let opened: ReturnType<typeof mount> | undefined;

beforeAll(async () => {
	armies = await loadArmies();
});

afterEach(async () => {
	if (opened) await unmount(opened);
	opened = undefined;
});

function open(shown: Shown, dialog: OpenDialog) {
	opened = mount(ArmyWith, { target: document.body, props: { shown, dialog } });
	return page.getByRole('dialog');
}

/** The dialog of the first unit of this entry. */
function openUnit(shown: Shown, entry: string) {
	const unit = shown.roster.units.find((one) => one.entry === entry)?.id ?? '';
	return open(shown, { kind: 'entry', entry, unit });
}

const pendant = 'Pick an enemy unit in combat with this unit: -5 to its control score this turn.';

describe('the dialog of a unit', () => {
	test('says what its abilities do', async () => {
		const dialog = openUnit(armies.regiments, 'liberators');
		await expect.element(dialog.getByText('Stalwart Defenders')).toBeVisible();
		await expect
			.element(dialog.getByText(/^This unit has \+3 to its control score while contesting/))
			.toBeVisible();
	});

	test('says what an item does and when, whether the unit has it or not', async () => {
		const dialog = openUnit(armies.regiments, 'lord-celestant-on-dracoth');
		const chosen = dialog.getByRole('radio', { name: /^Null Pendant/ });
		await expect.element(chosen).toHaveAttribute('aria-checked', 'true');
		await expect.element(chosen).toHaveTextContent(`Once Per Battle, End of Any Turn: ${pendant}`);
		const other = dialog.getByRole('radio', { name: /^Mirrorshield/ });
		await expect.element(other).toHaveAttribute('aria-checked', 'false');
		// What always works has no time before it.
		await expect
			.element(other)
			.toHaveTextContent('Tempest. Shooting attacks cannot target this unit');
	});
});

describe('the dialog of a choice', () => {
	test('says what a formation does before it is chosen', async () => {
		const dialog = open(armies.regiments, { kind: 'choice', type: 'formation' });
		const other = dialog.getByRole('radio', { name: /^Thunderhead Host/ });
		await expect.element(other).toHaveAttribute('aria-checked', 'false');
		await expect
			.element(other)
			.toHaveTextContent('Synchronised Strikes: Friendly WARRIOR CHAMBER units have +1 to hit');
		const chosen = dialog.getByRole('radio', { name: /^Vanguard Wing/ });
		await expect.element(chosen).toHaveAttribute('aria-checked', 'true');
	});

	test('says what each spell of a lore does', async () => {
		const dialog = open(armies.regiments, { kind: 'choice', type: 'spell-lore' });
		const lore = dialog.getByRole('radio', { name: /^Lore of the Storm/ });
		for (const spell of ['Lightning Blast: ', 'Starfall: ', 'Thundershock: '])
			await expect.element(lore).toHaveTextContent(`${spell}Your Hero Phase: Cast by`);
	});

	test('says what an enhancement does in a game without points', async () => {
		const dialog = open(armies.spearhead, { kind: 'choice', type: 'enhancement' });
		const chosen = dialog.getByRole('radio', { name: /^Null Pendant/ });
		await expect.element(chosen).toHaveTextContent('Once Per Battle, End of Any Turn');
	});
});
