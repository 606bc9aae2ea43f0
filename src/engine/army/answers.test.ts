import { describe, expect, test } from 'vitest';
import type { Reading } from '#schema';
import { aConstraint, aList, anArmy, anEntry, aSource, aSystem } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { readingText } from '../source-text.ts';
import { indexArmy } from './index-army.ts';

describe('a reading: may slingers carry a banner? who rides?', () => {
	const reading: Reading = {
		id: 'slingers-banner',
		question: 'May slingers carry a banner?',
		answers: [
			{ id: 'no', text: 'No.' },
			{
				id: 'yes',
				text: 'Yes.',
				grants: [{ to: { any: ['LOOSE'] }, keywords: ['BEARER', 'PROUD'] }]
			}
		],
		default: 'no',
		source: aSource
	};
	const depends = { reading: reading.id } as const;

	test('an answer adds to the numbers of those it means, and to no others', () => {
		const [no, yes] = reading.answers;
		if (!no || !yes) throw new Error('no answers');
		const asked: Reading = {
			...reading,
			answers: [no, { ...yes, grants: [{ to: { any: ['LOOSE'] }, numbers: { level: -1 } }] }]
		};
		const entries = [
			anEntry('slingers', { keywords: ['LOOSE'], numbers: { level: 3, items: 4 } }),
			anEntry('pikes', { numbers: { level: 3 } })
		];
		const numbersUnder = (answer: string) => {
			const army = anArmy({ entries });
			const use = { readings: { [reading.id]: answer } };
			const index = indexArmy(aSystem({ readings: [asked] }), army, use);
			return entries.map(({ id }) => index.entries.get(id)?.entry.numbers);
		};
		expect(numbersUnder('no')).toEqual([{ level: 3, items: 4 }, { level: 3 }]);
		expect(numbersUnder('yes')).toEqual([{ level: 2, items: 4 }, { level: 3 }]);
	});

	const rules = [
		{ id: 'bearers', kind: 'carries', option: 'banner', by: { any: ['pikes', 'BEARER'] } },
		{
			id: 'if-no',
			when: 'no',
			...depends,
			kind: 'count',
			of: { any: ['seer'] },
			max: 1,
			per: 'army'
		},
		{
			id: 'if-yes',
			when: 'yes',
			...depends,
			kind: 'count',
			of: { any: ['horn'] },
			max: 1,
			per: 'army'
		},
		{ id: 'always', ...depends, kind: 'count', of: { any: ['captain'] }, max: 1, per: 'army' }
	] as const;
	const system = aSystem({ readings: [reading], constraints: rules.map(aConstraint) });
	const underAnswer = (answer?: string) =>
		indexArmy(system, anArmy(), answer === undefined ? {} : { readings: { [reading.id]: answer } });

	test.each([
		{ given: undefined, taken: 'no' },
		{ given: 'no', taken: 'no' },
		{ given: 'yes', taken: 'yes' },
		{ given: 'perhaps', taken: 'no' }
	])('answered $given it is $taken', ({ given, taken }) => {
		expect(underAnswer(given).answers.get(reading.id)?.answer).toBe(taken);
	});

	test('constraints hold only under their answer', () => {
		const ids = (answer: string) => underAnswer(answer).constraints.map(({ id }) => id);
		expect(ids('no')).toEqual(['bearers', 'if-no', 'always']);
		expect(ids('yes')).toEqual(['bearers', 'if-yes', 'always']);
	});

	test('an answer grants keywords to those it means', () => {
		expect(aList(1000, 'slingers + banner')).toBreak(underAnswer('no'), 'carries/not-allowed');
		expect(aList(1000, 'slingers + banner')).toBeLegalIn(underAnswer('yes'));
		expect(aList(1000, 'lancers + banner')).toBreak(underAnswer('yes'), 'carries/not-allowed');
	});

	test('a constraint that depends on it says how it is answered', () => {
		const texts = (answer: string) =>
			underAnswer(answer).constraints.map((constraint) =>
				readingText(underAnswer(answer), constraint)
			);
		expect(texts('no')).toEqual([undefined, 'No.', 'No.']);
		expect(texts('yes')).toEqual([undefined, 'Yes.', 'Yes.']);
	});

	test('an army may have readings of its own', () => {
		const army = anArmy({ readings: [{ ...reading, default: 'yes' }] });
		expect(indexArmy(aSystem(), army).answers.get(reading.id)?.answer).toBe('yes');
	});
});
