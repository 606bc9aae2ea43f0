import { describe, expect, test } from 'vitest';
import { checkRoster, rosterContext } from '#engine';
import { aList, anIndex } from '../../../tests/builders.ts';
import { problemText } from './rules/problem-text.ts';
import { verdictText } from './rules/verdict-text.ts';

const index = anIndex(
	{ kind: 'group', group: 'company', of: { any: ['slingers'] }, max: 1 },
	{ kind: 'group', group: 'company', of: { any: ['MOUNTED'] }, label: 'cavalry', max: 1 },
	{ kind: 'group', group: 'company', of: { any: ['UNIT'] }, max: 4 }
);

function problemsOf(list: string): readonly string[] {
	const { problems } = checkRoster(aList(1000, list), index);
	return problems.map((problem) => problemText(index, problem));
}

function verdictsOf(list: string): readonly string[] {
	const roster = aList(1000, list);
	const context = rosterContext(roster, index);
	return checkRoster(roster, index).verdicts.map((verdict) => verdictText(context, verdict));
}

describe('a rule about things of a sort in a group names them', () => {
	test('where it is broken', () => {
		expect(problemsOf('2 slingers @left')).toEqual(['Company 1, Slingers: 2 taken, maximum 1.']);
		expect(problemsOf('2 lancers @left')).toEqual(['Company 1, cavalry: 2 taken, maximum 1.']);
		expect(problemsOf('slingers @left, lancers @left')).toEqual([]);
	});

	test('a rule about any unit speaks of units', () => {
		expect(problemsOf('5 pikes @left')).toEqual(['Company 1: 5 units, maximum 4.']);
	});

	test('where it is met, and where there is no group', () => {
		expect(verdictsOf('slingers @left, pikes @left')).toEqual([
			'Company 1, Slingers: 1 taken, maximum 1.',
			'Company 1, cavalry: 0 taken, maximum 1.',
			'Company 1: 2 units, maximum 4.'
		]);
		expect(verdictsOf('slingers')).toEqual([
			'Slingers: maximum 1 in a company; none so far.',
			'Cavalry: maximum 1 in a company; none so far.',
			'Companies: maximum 4 units each; none so far.'
		]);
	});
});
