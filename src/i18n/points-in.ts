import { fractions } from './base/figures.ts';

/** The points that a figure as printed stands for: "2½", "+12", "−½"; 0 if it is none. */
export function pointsIn(figure: string): number {
	const decimal = /^([+−]?)(\d+)[.,](\d{1,2})$/.exec(figure);
	if (decimal) return Number(`${decimal[1] === '−' ? '-' : ''}${decimal[2]}.${decimal[3]}`);
	const [, sign, whole = '', part] = /^([+−]?)(\d*)([¼½¾]?)$/.exec(figure) ?? [];
	const [share = 0] = Object.entries(fractions).flatMap(([size, drawn]) =>
		drawn === part ? [Number(size)] : []
	);
	const size = Number(whole) + share;
	return sign === '−' ? -size : size;
}
