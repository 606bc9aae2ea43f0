import { over, type Case } from '../../case.ts';

/** A list that costs this much, at the first size that is enough and at a point less. */
export function priced(list: string, points: number): readonly Case[] {
	const size = Math.ceil(points);
	return [
		{ size, list, points },
		{ size: size - 1, list, points, codes: [over] }
	];
}

/** The same beside a general of men, who is 100 points. */
export function withMen(unit: string, points: number): readonly Case[] {
	return priced(`man-lord + general, ${unit}`, 100 + points);
}

/** And of goblins, who is 50. */
export function withGoblins(unit: string, points: number): readonly Case[] {
	return priced(`goblin-lord + general, ${unit}`, 50 + points);
}
