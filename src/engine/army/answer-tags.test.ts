import { describe, expect, test } from 'vitest';
import { aList, aSource } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import {
	anOption,
	offeredOptions,
	offeringArmy,
	offeringUnits,
	offersSystem
} from '../../../tests/toy-offers.ts';
import { armyFaults } from '../../schema/pack-faults.ts';
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
