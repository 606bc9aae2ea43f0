import { expect, test } from 'vitest';
import { applyEdit, type Edit } from '#engine';
import { aList } from '../../../tests/builders.ts';
import { followingLimit } from './default-name.ts';

const named = (name: string, edit: Edit) => {
	const roster = { ...aList(2000, ''), name };
	const { name: now, size } = applyEdit(roster, followingLimit(edit, roster, 'Tin Host'));
	return { name: now, size };
};

test.each([
	['a name with the limit follows it', 'Tin Host 2000', 'Tin Host 1000'],
	['one with another number stays', 'Tin Host 2500', 'Tin Host 2500'],
	['one of the player’s stays', 'Cup 2000', 'Cup 2000'],
	['one without a number stays', 'Tin Host', 'Tin Host']
])('%s', (_, before, after) => {
	expect(named(before, { kind: 'resize', size: 1000 })).toEqual({ name: after, size: 1000 });
});

test('it follows the limit of an event, and no edit that leaves the limit alone', () => {
	const event = { formatVersion: 1, name: 'Cup', system: 'toy', size: 1500, constraints: [] };
	expect(named('Tin Host 2000', { kind: 'attend', event } as unknown as Edit).name).toBe(
		'Tin Host 1500'
	);
	expect(named('Tin Host 2000', { kind: 'resize', size: 2000 }).name).toBe('Tin Host 2000');
	expect(named('Tin Host 2000', { kind: 'rename', name: 'Mine' }).name).toBe('Mine');
});

test('what is restored has the name that it had', () => {
	const roster = { ...aList(1000, ''), name: 'Tin Host 2000' };
	expect(named('Tin Host 2000', { kind: 'restore', roster })).toEqual({
		name: 'Tin Host 2000',
		size: 1000
	});
});
