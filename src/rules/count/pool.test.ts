import { describe, expect, test } from 'vitest';
import { aConstraint, aList, anArmy, anEntry, aSystem } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { arithmetic, offerText, problemText } from '#i18n';
import { changesOf, checkRoster, indexArmy, fixesOf } from '#engine';

// "Each regiment allows one hero or one war engine or one monster": a count of all three together, with
// room for one more of them for each regiment.

const index = indexArmy(
	aSystem({
		constraints: [
			aConstraint({
				id: 'pool',
				kind: 'count',
				label: 'heroes, war engines and monsters',
				of: { any: ['hero', 'engine', 'monster'] },
				max: 0,
				more: { each: { any: ['regiment'] }, n: 1 }
			})
		]
	}),
	anArmy({
		entries: ['regiment', 'hero', 'engine', 'monster'].map((id) => anEntry(id, { cost: 50 }))
	})
);

describe('a pool of room for several things', () => {
	test.each([
		['', true],
		['hero', false],
		['regiment', true],
		['regiment, hero', true],
		['regiment, engine', true],
		['regiment, hero, monster', false],
		['3 regiment, hero, engine, monster', true],
		['3 regiment, 3 hero', true],
		['3 regiment, 2 hero, engine, monster', false]
	])('%s: %s', (list, isLegal) => {
		if (isLegal) expect(aList(1000, list)).toBeLegalIn(index);
		else expect(aList(1000, list)).toBreak(index, 'count/too-many');
	});

	test('is worded with what makes the room', () => {
		const [problem] = checkRoster(aList(1000, '2 regiment, 2 hero, monster'), index).problems;
		expect(problem && problemText(index, problem)).toBe(
			'Heroes, war engines and monsters: 3 taken, maximum 2. Remove 1.'
		);
		expect(problem && arithmetic(index, problem)).toBe('Maximum 1 for each unit of Regiment: 2.');
	});

	test('is fixed by one less of any of them, or one more regiment', () => {
		const roster = aList(1000, '2 regiment, 2 hero, monster');
		const report = checkRoster(roster, index);
		const [problem] = report.problems;
		if (!problem) throw new Error('nothing is wrong');
		const offers = fixesOf(problem, roster, report, () => 'new', 9).map(({ edit }) =>
			offerText(changesOf(edit, roster, index))
		);
		expect(offers).toEqual(['Remove Hero', 'Remove Monster', 'Add Regiment']);
	});
});

describe('what counts as another', () => {
	const entries = [
		anEntry('axemen', { limit: { min: 2, max: 3, per: 'army' } }),
		anEntry('bowmen', { countsAs: 'axemen', limit: { max: 1, per: 'army' } })
	];
	const replacing = indexArmy(aSystem(), anArmy({ entries }));

	test.each([
		['2 axemen', []],
		['axemen', ['count/too-few']],
		['axemen, bowmen', []],
		['3 axemen', []],
		['3 axemen, bowmen', ['count/too-many']],
		['2 axemen, bowmen', []],
		['axemen, 2 bowmen', ['count/too-many']]
	] as const)('%s: %j', (list, codes) => {
		expect(aList(1000, list)).toBreak(replacing, ...codes);
	});
});
