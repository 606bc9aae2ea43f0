import type { Roster } from '#schema';
import type { ArmyIndex } from '#engine';
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
	const isEarlier = roster.revision !== index.system.revision;
	return isEarlier && listCode(roster, index, roster.revision) === code ? 'earlier' : 'other';
}
