import { describe, expect, test } from 'vitest';
import { Progress } from '../../src/cli/progress.ts';

function writtenTo(screen: { isTTY?: boolean; columns?: number }): string {
	let text = '';
	const progress = new Progress({ ...screen, write: (more) => (text += more) });
	progress.begin('1 of 2 · Nordland');
	progress.done('1 of 2: Nordland.pdf, 1 page');
	progress.begin('2 of 2 · Ost\u001b[31mland');
	progress.line('2 lists printed');
	return text;
}

describe('progress', () => {
	test('is one line on a terminal, written over, and what stays at the end', () => {
		expect(writtenTo({ isTTY: true })).toBe(
			'\r\u001b[K1 of 2 · Nordland\r\u001b[K2 of 2 · Ost�[31mland\r\u001b[K2 lists printed\n'
		);
	});

	test('never runs over the edge of a terminal', () => {
		expect(writtenTo({ isTTY: true, columns: 10 })).toContain('\r\u001b[K1 of 2 · \r');
	});

	test('is a line a list elsewhere', () => {
		expect(writtenTo({})).toBe('1 of 2: Nordland.pdf, 1 page\n2 lists printed\n');
	});
});
