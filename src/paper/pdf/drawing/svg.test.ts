import { expect, test } from 'vitest';
import { writingOf, pairOf } from './glyph-text.ts';
import type { TextMark } from './page.ts';
import { pageSvg } from './svg.ts';

const writing = writingOf(['', '<', 'b', '&', ' ', 'A']);
// A font of 1000 units that moves b after A by itself.
const kerning = { units: 1000, pairs: new Map([[pairOf(5, 2), -80]]) };
const fonts = new Map([['F1', { writing, kerning }]]);

function svgOf(glyphs: readonly number[], changes: Partial<TextMark> = {}): string {
	const mark: TextMark = {
		kind: 'text',
		font: 'F1',
		size: 10,
		colour: '#000000',
		spacing: 0,
		x: 1,
		y: 2,
		runs: [{ moved: 0, glyphs }],
		...changes
	};
	return pageSvg({ width: 100, height: 200, marks: [mark], unknown: [] }, fonts, 'sheet');
}

test('what a player wrote is text, never markup', () => {
	expect(svgOf([1, 2, 3])).toContain('>&lt;b&amp;</text>');
});

test('a space at the beginning keeps its width', () => {
	expect(svgOf([4, 5])).toContain('>\u00a0A</text>');
});

test.each([
	['as its font does', -0.8, '>Abb</text>'],
	['further', -1, '>A<tspan dx="-0.2">bb</tspan></text>'],
	['not at all, though its font does', 0, '>A<tspan dx="0.8">bb</tspan></text>']
])('a glyph is moved %s', (_, moved, text) => {
	const runs = [
		{ moved: 0, glyphs: [5] },
		{ moved, glyphs: [2, 2] }
	];
	expect(svgOf([], { runs })).toContain(text);
});

test('what no font moves is moved by the drawing', () => {
	const runs = [
		{ moved: 0, glyphs: [5] },
		{ moved: -0.3, glyphs: [5] }
	];
	expect(svgOf([], { runs })).toContain('>A<tspan dx="-0.3">A</tspan></text>');
});

test('marks of one look say it once', () => {
	const line = { kind: 'path', stroke: { colour: '#b5b5b5', width: 1, cap: 0, join: 0, dash: [] } };
	const marks = ['M0 0L9 0', 'M0 5L9 5'].map((path) => ({ ...line, path }) as const);
	const svg = pageSvg(
		{ width: 10, height: 10, marks: marks as never, unknown: [] },
		fonts,
		'sheet'
	);
	expect(svg.match(/<path/g)).toHaveLength(1);
	expect(svg).toContain('d="M0 0L9 0M0 5L9 5"');
});
