import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { formatsOf, type TextFormat } from '../../src/content/index.ts';
import { sheetAs, textFile } from '../../src/paper/index.ts';
import { aRoster, armyOf, sheetOf, unitsOf } from './rosters.ts';
import { smallRosters } from './small-rosters.ts';

const empire = armyOf('empire');

function written(format: TextFormat, changes: Partial<Roster>): string {
	return sheetAs(sheetOf(empire, aRoster(empire, changes)), format);
}

/** A unit of this name and with this note. */
const called = (name: string, note?: string): Partial<Roster> => ({
	units: [{ id: 'a', entry: 'knights', name, ...(note !== undefined && { note }) }]
});

describe('a small list of each system', () => {
	const cases = Object.entries(smallRosters).flatMap(([system, { index, roster }]) =>
		formatsOf(sheetOf(index, roster)).map((format) => ({ system, format, index, roster }))
	);
	test.each(cases)('$system as $format', ({ system, format, index, roster }) => {
		const name = `${system}.${format === 'text' ? 'plain' : format}.txt`;
		const golden = readFileSync(new URL(`golden-texts/${name}`, import.meta.url), 'utf8');
		const text = sheetAs(sheetOf(index, roster), format);
		expect(text.replaceAll(index.system.revision, 'DATE')).toBe(golden);
	});
});

describe('Markdown', () => {
	test.each([
		['*[b]|#', '\\*\\[b\\]\\|#'],
		['a_b `c` ~d~', 'a\\_b \\`c\\` \\~d\\~'],
		['<script>&lt;', '\\<script\\>\\&lt;'],
		['back\\slash', 'back\\\\slash'],
		['@all :fire: $x$', '\\@all \\:fire: \\$x\\$'],
		['http://x.org www.x.org', 'http\\://x.org www\\.x.org'],
		['two\nlines\tand tabs', 'two lines and tabs']
	])('takes %j at its word', (name, expected) => {
		expect(written('markdown', called(name))).toContain(`- **1 × Knights “${expected}”**: 110\n`);
	});

	test.each([
		['5. Regiment', '5\\. Regiment'],
		['3) Regiment', '3\\) Regiment'],
		['# Regiment', '\\# Regiment'],
		['- Regiment', '\\- Regiment'],
		['+ Regiment', '\\+ Regiment'],
		['> Regiment', '\\> Regiment'],
		['=====', '\\====='],
		['---', '\\---']
	])('makes no list, heading or rule of a line that begins %j', (note, expected) => {
		const text = written('markdown', { units: unitsOf('general'), note: `First.\n${note}` });
		expect(text).toContain(`**Note:** First.  \n${expected}\n`);
	});

	test('has stat lines in a table, with a dash where nothing is printed', () => {
		const sheet = sheetOf(empire, aRoster(empire, { units: unitsOf('halberdiers') }), 'reference');
		expect(sheetAs(sheet, 'markdown')).toMatch(
			/### Stat lines: Infantry\n\n\| {2}\| Att .*\|\n\| --- (\| :-- )+\|\n\| Halberdiers \| 3 \| 3 \|/
		);
	});
});

describe('BBCode', () => {
	test.each([
		['*[b]|#', '*[\u200Bb]|#'],
		['[/list]', '[\u200B/list]'],
		['[*]', '[\u200B*]'],
		['[1] & <b>', '[1] & <b>'],
		['two\nlines', 'two lines']
	])('opens no tag in %j', (name, expected) => {
		expect(written('bbcode', called(name))).toContain(`[*][b]1 × Knights “${expected}”[/b]: 110\n`);
	});

	test('closes every tag that it opens', () => {
		for (const { index, roster } of Object.values(smallRosters)) {
			const text = sheetAs(sheetOf(index, roster, 'reference'), 'bbcode');
			for (const tag of ['b', 'u', 'list', 'url']) {
				const open = text.match(new RegExp(`\\[${tag}[\\]=]`, 'g')) ?? [];
				const close = text.match(new RegExp(`\\[/${tag}\\]`, 'g')) ?? [];
				expect(open.length, tag).toBe(close.length);
			}
		}
	});
});

describe('a table', () => {
	test.each([
		['=1+1', "'=1+1"],
		['+cmd', "'+cmd"],
		['-2-3', "'-2-3"],
		['@sum', "'@sum"],
		['＝1+1', "'＝1+1"],
		['3=1+2', '3=1+2'],
		['-5', '-5'],
		['+2.5', '+2.5'],
		['a,b', '"a,b"'],
		['say "go"', '"say ""go"""'],
		['=a,"b"', `"'=a,""b"""`]
	])('has %j as %j', (name, cell) => {
		expect(written('csv', called(name)).split('\r\n')[1]).toBe(
			`Cavalry,Knights,${cell},1,,,,110,110`
		);
	});

	test('keeps a line break within its cell, and ends every row alike', () => {
		const text = written('csv', called('two\nlines'));
		expect(text).toContain(',"two\nlines",');
		expect(text.endsWith('\r\n')).toBe(true);
	});

	test('has a byte order mark as a file alone', () => {
		const sheet = sheetOf(empire, aRoster(empire, called('Łowcy')));
		expect(textFile(sheet, 'csv').content).toBe(`\uFEFF${sheetAs(sheet, 'csv')}`);
		expect(textFile(sheet, 'markdown').content).toBe(sheetAs(sheet, 'markdown'));
	});

	test('has the stat lines in the reference, and half points as decimals', () => {
		const sheet = sheetOf(empire, aRoster(empire, { units: unitsOf('halberdiers') }), 'reference');
		const half = {
			...sheet,
			groups: sheet.groups.map((group) => ({
				...group,
				lines: group.lines.map((line) => ({ ...line, points: 82.5 }))
			}))
		};
		const [head, row] = sheetAs(half, 'csv').split('\r\n');
		expect(head).toMatch(/,Points,Attack/);
		expect(row).toMatch(/^Infantry,Halberdiers,,1,,,,82\.5,82\.5,3,3,/);
	});
});

describe('the reference as text', () => {
	test('tells stat lines, rules, items and spells, each under its heading', () => {
		const units = unitsOf(
			'flagellants',
			'wizard',
			'general + sword-of-might',
			'knights + battle-banner'
		);
		const text = sheetAs(sheetOf(empire, aRoster(empire, { units }), 'reference'), 'text');
		expect(text).toMatch(/\n\nStat lines: Infantry\nFlagellants: Att 5, Hits 3/);
		for (const heading of ['RULES BY UNIT', 'SPELLS']) {
			expect(text).toContain(`\n\n${heading}\n`);
		}
		expect(text).toMatch(/\n- Ball of Flame \(\d\+.*\): /);
	});

	test('tells a chart row by row below its name', () => {
		const units = unitsOf('cannons');
		const sheet = sheetOf(empire, aRoster(empire, { units }), 'reference');
		const chart = { name: 'Mishap', roll: 'D6', rows: [{ roll: '1', text: 'Gone.' }] };
		const shared = [{ name: 'Powder', text: 'Roll.', chart }];
		const withShared = {
			...sheet,
			...(sheet.reference && { reference: { ...sheet.reference, shared } })
		};
		expect(sheetAs(withShared, 'text')).toContain('\nPowder: Roll.\nMishap (D6)\n1: Gone.\n');
		expect(sheetAs(withShared, 'markdown')).toContain(
			'**Powder:** Roll.\n\n| D6 | Mishap |\n| --- | :-- |\n| 1 | Gone. |\n'
		);
	});
});
