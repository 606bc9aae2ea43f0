import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { problemCards, reportedProblems } from '../../src/content/index.ts';
import { aList, anIndex } from '../builders.ts';
import { aRoster, armyOf, unitsOf } from './rosters.ts';

const empire = armyOf('empire');

describe('what is to fix', () => {
	// Two of the four Halberdiers, none of the Crossbowmen, no General; and two that carry what none may.
	const roster = aRoster(empire, {
		size: 2000,
		units: unitsOf('halberdiers + wand-of-power', 'halberdiers + wand-of-power')
	});
	const report = checkRoster(roster, empire);
	const reported = reportedProblems(empire, report.problems).map(({ text }) => text);

	test('begins with what the list lacks', () => {
		const lacking = reported.map((text) => /minimum|Choose/.test(text));
		expect(lacking.slice(0, 3)).toEqual([true, true, true]);
		expect(lacking.indexOf(false)).toBe(lacking.lastIndexOf(true) + 1);
	});

	test('tells what is alike once, with how often', () => {
		const wand = reported.filter((text) => text.includes('can’t take Wand of Power'));
		expect(wand).toEqual([expect.stringMatching(/^Halberdiers .* \(2 times\)\.$/)]);
		expect(report.problems.length).toBeGreaterThan(reported.length);
	});

	test('is a card each in the app, which stands for all that are alike', () => {
		const cards = problemCards(report.context, report.problems);
		expect(cards.flatMap(({ problems }) => problems)).toHaveLength(report.problems.length);
		expect(cards.map(({ row }) => row.sentence)).toEqual(reported);
	});
});

describe('one cause that several rules name', () => {
	test.each([
		{
			what: 'an option that two rules refuse a unit',
			rules: [
				{ kind: 'carries', option: 'horn', by: { any: ['captain'] } },
				{ kind: 'carries', option: 'horn', by: { any: ['seer'] } }
			],
			list: 'pikes + horn, lancers + horn',
			expected: [/^Pikes can’t take Horn/, /^Lancers can’t take Horn/],
			problems: 4
		},
		{
			what: 'a general whom two rules ask for',
			rules: [
				{ kind: 'count', of: { any: ['+horn'] }, label: 'General', min: 1 },
				{ kind: 'count', of: { any: ['+horn'] }, label: 'General', min: 1 }
			],
			list: 'pikes',
			expected: [/^Choose a general\.$/],
			problems: 2
		},
		{
			what: 'a minimum that two rules on other things ask for, of which the army comes first in a proof',
			rules: [
				{
					kind: 'count',
					of: { any: ['captain'] },
					label: 'Heads',
					min: 1,
					source: { section: 'Heads' }
				},
				{ kind: 'count', of: { any: ['captain', 'lancers'] }, label: 'Heads', min: 1 }
			],
			list: 'pikes',
			expected: [/^Heads: /],
			problems: 2
		}
	] as const)('is told once: $what', ({ rules, list, expected, problems }) => {
		const index = anIndex(...rules);
		const report = checkRoster(aList(1000, list), index);
		expect(report.problems).toHaveLength(problems);
		const reported = reportedProblems(index, report.problems);
		const texts = reported.map(({ text }) => text);
		expect(texts).toEqual(expected.map((each) => expect.stringMatching(each) as unknown));
		const cards = problemCards(report.context, report.problems);
		expect(cards.map(({ row }) => row.sentence)).toEqual(texts);
		expect(cards.map(({ row }) => row.source)).toEqual(reported.map(({ source }) => source));
		expect(cards.flatMap((card) => card.problems)).toHaveLength(problems);
	});
});
