import { describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { checkRoster } from '../../engine/judge/report.ts';

const tooMany = 'exclusive/too-many' as const;

describe('exclusive: one steed on a unit', () => {
	const index = anIndex({ kind: 'exclusive', of: { any: ['STEED'] }, max: 1, label: 'steeds' });

	test.each([
		{ list: 'captain', codes: [] },
		{ list: 'captain + horse', codes: [] },
		{ list: 'captain + horse + banner + horn', codes: [] },
		{ list: 'captain + horse + wyrm', codes: [tooMany] },
		{ list: 'captain + horse + horse', codes: [tooMany] },
		{ list: '2 captain + horse', codes: [] },
		{ list: '2 captain + horse + wyrm', codes: [tooMany, tooMany] },
		{ list: 'captain + nothing + nothing', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('the problem names the unit and what it has', () => {
		const list = aList(1000, 'pikes, captain + horse + banner + wyrm');
		expect(checkRoster(list, index).problems).toMatchObject([
			{
				bearer: { unit: { entry: 'captain' } },
				chosenOptions: [{ entry: { id: 'horse' } }, { entry: { id: 'wyrm' } }],
				measured: 2,
				max: 1
			}
		]);
		expect(checkRoster(list, index).problems[0]?.units).toEqual(['u2']);
	});

	test('a met verdict tells the most that a unit has', () => {
		expect(checkRoster(aList(1000), index).verdicts).toMatchObject([{ measured: 0 }]);
		const list = aList(1000, 'captain + horse, captain');
		expect(checkRoster(list, index).verdicts).toMatchObject([{ measured: 1 }]);
	});
});

test.each([
	{ list: 'captain + horse + banner', legal: true },
	{ list: 'captain + horse + banner + horn', legal: false }
])('exclusive: two options on a unit: $list: legal = $legal', ({ list, legal }) => {
	const index = anIndex({ kind: 'exclusive', of: { any: ['OPTION'] }, max: 2 });
	if (legal) expect(aList(1000, list)).toBeLegalIn(index);
	else expect(aList(1000, list)).toBreak(index, tooMany);
});

describe('exclusive: one orb for each full 4 models', () => {
	const index = ranksIndex({ kind: 'exclusive', of: { any: ['orb'] }, max: { perModels: 4 } });

	test.each([
		{ list: 'guards:7 + orb', codes: [] },
		{ list: 'guards:7 + orb + orb', codes: [tooMany] },
		{ list: 'guards:8 + orb + orb', codes: [] },
		{ list: 'guards:8 + orb + orb + orb', codes: [tooMany] },
		{ list: 'duke + orb', codes: [tooMany] },
		{ list: 'duke', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});
});
