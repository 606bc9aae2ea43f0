const fractions: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** Points as printed, without the word: "12", "2½", "−½". */
export function pointsText(points: number): string {
	const size = Math.abs(points);
	const whole = Math.floor(size);
	const part = fractions[size - whole] ?? '';
	const figure = part !== '' && whole === 0 ? part : `${whole}${part}`;
	return points < 0 ? `−${figure}` : figure;
}
