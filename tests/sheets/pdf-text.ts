import { inflateSync } from 'node:zlib';

/** A piece of text where it stands: x from the left, y from the top of the page, in points. */
export interface Piece {
	readonly page: number;
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly text: string;
}

/** The text of a PDF as pdfkit writes it: fonts with tables of characters, text in hexadecimal glyphs. */
export function pdfText(pdf: Buffer): readonly Piece[] {
	const objects = objectsOf(pdf.toString('latin1'));
	const fonts = fontsOf(objects);
	return pagesOf(objects).flatMap((page, at) => {
		const height = Number(/\/MediaBox \[0 0 \S+ (\S+)\]/.exec(page)?.[1]);
		const content = contentOf(objects.get(reference(page, 'Contents')) ?? '');
		return piecesOf(content, fonts).map((piece) => ({
			...piece,
			page: at + 1,
			y: height - piece.y
		}));
	});
}

/** The lines of a PDF from above, page after page, the pieces of a line from the left. */
export function pdfLines(pdf: Buffer): readonly string[] {
	return pdfPages(pdf).flat();
}

/** The lines of each page. */
export function pdfPages(pdf: Buffer): readonly (readonly string[])[] {
	const pages = groupedBy(pdfText(pdf), ({ page }) => page);
	return pages.map((page) => groupedBy(page, ({ y }) => Math.round(y)).map(textOf));
}

/** Things of one number together, the smallest number first. */
function groupedBy<T>(things: readonly T[], numberOf: (thing: T) => number): readonly T[][] {
	const groups = new Map<number, T[]>();
	for (const thing of things) {
		const number = numberOf(thing);
		groups.set(number, [...(groups.get(number) ?? []), thing]);
	}
	return [...groups].toSorted(([one], [other]) => one - other).map(([, group]) => group);
}

function textOf(line: readonly Piece[]): string {
	return line
		.toSorted((a, b) => a.x - b.x)
		.map(({ text }) => text.trim())
		.join(' ')
		.replace(/\s+/g, ' ');
}

type Objects = ReadonlyMap<string, string>;

function objectsOf(file: string): Objects {
	const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
	return new Map([...found].map(([, id = '', body = '']) => [id, body]));
}

function reference(body: string, key: string): string {
	return new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '';
}

function pagesOf(objects: Objects): readonly string[] {
	const [tree = ''] = [...objects.values()].filter((body) => /\/Type \/Pages\b/.test(body));
	const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(tree) ?? [];
	return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => objects.get(id) ?? '');
}

function contentOf(body: string): string {
	const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
	return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

type Characters = ReadonlyMap<string, string>;

/** For each name of a font, which characters its glyphs stand for. */
function fontsOf(objects: Objects): ReadonlyMap<string, Characters> {
	const fonts = new Map<string, Characters>();
	for (const body of objects.values()) {
		const [, names = ''] = /\/Font <<([\s\S]*?)>>/.exec(body) ?? [];
		for (const [, name = '', id = ''] of names.matchAll(/\/(\S+) (\d+) 0 R/g)) {
			const table = objects.get(reference(objects.get(id) ?? '', 'ToUnicode')) ?? '';
			fonts.set(name, charactersOf(contentOf(table)));
		}
	}
	return fonts;
}

function charactersOf(table: string): Characters {
	const characters = new Map<string, string>();
	for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
		[...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, code = ''], at) => {
			const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
			const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
			characters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
		});
	}
	return characters;
}

/** Text operators in order: where, in which font and size, which glyphs. */
function piecesOf(
	content: string,
	fonts: ReadonlyMap<string, Characters>
): readonly Omit<Piece, 'page'>[] {
	const pieces: Omit<Piece, 'page'>[] = [];
	let at = { x: 0, y: 0 };
	let font: Characters = new Map();
	let size = 0;
	for (const line of content.split('\n')) {
		const place = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(line);
		const named = /^\/(\S+) (\S+) Tf$/.exec(line);
		const shown = /^\[(.*)\] TJ$/.exec(line);
		if (place) at = { x: Number(place[1]), y: Number(place[2]) };
		if (named) [font, size] = [fonts.get(named[1] ?? '') ?? new Map(), Number(named[2])];
		if (!shown) continue;
		const glyphs = [...(shown[1] ?? '').matchAll(/<([\da-f]*)>/gi)]
			.map(([, hex = '']) => hex)
			.join('');
		const text = (glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '').join('');
		pieces.push({ ...at, size, text });
	}
	return pieces;
}
