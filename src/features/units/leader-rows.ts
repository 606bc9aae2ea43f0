import type { LeaderRow } from '#engine';
import { unitWords } from '../../i18n/en/units.ts';

/** What a row of a leader's options allows: "0–1 Heralds", "any Foot". */
export function rowText({ name, min = 0, max }: LeaderRow): string {
	if (max === undefined) return min > 0 ? unitWords.orMoreOf(min, name) : unitWords.anyOf(name);
	return `${min === max ? max : `${min}–${max}`} ${name}`;
}
