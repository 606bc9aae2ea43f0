import encodeQR, { type ErrorCorrection } from 'qr';

/** A QR code as it is drawn. */
export interface QrCode {
	/** The whole drawing as SVG, without the quiet zone. */
	readonly svg: string;
	/** The outline of the dark modules, one unit each. */
	readonly path: string;
	/** Modules along a side. */
	readonly modules: number;
	/** Length of a side, in points. */
	readonly side: number;
	/** To be left white on every side: four modules. */
	readonly quiet: number;
}

const millimetre = 72 / 25.4;
/** Smaller modules are lost by cheap printers and old cameras. */
const leastModule = 0.5 * millimetre;
const quietModules = 4;

/** The variants to try, the most robust first: error correction, and modules a side. */
const ways: readonly { readonly ecc: ErrorCorrection; readonly side: number }[] = [
	{ ecc: 'high', side: 36 },
	{ ecc: 'quartile', side: 36 },
	{ ecc: 'medium', side: 36 },
	{ ecc: 'medium', side: 40 },
	{ ecc: 'low', side: 36 },
	{ ecc: 'low', side: 40 }
];

/** The QR code of a text in the most robust way that prints well; undefined if it is too long for any. */
export function qrCode(text: string): QrCode | undefined {
	for (const { ecc, side } of ways) {
		const matrix = encoded(text, ecc);
		const points = side * millimetre;
		if (matrix && points / matrix.length >= leastModule) return drawn(matrix, points);
	}
	return undefined;
}

/** The encoder leaves no code without a border. */
const border = 1;

/** The dark modules of a code; undefined for a text longer than any code holds, which the encoder throws at. */
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
	// Nothing overflows the box, so nothing needs clipping.
	const box = `viewBox="0 0 ${modules} ${modules}" width="${side}" height="${side}" overflow="visible"`;
	return {
		svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path d="${path}"/></svg>`,
		path,
		modules,
		side,
		quiet: (quietModules * side) / modules
	};
}

/** A row as rectangles, one for each run of dark modules: all are one path, so that no seams show. */
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
