import type { SheetLine, SheetOption } from './model.ts';

/** What a line is called: the entry, and the player's own name for it. */
export function lineName({ name, ownName }: SheetLine): string {
	return ownName === undefined ? name : `${name} “${ownName}”`;
}

/** An option with its points, the sign included. */
export function optionText({ name, count, points }: SheetOption): string {
	const times = count === 1 ? '' : ` × ${count}`;
	return `${name}${times}${points === 0 ? '' : ` ${signed(points)}`}`;
}

function signed(points: number): string {
	return points < 0 ? `−${-points}` : `+${points}`;
}
