import { describe, expect, test } from 'vitest';
import { checkRoster, type Report } from '#engine';
import { aList } from '../../../../tests/builders.ts';
import { ranksIndex } from '../../../../tests/toy-ranks.ts';
import { lords, slotsIndex } from '../../../../tests/toy-slots.ts';
import {
	lackText,
	limitText,
	ownLimit,
	problemsByUnit,
	problemsOfArmy,
	rankSections,
	type RankSection
} from './rank-sections.ts';

const index = ranksIndex(
	{ kind: 'points-limit' },
	{ kind: 'share', of: { any: ['LEADER'] }, max: 20, scope: 'army', label: 'Leaders' },
	{ kind: 'share', of: { any: ['TROOP'] }, min: 25, scope: 'army', label: 'Troops' },
	{ kind: 'exclusive', of: { any: ['STEED'] }, max: 1 },
	{ kind: 'count', of: { any: ['duke'] }, max: 1 },
	{ kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' }
);

function reportOf(list: string): Report {
	return checkRoster(aList(1000, list), index);
}

function sectionsOf(list: string): readonly RankSection[] {
	return rankSections(index, reportOf(list));
}

describe('the roster by headings', () => {
	test('in the order of the list, the empty ones too, and strays last', () => {
		const sections = sectionsOf('guards:10, duke, lance');
		expect(sections.map(({ heading, points }) => `${heading} ${points}`)).toEqual([
			'lord 100',
			'troop 80',
			'engine 0',
			'Not in this army 2'
		]);
	});

	test.each([
		{ list: '', lord: '0/200', troop: '0 (min 250)', broken: { troop: '250 short' } },
		{ list: '4 guards:20, 2 baron', lord: '120/200', troop: '640 (min 250)', broken: {} },
		{
			list: '3 baron + orb',
			lord: '217½/200',
			troop: '0 (min 250)',
			broken: { lord: '17½ over', troop: '250 short' }
		}
	])('$list: shares $lord, $troop', ({ list, lord, troop, broken }) => {
		const sections = sectionsOf(list);
		const share = (at: number) => sections[at]?.limits.map(limitText);
		expect(share(0)).toEqual([lord]);
		expect(share(1)).toEqual([troop]);
		const wrong = sections.flatMap(({ heading, limits }) =>
			limits.filter(({ isBroken }) => isBroken).map((limit) => [heading, lackText(limit)] as const)
		);
		expect(Object.fromEntries(wrong)).toEqual(broken);
	});

	test('the one number of a heading is what its rule counts, whatever its units cost', () => {
		const apart = ranksIndex({
			kind: 'share',
			of: { any: ['TROOP'] },
			apart: { any: ['RELIC'] },
			min: 25,
			scope: 'army',
			label: 'Troop'
		});
		const report = checkRoster(aList(1000, 'duke + orb, guards:10 + ring'), apart);
		const [lord, troop] = rankSections(apart, report);
		expect(lord && ownLimit(lord)).toBeUndefined();
		expect(troop?.points).toBe(90);
		expect(troop && ownLimit(troop)).toMatchObject({ measured: 80, min: 250 });
	});

	test('a problem stands at the units that it is about, or at their heading', () => {
		const list = '2 duke, guards:10 + nag + charger, 2 levies:10 + orb';
		const { problems } = reportOf(list);
		const [lord] = sectionsOf(list);
		expect(lord?.problems.map(({ outcome }) => outcome)).toEqual(['count/too-many']);
		const byUnit = [...problemsByUnit(problems)].map(
			([id, found]) => `${id} ${found.map(({ outcome }) => outcome).join(' ')}`
		);
		expect(byUnit).toEqual(['u3 exclusive/too-many', 'u4 unique/repeated', 'u5 unique/repeated']);
	});
});

describe('slots stand at their headings', () => {
	const slots = slotsIndex([
		{ kind: 'count', of: {}, max: lords, counting: { number: 'seats' }, label: 'seats' },
		{ kind: 'count', of: {}, min: 2, counting: { number: 'places' }, label: 'places' }
	]);

	test.each([
		{ size: 2000, list: 'king, 2 spears:10', expected: ['seats 1/1', 'places 2 (min 2)'] },
		{ size: 2000, list: 'wyrm, spears:10', expected: ['seats 2/1', 'places 1 (min 2)'] },
		{ size: 3000, list: 'wyrm', expected: ['seats 2/2', 'places 0 (min 2)'] }
	])('$list at $size: $expected', ({ size, list, expected }) => {
		const report = checkRoster(aList(size, list), slots);
		const sections = rankSections(slots, report);
		expect(
			sections.flatMap(({ limits }) =>
				limits.map((limit) => `${limit.subject} ${limitText(limit)}`)
			)
		).toEqual(expected);
		expect(
			sections.filter(({ limits }) => limits.length > 0).map(({ heading }) => heading)
		).toEqual(['lord', 'troop']);
	});

	test('a share that is a fraction of a point is rounded up', () => {
		// 15 % of 1999
		const share = { measured: 100, min: 299.85, max: undefined };
		const [rule] = slots.constraints;
		if (!rule) throw new Error('no rule');
		const limit = { ...share, rule, subject: 'Core', isBroken: true, isOfPoints: true };
		expect(limitText(limit)).toBe('100 (min 300)');
		expect(lackText(limit)).toBe('200 short');
	});

	test('one that something lifts is not said', () => {
		const lifted = slotsIndex([
			{ kind: 'count', of: {}, max: 1, counting: { number: 'seats' }, unless: { any: ['wyrm'] } }
		]);
		const limitsOf = (list: string) =>
			rankSections(lifted, checkRoster(aList(2000, list), lifted)).flatMap(({ limits }) =>
				limits.map(limitText)
			);
		expect(limitsOf('king, king')).toEqual(['2/1']);
		expect(limitsOf('king, wyrm')).toEqual([]);
	});

	test('a broken one is said there, and not once more', () => {
		const report = checkRoster(aList(2000, 'wyrm'), slots);
		expect(report.problems).toHaveLength(2);
		expect(problemsOfArmy(report.problems)).toEqual([]);
		expect(problemsByUnit(report.problems).size).toBe(0);
		expect(rankSections(slots, report).flatMap(({ problems }) => problems)).toEqual([]);
	});
});
