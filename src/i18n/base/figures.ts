/** The fractions of a point that are drawn. */
export const fractions: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** A minimum in points, rounded up to what can be reached: a share of the points limit may be a fraction of a point. */
export function leastPoints(points: number): number {
	return Number.isInteger(points * 4) ? points : Math.ceil(points);
}

/** Points as printed, without the word: "12", "2½", "−½". */
export function pointsText(points: number): string {
	const size = Math.abs(points);
	const whole = Math.floor(size);
	const part = fractions[size - whole] ?? '';
	const figure = part !== '' && whole === 0 ? part : `${whole}${part}`;
	return points < 0 ? `−${figure}` : figure;
}
