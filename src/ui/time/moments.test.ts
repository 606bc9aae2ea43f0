import { expect, test } from 'vitest';
import { dateAndTime, dateOf, dayOf } from './moments.ts';

const now = new Date(2026, 10, 21, 0, 30).getTime();

test('yesterday ends at midnight, not a day ago', () => {
	expect(dayOf(new Date(2026, 10, 21, 0, 5).getTime(), now)).toBe('Today');
	expect(dayOf(new Date(2026, 10, 20, 23, 59).getTime(), now)).toBe('Yesterday');
	expect(dayOf(new Date(2026, 10, 20, 0, 0).getTime(), now)).toBe('Yesterday');
	expect(dayOf(new Date(2026, 10, 19, 23, 59).getTime(), now)).toContain('19');
});

test('another year is said', () => {
	const old = new Date(2025, 11, 21, 12).getTime();
	expect(dateOf(old, now)).toContain('2025');
	expect(dateOf(new Date(2026, 11, 21, 12).getTime(), now)).not.toContain('2026');
});

test('what is no moment is left out', () => {
	expect([dateOf(1e300, now), dateAndTime(NaN, now)]).toEqual(['', '']);
});
