import { sha256 } from '@noble/hashes/sha2.js';
import type { EventPack, Roster } from '#schema';
import { indexFor, type ArmyIndex } from '#engine';
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
	return indexFor(index, { readings, ...(event && { event }) });
}

/**
 * The list code of a link, and of sheets that were printed before 28 November 2026: equal for the same list under the same data, event and answers, otherwise different.
 * @param index of the roster's army, under the roster's answers and event
 * @param made how it was made, if not today
 */
export function listCode(roster: Roster, index: ArmyIndex, made?: Made): string {
	return codeOf(hashOf(canonicalText(roster, index, made)));
}
