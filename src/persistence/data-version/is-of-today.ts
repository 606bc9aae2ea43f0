import type { Roster } from '#schema';
import { systemCard } from '../../packs/catalogue.ts';

/** Whether a roster was stored with the data of this version. */
export function isOfToday(stored: {
	readonly roster: Pick<Roster, 'system' | 'revision'>;
	readonly data?: string | undefined;
}): boolean {
	const { roster, data } = stored;
	const card = systemCard(roster.system);
	return data === undefined ? roster.revision === card?.revision : data === card?.folder;
}
