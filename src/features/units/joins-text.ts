import type { Entry } from '#schema';
import { phrases } from '../../i18n/en/parts/phrases.ts';
import { unitWords } from '../../i18n/en/units.ts';

/** What a unit may join a regiment as: "Can join as Tor Bearer."; empty for most. */
export function joinsText({ joins = [] }: Entry): string {
	return joins.length === 0 ? '' : unitWords.joinsAs(phrases.either(joins));
}
