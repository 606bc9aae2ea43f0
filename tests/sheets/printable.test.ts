import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { lineCount, shortened } from '../../src/paper/pdf/base/lines.ts';
import { runWidth } from '../../src/paper/pdf/base/widths.ts';
import {
	isCovered,
	printable,
	printableData,
	replacement
} from '../../src/paper/fallback/printable.ts';
import { typeset } from '../../src/paper/pdf/base/typeset.ts';
import { fontFiles } from './render-node.ts';
import { armies } from './rosters.ts';

/** The little of fontkit that these tests use; it comes with pdfmake. */
interface Font {
	readonly characterSet: readonly number[];
	readonly unitsPerEm: number;
	readonly ascent: number;
	readonly descent: number;
	layout(text: string, features: readonly string[]): { readonly advanceWidth: number };
}
interface Fontkit {
	create(file: Buffer): Font;
}

const require = createRequire(createRequire(import.meta.url).resolve('pdfkit'));
const fontkit = require('fontkit') as Fontkit;
const regular = fontkit.create(readFileSync(fontFiles.regular));
const bold = fontkit.create(readFileSync(fontFiles.bold));

describe('the font', () => {
	test('has exactly the characters of the table', () => {
		const inBold = new Set(bold.characterSet);
		const ofFont = regular.characterSet
			.filter((code) => inBold.has(code))
			.filter((code) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(String.fromCodePoint(code)));
		const ofTable = Array.from({ length: 0x30000 }, (_, code) => code).filter(
			(code) => (code < 0xd800 || code > 0xdfff) && isCovered(String.fromCodePoint(code))
		);
		expect(ofTable).toEqual(ofFont.toSorted((a, b) => a - b));
	});

	test.each(['ß', 'ł', 'Ж', 'ё', 'Ω', 'ά', '×', '−', '–', '“'])('has %s', (character) => {
		expect(isCovered(character)).toBe(true);
	});

	test('has what is printed for characters that it lacks', () => {
		expect(Array.from(replacement).filter((character) => !isCovered(character))).toEqual([]);
	});

	const ofTable = Array.from({ length: 0x2c00 }, (_, code) => String.fromCodePoint(code)).filter(
		(character) => isCovered(character) && !/[\p{M}\p{Sk}]/u.test(character)
	);

	test.each([
		{ weight: 'regular', font: regular, bold: false },
		{ weight: 'bold', font: bold, bold: true }
	])('is never wider in $weight than we measure it, and letters are hardly narrower', (weight) => {
		const measured = ofTable.map((text) => runWidth({ text, size: 1000, bold: weight.bold }));
		const really = ofTable.map((text) => weight.font.layout(text, ['lnum']).advanceWidth);
		const short = ofTable.filter((_, at) => (measured[at] ?? 0) < (really[at] ?? 0) - 0.5);
		expect(short).toEqual([]);
		const usual = ofTable.map((text, at) => ({
			text,
			by: (measured[at] ?? 0) - (really[at] ?? 0)
		}));
		const far = usual.filter(({ text, by }) => /[ -~À-ſΑ-ώА-џ–—‘’“”…−]/.test(text) && by > 0.5);
		expect(far).toEqual([]);
		expect((weight.font.ascent - weight.font.descent) / weight.font.unitsPerEm).toBeCloseTo(1.361);
	});

	test.each([
		{ weight: 'regular', font: regular, bold: false },
		{ weight: 'bold', font: bold, bold: true }
	])('is never wider in small capitals of $weight', (weight) => {
		const short = ofTable.filter((text) => {
			const really = weight.font.layout(text, ['lnum', 'smcp']).advanceWidth;
			return runWidth({ text, size: 1000, bold: weight.bold, capitals: 0 }) < really - 0.5;
		});
		expect(short).toEqual([]);
	});

	test('can place every mark that is left on a letter', () => {
		const letters = ofTable.filter((text) => /\p{L}/u.test(text) && text < '\u0530');
		const marks = Array.from({ length: 0x70 }, (_, at) => String.fromCodePoint(0x300 + at));
		for (const letter of letters) {
			const texts = marks.filter(isCovered).map((mark) => printable(`${letter}${mark}\u0301`));
			expect(regular.layout(texts.join('ffi '), ['lnum']).advanceWidth).toBeGreaterThan(0);
		}
	});

	test('has figures of one width for tables', () => {
		const widths = Array.from(
			'0123456789',
			(figure) => regular.layout(figure, ['lnum', 'tnum']).advanceWidth
		);
		expect(new Set(widths).size).toBe(1);
	});
});

describe('our measure of a paragraph', () => {
	const size = 8.5;
	const texts = [
		...new Set(
			armies.flatMap(({ rules }) => [...rules.values()].map(({ name, text = name }) => text))
		)
	];

	/** Lines as pdfmake would break them, with the font's own kerning. */
	function trueLines(text: string, width: number): number {
		let lines = 1;
		let at = 0;
		for (const word of text.split(/(?<=[ -])/)) {
			const wide = (part: string): number =>
				(regular.layout(part, ['lnum']).advanceWidth * size) / regular.unitsPerEm;
			if (at > 0 && at + wide(word.trimEnd()) > width) {
				lines += 1;
				at = 0;
			}
			at += wide(word);
		}
		return lines;
	}

	test.each([160, 250])('is never short in a column of %i points, and hardly long', (width) => {
		const measured = texts.map((text) => lineCount([{ text, size }], width));
		const really = texts.map((text) => trueLines(text, width));
		expect(measured.filter((lines, at) => lines < (really[at] ?? 0))).toEqual([]);
		const sum = (lines: readonly number[]): number => lines.reduce((a, b) => a + b, 0);
		expect(sum(measured) / sum(really)).toBeLessThan(1.04);
	});
});

test('a title too long for its line is cut where the line ends', () => {
	const run = { text: 'Nordland Expeditionary Force', size: 8 };
	expect(shortened(run, 200)).toBe(run.text);
	expect(shortened(run, 50)).toBe('Nordland Ex…');
	expect(runWidth({ ...run, text: shortened(run, 50) })).toBeLessThanOrEqual(50);
});

describe('printable', () => {
	test.each([
		['Straße', 'Straße'],
		['Łódź', 'Łódź'],
		['Жуков', 'Жуков'],
		['Ωμέγα', 'Ωμέγα'],
		['e\u0301', 'é'],
		['🐉 dragon', '[…] dragon'],
		['👍🏽', '[…]'],
		['中文', '[…]'],
		['한국어 군대 of the North', '[…] of the North'],
		['a\u202eb\u2066c\u200fd', 'abcd'],
		['a\u0000b\u001bc', 'abc'],
		['two\r\nlines\tand\u2028more', 'two lines and more'],
		['half \ud83d pair', 'half  pair'],
		['so\u00adft', 'soft'],
		['Ḃean', 'B\u0307ean'],
		['q\u0308\u0301', 'q\u0308'],
		['ą\u0301', 'ą\u0301'],
		['ΑΙ\u0342', 'ΑΙ']
	])('%j prints as %s', (text, printed) => {
		expect(printable(text)).toBe(printed);
	});

	test('reaches every string of a sheet and leaves the rest alone', () => {
		expect(printableData({ a: ['🐉', 1, undefined, { b: 'ok' }], c: true })).toEqual({
			a: ['[…]', 1, undefined, { b: 'ok' }],
			c: true
		});
	});
});

test.each([
	['-1 Attack', '−1 Attack'],
	['(-1)', '(−1)'],
	['-D3 Toughness', '−D3 Toughness'],
	['well-D', 'well-D'],
	['5-9 hits', '5–9 hits'],
	['re-roll', 're-roll'],
	["enemy's", 'enemy’s'],
	['D6-1', 'D6–1'],
	['all - or none', 'all – or none'],
	['12" away', '12″ away'],
	['"Old Bones"', '“Old Bones”'],
	["the 'Eavy Axe", 'the ’Eavy Axe'],
	["Grim's 'Ed Boots", 'Grim’s ’Ed Boots'],
	["the 'old' axe, 'Eavy", 'the ‘old’ axe, ’Eavy']
])('%s is set as %s', (text, set) => {
	expect(typeset(text)).toBe(set);
});
