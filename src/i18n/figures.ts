const fractions: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** Points as they are printed, without their word: "12", "2½", "−½". */
export function pointsText(points: number): string {
	const size = Math.abs(points);
	const whole = Math.floor(size);
	const part = fractions[size - whole] ?? '';
	const figure = part !== '' && whole === 0 ? part : `${whole}${part}`;
	return points < 0 ? `−${figure}` : figure;
}

/** A price, and the figures of a bearer that it is for; "-" is none. */
export interface FigurePrice {
	readonly points: string;
	readonly figures: readonly string[];
}

/** A figure of a stat line, or the word for none. */
export function figureOr(none: string): (figure: string) => string {
	return (figure) => (figure === '-' ? none : figure);
}
