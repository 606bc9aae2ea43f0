import { describe, expect, test } from 'vitest';
import { rosterContext } from '#engine';
import { verdictText } from '../../i18n/sentences/rules/verdict-text.ts';
import { aList } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { slotsIndex } from '../../../tests/toy-slots.ts';
import { whyNotAdd } from '../allow/may-add.ts';
import { checkRoster } from './report.ts';

describe('a rule that holds only while somebody is in the army', () => {
	const index = slotsIndex([
		{ kind: 'count', of: { any: ['giant'] }, max: 1, while: { any: ['herald'] } }
	]);

	test.each([
		{ list: '2 giant', codes: [] },
		{ list: 'giant, herald', codes: [] },
		{ list: '2 giant, herald', codes: ['count/too-many' as const] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(5000, list)).toBreak(index, ...codes);
	});

	test('it keeps from a second, and from him for whom there are too many', () => {
		const after = (list: string) => checkRoster(aList(5000, list), index).context;
		expect(whyNotAdd(after('giant, herald'), 'giant')).not.toEqual([]);
		expect(whyNotAdd(after('giant'), 'giant')).toEqual([]);
	});

	test('it says for whom it waits', () => {
		const roster = aList(5000, '2 giant');
		const [verdict] = checkRoster(roster, index).verdicts;
		expect(verdict?.outcome).toBe('lifted');
		expect(verdict && verdictText(rosterContext(roster, index), verdict)).toBe(
			'Giant: maximum 1. Only applicable if the army has Herald.'
		);
	});
});
