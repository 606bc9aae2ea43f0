import type { IndexedEntry } from '#engine';
import { unitWords } from '../../i18n/en/units.ts';

/** The label of an entry that is hidden by default; undefined for others. */
export function hiddenMark({ entry: { legends, season } }: IndexedEntry): string | undefined {
	if (legends) return unitWords.legends;
	return season === undefined ? undefined : unitWords.ofSeason(season);
}
