import { sha256 } from '@noble/hashes/sha2.js';
import type { Army, EventPack, Roster } from '#schema';
import { indexArmy, type ArmyIndex } from '#engine';
import { canonicalAlone, canonicalText, type Made } from './canonical.ts';
import { codeOf } from './symbols.ts';

const encoder = new TextEncoder();

/** The SHA-256 of a text in UTF-8. */
export function hashOf(text: string): Uint8Array {
	return sha256(encoder.encode(text));
}

/**
 * The list code that is printed and shown: equal for the same list under the same data and the player's own
 * answers, whatever event it is for; otherwise different.
 * @param index of the roster's army, under any event
 * @param made how it was made, if not today
 */
export function printedCode(roster: Roster, index: ArmyIndex, made?: Made): string {
	return codeOf(hashOf(canonicalAlone(roster, underEvent(roster, index, undefined), made)));
}

/** The index under another event, or none: as it is if that is its own. */
export function underEvent(
	{ readings = {} }: Roster,
	index: ArmyIndex,
	event: EventPack | undefined
): ArmyIndex {
	if (index.event === event) return index;
	const known = indexes.get(index.army) ?? new Map<string, ArmyIndex>();
	indexes.set(index.army, known);
	const key = JSON.stringify([index.system.revision, readings, event]);
	const made =
		known.get(key) ?? indexArmy(index.system, index.army, { readings, ...(event && { event }) });
	known.set(key, made);
	return made;
}

/** Making one takes longer than all else that a code needs, and many lists are of one army. */
const indexes = new WeakMap<Army, Map<string, ArmyIndex>>();

/**
 * The list code of a link, and of sheets that were printed before 28 November 2026: equal for the same list under the same data, event and answers, otherwise different.
 * @param index of the roster's army, under the roster's answers and event
 * @param made how it was made, if not today
 */
export function listCode(roster: Roster, index: ArmyIndex, made?: Made): string {
	return codeOf(hashOf(canonicalText(roster, index, made)));
}
