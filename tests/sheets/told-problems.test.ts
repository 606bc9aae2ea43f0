import { describe, expect, test } from 'vitest';
import { checkRoster, isProblem } from '#engine';
import { cardsOf } from '../../src/features/editor/problems/cards-of.ts';
import { legalityOf, toldProblems } from '../../src/sheets/index.ts';
import { aRoster, armyOf, unitsOf } from './rosters.ts';

const empire = armyOf('empire');

describe('what is to fix', () => {
	// Two of the four Halberdiers, none of the Crossbowmen, no General; and two that carry what none may.
	const roster = aRoster(empire, {
		size: 2000,
		units: unitsOf('halberdiers + wand-of-power', 'halberdiers + wand-of-power')
	});
	const report = checkRoster(roster, empire);
	const told = toldProblems(empire, report.problems).map(({ text }) => text);

	test('begins with what the list lacks', () => {
		const lacking = told.map((text) => /minimum|Choose/.test(text));
		expect(lacking.slice(0, 3)).toEqual([true, true, true]);
		expect(lacking.indexOf(false)).toBe(lacking.lastIndexOf(true) + 1);
	});

	test('tells what is alike once, with how often', () => {
		const wand = told.filter((text) => text.includes('may not have Wand of Power'));
		expect(wand).toEqual([expect.stringMatching(/^Halberdiers .* \(2 times\)\.$/)]);
		expect(report.problems.length).toBeGreaterThan(told.length);
	});

	test('is a card each in the app, which stands for all that are alike', () => {
		const rows = legalityOf(report).groups.flatMap((group) => group.rows);
		const cards = cardsOf(rows, isProblem);
		expect(cards).toHaveLength(told.length);
		expect(cards.flatMap(({ keys }) => keys)).toHaveLength(report.problems.length);
		expect(cards.map(({ row }) => row.sentence).toSorted()).toEqual(told.toSorted());
	});
});
