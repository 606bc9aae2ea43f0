import { musterUnit, numberOf, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Tally } from '#schema';
import { normaliseName } from '../common/names.ts';

/** A rank behind a name, as people write it. */
export const rankOf = /\s(?:level|lvl|lv|stufe)\.?\s?\d/i;

/** Whether words are a "Rank 1" that the unit has without any option. */
export function isOwnRank(piece: string, { entry }: IndexedEntry, index: ArmyIndex): boolean {
	const [, rank, value] = /^(\p{Lu}.*) (\d+)$/u.exec(piece) ?? [];
	if (rank === undefined) return false;
	const bare = musterUnit({ id: 'u', entry: entry.id }, index);
	const numbers = index.tallies.flatMap(numbersOf);
	return numbers.some(
		(number) =>
			normaliseName(number) === normaliseName(rank) && numberOf(bare, number) === Number(value)
	);
}

/** The numbers that a tally adds up or lists. */
export function numbersOf(tally: Tally): readonly string[] {
	return [
		...('number' in tally ? [tally.number] : []),
		...('lists' in tally && tally.lists !== undefined ? [tally.lists] : [])
	];
}
