import { describe, expect, test } from 'vitest';
import { aList, aRoster, aSource, aSystem, aUnit } from '../../../tests/builders.ts';
import { dataChanges, today } from '../../../tests/data-changes.ts';

describe('readings and tallies', () => {
	const reading = {
		id: 'banners',
		question: 'May pikes have banners?',
		answers: [
			{ id: 'yes', text: 'They may.' },
			{ id: 'no', text: 'They may not.' }
		],
		default: 'yes',
		source: aSource
	};
	const asked = { ...today, system: aSystem({ readings: [reading] }) };
	const roster = aRoster({ units: [aUnit('pikes')], readings: { banners: 'no' } });

	test('an answer that there is no longer, and a question', () => {
		const [yes] = reading.answers;
		const fewer = { ...reading, answers: yes ? [yes] : [] };
		expect(
			dataChanges(roster, { ...today, system: aSystem({ readings: [fewer] }) }, asked).readings
		).toEqual([{ question: reading.question, before: 'They may not.', after: 'They may.' }]);
		expect(dataChanges(roster, { ...today, system: aSystem() }, asked).readings).toEqual([
			{ question: reading.question, before: 'They may not.', after: undefined }
		]);
	});

	test('a reading that the pack takes otherwise is seen in what it decides alone', () => {
		const other = { ...today, system: aSystem({ readings: [{ ...reading, default: 'no' }] }) };
		expect(dataChanges(aRoster({ units: [aUnit('pikes')] }), other, asked).isSame).toBe(true);
	});

	test('a tally that comes to another number', () => {
		const tally = (any: string) => ({
			id: 'broken',
			kind: 'count' as const,
			name: 'Break point',
			of: { any: [any] },
			text: '',
			source: aSource
		});
		const counted = (any: string) => ({ ...today, system: aSystem({ tallies: [tally(any)] }) });
		const two = aList(1000, '2 pikes, captain');
		expect(dataChanges(two, counted('LEADER'), counted('FOOT')).tallies).toEqual([
			{ name: 'Break point', before: 2, after: 1 }
		]);
	});
});
