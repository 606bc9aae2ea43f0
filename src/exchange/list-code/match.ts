import type { Roster } from '#schema';
import { renewed, type ArmyIndex } from '#engine';
import { listCode } from './code.ts';

/**
 * What a code says of a roster: `same`, that it is that list; `earlier`, that it was under the data that
 * the roster was saved with, which is not the present data; `other`, that it is another list.
 */
export type CodeMatch = 'same' | 'earlier' | 'other';

/**
 * Compares a code with that of a roster.
 * @param index of the roster's army, under the rules that the roster uses
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
 * Whether a list has entries with former ids: then a code printed before differs, and says nothing about
 * the list.
 */
export function hasNewIds(roster: Roster, { formerly }: ArmyIndex): boolean {
	const ids = new Set(formerly.values());
	const isNew = (id: string): boolean => ids.has(formerly.get(id) ?? id);
	return roster.units.some(({ entry, options = [] }) => [entry, ...options].some(isNew));
}
