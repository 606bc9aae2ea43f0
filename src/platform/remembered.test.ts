import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './remembered.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is remembered is recalled until it is forgotten', () => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => kept.set(key, text),
		removeItem: (key: string) => kept.delete(key)
	});
	expect(recall('theme')).toBeUndefined();
	expect(remember('theme', 'dark')).toBe(true);
	expect(recall('theme')).toBe('dark');
	expect(remember('theme', undefined)).toBe(true);
	expect(recall('theme')).toBeUndefined();
});

test.each(['dark', undefined])(
	'where nothing may be kept, %s is not, and nothing fails',
	(text) => {
		const forbid = (): never => {
			throw new DOMException('Not here.', 'SecurityError');
		};
		vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
		expect(remember('theme', text)).toBe(false);
		expect(recall('theme')).toBeUndefined();
	}
);
