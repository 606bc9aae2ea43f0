import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import { checkRoster, whyNotAdd } from '#engine';
import { addSentences } from './sentence-store.ts';
import { problemText } from './rules/problem-text.ts';
import { verdictText } from './rules/verdict-text.ts';
import { whyNotText } from './rules/why-not.ts';

const index = anIndex(
	{ id: 'riders', kind: 'count', of: { any: ['lancers'] }, min: 1, max: 2 },
	{ id: 'horns', kind: 'exclusive', of: { any: ['horn', 'banner'] }, max: 1 },
	{ id: 'points', kind: 'points-limit' }
);

beforeAll(() => {
	addSentences('toy', {
		sentences: {
			riders: { met: 'Two riders at most.', broken: 'Two riders at most: nobody else.' },
			'tin/riders': {
				met: 'Riders: {measured} of {min} to {max}.',
				broken: { 'too-many': '{measured} riders; {over} must dismount.' },
				whyNot: { 'too-many': 'The stable holds {max}.' }
			},
			horns: { broken: '{bearer} has only one hand for {things}.' }
		}
	});
});
afterAll(() => addSentences('toy', { sentences: {} }));

function problemIn(list: string) {
	const [problem] = checkRoster(aList(2000, list), index).problems;
	if (!problem) throw new Error('nothing is wrong');
	return problem;
}

describe('a rule with sentences of its own', () => {
	test('is worded by them, with its numbers', () => {
		const { context, verdicts } = checkRoster(aList(2000, '2 lancers'), index);
		const [riders] = verdicts;
		expect(riders && verdictText(context, riders)).toBe('Riders: 2 of 1 to 2.');
		expect(problemText(index, problemIn('3 lancers'))).toBe('3 riders; 1 must dismount.');
	});

	test('says why something may not be had', () => {
		const { context } = checkRoster(aList(2000, '2 lancers'), index);
		const [reason] = whyNotAdd(context, 'lancers');
		expect(reason && whyNotText(index, reason)).toBe('The stable holds 2.');
	});

	test('is worded by the pattern where it has none for this', () => {
		expect(problemText(index, problemIn('pikes'))).toBe('Lancers: 0 taken, minimum 1. Add 1.');
	});

	test('names who and what it is about', () => {
		expect(problemText(index, problemIn('lancers + horn + banner'))).toBe(
			'Lancers has only one hand for Horn and Banner.'
		);
	});
});
