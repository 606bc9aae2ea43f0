import { expect, test } from 'vitest';
import type { TallyResult } from '#engine';
import { unitNumbersText } from './unit-numbers.ts';

function eachTally(
	name: string,
	within: string | undefined,
	...each: readonly (readonly [string, number])[]
): TallyResult {
	const source = { line: 1 };
	const tally = {
		id: name,
		name,
		kind: 'each',
		of: {},
		number: 'level',
		text: name,
		source,
		...(within !== undefined && { within })
	} as const;
	return { tally, value: Math.max(...each.map(([, value]) => value)), each: new Map(each) };
}

const tallies = [
	eachTally('Dice per spell', 'Up to {n} dice per spell', ['archmage', 5], ['mage', 2]),
	eachTally('Spells', undefined, ['archmage', 4], ['mage', 1], ['novice', 0])
];

test.each([
	['archmage', ['Up to 5 dice per spell', '4 spells']],
	['mage', ['Up to 2 dice per spell', '1 spell']],
	['novice', []],
	['spearmen', []]
])('of %s it says %j', (unit, said) => {
	expect(unitNumbersText(tallies, unit)).toEqual(said);
});
