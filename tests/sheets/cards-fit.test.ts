import { describe, expect, test } from 'vitest';
import type { Sheet, SheetCard } from '../../src/content/index.ts';
import { cardFaces } from '../../src/paper/pdf/cards/card-faces.ts';
import { inRun } from '../slice.ts';
import { formatsOf, outsideCards } from './card-grid.ts';
import { bookOf, cardsOf, everyOption, everyUnit, systems } from './card-rosters.ts';
import { overlapsOf } from './faults.ts';
import { laidOut } from './laid-out.ts';
import { mainArmiesOf } from './rosters.ts';

// Fonts, sizes and cards are the same on both papers: the smaller one will do.
const paper = 'letter';

/** The cards of a sheet that are unlike all before: armies share units, items and spells. */
function newOf({ cards = [] }: Sheet, known: Set<string>): readonly SheetCard[] {
	return cards.filter((card) => {
		const key = JSON.stringify({ ...card, source: '', casters: [] });
		return !known.has(key) && known.add(key);
	});
}

function expectInside(sheet: Sheet, army: string): void {
	const laid = laidOut(sheet, paper);
	expect(outsideCards(laid, formatsOf(sheet)), army).toEqual([]);
	expect(overlapsOf(laid), army).toEqual([]);
	expect(Math.min(...laid.boxes.map(({ size }) => size)), army).toBeGreaterThanOrEqual(7);
}

describe.each(systems)('of %s', (folder) => {
	const book = bookOf(folder);
	// Thousands of cards a system: a few armies have most of them.
	const armies = inRun(mainArmiesOf(folder));

	test('every unit, character and choice fits its cards with all it may have, on four at most', () => {
		const known = new Set<string>();
		for (const index of armies) {
			const cardKinds = ['character', 'unit', 'army'] as const;
			const sheet = cardsOf(index, everyUnit(index), { book, cardKinds });
			// What has neither figures nor rules in the data has no card: it would say a name alone.
			const names = new Set(sheet.cards?.map((card) => ('name' in card ? card.name : '')));
			const figured = index.units.filter(({ entry }) => entry.stats);
			expect(figured.filter(({ entry }) => !names.has(entry.name))).toEqual([]);
			expect(sheet.cards?.length).toBeGreaterThanOrEqual(figured.length);
			const cards = newOf(sheet, known);
			if (cards.length === 0) continue;
			expectInside({ ...sheet, cards }, index.army.id);
			// Type never shrinks below what can be read: with all at once, some take a fourth.
			expect(cardFaces(sheet, cards).length, index.army.id).toBeLessThanOrEqual(cards.length * 4);
		}
	});

	test.each(['item', 'spell'] as const)('every %s fits one card', (kind) => {
		const known = new Set<string>();
		expect(armies.length).toBeGreaterThan(0);
		for (const index of armies) {
			const sheet = cardsOf(index, everyOption(index), { book, cardKinds: [kind] });
			const cards = newOf(sheet, known);
			if (cards.length === 0) continue;
			expectInside({ ...sheet, cards }, index.army.id);
			const parts = cards.flatMap((card) => (card.kind === 'spell' ? card.spells : card));
			// Spells share cards.
			const faces = cardFaces(sheet, cards);
			expect(faces.length, index.army.id).toBeLessThanOrEqual(parts.length);
		}
	});
});
