import { describe, expect, test } from 'vitest';
import { day, isCopyDue, isShort, noticeOf, setBack, week, type Safety } from './keeping.ts';

const now = 1_000 * day;
const MB = 1024 * 1024;
const month = 30 * day;

/** Nothing to warn about. */
const safe: Safety = {
	now,
	rosters: 3,
	isEdited: true,
	isChanged: true,
	since: now,
	lastBackup: undefined,
	remind: true,
	copy: 'none',
	isKept: true,
	refused: undefined,
	room: { used: 10 * MB, most: 1000 * MB },
	hasNews: false,
	canInstall: false,
	later: {}
};

describe('the notice', () => {
	test('there is none while nothing is to be said', () => {
		expect(noticeOf(safe)).toBeUndefined();
	});

	test('there is none without a roster', () => {
		const worst = { copy: 'failed', isKept: false, room: { used: 9, most: 10 } } as const;
		expect(noticeOf({ ...safe, ...worst, rosters: 0 })).toBeUndefined();
		expect(noticeOf({ ...safe, ...worst, rosters: 1 })).toBe('room');
	});

	test.each([
		{ isKept: false, used: 800 * MB, kind: 'keep' },
		{ isKept: false, used: 800 * MB + 1, kind: 'room' },
		{ isKept: undefined, used: 800 * MB + 1, kind: 'room' },
		{ isKept: true, used: 999 * MB, kind: undefined }
	])('$used of 1000 MB used, kept $isKept: $kind', ({ isKept, used, kind }) => {
		expect(noticeOf({ ...safe, isKept, room: { used, most: 1000 * MB } })).toBe(kind);
	});

	test.each([
		{ used: 10 * MB, most: 30 * MB, isShort: false },
		{ used: 10 * MB + 1, most: 30 * MB, isShort: true },
		{ used: 0, most: 0, isShort: false }
	])('$used of $most is short: $isShort', ({ used, most, isShort: expected }) => {
		expect(isShort({ used, most })).toBe(expected);
	});

	test.each([
		{ isEdited: true, isKept: false, kind: 'keep' },
		{ isEdited: false, isKept: false, kind: undefined },
		{ isEdited: true, isKept: true, kind: undefined },
		{ isEdited: true, isKept: undefined, kind: undefined }
	])('edited $isEdited, kept $isKept: $kind', ({ isEdited, isKept, kind }) => {
		expect(noticeOf({ ...safe, isEdited, isKept })).toBe(kind);
	});

	test.each([
		{ refused: now, kind: 'refused' },
		{ refused: now - month + 1, kind: 'refused' },
		{ refused: now - month, kind: 'keep' }
	])('the browser refused at $refused: $kind', ({ refused, kind }) => {
		expect(noticeOf({ ...safe, isKept: false, refused })).toBe(kind);
	});

	test.each([
		{ lastBackup: now - week + 1, since: 0, kind: undefined },
		{ lastBackup: now - week, since: 0, kind: 'remind' },
		{ lastBackup: undefined, since: now - week + 1, kind: undefined },
		{ lastBackup: undefined, since: now - week, kind: 'remind' }
	])('last backup $lastBackup, rosters since $since: $kind', ({ lastBackup, since, kind }) => {
		const old = { ...safe, lastBackup, since };
		expect(noticeOf(old)).toBe(kind);
		expect(noticeOf({ ...old, isChanged: false })).toBeUndefined();
		expect(noticeOf({ ...old, remind: false })).toBeUndefined();
		expect(noticeOf({ ...old, copy: 'fine' })).toBeUndefined();
	});

	test.each([
		{ kind: 'remind', rest: week, change: { since: 0 } },
		{ kind: 'keep', rest: month, change: { isKept: false } },
		{ kind: 'install', rest: 3 * month, change: { canInstall: true } },
		{ kind: 'refused', rest: month, change: { isKept: false, refused: now } },
		{ kind: 'room', rest: day, change: { isKept: undefined, room: { used: 9, most: 10 } } },
		{ kind: 'copy-asks', rest: day, change: { copy: 'asks' } },
		{ kind: 'copy-failed', rest: day, change: { copy: 'failed' } }
	] as const)('$kind that is put off stays away for $rest', ({ kind, rest, change }) => {
		const due = { ...safe, ...change };
		expect(noticeOf(due)).toBe(kind);
		expect(noticeOf({ ...due, later: { [kind]: now - rest + 1 } })).toBeUndefined();
		expect(noticeOf({ ...due, later: { [kind]: now - rest } })).toBe(kind);
	});

	test('news are shown until they are seen, and never to who has no roster', () => {
		expect(noticeOf({ ...safe, hasNews: true })).toBe('news');
		expect(noticeOf({ ...safe, hasNews: true, rosters: 0 })).toBeUndefined();
		expect(noticeOf({ ...safe, hasNews: true, canInstall: true, isKept: false })).toBe('news');
		expect(noticeOf({ ...safe, hasNews: true, copy: 'asks' })).toBe('copy-asks');
	});

	test('installing is offered before the browser is asked to keep rosters: that is how it does', () => {
		expect(noticeOf({ ...safe, canInstall: true, isKept: false })).toBe('install');
		expect(noticeOf({ ...safe, canInstall: true, rosters: 0 })).toBeUndefined();
		expect(noticeOf({ ...safe, canInstall: true, isKept: false, later: { install: now } })).toBe(
			'keep'
		);
	});

	test('the heaviest comes first', () => {
		const all = { isKept: false, room: { used: 9, most: 10 }, copy: 'failed', since: 0 } as const;
		const later = { room: now };
		expect(noticeOf({ ...safe, ...all })).toBe('room');
		expect(noticeOf({ ...safe, ...all, later })).toBe('copy-failed');
		expect(noticeOf({ ...safe, ...all, later, copy: 'asks' })).toBe('copy-asks');
		expect(noticeOf({ ...safe, ...all, later, copy: 'none' })).toBe('keep');
		expect(noticeOf({ ...safe, ...all, later: { room: now, keep: now }, copy: 'none' })).toBe(
			'remind'
		);
	});
});

describe('the weekly copy', () => {
	test.each([
		{ last: undefined, failed: undefined, due: true },
		{ last: now - week + 1, failed: undefined, due: false },
		{ last: now - week, failed: undefined, due: true },
		{ last: undefined, failed: now - day + 1, due: false },
		{ last: undefined, failed: now - day, due: true },
		{ last: now - week + 1, failed: now - day, due: false }
	])('last at $last, failed at $failed: due $due', ({ last, failed, due }) => {
		expect(isCopyDue(now, last, failed)).toBe(due);
	});
});

describe('moments in the future', () => {
	test('count as now', () => {
		const sum = 'x';
		expect(
			setBack(
				{
					lastBackup: { at: now + 1, sum },
					weeklyCopy: { at: now + 1, sum, file: 'x' },
					copyFailed: { at: now + 1, why: 'gone' },
					rostersSince: now + 1,
					keepRefused: now + 1,
					later: { keep: now + 1, remind: 5 }
				},
				now
			)
		).toEqual({
			lastBackup: { at: now, sum },
			weeklyCopy: { at: now, sum, file: 'x' },
			copyFailed: { at: now, why: 'gone' },
			rostersSince: now,
			keepRefused: now,
			later: { keep: now, remind: 5 }
		});
	});

	test('others stay as they are', () => {
		const lastBackup = { at: now, sum: 'x' };
		expect(setBack({ lastBackup, rostersSince: now, later: { keep: now } }, now)).toEqual({});
	});
});
