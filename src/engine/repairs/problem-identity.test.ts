import { describe, expect, test } from 'vitest';
import { aConstraint } from '../../../tests/builders.ts';
import { severityOf, type Problem } from '../verdict.ts';
import { isGone, isWorse, keyOf, ledgerOf } from './problem-identity.ts';

const constraint = aConstraint({ kind: 'points-limit' });

function aProblem(changes: Partial<Problem> = {}): Problem {
	const outcome = 'count/too-many' as const;
	return { constraint, outcome, subject: 'Pikes', measured: 3, max: 2, units: [], ...changes };
}

describe('the same problem', () => {
	const group = { id: 'g1', name: 'Brigade 2' };
	const cases: { what: string; one: Partial<Problem>; other: Partial<Problem>; same: boolean }[] = [
		{ what: 'measured otherwise', one: {}, other: { measured: 9, max: 4 }, same: true },
		{ what: 'with other units', one: { units: ['a'] }, other: { units: ['b'] }, same: true },
		{
			what: 'on another unit',
			one: { bearer: 'Pikes', units: ['a'] },
			other: { bearer: 'Pikes', units: ['b'] },
			same: false
		},
		{
			what: 'on a unit by another name',
			one: { bearer: 'Pikes', units: ['a'] },
			other: { bearer: 'Reeds', units: ['a'] },
			same: true
		},
		{ what: 'about another thing', one: {}, other: { subject: 'Seer' }, same: false },
		{ what: 'the other way', one: {}, other: { outcome: 'count/too-few' }, same: false },
		{
			what: 'in a group that has another number now',
			one: { group, subject: 'Brigade 2' },
			other: { group: { ...group, name: 'Brigade 1' }, subject: 'Brigade 1' },
			same: true
		},
		{
			what: 'in another group',
			one: { group },
			other: { group: { ...group, id: 'g2' } },
			same: false
		}
	];
	test.each(cases)('$what: $same', ({ one, other, same }) => {
		expect(keyOf(aProblem(one)) === keyOf(aProblem(other))).toBe(same);
	});

	test('is of the same rule', () => {
		const other = aConstraint({ id: 'another', kind: 'points-limit' });
		expect(keyOf(aProblem({ constraint: other }))).not.toBe(keyOf(aProblem()));
	});
});

test.each([
	{ measured: 5, max: 2, min: undefined, severity: 3 },
	{ measured: 1, max: undefined, min: 4, severity: 3 },
	{ measured: 0, max: 4, min: 2, severity: 2 },
	{ measured: 6, max: 4, min: 2, severity: 2 },
	{ measured: 2005.5, max: 2000, min: undefined, severity: 5.5 },
	{ measured: 1500, max: 2000, min: 2000, severity: 500 }
])('$measured of $min to $max is off by $severity', ({ severity, ...changes }) => {
	expect(severityOf(aProblem(changes))).toBe(severity);
});

describe('before and after', () => {
	const by = (...measured: number[]) =>
		ledgerOf(measured.map((each) => aProblem({ measured: each })));

	test.each([
		{ before: [3], after: [], worse: false, gone: true },
		{ before: [5], after: [4], worse: false, gone: false },
		{ before: [5], after: [5], worse: false, gone: false },
		{ before: [5], after: [6], worse: true, gone: false },
		{ before: [], after: [3], worse: true, gone: false },
		{ before: [5, 3], after: [5], worse: false, gone: true },
		{ before: [5, 3], after: [4, 4], worse: true, gone: false },
		{ before: [3, 5], after: [5, 3], worse: false, gone: false },
		{ before: [5], after: [3, 3], worse: true, gone: false }
	])('$before to $after: worse = $worse, gone = $gone', ({ before, after, worse, gone }) => {
		expect(isWorse(by(...before), by(...after))).toBe(worse);
		expect(isGone(aProblem(), by(...before), by(...after))).toBe(gone);
	});
});
