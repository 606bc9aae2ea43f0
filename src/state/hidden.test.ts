import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { toyIndex } from '../../tests/toy-regiments.ts';
import { hiddenMark } from './hidden.ts';

test.each([
	['cy', 'Legends', true],
	['ada', undefined, false]
])('%s is marked %s', (id, mark, isHidden) => {
	const entry = toyIndex.entries.get(id);
	expect(entry && hiddenMark(entry)).toBe(mark);
	expect(entry?.isHidden).toBe(isHidden);
});

test('in an army of legends they are marked, and shown', () => {
	const { system, army } = toyIndex;
	const entry = indexArmy(system, { ...army, legends: true }).entries.get('cy');
	expect(entry && hiddenMark(entry)).toBe('Legends');
	expect(entry?.isHidden).toBe(false);
});
