import type { IndexedEntry } from '#engine';
import { unitWords } from '../../i18n/en/units.ts';

/** How an entry is marked that is out of sight until it is asked for; undefined for all others. */
export function hiddenMark({ entry: { legends, season } }: IndexedEntry): string | undefined {
	if (legends) return unitWords.legends;
	return season === undefined ? undefined : unitWords.ofSeason(season);
}
