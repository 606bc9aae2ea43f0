import { expect, test } from 'vitest';
import { gamesCalled } from './army-in-words.ts';

const games = [
	{ id: 'tin4', name: 'Age of Tin', edition: '4th edition' },
	{ id: 'skirmish', name: 'Age of Tin: Skirmish', edition: '4th edition, Fire' },
	{ id: 'lead6', name: 'Warhammer 6th edition', edition: 'rulebook', aliases: ['WHFB 6'] },
	{ id: 'ores', name: 'Warhammer Ores', edition: 'Ores of all lands' }
];

test.each([
	['Age of Tin 4.0', ['tin4']],
	['Age of Tin 4th Edition', ['tin4']],
	['Age of Tin', []],
	['Age of Tin 3', []],
	['Age of Tin: Skirmish 4', ['skirmish']],
	['Warhammer Fantasy Battles 6th edition', ['lead6']],
	['Warhammer Fantasy 8th edition', []],
	['Warhammer 40,000 6th edition', []],
	['Warhammer: The Old World', []],
	['WHFB 6', ['lead6']],
	['Ores', ['ores']],
	['Ores 2nd edition', []]
])('“%s” is %j', (name, expected) => {
	expect(gamesCalled(name, games).map(({ id }) => id)).toEqual(expected);
});
