import { describe, expect, test } from 'vitest';
import { aList, anEntry } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import {
	anOption,
	missing,
	offeringArmy,
	offersIndex,
	offersSystem
} from '../../../tests/toy-offers.ts';
import { armyFaults } from '../../schema/faults/pack-faults.ts';
import { packFaults } from '../../schema/faults/pack-faults-pack.ts';
import { mayCarry } from '../allow/entry-options.ts';
import { indexArmy } from './index-army.ts';

describe('a set', () => {
	test.each([
		{ list: 'pikes + axe + mace', codes: ['exclusive/too-many'] },
		{ list: 'pikes + axe, bows + mace', codes: [] },
		{ list: 'captain', codes: ['exclusive/too-few'] },
		{ list: 'captain + horse', codes: [] },
		{ list: 'captain + horse + wyrm', codes: ['exclusive/too-many'] },
		{ list: 'rabble', codes: [] }
	] as const)('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(offersIndex, ...codes);
	});

	test('of several users is one rule, called by its name', () => {
		const [rule, ...others] = offersIndex.constraints.filter(({ id }) => id === 'set-arms');
		expect(rule).toMatchObject({ label: 'arms', on: { any: ['pikes', 'bows'] }, max: 1 });
		expect(others).toEqual([]);
	});

	test('that nobody of the army has goes to nobody, whomever its options are for', () => {
		const crests = { crests: { of: ['charm'] } };
		const own = indexArmy({ ...offersSystem, sets: crests }, offeringArmy());
		expect(aList(1000, 'pikes + charm')).toBreak(own, 'carries/not-allowed');
		expect(mayCarry(own.entries.get('pikes'), own.entries.get('charm') ?? missing())).toBe(false);
		expect(armyFaults({ ...offersSystem, sets: crests }, offeringArmy())).toEqual([]);
		expect(packFaults({ ...offersSystem, sets: crests }, [offeringArmy()])).toContain(
			'entry charm: nobody may be given it'
		);
	});

	test('of the army stands in the place of one of its system', () => {
		const sets = { arms: { name: 'arms', of: ['axe', 'mace'], max: 2 } };
		const own = indexArmy({ ...offersSystem, sets }, offeringArmy());
		expect(aList(1000, 'pikes + axe + mace')).toBreak(own, 'exclusive/too-many');
	});
});

test('a set may be of all options that are so, and goes to whom it is offered', () => {
	const shared = { ...offersSystem, sets: { relics: { of: { all: ['RELIC'] } } } };
	const army = offeringArmy({
		sets: {},
		entries: [
			anEntry('lord', { cost: 90, options: [{ set: 'relics' }] }),
			anEntry('squire', { cost: 20, options: ['orb'] }),
			anEntry('groom', { cost: 20, options: [{ of: { all: ['RELIC'] }, max: 1 }] }),
			anOption('orb', 5),
			anOption('ring', 5)
		]
	});
	expect(armyFaults(shared, army)).toEqual([]);
	const own = indexArmy(shared, army);
	expect(aList(1000, 'lord + orb + ring')).toBeLegalIn(own);
	expect(aList(1000, 'squire + orb')).toBeLegalIn(own);
	expect(aList(1000, 'squire + ring')).toBreak(own, 'carries/not-allowed');
	expect(aList(1000, 'groom + orb')).toBeLegalIn(own);
	expect(aList(1000, 'groom + orb + ring')).toBreak(own, 'exclusive/too-many');
});
