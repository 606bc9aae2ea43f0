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
 * The code of a list: the same for the same list under the same data, event and readings, another for
 * any other.
 * @param index of the roster's army, under the rules that the roster uses
 * @param made how it was made, where that is not today
 */
export function listCode(roster: Roster, index: ArmyIndex, made?: Made): string {
	return codeOf(hashOf(canonicalText(roster, index, made)));
}
