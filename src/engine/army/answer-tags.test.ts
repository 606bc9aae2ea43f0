import { describe, expect, test } from 'vitest';
import { aList, anEntry, aSource } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import {
	anOption,
	offeredOptions,
	offeringArmy,
	offeringUnits,
	offersSystem
} from '../../../tests/toy-offers.ts';
import { armyFaults } from '../../schema/faults/pack-faults.ts';
import { applyEdit, checkRoster, fixesOf, mayCarry, rosterContext, whyNotAdd } from '../index.ts';
import { indexArmy } from './index-army.ts';

describe('an answer as a tag', () => {
	const reading = {
		id: 'host',
		question: 'Which host is it?',
		answers: [
			{ id: 'plain', text: 'Any' },
			{ id: 'night', text: 'The night host' }
		],
		default: 'plain',
		source: aSource
	};
	const army = offeringArmy({
		readings: [reading],
		entries: [
			...offeringUnits,
			...offeredOptions,
			{ ...anOption('lamp', 3), carriedBy: { by: { all: ['host:night'] } } }
		]
	});

	test('is had by everything while that answer holds', () => {
		const list = aList(1000, 'rabble + lamp');
		expect(list).toBreak(indexArmy(offersSystem, army), 'carries/not-allowed');
		expect(list).toBeLegalIn(indexArmy(offersSystem, army, { readings: { host: 'night' } }));
	});

	test('has to be one that there is', () => {
		expect(armyFaults(offersSystem, army)).toEqual([]);
		const [plain] = reading.answers;
		const lost = { ...army, readings: [{ ...reading, answers: plain ? [plain] : [] }] };
		expect(armyFaults(offersSystem, lost)).toEqual(['entry lamp: nothing is "host:night"']);
	});
});

describe('an entry of one answer', () => {
	const reading = {
		id: 'host',
		question: 'Which host is it?',
		answers: [
			{ id: 'plain', text: 'Any.' },
			{ id: 'night', name: 'Night host', text: 'The night host.' }
		],
		default: 'plain',
		source: aSource
	};
	const ofNight = { reading: 'host', when: 'night' };
	const owls = anEntry('owls', { ...ofNight, limit: { max: 1, per: 'army' } });
	const lamp = { ...anOption('lamp', 3), ...ofNight, carriedBy: { by: { all: ['rabble'] } } };
	const army = offeringArmy({
		readings: [reading],
		entries: [...offeringUnits, ...offeredOptions, owls, lamp]
	});
	const standing = { id: 'standing', kind: 'standing', source: aSource } as const;
	const system = { ...offersSystem, constraints: [...offersSystem.constraints, standing] };
	const plain = indexArmy(system, army);
	const night = indexArmy(system, army, { readings: { host: 'night' } });

	test.each([
		{ list: 'owls', at: plain, codes: ['standing/barred'] },
		{ list: 'owls', at: night, codes: [] },
		{ list: '2 owls', at: night, codes: ['count/too-many'] },
		{ list: 'rabble + lamp', at: plain, codes: ['standing/barred'] },
		{ list: 'rabble + lamp', at: night, codes: [] }
	] as const)('$list: $codes', ({ list, at, codes }) => {
		expect(aList(1000, list)).toBreak(at, ...codes);
	});

	test('makes no rule, and may neither be added nor given, under another', () => {
		expect(plain.constraints.map(({ id }) => id)).not.toContain('limit-owls');
		expect(night.constraints.map(({ id }) => id)).toContain('limit-owls');
		for (const [index, is] of [
			[plain, false],
			[night, true]
		] as const) {
			const context = rosterContext(aList(1000, 'rabble'), index);
			const [unit] = context.units;
			const option = index.entries.get('lamp');
			expect(unit && option && mayCarry(unit, option)).toBe(is);
			expect(whyNotAdd(context, 'owls').length === 0).toBe(is);
		}
	});

	test('is removed to mend that', () => {
		for (const list of ['owls', 'rabble + lamp']) {
			const roster = aList(1000, list);
			const report = checkRoster(roster, plain);
			const [problem] = report.problems;
			const [fix] = problem ? fixesOf(problem, roster, report, () => 'new') : [];
			expect(fix && checkRoster(applyEdit(roster, fix.edit), plain).problems).toEqual([]);
		}
	});

	test('names a question and one of its answers', () => {
		const faultsOf = (entry: object) =>
			armyFaults(system, {
				...army,
				entries: [...offeringUnits, ...offeredOptions, { ...owls, ...entry }]
			});
		expect(faultsOf({})).toEqual([]);
		expect(faultsOf({ when: 'dawn' })).toEqual(['entry owls: no answer "dawn" to "host"']);
		expect(faultsOf({ when: undefined })).toEqual(['entry owls: "reading" and "when" go together']);
	});
});
