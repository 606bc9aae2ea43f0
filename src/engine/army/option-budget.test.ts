import { expect, test } from 'vitest';
import { aList, anEntry, aSource } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { anOption, offeringArmy, offersSystem } from '../../../tests/toy-offers.ts';
import { indexArmy } from './index-army.ts';

test('a budget of a number is for those who have the number', () => {
	const army = offeringArmy({
		sets: {},
		entries: [
			anEntry('lord', { cost: 90, options: ['axe'], numbers: { items: 3 } }),
			anEntry('squire', { cost: 20, options: ['axe'] }),
			anOption('axe', 4),
			{ ...anOption('mace', 3), carriedBy: { by: {} } }
		],
		constraints: [
			{
				id: 'items',
				kind: 'budget',
				of: { any: ['axe', 'mace'] },
				on: {},
				max: { number: 'items' },
				source: aSource
			}
		]
	});
	const own = indexArmy(offersSystem, army);
	expect(aList(1000, 'lord + mace')).toBeLegalIn(own);
	expect(aList(1000, 'lord + axe')).toBreak(own, 'budget/over');
	expect(aList(1000, 'squire + axe + mace')).toBeLegalIn(own);
});
