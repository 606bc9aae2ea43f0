import { expect, test } from 'vitest';
import { checkRoster } from '#engine';
import type { EffectsOf } from '#schema';
import { buildSheet, type SheetCard } from '../../src/content/index.ts';
import { aTinRoster, indexNamed } from './tin-muster.ts';

const named = indexNamed();
const roster = aTinRoster();
const report = checkRoster(roster, named);

function cardsWith(effects: EffectsOf): readonly SheetCard[] {
	const book = { profileOf: () => undefined, entryOf: () => undefined, effects };
	return buildSheet(roster, report, 'cards', { book }).cards ?? [];
}

function textsOn(effects: EffectsOf): readonly string[] {
	return cardsWith(effects).flatMap((card) => {
		if (card.kind === 'item') return [`${card.name}: ${card.text}`];
		return card.kind === 'spell' ? card.spells.map(({ name, text }) => `${name}: ${text}`) : [];
	});
}

const blade = { name: 'Blade of Tin', timing: 'Once A War, Your Turn', text: 'Cuts through tin.' };
const bolt = { name: 'Tin Bolt', text: 'Strikes at range.' };

test('an item and a spell have a card where their effect is known, and only there', () => {
	expect(textsOn({})).toEqual([]);
	expect(textsOn({ 'blade-of-tin': [blade] })).toEqual([
		'Blade of Tin: Once A War, Your Turn: Cuts through tin.'
	]);
	expect(textsOn({ 'tin-bolt': [bolt] })).toEqual(['Tin Bolt: Strikes at range.']);
});
