import { afterEach, expect, test, vi } from 'vitest';
import { armyHint, keepArmyHint } from './army-hint.ts';

afterEach(() => vi.unstubAllGlobals());

test('the army of the roster that was opened last is known, and of no other', () => {
	vi.stubGlobal('localStorage', {});
	expect(armyHint('a')).toBeUndefined();
	keepArmyHint('a', 'game', 'army');
	expect(armyHint('a')).toEqual(['game', 'army']);
	expect(armyHint('b')).toBeUndefined();
	keepArmyHint('b', 'game', 'other');
	expect([armyHint('a'), armyHint('b')]).toEqual([undefined, ['game', 'other']]);
});

test.each(['', 'null', '[]', '{', '7', '["b"]', '{"a":1}'])('%j is no hint', (stored) => {
	vi.stubGlobal('localStorage', { 'muster.opened': stored });
	expect(armyHint('a')).toBeUndefined();
});

test('a browser that keeps nothing opens rosters all the same', () => {
	expect(armyHint('a')).toBeUndefined();
	expect(() => keepArmyHint('a', 'game', 'army')).not.toThrow();
});
