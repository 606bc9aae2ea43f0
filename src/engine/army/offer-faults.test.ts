import { describe, expect, test } from 'vitest';
import { anEntry } from '../../../tests/builders.ts';
import {
	anOption,
	offeredOptions,
	offeringArmy,
	offeringUnits,
	offersSystem
} from '../../../tests/toy-offers.ts';
import { armyFaults } from '../../schema/faults/pack-faults.ts';

describe('faults', () => {
	test('none', () => {
		expect(armyFaults(offersSystem, offeringArmy())).toEqual([]);
	});

	test.each([
		{
			what: 'an option that is not there',
			entry: anEntry('guard', { options: ['sheild'] }),
			fault: 'entry guard: no option "sheild"'
		},
		{
			what: 'a set that is not there',
			entry: anEntry('guard', { options: [{ set: 'armz' }] }),
			fault: 'entry guard: no set "armz"'
		},
		{
			what: 'a tag that nothing has',
			entry: anEntry('guard', { options: [{ option: 'badge', if: { all: ['+SWORD'] } }] }),
			fault: 'entry guard: nothing is "+SWORD"'
		},
		{
			what: 'a unit that is offered',
			entry: anEntry('guard', { options: ['pikes'] }),
			fault: 'entry guard: no option "pikes"'
		},
		{
			what: 'an option for nobody',
			entry: anOption('token', 1),
			fault: 'entry token: nobody may be given it'
		}
	])('$what', ({ entry, fault }) => {
		const army = offeringArmy({ entries: [...offeringUnits, ...offeredOptions, entry] });
		expect(armyFaults(offersSystem, army)).toContain(fault);
	});
});
