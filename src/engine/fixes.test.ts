import { describe, expect, test } from 'vitest';
import { aConstraint, aList, anArmy, anEntry, anIndex, aSystem } from '../../tests/builders.ts';
import { limit, offered } from '../../tests/fixes-offered.ts';
import { indexArmy } from './army/index-army.ts';
import { checkRoster } from './judge/report.ts';
import { fixesOf } from './fixes.ts';

describe('whatever it is given', () => {
	const index = anIndex(limit, { kind: 'standing' });

	test('a problem that is not there has no fixes', () => {
		const report = checkRoster(aList(10, 'pikes'), index);
		const [problem] = report.problems;
		const fixed = aList(100, 'pikes');
		if (!problem) throw new Error('no problem');
		expect(fixesOf(problem, fixed, checkRoster(fixed, index), () => 'n')).toEqual([]);
	});

	test('a new unit comes with what it starts with, in the price', () => {
		const entries = [anEntry('knave', { starts: ['oath'] }), ...anArmy().entries];
		const minimum = aConstraint({ kind: 'count', of: { any: ['knave'] }, min: 1, per: 'army' });
		const starting = indexArmy(aSystem({ constraints: [minimum] }), anArmy({ entries }));
		expect(offered(starting, aList(1000))).toEqual(['Add Knave with Oath: +15 points']);
	});
});
