import { expect, test } from 'vitest';
import { anIndex, aList } from '../../../tests/builders.ts';
import { copyUnit } from './copy-unit.ts';
import { checkRoster } from '../judge/report.ts';

const index = anIndex(
	{ id: 'relics-once', kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' },
	{ id: 'wyrms', kind: 'count', of: { any: ['wyrm'] }, max: 1, per: 'army' }
);

test('a copy has what its original has', () => {
	const { context } = checkRoster(aList(1000, 'captain + horse + oath'), index);
	expect(copyUnit(context, 'u1', 'new')).toEqual({
		id: 'new',
		entry: 'captain',
		options: ['horse', 'oath']
	});
});

test('what an army may have only once stays with the original', () => {
	const { context } = checkRoster(aList(1000, 'captain + wyrm + banner'), index);
	expect(copyUnit(context, 'u1', 'new')).toEqual({ id: 'new', entry: 'captain' });
});

test('there is no copy of a unit that is not there', () => {
	expect(copyUnit(checkRoster(aList(1000), index).context, 'u1', 'new')).toBeUndefined();
});
