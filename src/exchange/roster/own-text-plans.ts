import { pastedWords } from '../../i18n/pasted.ts';

interface Called {
	readonly id: string;
	readonly name: string;
}

/** A planned group: its name, and the ids of its units. */
export interface PlannedGroup {
	readonly name: string;
	readonly units: readonly string[];
}

/**
 * Reads a line such as "Left wing: 4 Pikes, Marshal". Of several units with the same name the first are taken.
 * @param free units outside groups so far
 * @returns undefined if the line is something else
 */
export function plannedUnits(line: string, free: readonly Called[]): PlannedGroup | undefined {
	for (const { index } of line.matchAll(/: /g)) {
		const name = line.slice(0, index);
		const written = line.slice(index + 2);
		if (pastedWords('noUnits').includes(written)) return { name, units: [] };
		const units = unitsIn(written.split(', '), free);
		if (units) return { name, units };
	}
	return undefined;
}

function unitsIn(
	pieces: readonly string[],
	free: readonly Called[]
): readonly string[] | undefined {
	if (pieces.length === 0) return [];
	// A name may contain commas, so several pieces are tried together.
	for (let most = Math.min(pieces.length, 4); most > 0; most -= 1) {
		const found = named(pieces.slice(0, most).join(', '), free);
		const rest =
			found &&
			unitsIn(
				pieces.slice(most),
				free.filter(({ id }) => !found.includes(id))
			);
		if (rest) return [...found, ...rest];
	}
	return undefined;
}

function named(piece: string, free: readonly Called[]): readonly string[] | undefined {
	const [, count = '', name = ''] = /^([1-9]\d{0,2}) (.+)$/.exec(piece) ?? [];
	return take(1, piece, free) ?? (count === '' ? undefined : take(Number(count), name, free));
}

function take(count: number, name: string, free: readonly Called[]): readonly string[] | undefined {
	const ids = free.filter((unit) => unit.name === name).map(({ id }) => id);
	return ids.length >= count ? ids.slice(0, count) : undefined;
}
