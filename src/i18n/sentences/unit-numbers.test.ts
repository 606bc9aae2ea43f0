import { expect, test } from 'vitest';
import type { TallyResult } from '#engine';
import { unitNumbersText } from './unit-numbers.ts';

function eachTally(name: string, ...each: readonly (readonly [string, number])[]): TallyResult {
	const source = { line: 1 };
	const tally = {
		id: name,
		name,
		kind: 'each',
		of: {},
		number: 'level',
		text: name,
		source
	} as const;
	return { tally, value: Math.max(...each.map(([, value]) => value)), each: new Map(each) };
}

const tallies = [
	eachTally('Dice on one spell', ['archmage', 5], ['mage', 2]),
	eachTally('Spells', ['archmage', 4], ['mage', 1], ['novice', 0])
];

test.each([
	['archmage', ['5 dice on one spell', '4 spells']],
	['mage', ['2 dice on one spell', '1 spell']],
	['novice', []],
	['spearmen', []]
])('of %s it says %j', (unit, said) => {
	expect(unitNumbersText(tallies, unit)).toEqual(said);
});
