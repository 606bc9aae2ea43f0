import { afterEach, expect, test, vi } from 'vitest';
import { armyHint, storeArmyHint } from './first-paint-hints.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that remembers, and what it remembers to begin with. */
function stubMemory(stored = ''): void {
	let text = stored;
	vi.stubGlobal('localStorage', {
		getItem: () => text,
		setItem: (_: string, next: string) => (text = next)
	});
}

test('the army of the roster that was opened last is known, and of no other', () => {
	stubMemory();
	expect(armyHint('a')).toBeUndefined();
	storeArmyHint('a', 'game', 'army', ['/army.json']);
	expect(armyHint('a')).toEqual(['game', 'army']);
	expect(armyHint('b')).toBeUndefined();
	storeArmyHint('b', 'game', 'other');
	expect([armyHint('a'), armyHint('b')]).toEqual([undefined, ['game', 'other']]);
});

test.each(['', 'null', '[]', '{', '7', '["b"]', '{"a":1}'])('%j is no hint', (stored) => {
	stubMemory(stored);
	expect(armyHint('a')).toBeUndefined();
});

test('a browser that keeps nothing opens rosters all the same', () => {
	expect(armyHint('a')).toBeUndefined();
	expect(() => storeArmyHint('a', 'game', 'army')).not.toThrow();
});
