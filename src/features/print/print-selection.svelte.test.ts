import { expect, test } from 'vitest';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { ownChoices } from '../../persistence/choices/own-choices.svelte.ts';
import { createRoster } from '../start/create-roster.ts';
import { PrintSelection } from './print-selection.svelte.ts';

async function selectionOf(form: string | null): Promise<PrintSelection> {
	const [card] = await loadArmyCards('warmaster');
	return new PrintSelection(await createRoster('warmaster', card?.id ?? '', 2000), form);
}

test('only what the player chooses is remembered, not what an address names', async () => {
	const selection = await selectionOf('legality');
	selection.change({ notes: false });
	expect(selection.plan).toMatchObject({ purpose: 'one', form: 'legality', notes: false });
	expect(ownChoices.values.printPlan).toMatchObject({ purpose: 'me', form: 'list', notes: false });

	selection.change({ purpose: 'event' });
	const several = await selectionOf(null);
	several.changeHere({ purpose: 'me' });
	expect(several.plan.purpose).toBe('me');
	expect(ownChoices.values.printPlan?.purpose).toBe('event');
});

test('what is loaded after the player has cancelled is not printed', async () => {
	const selection = await selectionOf('play');
	const cancelled = new AbortController();
	const loaded = selection.load(cancelled.signal);
	cancelled.abort();
	await loaded;
	expect(selection.play).toBeUndefined();
	await selection.load();
	expect(selection.play).toBeDefined();
});
