import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { anEntry } from '../../../tests/builders.ts';
import { toyIndex } from '../../../tests/toy-regiments.ts';
import { hiddenMark } from './entry-text.ts';

test.each([
	['cy', 'Legends', true],
	['ada', undefined, false]
])('%s is marked %s', (id, mark, isHidden) => {
	const entry = toyIndex.entries.get(id);
	expect(entry && hiddenMark(entry)).toBe(mark);
	expect(entry?.isHidden).toBe(isHidden);
});

const { system, army } = toyIndex;
const seasonal = army.entries.map((entry) =>
	entry.id === 'cy' ? { ...anEntry('cy', { type: 'chief' }), season: '2025-26' } : entry
);

test('what is of a season is marked with it, and out of sight', () => {
	const entry = indexArmy(system, { ...army, entries: seasonal }).entries.get('cy');
	expect(entry && hiddenMark(entry)).toBe('Season 2025-26');
	expect(entry?.isHidden).toBe(true);
});

test('in an army of legends they are marked, and shown', () => {
	const entry = indexArmy(system, { ...army, legends: true }).entries.get('cy');
	expect(entry && hiddenMark(entry)).toBe('Legends');
	expect(entry?.isHidden).toBe(false);
});
