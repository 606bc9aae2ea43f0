import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { otherAnswer } from '../../src/features/rules/other-answer.ts';
import { aList } from '../builders.ts';
import { indexOf } from './whfb4-holders.ts';

/** What *Rules in use* says of another answer for a list of the undead. */
function saidOf(list: string, reading: string, answer: string): string | undefined {
	const index = indexOf('undead');
	const roster = aList(2000, list);
	const chosen = index.answers.get(reading);
	if (!chosen) throw new Error(`${reading} is no interpretation of the army`);
	return otherAnswer(roster, { index, report: checkRoster(roster, index) }, chosen, answer);
}

const book = ['liches-and-vampires', 'battle-magic'] as const;
const champions = ['champions-share', 'regiments'] as const;

describe('another answer', () => {
	test('that changes a wizard’s level and spells alone makes a difference', () => {
		expect(saidOf('liche', ...book)).toBe('other totals or spells');
	});

	test('by which another rule says the same makes none', () => {
		expect(saidOf('liche', ...champions)).toBeUndefined();
	});

	test('to a question of units that the list lacks makes none', () => {
		expect(saidOf('skeleton-warriors', ...book)).toBeUndefined();
	});
});
