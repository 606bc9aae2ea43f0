import type { Roster } from '#schema';
import { renewed, type ArmyIndex } from '#engine';
import { listCode } from './code.ts';

/**
 * How a code compares with a roster. `same`: it is that list; `earlier`: it was, under the older data that the
 * roster was saved with; `other`: it is another list.
 */
export type CodeMatch = 'same' | 'earlier' | 'other';

/**
 * Compares a code with a roster's.
 * @param index of the roster's army, under the roster's answers and event
 */
export function matchCode(code: string, roster: Roster, index: ArmyIndex): CodeMatch {
	if (listCode(roster, index) === code) return 'same';
	const { revision } = roster;
	const ways = [
		...(revision === index.system.revision ? [] : [{ revision }]),
		...(renewed(roster, index) === roster ? [] : [{ revision, areIdsKept: true }])
	];
	return ways.some((made) => listCode(roster, index, made) === code) ? 'earlier' : 'other';
}

/**
 * Whether ids of entries in the list have changed. A code printed before differs then, even for the same list.
 */
export function hasNewIds(roster: Roster, { formerly }: ArmyIndex): boolean {
	const ids = new Set(formerly.values());
	const isNew = (id: string): boolean => ids.has(formerly.get(id) ?? id);
	return roster.units.some(({ entry, options = [] }) => [entry, ...options].some(isNew));
}
