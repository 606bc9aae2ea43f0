import type { EventPack, Roster } from '#schema';
import { renewed, type ArmyIndex } from '#engine';
import type { Made } from './canonical.ts';
import { listCode, printedCode, underEvent } from './code.ts';

/**
 * How a code compares with a roster. `same`: it is that list; `earlier`: it was, under the older data that the
 * roster was saved with; `other`: it is another list.
 */
export type CodeMatch = 'same' | 'earlier' | 'other';

/**
 * Compares a code with a roster's: the printed one, then those of links and earlier sheets, without an event,
 * with the roster's own and with others.
 * @param index of the roster's army, under the roster's answers and event
 * @param events further packs that the list may have been printed under
 */
export function matchCode(
	code: string,
	roster: Roster,
	index: ArmyIndex,
	events: readonly EventPack[] = []
): CodeMatch {
	const ofGame = events.filter(({ system, missing }) => system === roster.system && !missing);
	const tried = [undefined, ...(index.event ? [index.event] : []), ...ofGame];
	const makers = [
		(made?: Made) => printedCode(roster, index, made),
		...tried.map(
			(event) => (made?: Made) => listCode(roster, underEvent(roster, index, event), made)
		)
	];
	const { revision } = roster;
	for (const make of makers) if (make() === code) return 'same';
	const ways = [
		...(revision === index.system.revision ? [] : [{ revision }]),
		...(renewed(roster, index) === roster ? [] : [{ revision, areIdsKept: true }])
	];
	return makers.some((make) => ways.some((made) => make(made) === code)) ? 'earlier' : 'other';
}

/**
 * Whether ids of entries in the list have changed. A code printed before differs then, even for the same list.
 */
export function hasNewIds(roster: Roster, { formerly }: ArmyIndex): boolean {
	const ids = new Set(formerly.values());
	const isNew = (id: string): boolean => ids.has(formerly.get(id) ?? id);
	return roster.units.some(({ entry, options = [] }) => [entry, ...options].some(isNew));
}
