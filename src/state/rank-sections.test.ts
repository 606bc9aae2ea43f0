import { describe, expect, test } from 'vitest';
import { checkRoster, type Report } from '#engine';
import { aList } from '../../tests/builders.ts';
import { ranksIndex } from '../../tests/toy-ranks.ts';
import { problemsByUnit, rankSections, shareText, type RankSection } from './rank-sections.ts';

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
			'Not units of this army 2'
		]);
	});

	test.each([
		{ list: '', lord: '0 of 200', troop: '0 · at least 250', broken: ['troop'] },
		{ list: '4 guards:20, 2 baron', lord: '120 of 200', troop: '640 · at least 250', broken: [] },
		{
			list: '3 baron + orb',
			lord: '217.5 of 200',
			troop: '0 · at least 250',
			broken: ['lord', 'troop']
		}
	])('$list: shares $lord, $troop', ({ list, lord, troop, broken }) => {
		const sections = sectionsOf(list);
		const share = (at: number) =>
			sections[at]?.shares.map((verdict) => `${verdict.measured} ${shareText(verdict)}`);
		expect(share(0)).toEqual([lord]);
		expect(share(1)).toEqual([troop]);
		const wrong = sections.filter(({ shares }) => shares.some(({ outcome }) => outcome !== 'met'));
		expect(wrong.map(({ heading }) => heading)).toEqual(broken);
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
