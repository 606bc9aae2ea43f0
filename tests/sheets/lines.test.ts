import { describe, expect, test } from 'vitest';
import { lineCount, setLines } from '../../src/paper/pdf/base/lines.ts';
import { fixedSpace, runWidth, type Run } from '../../src/paper/pdf/base/widths.ts';
import { armiesOf } from './rosters.ts';

const size = 9;
const text = (text: string): Run => ({ text, size });

function linesOf(runs: readonly Run[], width: number): readonly string[] {
	return setLines(runs, width).map((line) => line.map((run) => run.text).join(''));
}

const widthOf = (line: string): number => runWidth(text(line));

describe('lines of a paragraph', () => {
	const long = text(
		'It may re-roll one missed Attack dice in each round of combat, as others may not.'
	);

	test.each([90, 120, 160, 250])('are no wider than %i points, nor more than need be', (width) => {
		const lines = linesOf([long], width);
		expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
		expect(lines).toHaveLength(lineCount([long], width));
		expect(lines.join(' ').replace('re- roll', 're-roll')).toBe(long.text);
	});

	test('are as much alike as they can be', () => {
		const lines = linesOf(
			[text('a fine and even edge is a joy to the eye')],
			widthOf('a fine and even edge is')
		);
		expect(lines).toEqual(['a fine and even edge', 'is a joy to the eye']);
	});

	test('end neither in a fixed space nor between two runs without a space', () => {
		const runs = [
			text('Sword of'),
			{ ...text(`${fixedSpace}Might`), bold: true },
			text(', +50 points')
		];
		expect(linesOf(runs, widthOf('+50 points i'))).toEqual([
			'Sword',
			`of${fixedSpace}Might,`,
			'+50 points'
		]);
	});

	test('may end after a hyphen between two words, but not before a figure or after a letter', () => {
		expect(linesOf([text('well-armoured')], widthOf('well-armour'))).toEqual(['well-', 'armoured']);
		expect(linesOf([text('a D-3 x-ray')], widthOf('a D-3 x'))).toEqual(['a D-3', 'x-ray']);
	});

	test('cut a word that no line holds, and lose no letter of it', () => {
		const lines = linesOf([text(`an ${'W'.repeat(40)} end`)], 100);
		expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(100);
		expect(lines.join('').replaceAll(' ', '')).toBe(`an${'W'.repeat(40)}end`);
	});

	test('are one of nothing, for nothing', () => {
		expect(linesOf([text('')], 100)).toEqual(['']);
		expect(lineCount([text('')], 100)).toBe(1);
	});
});

/** The narrowest column of rules, and the largest type in it. */
const [column, largest] = [160, 9];

test('no word of any rule is too long for its column, so that none need be hyphenated', () => {
	const systems = ['warmaster', 'whfb4', 'whfb6', 't9a', 'aos4', 'spearhead'];
	const texts = systems.flatMap((system) =>
		armiesOf(system).flatMap(({ rules, entries }) => [
			...[...rules.values()].map((rule) => rule.text ?? rule.name),
			...[...entries.values()].map(({ entry }) => entry.text ?? entry.name)
		])
	);
	const words = [...new Set(texts.flatMap((one) => one.split(/[ \-–—/]/)))];
	expect(words.length).toBeGreaterThan(3000);
	const wide = words.filter((word) => runWidth({ text: word, size: largest, bold: true }) > column);
	expect(wide).toEqual([]);
});

test('lines end between Chinese letters, but before no small Japanese one and no stop', () => {
	const width = widthOf('帝国军') + 1;
	expect(linesOf([text('帝国军。')], width).join('|')).toMatch(/^帝国?\|国?军。$/);
	expect(linesOf([text('帝国军队')], width)).toHaveLength(2);
	const two = widthOf('ドワ') + 1;
	expect(linesOf([text('ドワシャツ')], two).join('|')).not.toMatch(/\|[ャッー]/);
});

test('lines never part a letter from its marks', () => {
	const lines = linesOf([text('ผู้กล้าผู้กล้าผู้กล้า')], widthOf('ผู้กล้า'));
	expect(lines.length).toBeGreaterThan(1);
	for (const line of lines) expect(line).not.toMatch(/^\p{M}/u);
});
