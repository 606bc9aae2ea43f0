import type { IndexedEntry } from '#engine';
import type { System } from '#schema';

/**
 * The stat line of an entry on one line: "M 4  WS 3  Ld 7". Without what it does not have; empty if it has no
 * stat line.
 */
export function shortStats({ entry }: IndexedEntry, { statLine }: System): string {
	return statLine
		.flatMap(({ id, short }) => {
			const figure = entry.stats?.[id];
			// Figure and column stay together.
			return figure === undefined || figure === '-' || figure === '–'
				? []
				: [`${short}\u00a0${figure}`];
		})
		.join(' ');
}
