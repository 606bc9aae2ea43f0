import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { aList } from '../builders.ts';
import '../expect-legality.ts';
import { caseTitle, rosterOf, ruleCases, tallyCases } from '../rules-map/cases/index.ts';
import { warmasterIndex } from '../warmaster.ts';

// The cases are data, so that the rules map can name them: tests/rules-map/cases.
describe.each(ruleCases)('$title $lines, $army', ({ army, cases }) => {
	test.each(cases.map((one) => ({ title: caseTitle(one), one })))('$title', ({ one }) => {
		const index = warmasterIndex(army, one.answers);
		const roster = rosterOf(one);
		expect(roster).toBreak(index, ...(one.codes ?? []));
		const advice = checkRoster(roster, index).advice.map(({ outcome }) => outcome);
		expect(advice.toSorted()).toEqual([...(one.advice ?? [])].toSorted());
	});
});

describe.each(tallyCases)('$title $lines, $army', ({ army, tally, examples }) => {
	test.each(examples)('$list: $value', ({ list, value }) => {
		const { tallies } = checkRoster(aList(1000, list), warmasterIndex(army));
		expect(tallies.find((result) => result.tally.id === tally)?.value).toBe(value);
	});
});
