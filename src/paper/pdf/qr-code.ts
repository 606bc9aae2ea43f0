import encodeQR, { type ErrorCorrection } from 'qr';

/** A QR code as a drawing. */
export interface QrCode {
	/** The drawing as SVG, without the white border. */
	readonly svg: string;
	/** The outline of the dark modules, one unit each. */
	readonly path: string;
	/** Modules per side. */
	readonly modules: number;
	/** The length of a side, in points. */
	readonly side: number;
	/** The width of the white border: four modules, in points. */
	readonly quiet: number;
}

const millimetre = 72 / 25.4;
/** Smaller modules are too small for cheap printers and old cameras. */
const leastModule = 0.5 * millimetre;
const quietModules = 4;

/** Error correction and largest size in modules, most robust first. */
const ways: readonly { readonly ecc: ErrorCorrection; readonly side: number }[] = [
	{ ecc: 'high', side: 36 },
	{ ecc: 'quartile', side: 36 },
	{ ecc: 'medium', side: 36 },
	{ ecc: 'medium', side: 40 },
	{ ecc: 'low', side: 36 },
	{ ecc: 'low', side: 40 }
];

/** The QR code of a text in the most robust way that prints well; undefined if the text is too long. */
export function qrCode(text: string): QrCode | undefined {
	for (const { ecc, side } of ways) {
		const matrix = encoded(text, ecc);
		const points = side * millimetre;
		if (matrix && points / matrix.length >= leastModule) return drawn(matrix, points);
	}
	return undefined;
}

/** A code with more modules is too fine for a camera, on a phone's screen. */
const mostOnScreen = 105;

/** The QR code of a text for a screen, where it is larger and sharper than in print. */
export function screenCode(text: string): QrCode | undefined {
	for (const ecc of ['medium', 'low'] as const) {
		const matrix = encoded(text, ecc);
		if (matrix && matrix.length <= mostOnScreen) return drawn(matrix, matrix.length);
	}
	return undefined;
}

/** The encoder requires a border of at least one module. */
const border = 1;

/** The dark modules of a code; undefined if the text is too long, for which the encoder throws. */
function encoded(text: string, ecc: ErrorCorrection): readonly (readonly boolean[])[] | undefined {
	try {
		const rows = encodeQR(text, 'raw', { ecc, border });
		return rows.slice(border, -border).map((row) => row.slice(border, -border));
	} catch {
		return undefined;
	}
}

function drawn(matrix: readonly (readonly boolean[])[], side: number): QrCode {
	const modules = matrix.length;
	const path = matrix.map(runsOf).join('');
	// Nothing extends beyond the box, so no clipping is needed.
	const box = `viewBox="0 0 ${modules} ${modules}" width="${side}" height="${side}" overflow="visible"`;
	return {
		svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path d="${path}"/></svg>`,
		path,
		modules,
		side,
		quiet: (quietModules * side) / modules
	};
}

/** A row as rectangles, one for each run of dark modules. All are one path, so that no gaps show between them. */
function runsOf(row: readonly boolean[], y: number): string {
	const starts = row.flatMap((dark, x) => (dark && row[x - 1] !== true ? [x] : []));
	return starts
		.map((x) => {
			const light = row.indexOf(false, x);
			const length = (light === -1 ? row.length : light) - x;
			return `M${x} ${y}h${length}v1h-${length}z`;
		})
		.join('');
}
