import { describe, expect, test } from 'vitest';
import { aList, aSystem, anArmy, anIndex } from '../../../../tests/builders.ts';
import { saidVerdicts } from '../../../../tests/said-verdicts.ts';
import { inWing, saidOfNoWing, saidOfWing, wingIndex } from '../../../../tests/said-wings.ts';
import { verdictsOf } from '../../../../tests/said.ts';
import { checkRoster, indexArmy, isIdle } from '#engine';
import type { Constraint, Selector } from '#schema';
import { selectorText } from '../../naming/selector-text.ts';

describe('a rule of each kind, met, broken and with nothing to measure', () => {
	test.each(saidVerdicts)('$en', ({ draft, size = 1000, list, en }) => {
		expect(verdictsOf(aList(size, list), anIndex(draft))).toEqual([en]);
	});
});

describe('rules of groups', () => {
	test.each(saidOfWing)('$en', ({ draft, units, en }) => {
		const roster = inWing(...units);
		expect(verdictsOf(roster, wingIndex({ ...draft, advice: true }))).toEqual([en]);
	});

	test.each(saidOfNoWing)('without a group: $en', ({ draft, en }) => {
		const roster = aList(1000, 'pikes');
		const index = wingIndex({ ...draft, advice: true });
		expect(verdictsOf(roster, index)).toEqual([en]);
		expect(checkRoster(roster, index).verdicts.map(isIdle)).toEqual([true]);
	});
});

describe('whom a selector means', () => {
	const rats = [1, 2, 3].map((at) => ({
		...anArmy().entries[0],
		id: `rats-${at}`,
		name: `Rats ${at}`
	}));
	const index = indexArmy(
		aSystem({ entries: [] }),
		anArmy({ entries: [...anArmy().entries, ...rats] as ReturnType<typeof anArmy>['entries'] })
	);
	const rows: readonly { selector: Selector; text: string }[] = [
		{ selector: { any: ['pikes'] }, text: 'Pikes' },
		{ selector: { any: ['LEADER'] }, text: 'Captain or Seer' },
		{ selector: { any: ['FOOT'] }, text: 'foot' },
		{ selector: { any: ['UNIT'] }, text: 'units' },
		{ selector: { any: ['FOOT'], none: ['pikes'] }, text: 'Slingers, Rats 1, Rats 2 or Rats 3' },
		{ selector: { any: ['UNIT'], none: ['pikes'] }, text: 'units other than Pikes' },
		{
			selector: { any: ['FOOT', 'LEADER'], none: ['pikes', 'STEED'] },
			text: 'foot or leader, but not Pikes'
		},
		{ selector: { any: ['SWORN'] }, text: 'units with Oath' },
		{ selector: { any: ['SEER', 'SWORN'] }, text: 'Seer or units with Oath' },
		{ selector: { any: ['HERO'] }, text: 'heroes' },
		{ selector: { any: ['no-such-thing'] }, text: 'no such thing' },
		{ selector: {}, text: 'anything' }
	];
	test.each(rows)('$text', ({ selector, text }) => {
		expect(selectorText(index, selector)).toBe(text);
	});
});

test('no sentence says a code, or that something is invalid', () => {
	const sentences = saidVerdicts.flatMap(({ draft, size = 1000, list }) =>
		verdictsOf(aList(size, list), anIndex(draft))
	);
	for (const sentence of sentences) {
		expect(sentence).not.toMatch(/invalid|undefined|null|\/|_|[A-Z]{3}|\bNaN\b/);
		expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
	}
});

test('every kind of constraint that the toy army has is among the cases', () => {
	const kinds = new Set<Constraint['kind']>(saidVerdicts.map(({ draft }) => draft.kind));
	expect([...kinds, 'group'].toSorted()).toEqual([
		'agreed-size',
		'carries',
		'count',
		'exclusive',
		'group',
		'points-limit',
		'requires',
		'standing',
		'unique'
	]);
});
