import { describe, expect, test } from 'vitest';
import { boundText, commitmentTo, fingerprintOfAll, checkPublished } from './commitment.ts';

const bound = (number: number) =>
	boundText({
		event: 'Northern Open, 2026-12-05',
		rules: '9c8c-36ae-f4f0-133f',
		number,
		text: '2 × Halberdiers',
		nonce: String(number).repeat(64)
	});
const [one, two] = [bound(1), bound(2)];
const commitments = [
	`${commitmentTo(one)}  lists/001.txt`,
	`${commitmentTo(two)}  lists/002.txt`,
	''
].join('\n');

const check = (...files: readonly { name: string; text: string }[]) =>
	checkPublished(commitments, files)?.lists;

describe('a published list', () => {
	test('is what was committed to, under whatever name and with whatever line ends it came', () => {
		expect(
			check(
				{ name: 'lists/001.txt', text: one },
				{ name: 'two.txt', text: `\uFEFF${two.replaceAll('\n', '\r\n')}\r\n` }
			)
		).toEqual([
			{ file: 'lists/001.txt', is: 'kept' },
			{ file: 'lists/002.txt', is: 'kept' }
		]);
	});

	test('is another one after any change, of its nonce too', () => {
		const changes = [one.replace('2 ×', '3 ×'), one.replace('1111', '1112')];
		for (const text of changes) {
			expect(check({ name: '001.txt', text })).toContainEqual({
				file: 'lists/001.txt',
				is: 'changed'
			});
		}
	});

	test('that nobody committed to is said, and commitments whose lists are not there', () => {
		expect(check({ name: 'other.txt', text: '2 Pikes' })).toEqual([
			{ file: 'other.txt', is: 'unknown' },
			{ file: 'lists/001.txt', is: 'missing' },
			{ file: 'lists/002.txt', is: 'missing' }
		]);
	});

	test('is held against commitments alone', () => {
		expect(checkPublished('2 × Halberdiers', [])).toBeUndefined();
		expect(checkPublished(commitments, [])?.fingerprint).toBe(
			fingerprintOfAll([commitmentTo(one), commitmentTo(two)])
		);
	});
});
