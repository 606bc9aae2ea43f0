import { describe, expect, test } from 'vitest';
import type { SheetCard } from '../../src/content/index.ts';
import { inRun } from '../slice.ts';
import { bookOf, cardsOf, everyUnit, systems } from './card-rosters.ts';
import { armiesOf, aRoster, mainArmiesOf, unitsOf } from './rosters.ts';

function cardsFor(system: string, army: string, ...units: readonly string[]): readonly SheetCard[] {
	const index = armiesOf(system).find((one) => one.army.id === army);
	if (!index) throw new Error(`no army ${army}`);
	const roster = aRoster(index, { units: unitsOf(...units) });
	return (
		cardsOf(index, roster, { book: bookOf(system), cardKinds: ['character', 'unit'] }).cards ?? []
	);
}

/** Everything on a card but what its head has: names, kind, points and numbers. */
function contentsOf(card: SheetCard): readonly unknown[] {
	if (card.kind === 'item') return [card.text];
	if (card.kind === 'spell') return card.spells.map(({ text, power }) => text ?? power);
	if (card.kind === 'army') {
		const ofSpells = card.spells.map(({ text, cast, power }) => text ?? cast ?? power);
		return [card.text, ...card.rules.map(({ text }) => text), ...ofSpells];
	}
	const { profile, holds = [] } = card;
	return [
		...[card.text, card.note, card.save, card.tracks],
		...[...card.stats, ...card.rolesAndNumbers, ...card.equipment, ...card.options],
		...[...card.rules, ...card.commonRules].map(({ text }) => text),
		...(profile ? [...profile.stats, ...profile.weapons, ...profile.abilities] : []),
		...(holds.length > 1 || (holds[0]?.count ?? 1) > 1 ? holds : [])
	].filter((part) => part !== undefined && part !== '');
}

describe.each([...systems, 'warmaster-revolution', 'warmaster-trial'])('of %s', (system) => {
	const book = bookOf(system);

	test('no card says nothing but a name', () => {
		for (const index of inRun(mainArmiesOf(system))) {
			const { cards = [] } = cardsOf(index, everyUnit(index), { book });
			const bare = cards.filter((card) => contentsOf(card).every((part) => !part));
			expect(bare, index.army.id).toEqual([]);
		}
	});

	test('no paragraph says the name of its card again', () => {
		for (const index of inRun(mainArmiesOf(system))) {
			const { cards = [] } = cardsOf(index, everyUnit(index), { book });
			const again = cards.flatMap((card) =>
				card.kind === 'unit' || card.kind === 'character'
					? card.rules.filter(
							({ name, text }) =>
								name === 'Name only' && text.replace(/\.$/, '').split('; ').includes(card.name)
						)
					: []
			);
			expect(again, index.army.id).toEqual([]);
		}
	});
});

test('a unit of which only the name and the price are known has no card', () => {
	const cards = cardsFor('whfb4', 'orcs-and-goblins', 'goblin-fanatic', 'snotlings');
	expect(cards).toEqual([]);
});

test('a set that is one single unit has one card, with its points', () => {
	const cards = cardsFor('aos4', 'cities-of-sigmar', 'gotrek-gurnisson');
	expect(cards).toMatchObject([{ name: 'Gotrek Gurnisson', pointsEach: 320, rolesAndNumbers: [] }]);
});
