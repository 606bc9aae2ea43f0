import { mount, unmount } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { fewGuns } from '../../../tests/few-guns.ts';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { createRoster } from '../start/create-roster.ts';
import { PrintSelection } from './print-selection.svelte.ts';
import PlanChoices from './PlanChoices.svelte';

test('a kind of cards that is left out is offered all the same, and can be printed again', async () => {
	const [card] = await loadArmyCards('warmaster');
	const selection = new PrintSelection(
		await createRoster('warmaster', card?.id ?? '', 2000),
		'cards'
	);
	await selection.load();
	const shown = mount(PlanChoices, { target: document.body, props: { selection } });
	onTestFinished(() => unmount(shown));

	const kinds = page.getByRole('group', { name: 'Cards of' }).getByRole('button');
	const offered = (): readonly string[] =>
		kinds.elements().map((kind) => `${kind.textContent}: ${kind.ariaPressed}`);
	const printed = (): number =>
		new Set(selection.sheets?.flatMap(({ cards = [] }) => cards.map(({ kind }) => kind))).size;
	const all = offered();
	expect(all.length).toBeGreaterThan(1);
	expect(printed()).toBe(all.length);

	for (const [at, kind] of all.entries()) {
		await kinds.nth(at).click();
		expect(offered()).toEqual(all.with(at, kind.replace('true', 'false')));
		expect(printed()).toBe(all.length - 1);
		await kinds.nth(at).click();
		expect(offered()).toEqual(all);
		expect(printed()).toBe(all.length);
	}
});

test('what is to know of an event is printed whatever kinds of cards are', async () => {
	const [card] = await loadArmyCards('warmaster');
	const selection = new PrintSelection(
		await createRoster('warmaster', card?.id ?? '', 2000, fewGuns),
		'cards'
	);
	await selection.load();
	await expect.poll(() => selection.sheets).toBeDefined();
	selection.leftOutKinds = selection.kinds;
	const names = selection.sheets?.flatMap(({ cards = [] }) =>
		cards.map((card) => ('name' in card ? card.name : ''))
	);
	expect(names).toHaveLength(1);
	expect(names?.[0]).toContain('Nordland Open');
});
