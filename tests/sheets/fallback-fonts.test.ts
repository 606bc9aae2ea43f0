import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { replacedGroups } from '../../src/paper/index.ts';
import { areJapanese, families, Slices } from '../../src/paper/fallback/slices.ts';
import { drawPdf } from '../../src/paper/pdf/drawing/drawing.ts';
import { readSlice, readSliceIndex } from '../../src/paper/pdf/fallback/slice-files.ts';
import { unpacked } from '../../src/paper/pdf/fallback/load.ts';
import { runWidth } from '../../src/paper/pdf/base/widths.ts';
import { findFallbacks, renderPdfInNode } from '../../src/paper/pdf/render-node.ts';
import { printable, unprintable } from '../../src/paper/fallback/printable.ts';
import { pdfText } from './pdf-text.ts';
import { aRoster, armiesOf, armyOf, sheetOf } from './rosters.ts';

/** Names as players may write them, and the family whose letters they are printed in. */
const names = [
	['帝国军队', 'noto-serif-sc'],
	['龍之戰士', 'noto-serif-sc'],
	['ドワーフ王国', 'noto-serif-jp'],
	['한국어 군대', 'noto-serif-kr'],
	['צבא המלך', 'noto-serif-hebrew'],
	['שָׁלוֹם', 'noto-serif-hebrew'],
	['جيش الفرسان', 'scheherazade-new'],
	['می\u200cخواهم', 'scheherazade-new'],
	['กองทัพผู้กล้า น้ำใจ', 'noto-serif-thai'],
	['हिन्दी योद्धा क्षत्रिय', 'noto-serif-devanagari'],
	['🐉⚔', 'noto-emoji']
] as const;

const index = readSliceIndex();
const slices = new Slices(index);
const empire = armyOf('empire');

function printed(...texts: readonly string[]) {
	const units = texts.map((name, at) => ({ id: `u${at}`, entry: 'halberdiers', name }));
	return renderPdfInNode([[sheetOf(empire, aRoster(empire, { units }))]], 'a4');
}

function fileOf(character: string, isJapanese = false): string {
	return slices.of(character, isJapanese)[0]?.file ?? '';
}

describe('the slice of a character', () => {
	test.each(names)('of %s is one of its script', (name, family) => {
		for (const letter of name.replaceAll(/[\s\p{M}\p{Cf}]/gu, '')) {
			expect(fileOf(letter, areJapanese([name]))).toMatch(new RegExp(`^${family}/`));
		}
	});

	test('of a Chinese character is a Japanese one beside Japanese letters', () => {
		expect(fileOf('王', areJapanese(['王国', 'ドワーフ']))).toContain('noto-serif-jp');
		expect(fileOf('王', areJapanese(['王国', 'Zwerge']))).toContain('noto-serif-sc');
	});

	test('is a small file of many', () => {
		const files = Object.values(index).flat();
		expect(files.length).toBeGreaterThan(300);
		expect(Math.max(...files.map((file) => readSlice(file).length))).toBeLessThan(200_000);
	});

	test('is needed for no word of any army', () => {
		const systems = ['warmaster', 'whfb4', 'whfb6', 't9a', 'aos4', 'spearhead'];
		const texts = systems.flatMap((system) =>
			armiesOf(system).flatMap(({ rules, entries }) =>
				[...rules.values(), ...[...entries.values()].map(({ entry }) => entry)].flatMap(
					({ name, text = '' }) => [name, text]
				)
			)
		);
		expect(texts.length).toBeGreaterThan(5000);
		expect(texts.filter((text) => unprintable(text).length > 0)).toEqual([]);
	});

	test('is none in a script that there is no font for', () => {
		expect(fileOf('ხ')).toBe('');
	});
});

describe('a name in another script', () => {
	test('is on the sheet, and said by the drawing letter for letter', async () => {
		const { bytes, replaced } = await printed(...names.map(([name]) => name));
		const { pages } = await drawPdf(bytes, 'sheet');
		const drawn = pages.flatMap(({ text }) => text).join('\n');
		for (const [name] of names.slice(0, -1)) expect(drawn).toContain(`“${name}”`);
		expect(drawn.replaceAll(' ', '')).toContain('“🐉⚔”');
		expect(replaced).toEqual([]);
	});

	test('can be copied out of the file', async () => {
		const pieces = pdfText((await printed(...names.map(([name]) => name))).bytes);
		const text = pieces.map((piece) => piece.text).join('');
		for (const name of ['帝国军队', '龍之戰士', 'ドワーフ王国', '한국어 군대', '🐉⚔']) {
			expect(text).toContain(name);
		}
		// From right to left letters stand as they are seen: who reads a PDF turns them round.
		expect(text).toContain(Array.from('המלך').toReversed().join(''));
		expect(text).toContain(Array.from('الفرسان').toReversed().join(''));
	});

	/** Widths and glyphs of HarfBuzz 14, as harfbuzzjs 1.6.4 has it, with the same files. */
	test.each([
		['אבירים', 2863],
		['שָׁלוֹם', 2147],
		['יִשְׂרָאֵל', 2596],
		['الفرسان', 2684],
		['لا', 651],
		['مُحَمَّد', 2235],
		['می\u200cخواهم', 3429],
		['گھوڑا', 2037],
		['อัศวิน', 2431],
		['ผู้กล้า', 2384],
		['น้ำใจ', 2065],
		['हिन्दी', 1744],
		['योद्धा', 1673],
		['क्षत्रिय', 2114],
		['स्त्री', 1270],
		['र्कि', 970]
	])('%s is as wide as a browser sets it', async (word, width) => {
		await printed(word);
		expect(Math.abs(runWidth({ text: word, size: 1000 }) - width)).toBeLessThanOrEqual(2);
		expect(runWidth({ text: word, size: 1000, bold: true, capitals: 0 })).toBeCloseTo(
			runWidth({ text: word, size: 1000 })
		);
	});

	test('moves no line: letters of every family are as high as those of the sheets', async () => {
		const require = createRequire(createRequire(import.meta.url).resolve('pdfkit'));
		const { create } = require('fontkit') as {
			create(file: Uint8Array): { unitsPerEm: number; ascent: number; descent: number };
		};
		for (const family of families) {
			const [slice] = index[family] ?? [];
			const font = create(Buffer.from(await unpacked(slice ? readSlice(slice) : new Uint8Array())));
			expect(font.ascent / font.unitsPerEm).toBeCloseTo(1.016, 3);
			expect(font.descent / font.unitsPerEm).toBeCloseTo(-0.345, 3);
		}
	});

	test('stands among words from left to right in the order in which it is read', async () => {
		const { bytes } = await printed('צבא המלך (12) x');
		const pieces = pdfText(bytes).filter(({ text }) => /[א-ת]|^12$|^\($|^\) $/.test(text));
		const inSight = pieces.toSorted((a, b) => a.x - b.x).map(({ text }) => text.trim());
		expect(inSight).toEqual(['(', '12', ')', 'ךלמה', 'אבצ']);
	});
});

describe('what was printed before', () => {
	const nameOf = (name: string) =>
		sheetOf(empire, aRoster(empire, { units: [{ id: 'u1', entry: 'halberdiers', name }] }));

	test('does not choose the letters of a Chinese name', async () => {
		const [japanese, chinese] = [nameOf('ドワーフの麒麟'), nameOf('麒麟')];
		for (const sheet of [japanese, chinese, japanese]) await renderPdfInNode([[sheet]], 'a4');
		const { in: fontOf } = await findFallbacks([japanese, chinese]);
		expect(fontOf(japanese)('麒')?.id).toContain('noto-serif-jp');
		expect(fontOf(chinese)('麒')?.id).toContain('noto-serif-sc');
	});

	test('does not measure a sign that several fonts have', async () => {
		const sign = '♥';
		const neighbour = charactersBeside(sign, 'noto-serif-jp');
		await printed(`ドワーフ${neighbour}`);
		await printed(sign);
		const sheet = nameOf(sign);
		const font = (await findFallbacks([sheet])).in(sheet)(sign);
		expect(font?.id).toContain('noto-emoji');
		expect(runWidth({ text: sign, size: 1000 })).toBe(font?.widthOf(sign));
	});

	test('does not set a letter in one piece that the sheets’ own font has in two', async () => {
		const neighbour = charactersBeside('ǹ', 'noto-serif-sc');
		await printed(neighbour);
		const [sheet, other] = [nameOf('ǹ'), nameOf(`ǹ ${neighbour}`)];
		const fonts = await findFallbacks([sheet, other]);
		expect(printable('ǹ', fonts.in(sheet))).toBe('n\u0300');
		expect(printable('ǹ', fonts.in(other))).toBe('n\u0300');
	});
});

/** Other characters that are printed in the file of a character. */
function charactersBeside(character: string, family: string): string {
	const slice = slices.of(character, false).find(({ file }) => file.startsWith(`${family}/`));
	const codes = Array.from(slice?.range.matchAll(/U\+(\w+)/g) ?? [], ([, code = '']) => code);
	const beside = codes
		.map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
		.filter((one) => one !== character && unprintable(one).length > 0)
		.filter((one) => [fileOf(one), fileOf(one, true)].includes(slice?.file ?? ''));
	expect(beside).not.toEqual([]);
	return beside.slice(0, 2).join('');
}

describe('a name from right to left', () => {
	test('goes on in the next line, and in each line from the right', async () => {
		const letters = Array.from('אבגדהחטכלמ');
		const name = letters.map((letter) => letter.repeat(7)).join(' ');
		const units = [{ id: 'u1', entry: 'halberdiers', name }];
		const cards = [sheetOf(empire, aRoster(empire, { name: 'Nordland', units }), 'cards')];
		const pieces = pdfText((await renderPdfInNode([cards], 'a4')).bytes);
		const places = letters.map((letter) => pieces.find(({ text }) => text.includes(letter)));
		const read = places.toSorted((a, b) => (a?.y ?? 0) - (b?.y ?? 0) || (b?.x ?? 0) - (a?.x ?? 0));
		expect(new Set(places.map((place) => place?.y)).size).toBeGreaterThan(1);
		expect(read).toEqual(places);
	});
});

describe('what no font has', () => {
	test('is replaced on paper and said with its name, what it is and why', async () => {
		const roster = aRoster(empire, {
			name: 'ხმალი',
			units: [{ id: 'u1', entry: 'halberdiers', name: 'Կայսրություն of 中', note: 'ხ' }]
		});
		const { bytes, replaced } = await renderPdfInNode([[sheetOf(empire, roster)]], 'a4');
		const drawn = pdfText(bytes).map(({ text }) => text);
		expect(drawn.join('')).toContain('“[…] of 中”');
		expect(drawn.join('')).not.toMatch(/□|\0/);
		expect(replacedGroups(replaced)).toEqual([
			{
				isOutOfReach: false,
				reason: 'Muster has no font for these letters.',
				lines: [
					'List “ხმალი”: printed as “[…]”.',
					'Name “Կայսրություն of 中”: printed as “[…] of 中”.',
					'Note “ხ”: printed as “[…]”.'
				]
			}
		]);
	});

	test('is told once by its name, not in every sentence about it', async () => {
		const units = [{ id: 'u1', entry: 'general', name: 'ხმალი', options: ['sword-of-fate'] }];
		const sheets = [sheetOf(empire, aRoster(empire, { units }), 'organiser')];
		const { replaced } = await renderPdfInNode([sheets], 'a4');
		expect(replaced.map(({ text }) => text)).toEqual(['ხმალი']);
	});
});
