import { mount, unmount } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import ArmyWith from '../../../tests/gallery/ArmyWith.svelte';
import { loadArmies } from '../../../tests/gallery/armies.ts';

test('of artefacts a unit has one, another, or none', async () => {
	const { regiments: shown } = await loadArmies();
	const entry = 'lord-celestant-on-dracoth';
	const unit = shown.roster.units.find((one) => one.entry === entry)?.id ?? '';
	const props = { shown, dialog: { kind: 'entry', entry, unit } } as const;
	const opened = mount(ArmyWith, { target: document.body, props });
	onTestFinished(() => unmount(opened));

	const group = page.getByRole('radiogroup').filter({ hasText: 'Null Pendant' });
	await expect.element(group).toHaveAttribute('aria-label', expect.stringMatching(/: one$/));
	const radio = (name: RegExp) => group.getByRole('radio', { name });
	const [none, pendant, shield] = [radio(/^None/), radio(/^Null Pendant/), radio(/^Mirrorshield/)];
	const checked = () =>
		[none, pendant, shield].map((one) => one.element().getAttribute('aria-checked'));
	await expect.poll(checked).toEqual(['false', 'true', 'false']);
	await pendant.click();
	await expect.poll(checked).toEqual(['false', 'true', 'false']);
	await shield.click();
	await expect.poll(checked).toEqual(['false', 'false', 'true']);
	await none.click();
	await expect.poll(checked).toEqual(['true', 'false', 'false']);
	await pendant.click();
	await expect.poll(checked).toEqual(['false', 'true', 'false']);
});
