import { expect, test } from 'vitest';
import { kerningOf, pairOf } from './glyph-text.ts';
import type { GlyphRun, TextMark } from './page.ts';

const space = 9;

function aMark(...runs: readonly GlyphRun[]): TextMark {
	return { kind: 'text', font: 'F1', size: 10, colour: '#000000', spacing: 0, x: 0, y: 0, runs };
}

/** Two glyphs, the second moved by so many points. */
function twoGlyphs(left: number, right: number, moved: number): TextMark {
	return aMark({ moved: 0, glyphs: [left] }, { moved, glyphs: [right] });
}

function pairsOf(...marks: readonly TextMark[]): readonly (readonly [number, number])[] {
	return [...kerningOf(marks, 1000, (glyph) => glyph === space).pairs];
}

test('a font learns what its glyphs are moved by, in its own units', () => {
	expect(pairsOf(twoGlyphs(1, 2, -0.8))).toEqual([[pairOf(1, 2), -80]]);
});

test('it learns what most of a pair are moved by, and nothing where most are not', () => {
	const moved = twoGlyphs(1, 2, -0.8);
	const still = aMark({ moved: 0, glyphs: [1, 2] });
	expect(pairsOf(moved, still, moved)).toEqual([[pairOf(1, 2), -80]]);
	expect(pairsOf(still, moved, still)).toEqual([]);
});

test.each([
	['a space after a glyph', twoGlyphs(1, space, -0.8)],
	['a glyph after a space', twoGlyphs(space, 1, -0.8)],
	['a gap of the setting', twoGlyphs(1, 2, 2.6)],
	['the beginning of a text', aMark({ moved: -0.8, glyphs: [1] })]
])('it learns nothing of %s', (_, mark) => {
	expect(pairsOf(mark)).toEqual([]);
});
