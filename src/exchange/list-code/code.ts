import { sha256 } from '@noble/hashes/sha2.js';
import type { Roster } from '#schema';
import type { ArmyIndex } from '#engine';
import { canonicalText, type Made } from './canonical.ts';
import { codeOf } from './symbols.ts';

const encoder = new TextEncoder();

/** The SHA-256 of a text in UTF-8. */
export function hashOf(text: string): Uint8Array {
	return sha256(encoder.encode(text));
}

/**
 * The list code: equal for the same list under the same data, event and answers, otherwise different.
 * @param index of the roster's army, under the roster's answers and event
 * @param made how it was made, if not today
 */
export function listCode(roster: Roster, index: ArmyIndex, made?: Made): string {
	return codeOf(hashOf(canonicalText(roster, index, made)));
}
