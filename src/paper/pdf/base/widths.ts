import { isCovered, noFallback, stretchesOf, type FallbackOf } from '../../fallback/printable.ts';

/** Ranges of characters with known widths: first and last character. */
const measured: readonly (readonly [first: number, last: number])[] = [
	[0x20, 0x7e],
	[0xa0, 0x17f],
	[0x218, 0x21b],
	[0x370, 0x45f],
	[0x2010, 0x2026],
	[0x2032, 0x2033],
	[0x2192, 0x2192],
	[0x2212, 0x2212],
	[0x25a0, 0x25a1]
];

/**
 * Advance widths in thousandths of the type size, two base-36 digits for each character of `measured`, then
 * for the small capitals a to z. Kerning, which only narrows text, is left out. A test compares them with the
 * font files.
 */
const advances = {
	regular:
		'5i7x8aducrinjg4w7n7mcoe286ak8h95et9ud8bscdbocnbodhcn6m6me2e2e2a0n4g8glhejjgfe8ijkya193hge3njjzj8' +
		'fbjdgzeqf6ixgypwi8eyfs8l958le2cqb2cye4bsexcg96dxeu7u6ydt6sn4f8dueoecanb696f1cdjld7cecs8lac8le25i' +
		'7xbseld7esace8b2j98xbve200d0b28ee29585b2f7fl6mb26x9ebvj1jtj5a0g8g8g8g8g8g8mihegfgfgfgfa1a1a1a1jt' +
		'jzj8j8j8j8j8e2j8ixixixixeyf3gfcycycycycycyi5bscgcgcgcg7u7u7u7ue4fmdududududue2duf1f1f1f1cee6ceg8' +
		'cyg8cyg8cyhebshebshebshebsjjfvjtexgfcggfcggfcggfcggfcgijdxijdxijdxijdxkyeukuewa17ua17ua17ua17ua1' +
		'7uj4es936yhgdte8e36se36se38get98fb7ijzfmjzfmjzfm00jzetj8duj8duj8duqrlfgzangzangzaneqb6eqb6eqb6eq' +
		'b6f696f69gf69eixf1ixf1ixf1ixf1ixf1ixf1pwjleyceeyfscsfscsfscs7zeqb6f696000000004w4w000000008u0000' +
		'006m0000000000b2b2hw6mj7nqct00kf00jbnv7gg8gldpf4gffskyj8a1hgg8njjzgkj8jqfb00fgf6evjki8jwm9a1evf0' +
		'bpeb7gcpf0ebd5dubp8xebcr7gehcsf7bdaedofudwa2erbmcpgee2gsi97gcpdocpi9ht00cr000000gefuek0000000000' +
		'00000000000000000000000000000000000000eh000000000000000000000000000000gfgfhrdph5eqa1a193noqlikhq' +
		'kxg2jog8gkgldphrgfpdeokxkxhqi3njkyj8jqfbhef6g2jki8jrgmtlsrh3nffah5rsh1cteld7bldncokwbxgagaefdtim' +
		'g6e2fsemc1ccclgwdnfgdbmqmudnijc5cqkddfcocoetblcqb67u7u6yhxkcewefgaclfeak00cigwpipi00004w4w6m0097' +
		'97b100dndn9g006mcgia4w8sere2bscw',
	bold:
		'4u7x8welcyjqjy4w8282bje27h9v7n95eaa5dpc2czbvcvbudccv6m6md4e2d4a9nxhdhfh4jagkeri6kra598i9eqndk8ir' +
		'g0iwhtezfri9hcqqixgig48t958tdmclb2dfe9bzexcu9he6f3847led7bnafmecexedbfbc98f6cykhdscwcq8x9c8xe24u' +
		'7xbzefdgfy9cdwb2jc9gche200d0b28ee29r8lb2f4fr6mb27c9tchl1lvl2a9hdhdhdhdhdhdo4h4gkgkgkgka5a5a5a5jp' +
		'k8iririririre2iri9i9i9i9gifvhpdbdbdbdbdbdbilbzcucucucu84848484e4fudzdzdzdzdze2ecf6f6f6f6cwe9cwhd' +
		'dbhddbhddbh4bzh4bzh4bzh4bzjah0jpexgkcugkcugkcugkcugkcui6e6i6e6i6e6i6e6krf3kpf6a584a584a584a584a5' +
		'84jdfp987li9edeveq7beq7bev9vfdavfp8gk8fuk8fuk8fu00k7f7irdzirdzirecq5lfhtbfhtbfhtbfezbcezbcezbcez' +
		'bcfr98fra5fr9ni9f6i9f6i9f6i9f6i9f6i9f6qqkhgicwgig4cqg4cqg4cq8gezbcfr98000000004w4w00000000950000' +
		'006m0000000000b2cgjb6mkqoxeb00lk00l7o77ihdhfejgrgkg4kriqa5i9hdndk8h4irk3g000gdfrg5ktixl1lla5g5er' +
		'bve87icgere9d3dsbv9be8cy7ieid1f4bialdrfvdua4egbscgg3ebgphx7icgdrcghxin00cy000000g3fvej0000000000' +
		'00000000000000000000000000000000000000ei000000000000000000000000000000gkgkj9ejh5eza5a598p3rak4ii' +
		'kvgfk8hdhfhfejj0gkqsf8kvkviiilndkrirk3g0h4frgfktixkdhqtztsinp4ghh5ryhod7eidpc3edcvlkc2ghgheze9ir' +
		'gee1g1euc0cpddi4ejfte0n4n8eijncncsl1e1cvcvfbc3csbc84847lioksf6ezghddfq9v00ciewoeoe00005z5z6m00b1' +
		'b1bo00e7e79g006mcpis4w9af2e2bwd9',
	regularCapitals: 'e6eeetgke4cefqhr8v84f3cajvh2g9dbgeepcrd6fzelm1fqd7dm',
	boldCapitals: 'f4f2ekgce8csffhl8w86frcsjqh9fvdvfzfecxdnfeewmrgaehdv'
} as const;

/** A non-breaking space. */
export const fixedSpace = '\u00a0';

/** Ascender plus descender of the font, in type sizes: pdfmake's line height of 1. */
export const naturalLeading = 1.361;

/** A piece of text in one size and weight. */
export interface Run {
	readonly text: string;
	readonly size: number;
	readonly bold?: boolean;
	readonly color?: string;
	/** Letter spacing in points, if lower-case letters are set as small capitals. */
	readonly capitals?: number;
}

type Weight = 'regular' | 'bold';

/**
 * Added or used for characters without a width of their own: accented capitals, letters, accented small
 * capitals, anything else.
 */
const others = { capital: 345, letter: 25, marked: 95, anything: 1320 } as const;

const decoded = (pairs: string): readonly number[] =>
	(pairs.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 36));

function tableOf(pairs: string, rows: typeof measured): ReadonlyMap<string, number> {
	const codes = rows.flatMap(([first, last]) =>
		Array.from({ length: last - first + 1 }, (_, at) => first + at)
	);
	const widths = decoded(pairs);
	return new Map(codes.map((code, at) => [String.fromCodePoint(code), widths[at] ?? 0]));
}

const letters = [[0x61, 0x7a]] as const;
const tables = {
	regular: tableOf(advances.regular, measured),
	bold: tableOf(advances.bold, measured)
} as const;
const capitals = {
	regular: tableOf(advances.regularCapitals, letters),
	bold: tableOf(advances.boldCapitals, letters)
} as const;

/** Cached widths, as the same words occur again and again. */
const known = { regular: new Map<string, number>(), bold: new Map<string, number>() } as const;
/** The same of texts that the sheets' own font lacks some of, while they are measured in the same fonts. */
const knownInOthers = {
	regular: new Map<string, number>(),
	bold: new Map<string, number>()
} as const;
/** The fonts of the sheet that is laid out. */
let fonts: FallbackOf = noFallback;

/** Measures all texts from now on in the fonts of a sheet, whatever fonts others have. */
export function measureIn(fallbackOf: FallbackOf): void {
	if (fallbackOf === fonts) return;
	fonts = fallbackOf;
	for (const widths of Object.values(knownInOthers)) widths.clear();
}

/** Enough for a few armies. */
const maxKnown = 20_000;

/** The width of a run in points. */
export function runWidth({ text, size, bold = false, capitals: spacing }: Run): number {
	const weight = bold ? 'bold' : 'regular';
	if (spacing !== undefined) {
		const width = widthOfAll(text, (own) => capitalsWidth(own, weight));
		return (width * size) / 1000 + text.length * spacing;
	}
	let width = known[weight].get(text) ?? knownInOthers[weight].get(text);
	if (width === undefined) {
		const widths = (Array.from(text).every(isCovered) ? known : knownInOthers)[weight];
		if (widths.size > maxKnown) widths.clear();
		width = widthOfAll(text, (own) => sumOf(own, (character) => widthOf(character, weight)));
		widths.set(text, width);
	}
	return (width * size) / 1000;
}

/** The width of tabular digits, in thousandths of the type size. */
const columnDigit = 450;

/** The width in points of a figure in a column, where all digits are equally wide. */
export function figureWidth({ text, size, bold = false }: Run): number {
	const weight = bold ? 'bold' : 'regular';
	const width = sumOf(text, (character) =>
		/[0-9]/.test(character) ? columnDigit : widthOf(character, weight)
	);
	return (width * size) / 1000;
}

/** The sum of what is set in the sheets' own font and what is set in others. */
function widthOfAll(text: string, ownWidth: (text: string) => number): number {
	// A shortcut for nearly all texts.
	if (/^[\x20-\u017f]*$/.test(text)) return ownWidth(text);
	return stretchesOf(text, fonts).reduce(
		(sum, { text: part, fallback }) => sum + (fallback?.widthOf(part) ?? ownWidth(part)),
		0
	);
}

function sumOf(text: string, widthOf: (character: string) => number): number {
	let sum = 0;
	for (const character of text) sum += widthOf(character);
	return sum;
}

function widthOf(character: string, weight: Weight): number {
	const width = tables[weight].get(character);
	if (width !== undefined) return width;
	// An accented letter without a width of its own.
	const [base = character] = character.normalize('NFD');
	const plain = tables[weight].get(base);
	if (plain === undefined) return others.anything;
	return plain + (base.toLowerCase() === base ? others.letter : others.capital);
}

function capitalsWidth(text: string, weight: Weight): number {
	return sumOf(text, (character) => {
		const [base = character] = character.normalize('NFD');
		const small = capitals[weight].get(base);
		if (small !== undefined) return base === character ? small : small + others.marked;
		const capital = character.toUpperCase();
		// Some non-Latin capitals are wider among small capitals.
		return sumOf(capital, (one) => widthOf(one, weight)) * (isPlain(capital) ? 1 : 1.12);
	});
}

function isPlain(text: string): boolean {
	return /^[ -~À-Þ]*$/.test(text);
}
