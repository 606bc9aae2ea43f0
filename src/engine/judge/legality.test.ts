import { describe, expect, test } from 'vitest';
import { listVerdict as german } from '../../i18n/de/list-verdict.ts';
import { frame } from '../../i18n/en/frame.ts';
import { listVerdict } from '../../i18n/en/list-verdict.ts';
import { paper } from '../../i18n/en/paper.ts';
import { aConstraint, aList, anArmy, aSystem, type Draft } from '../../../tests/builders.ts';
import { checkRoster, indexArmy } from '#engine';
import { isLegal, legalityOf, unspent } from './legality.ts';

/** How a list of 2000 points stands in a game where 95% are nearly all. */
function at(spent: number, problems = 0) {
	return { problems, lacksEvent: false, ...unspent({ nearlyAll: 95 }, 2000, spent) };
}

describe('a legal list', () => {
	test.each([
		[120, 'Legal so far · 1880 left'],
		[1899, 'Legal so far · 101 left'],
		[1899.5, 'Legal so far · 100½ left'],
		[1900, 'Legal'],
		[2000, 'Legal']
	])('of %d of 2000 points: %s', (spent, sentence) => {
		expect(listVerdict.full(at(spent))).toBe(sentence);
		expect(paper.verdict(at(spent))).toBe(sentence);
	});

	test('is legal as a draft too', () => {
		expect(isLegal(at(120))).toBe(true);
		expect(isLegal(at(120, 1))).toBe(false);
	});

	test('has a word for it within a line, and beside the points', () => {
		expect(listVerdict.inLine(at(120))).toBe('legal so far');
		expect(listVerdict.inLine(at(1900))).toBe('legal');
		expect(frame.verdict(at(120))).toBe('Legal so far');
	});

	test('is no draft in a game that does not say how much is nearly all, nor where there are no points', () => {
		expect(unspent({}, 2000, 120)).toEqual({});
		expect(unspent({ nearlyAll: 95 }, 0, 0)).toEqual({});
	});

	test('is worded in German', () => {
		expect(german.full(at(120))).toBe('Bisher gültig · 1880 übrig');
		expect(german.full(at(1900))).toBe('Gültig');
	});
});

test('a list with problems says how many, whatever is left', () => {
	expect(listVerdict.full(at(120, 2))).toBe('2 to fix');
	expect(german.full(at(120, 1))).toBe('1 Problem');
	expect(paper.verdict(at(120, 2))).toBe('Not legal: 2 to fix');
});

describe('a list that breaks rules', () => {
	const atLeast = (min: number): Draft => ({ kind: 'count', of: { any: ['pikes'] }, min });
	const atMostOne: Draft = { kind: 'count', of: { any: ['lancers'] }, max: 1 };

	/** Of pikes at 40 and lancers at 100, in a game where 95% are nearly all. */
	function legalityIn(size: number, list: string, rules: readonly Draft[]) {
		const system = aSystem({ nearlyAll: 95, constraints: rules.map(aConstraint) });
		return legalityOf(checkRoster(aList(size, list), indexArmy(system, anArmy())));
	}

	test('is unfinished as long as something is missing, and nothing chosen breaks a rule', () => {
		const legality = legalityIn(1000, 'pikes', [atLeast(3), atMostOne]);
		expect(frame.verdict(legality)).toBe('Unfinished');
		expect(listVerdict.full(legality)).toBe('Unfinished');
		expect(listVerdict.inLine(legality)).toBe('unfinished');
		expect(german.full(legality)).toBe('Unvollständig');
		expect(isLegal(legality)).toBe(false);
	});

	test('is unfinished no more once something chosen breaks one', () => {
		const legality = legalityIn(1000, 'pikes, 2 lancers', [atLeast(3), atMostOne]);
		expect(frame.verdict(legality)).toBe('2 to fix');
	});

	test('is not unfinished if its points are spent', () => {
		expect(frame.verdict(legalityIn(80, '2 pikes', [atLeast(3)]))).toBe('1 to fix');
	});

	test('is counted on paper, finished or not', () => {
		expect(paper.verdict(legalityIn(1000, 'pikes', [atLeast(3)]))).toBe('Not legal: 1 to fix');
	});
});
