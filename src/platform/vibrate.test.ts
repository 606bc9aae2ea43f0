import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { vibrate } from './vibrate.ts';

let felt = 0;
let isStill = false;

beforeEach(() => {
	felt = 0;
	isStill = false;
	vi.useFakeTimers();
	vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
	vi.stubGlobal('navigator', {
		vibrate: () => (felt += 1),
		userActivation: { hasBeenActive: true }
	});
});

afterEach(() => {
	vi.runAllTimers();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('one tap vibrates once, whatever it does, and the next one again', async () => {
	vibrate();
	vibrate();
	await Promise.resolve().then(vibrate);
	expect(felt).toBe(1);
	vi.runAllTimers();
	vibrate();
	expect(felt).toBe(2);
});

test('nothing vibrates for who wants no motion, or before the page is touched', () => {
	isStill = true;
	vibrate();
	isStill = false;
	vi.stubGlobal('navigator', {
		vibrate: () => (felt += 1),
		userActivation: { hasBeenActive: false }
	});
	vibrate();
	expect(felt).toBe(0);
});
