import { describe, expect, test } from 'vitest';
import type { ArmyCard, SystemCard } from '../../packs/catalogue.ts';
import { searchArmies } from './army-search.ts';

const aCard = (id: string, facts: Partial<ArmyCard> = {}): ArmyCard => ({
	id,
	name: id,
	livery: { colours: ['#000000', '#ffffff'], division: 'pale' },
	...facts
});

const aGame = (id: string, facts: Partial<SystemCard> = {}): SystemCard => ({
	id,
	name: id,
	edition: '1st edition, Book of Tin',
	revision: '2026-01-01',
	sizes: [1000],
	usualSize: 1000,
	armies: 1,
	folder: id,
	...facts
});

const games = [
	{
		system: aGame('chess', { name: 'Grand Chess', game: 'Board' }),
		armies: [
			aCard('a', { name: 'Tyrant’s Own', family: 'North' }),
			aCard('b', { name: 'Sea Folk', aliases: ['Mariners of the South'] }),
			aCard('c', { name: 'Folk', legends: true }),
			aCard('d', { name: 'Folk of the Hill', variantOf: 'b' })
		]
	},
	{
		system: aGame('draughts'),
		armies: [
			aCard('e', { name: 'Folk' }),
			aCard('f', { name: 'Seafarers' }),
			aCard('g', { name: 'Merfolk' }),
			aCard('h', { name: 'Éire' })
		]
	}
];

describe('finding an army of any game', () => {
	test.each([
		{ text: 'tyrants', found: 'a' },
		{ text: "TYRANT'S own", found: 'a' },
		{ text: 'own sea', found: '' },
		{ text: 'folk sea', found: 'b' },
		{ text: 'mariners', found: 'b' },
		{ text: 'sea 1st', found: 'b f' },
		{ text: 'sea edition', found: 'b f' },
		{ text: 'tin', found: '' },
		{ text: 'éire second', found: '' },
		{ text: 'north', found: 'a' },
		{ text: 'eire', found: 'h' },
		{ text: 'tyrnats', found: 'a' },
		{ text: 'marinres south', found: 'b' },
		{ text: 'draugths folk', found: 'e g' },
		{ text: 'folk tyrnats', found: '' },
		{ text: '', found: '' },
		{ text: '  ', found: '' }
	])('“$text” finds “$found”', ({ text, found }) => {
		expect(ids(text)).toBe(found);
	});

	test('puts the whole name first, current before Legends, then beginnings, words and parts', () => {
		expect(ids('folk')).toBe('e c d b g');
	});

	test('puts the beginning of a name before that of a later word', () => {
		expect(ids('sea')).toBe('b f');
		expect(ids('hill')).toBe('d');
	});

	test('puts the shorter of two beginnings first, and passes over an article', () => {
		expect(ids('fol')).toBe('e d c b g');
		expect(ids('the folk')).toBe(ids('folk'));
	});

	test('finds all armies of a game by its name, or by that of its family of editions', () => {
		expect(ids('draughts')).toBe('e f g h');
		expect(ids('board')).toBe('a b d c');
		expect(ids('chess folk')).toBe('b d c');
	});
});

function ids(text: string): string {
	return searchArmies(games, text)
		.map(({ card }) => card.id)
		.join(' ');
}
