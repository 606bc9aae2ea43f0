import { describe, expect, test } from 'vitest';
import type { ArmyCard } from '../../packs/catalogue.ts';
import { shelve } from './army-shelves.ts';

const livery = { colours: ['#000000', '#ffffff'], division: 'pale' } as const;

function aCard(id: string, changes: Partial<ArmyCard> = {}): ArmyCard {
	return { id, name: id, livery: { ...livery, colours: [...livery.colours] }, ...changes };
}

const ids = (cards: readonly ArmyCard[]) => cards.map(({ id }) => id);

/** Shelves as "family: army(variant, variant)". */
function drawn(cards: readonly ArmyCard[]): readonly string[] {
	return shelve(cards).shelves.map(({ family = '', armies }) => {
		const shown = armies.map(({ card, variants }) =>
			variants.length === 0 ? card.id : `${card.id}(${ids(variants).join(' ')})`
		);
		return `${family}: ${shown.join(' ')}`;
	});
}

describe('the shelves of a system', () => {
	test('armies without a family stand on one shelf without a name', () => {
		expect(drawn([aCard('a'), aCard('b')])).toEqual([': a b']);
	});

	test('families are in order, armies as they come', () => {
		const cards = [
			aCard('c', { family: 'South' }),
			aCard('a', { family: 'North' }),
			aCard('b', { family: 'South' })
		];
		expect(drawn(cards)).toEqual(['North: a', 'South: c b']);
	});

	test('a variant stands with its parent, whatever its own family', () => {
		const cards = [
			aCard('a', { family: 'North' }),
			aCard('a-sea', { family: 'South', variantOf: 'a' }),
			aCard('a-sky', { family: 'North', variantOf: 'a' })
		];
		expect(drawn(cards)).toEqual(['North: a(a-sea a-sky)']);
	});

	test('legends stand apart, and a variant whose parent is there stands by itself', () => {
		const cards = [
			aCard('old', { legends: true }),
			aCard('old-sea', { legends: true, variantOf: 'old' }),
			aCard('old-sky', { variantOf: 'old' }),
			aCard('lost', { variantOf: 'nobody' })
		];
		expect(drawn(cards)).toEqual([': old-sky lost']);
		expect(ids(shelve(cards).legends)).toEqual(['old', 'old-sea']);
	});

	test('no army is lost or shown twice', () => {
		const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at, all) =>
			aCard(id, {
				...(at % 2 === 0 && { family: 'North' }),
				...(at % 3 === 0 && { legends: true as const }),
				...(at > 3 && { variantOf: all[at - 3] ?? '' })
			})
		);
		const { shelves, legends } = shelve(cards);
		const shown = shelves.flatMap(({ armies }) =>
			armies.flatMap(({ card, variants }) => [card, ...variants])
		);
		expect(ids([...shown, ...legends]).toSorted()).toEqual(ids(cards));
	});
});
