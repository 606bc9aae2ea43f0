import {
	times,
	type DrawnPage,
	type GlyphRun,
	type Mark,
	type Matrix,
	type Stroke
} from './page.ts';

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The graphics state that `q` saves and `Q` restores. */
interface Look {
	matrix: Matrix;
	fill: string;
	stroke: string;
	width: number;
	cap: number;
	join: number;
	dash: readonly number[];
	font: string;
	size: number;
	spacing: number;
}

interface Pen {
	look: Look;
	readonly kept: Look[];
	readonly marks: Mark[];
	/** The path not yet painted, and the text matrices. */
	path: string[];
	line: Matrix;
	/** What the glyphs to come say, if the file says so; empty once it was read. */
	actual?: string | undefined;
}

const upright: Matrix = [1, 0, 0, 1, 0, 0];

const black = '#000000';

/** Draws a page of these operations. Unknown ones are skipped and listed. */
export function drawPage(
	operations: readonly Operation[],
	width: number,
	height: number
): DrawnPage {
	const look: Look = {
		matrix: [1, 0, 0, -1, 0, height],
		...{ fill: black, stroke: black, width: 1, cap: 0, join: 0, dash: [] },
		...{ font: '', size: 0, spacing: 0 }
	};
	const pen: Pen = { look, kept: [], marks: [], path: [], line: upright };
	const unknown = new Set<string>();
	for (const { operator, operands } of operations) {
		const step = steps[operator];
		if (step) step(pen, operands);
		else unknown.add(operator);
	}
	return { width, height, marks: pen.marks, unknown: [...unknown] };
}

type Step = (pen: Pen, operands: readonly Operand[]) => void;

const steps: Readonly<Record<string, Step | undefined>> = {
	q: (pen) => pen.kept.push({ ...pen.look }),
	Q: (pen) => (pen.look = pen.kept.pop() ?? pen.look),
	cm: ({ look }, given) => (look.matrix = times(matrixOf(given), look.matrix)),
	w: ({ look }, [width]) => (look.width = numberOf(width)),
	J: ({ look }, [cap]) => (look.cap = numberOf(cap)),
	j: ({ look }, [join]) => (look.join = numberOf(join)),
	M: () => undefined,
	d: ({ look }, [dash]) => (look.dash = Array.isArray(dash) ? dash.map(numberOf) : []),
	rg: ({ look }, parts) => (look.fill = colourOf(parts)),
	g: ({ look }, parts) => (look.fill = colourOf(parts)),
	scn: ({ look }, parts) => (look.fill = colourOf(parts)),
	RG: ({ look }, parts) => (look.stroke = colourOf(parts)),
	G: ({ look }, parts) => (look.stroke = colourOf(parts)),
	SCN: ({ look }, parts) => (look.stroke = colourOf(parts)),
	// Only device colours and opaque painting occur; tests make sure of it.
	cs: () => undefined,
	CS: () => undefined,
	gs: () => undefined,
	// Clipping is ignored: outside their boxes our pictures paint only white.
	W: () => undefined,
	m: (pen, at) => addPoints(pen, 'M', at),
	l: (pen, at) => addPoints(pen, 'L', at),
	c: (pen, at) => addPoints(pen, 'C', at),
	h: (pen) => pen.path.push('Z'),
	re: addRectangle,
	n: (pen) => (pen.path = []),
	S: (pen) => paint(pen, { isStroked: true }),
	s: (pen) => paint(pen, { isStroked: true, isClosed: true }),
	f: (pen) => paint(pen, { isFilled: true }),
	'f*': (pen) => paint(pen, { isFilled: true, isEvenOdd: true }),
	B: (pen) => paint(pen, { isFilled: true, isStroked: true }),
	'B*': (pen) => paint(pen, { isFilled: true, isStroked: true, isEvenOdd: true }),
	b: (pen) => paint(pen, { isFilled: true, isStroked: true, isClosed: true }),
	BT: (pen) => (pen.line = upright),
	ET: () => undefined,
	Tm: (pen, given) => (pen.line = matrixOf(given)),
	Td: (pen, [x, y]) => (pen.line = times([1, 0, 0, 1, numberOf(x), numberOf(y)], pen.line)),
	Tf: ({ look }, [font, size]) => {
		look.font = String(font).slice(1);
		look.size = numberOf(size);
	},
	Tc: ({ look }, [spacing]) => (look.spacing = numberOf(spacing)),
	Tr: () => undefined,
	TJ: (pen, [parts]) => write(pen, Array.isArray(parts) ? parts : []),
	Tj: (pen, parts) => write(pen, parts),
	// Of marked content only the text of glyphs that do not tell it themselves matters here.
	BMC: () => undefined,
	BDC: (pen, properties) => (pen.actual = actualText(properties)),
	EMC: (pen) => (pen.actual = undefined)
};

function addPoints(pen: Pen, command: string, at: readonly Operand[]): void {
	const numbers = at.map(numberOf);
	const points = numbers.flatMap((x, nth) =>
		nth % 2 === 0 ? placeOf(pen.look.matrix, x, numbers[nth + 1] ?? 0) : []
	);
	pen.path.push(command + points.map(rounded).join(' '));
}

function addRectangle(pen: Pen, at: readonly Operand[]): void {
	const [x = 0, y = 0, width = 0, height = 0] = at.map(numberOf);
	addPoints(pen, 'M', [x, y]);
	addPoints(pen, 'L', [x + width, y]);
	addPoints(pen, 'L', [x + width, y + height]);
	addPoints(pen, 'L', [x, y + height]);
	pen.path.push('Z');
}

interface Painting {
	readonly isFilled?: boolean;
	readonly isStroked?: boolean;
	readonly isClosed?: boolean;
	readonly isEvenOdd?: boolean;
}

function paint(pen: Pen, { isFilled, isStroked, isClosed, isEvenOdd = false }: Painting): void {
	const { path, look } = pen;
	pen.path = [];
	if (path.length === 0) return;
	pen.marks.push({
		kind: 'path',
		path: path.join('') + (isClosed ? 'Z' : ''),
		...(isFilled && { fill: { colour: look.fill, isEvenOdd } }),
		...(isStroked && { stroke: strokeOf(look) })
	});
}

function strokeOf({ matrix: [a, b, c, d], stroke, width, cap, join, dash }: Look): Stroke {
	const scale = Math.sqrt(Math.abs(a * d - b * c));
	const scaled = dash.map((length) => length * scale);
	return { colour: stroke, width: width * scale, cap, join, dash: scaled };
}

function write(pen: Pen, parts: readonly Operand[]): void {
	const { look, line, marks, actual } = pen;
	if (actual !== undefined) pen.actual = '';
	const { font, size, spacing, fill: colour } = look;
	const [a, b, c, d, x, y] = times(line, look.matrix);
	const isUpright = a === 1 && b === 0 && c === 0 && d === -1;
	marks.push({
		...{ kind: 'text', font, size, colour, spacing, x: rounded(x), y: rounded(y) },
		...(actual !== undefined && { actual }),
		...(!isUpright && { turned: [a, b, -c, -d, x, y] as const }),
		runs: runsOf(parts, size)
	});
}

function runsOf(parts: readonly Operand[], size: number): readonly GlyphRun[] {
	const runs: GlyphRun[] = [];
	let moved = 0;
	for (const part of parts) {
		if (typeof part === 'number') moved -= (part * size) / 1000;
		else {
			runs.push({ moved: rounded(moved), glyphs: glyphsOf(String(part)) });
			moved = 0;
		}
	}
	return runs;
}

/** Four hexadecimal digits per glyph. */
function glyphsOf(code: string): readonly number[] {
	return (code.match(/[\da-f]{4}/gi) ?? []).map((glyph) => Number.parseInt(glyph, 16));
}

/** One component is grey, three are red, green and blue. */
function colourOf(parts: readonly Operand[]): string {
	const [red = 0, green = red, blue = red] = parts.map(numberOf);
	const hex = [red, green, blue].map((part) =>
		Math.round(part * 255)
			.toString(16)
			.padStart(2, '0')
	);
	return `#${hex.join('')}`;
}

function matrixOf(operands: readonly Operand[]): Matrix {
	const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operands.map(numberOf);
	return [a, b, c, d, e, f];
}

function placeOf([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
	return [a * x + c * y + e, b * x + d * y + f];
}

function numberOf(operand: Operand | undefined): number {
	return typeof operand === 'number' ? operand : 0;
}

/** Rounds to a thousandth of a point, which no printer can show. */
function rounded(value: number): number {
	return Math.round(value * 1000) / 1000;
}

/** What the properties of marked content say that its glyphs are; undefined where they say nothing. */
function actualText(properties: readonly Operand[]): string | undefined {
	const at = properties.findIndex((key) => key === '/ActualText' || key === '/E');
	const given = at < 0 ? undefined : properties[at + 1];
	if (typeof given !== 'string' || !given.startsWith('(')) return undefined;
	const bytes = given
		.slice(1, -1)
		.replace(/\\([\s\S])/g, (_, escaped: string) => escapes[escaped] ?? escaped);
	if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
	const units = Uint8Array.from(bytes.slice(2), (byte) => byte.charCodeAt(0));
	return new TextDecoder('utf-16be').decode(units);
}

/** An operand: a number, a name or string in PDF syntax, or a list of these. */
type Operand = number | string | readonly Operand[];

interface Operation {
	readonly operator: string;
	readonly operands: readonly Operand[];
}

const tokens =
	/\[|\]|<[\da-f\s]*>|\((?:\\[\s\S]|[^\\()])*\)|\/[^\s/[\]<>()]+|[-+.\d]+|[A-Za-z'"][\w*]*/gi;

/** The operations of a content stream, in order. */
export function operationsOf(content: string): readonly Operation[] {
	const operations: Operation[] = [];
	let operands: Operand[] = [];
	let list: Operand[] | undefined;
	for (const [token] of content.matchAll(tokens)) {
		if (token === '[') list = [];
		else if (token === ']') {
			operands.push(list ?? []);
			list = undefined;
		} else if (isOperator(token)) {
			operations.push({ operator: token, operands });
			operands = [];
		} else (list ?? operands).push(operandOf(token));
	}
	return operations;
}

function isOperator(token: string): boolean {
	return /^[A-Za-z'"]/.test(token);
}

function operandOf(token: string): Operand {
	return /^[-+.\d]/.test(token) ? Number(token) : token;
}
