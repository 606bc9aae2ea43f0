import { describe, expect, test } from 'vitest';
import { cup as event } from '../../tests/cup.ts';
import type { DeskList } from '../exchange/desk/index.ts';
import { placedRows, differences } from './rows.ts';

const list = (name: string, sent: string, more: Partial<DeskList> = {}): DeskList => ({
	file: `${name}.txt`,
	player: { name },
	sent,
	state: 'legal',
	army: 'empire',
	points: 900,
	code: sent,
	remarks: [],
	...more
});
const rows = (lists: Readonly<Record<string, DeskList>>) => {
	const keys = Object.keys(lists);
	return placedRows(Object.values(lists), event).map((row, at) => ({
		...row,
		key: keys[at] ?? ''
	}));
};
const day = (number: number): string => `2026-11-${number}T12:00:00Z`;
const said = (...[before, now]: Parameters<typeof differences>) =>
	differences(before, now).map(({ kind, before: old, now: next }) => [
		kind,
		(next ?? old)?.list.player?.name
	]);

describe('two states of a desk', () => {
	const anna = list('Anna', day(10));
	const bert = list('Bert', day(10));

	test('that are the same differ in nothing', () => {
		expect(said(rows({ a: anna, b: bert }), rows({ b: bert, a: anna }))).toEqual([]);
	});

	test('differ in new players, newer versions, corrections and players who are gone', () => {
		const before = rows({ a: anna, b: bert, c: list('Cleo', day(10)) });
		const now = rows({
			a: anna,
			'a-2': list('Anna', day(12)),
			b: { ...bert, points: 950 },
			d: list('Dora', day(10))
		});
		expect(said(before, now)).toEqual([
			['newer', 'Anna'],
			['corrected', 'Bert'],
			['new', 'Dora'],
			['gone', 'Cleo']
		]);
	});

	test('do not differ by a list that both were sent', () => {
		const now = rows({ a: anna, 'a-again': anna });
		expect(said(rows({ a: anna }), now)).toEqual([]);
	});

	test('do not differ by an older version', () => {
		const now = rows({ a: anna, 'a-1': list('Anna', day(9)) });
		expect(said(rows({ a: anna }), now)).toEqual([]);
	});
});
