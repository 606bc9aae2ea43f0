import type { IndexedEntry, LeaderRow } from '#engine';
import { unitWords } from '../../i18n/en/units.ts';
import type { Entry } from '#schema';
import { phrases } from '../../i18n/en/parts/phrases.ts';

/** The label of an entry that is hidden by default; undefined for others. */
export function hiddenMark({ entry: { legends, season } }: IndexedEntry): string | undefined {
	if (legends) return unitWords.legends;
	return season === undefined ? undefined : unitWords.ofSeason(season);
}

/** What a unit may join a regiment as: "Can join as Tor Bearer."; empty for most. */
export function joinsText({ joins = [] }: Entry): string {
	return joins.length === 0 ? '' : unitWords.joinsAs(phrases.either(joins));
}

/** What a row of a leader's options allows: "0–1 Heralds", "any Foot". */
export function rowText({ name, min = 0, max }: LeaderRow): string {
	if (max === undefined) return min > 0 ? unitWords.orMoreOf(min, name) : unitWords.anyOf(name);
	return `${min === max ? max : `${min}–${max}`} ${name}`;
}
