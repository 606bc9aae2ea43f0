import { describe, expect, test } from 'vitest';
import { indexArmy } from '#engine';
import type { Army, System } from '#schema';
import {
	linkContent,
	maxBytes,
	recognise,
	resolveEvent,
	resolveList,
	resolveText
} from '../../src/exchange/index.ts';
import { rawPacks } from '../packs.ts';
import { timeOf } from '../time-of.ts';

/** Just within what is read at all. */
const most = maxBytes - 100;
const fill = (text: string, end = ''): string =>
	text.repeat(Math.floor((most - end.length) / text.length)) + end;

const numbered = (count: number, text: (at: number) => string): string =>
	Array.from({ length: count }, (_, at) => text(at)).join();

const shelf = rawPacks.find(({ folder }) => folder === 'aos4');
const system = shelf?.system as System;
const armies = (shelf?.armies ?? []).map(({ army }) => army as Army);

describe('five megabytes of anything are read within a second', () => {
	test.each([
		['opened lists', () => fill('[')],
		['zeros', () => `[${fill('0,', '0]')}`],
		['keys', () => `{${numbered(300_000, (at) => `"a${at}":[]`)}}`],
		['rosters that are none', () => `{"muster":1,"rosters":[${fill('{},', '{}]}')}`],
		[
			'rosters of strange keys',
			() => `{"muster":1,"rosters":[${numbered(9000, () => '{"x":{"y":[1]},"units":[{"z":1}]}')}]}`
		],
		[
			'options that are none',
			() =>
				`{"formatVersion":1,"units":[${numbered(90, () => `{"options":[${'0,'.repeat(5000)}0]}`)}]}`
		],
		['marks in a heap', () => JSON.stringify({ name: fill('\u0335').slice(0, 2_000_000) })],
		['a line of marks', () => `a\nb\n${fill('\u0335').slice(0, 2_000_000)}`],
		['links in links', () => `https://${fill('/verify/#a')}`],
		['brackets', () => `${'('.repeat(299)}\n`.repeat(4900)],
		['prices', () => `${'( 1/'.repeat(74)}\n`.repeat(4900)]
	])('%s', async (_, text) => {
		const whole = text();
		expect(whole.length).toBeLessThanOrEqual(maxBytes);
		expect(await timeOf(1000, () => recognise(whole))).toBeLessThan(1000);
	});

	test('and a byte more are too big', () => {
		const whole = fill(' ').padEnd(maxBytes + 1);
		expect(recognise(whole)).toEqual({
			kind: 'unreadable',
			faults: [{ message: 'The file is too big for a list (maximum 5 MB).' }]
		});
		expect(linkContent(whole)).toBeUndefined();
	});
});

describe('ten thousand of anything end in a sentence', () => {
	const index = indexArmy(system, armies[0] as Army);
	const [unit] = index.units;
	const head = { system: system.name, army: index.army.name, size: 2000 };

	test.each([
		['units', { units: Array.from({ length: 10_000 }, () => ({ unit: 'x' })) }],
		['units by number', { units: Array.from({ length: 2000 }, () => ({ unit: 'x', count: 500 })) }],
		['things given', { units: [{ unit: 'x', with: Array.from({ length: 10_000 }, () => 'y') }] }]
	])('%s', (_, more) => {
		const file = recognise(JSON.stringify({ ...head, ...more }));
		expect(file).toMatchObject({ kind: 'unreadable', faults: [{ message: /at most/ }] });
	});

	test('unknown names are looked up within a second', async () => {
		const units = Array.from({ length: 2000 }, (_, at) => ({ unit: `${unit?.entry.name} ${at}` }));
		const file = recognise(JSON.stringify({ ...head, units }));
		if (file.kind !== 'plain-list') throw new Error(file.kind);
		const { list } = file;
		expect(await timeOf(1000, () => resolveList(list, index, () => ''))).toBeLessThan(1000);
	});

	test('a text of unknown lines is looked up within a second', async () => {
		const lines = Array.from(
			{ length: 4000 },
			(_, at) => `${unit?.entry.name} ${at} (100)\n• Mark ${at}`
		);
		const file = recognise(`List 10/2000 pts\n${index.army.name}\nRegiment 1\n${lines.join('\n')}`);
		if (file.kind !== 'list-text') {
			expect(file.kind).toBe('unreadable');
			return;
		}
		const { text } = file;
		expect(await timeOf(1000, () => resolveText(text, index, () => ''))).toBeLessThan(1000);
	});

	test('house rules that name every army in turn are looked up within a second', async () => {
		const constraints = Array.from({ length: 100 }, (_, at) => ({
			kind: 'count',
			of: { any: Array.from({ length: 8 }, (_, n) => `Nobody of ${at * n}`) },
			max: 1,
			armies: [armies[at % armies.length]?.name, armies[(at * 7 + 1) % armies.length]?.name]
		}));
		const event = { eventPack: 1, name: 'x', system: system.name, date: '2026-12-05', constraints };
		const file = recognise(JSON.stringify(event));
		if (file.kind !== 'event-pack') throw new Error(file.kind);
		const { event: plain } = file;
		expect(await timeOf(1000, () => resolveEvent(plain, system, armies))).toBeLessThan(1000);
	});
});
