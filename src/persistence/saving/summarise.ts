import { checkRoster, indexFor } from '#engine';
import type { Roster } from '#schema';
import type { Pack } from '../../packs/load.ts';
import type { Summary } from '../index.ts';
import { dataFor } from '../data-version/data-for.ts';
import { summaryOf } from '../data-version/summary-of.ts';

/**
 * What the list of rosters shows of a roster; without points and verdict if there is no such army.
 * @param data the mark of the data that judged it, if known
 */
export async function summarise(roster: Roster, data?: string): Promise<Summary> {
	const judged = await dataFor({ roster, data }).catch(() => undefined);
	return summaryUnder(roster, judged?.pack);
}

/** The summary under this data. No report is kept: a backup has thousands of rosters. */
export function summaryUnder(roster: Roster, pack: Pack | undefined): Summary {
	if (!pack) return { points: 0, problems: 1, units: roster.units.length };
	return summaryOf(checkRoster(roster, indexFor(pack, roster)));
}
