import { describe, expect, test } from 'vitest';
import { aConstraint, anIndex, aUnit } from '../../tests/builders.ts';
import { musterUnit } from '../engine/base/index.ts';
import { problemKey, severitiesOf, severityOf, worseThan } from './kinds.ts';
import type { UnmetAs } from './base/verdict.ts';

type TooMany = UnmetAs<'count/too-many'>;

const rule = aConstraint({ kind: 'count', of: { any: ['pikes'] }, max: 2 });
const index = anIndex();

function aProblem(changes: Partial<TooMany> = {}): TooMany {
	if (rule.kind !== 'count') throw new Error('no count');
	const outcome = 'count/too-many';
	return { constraint: rule, outcome, measured: 3, max: 2, limit: 1000, units: [], ...changes };
}

/** The problem on one unit. */
function onUnit(id: string, name?: string): Partial<TooMany> {
	const unit = aUnit('pikes', { id, ...(name !== undefined && { name }) });
	return { bearer: musterUnit(unit, index), units: [id] };
}

describe('the same problem', () => {
	const group = { id: 'g1', name: 'Brigade 2' };
	const cases: {
		what: string;
		one: Partial<TooMany>;
		other: Partial<TooMany>;
		same: boolean;
	}[] = [
		{ what: 'measured otherwise', one: {}, other: { measured: 9, max: 4 }, same: true },
		{ what: 'with other units', one: { units: ['a'] }, other: { units: ['b'] }, same: true },
		{ what: 'on another unit', one: onUnit('a'), other: onUnit('b'), same: false },
		{
			what: 'on a unit by another name',
			one: onUnit('a'),
			other: onUnit('a', 'Reeds'),
			same: true
		},
		{
			what: 'in a group that has another number now',
			one: { group },
			other: { group: { ...group, name: 'Brigade 1' } },
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
		expect(problemKey(aProblem(one)) === problemKey(aProblem(other))).toBe(same);
	});

	test('is of the same rule, and wrong in the same way', () => {
		const few = { ...aProblem(), outcome: 'count/too-few' as const, min: 4 };
		const { constraint } = aProblem();
		expect(problemKey(few)).not.toBe(problemKey(aProblem()));
		expect(problemKey(aProblem({ constraint: { ...constraint, id: 'another' } }))).not.toBe(
			problemKey(aProblem())
		);
	});
});

test.each([
	{ measured: 5, max: 2, min: undefined, severity: 3 },
	{ measured: 6, max: 4, min: 2, severity: 2 },
	{ measured: 2005.5, max: 2000, min: undefined, severity: 5.5 }
])('$measured of $min to $max is off by $severity', ({ severity, ...changes }) => {
	expect(severityOf(aProblem(changes))).toBe(severity);
});

test.each([
	{ measured: 1, max: undefined, min: 4, severity: 3 },
	{ measured: 0, max: 4, min: 2, severity: 2 }
])('$measured of $min to $max falls short by $severity', ({ severity, ...changes }) => {
	expect(severityOf({ ...aProblem(), outcome: 'count/too-few', ...changes })).toBe(severity);
});

describe('before and after', () => {
	const those = (measured: readonly number[]) =>
		measured.map((each) => aProblem({ measured: each }));

	test.each([
		{ before: [3], after: [], worse: [] },
		{ before: [5], after: [4], worse: [] },
		{ before: [5], after: [5], worse: [] },
		{ before: [5], after: [6], worse: [6] },
		{ before: [], after: [3], worse: [3] },
		{ before: [5, 3], after: [5], worse: [] },
		{ before: [5, 3], after: [4, 4], worse: [4, 4] },
		{ before: [3, 5], after: [5, 3], worse: [] },
		{ before: [5], after: [3, 3], worse: [3, 3] }
	])('$before to $after: $worse is worse', ({ before, after, worse }) => {
		const found = worseThan(severitiesOf(those(before)), those(after));
		expect(found.map(severityOf)).toEqual(worse.map((measured) => measured - 2));
	});
});
