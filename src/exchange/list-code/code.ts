import { sha256 } from '@noble/hashes/sha2.js';
import type { EventPack, Roster } from '#schema';
import { indexFor, type ArmyIndex, renewed } from '#engine';
import { canonicalAlone, canonicalText, type Made } from './canonical.ts';

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
function underEvent(
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

/** Crockford's base 32: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Symbols for the checksum; one more checks them. */
const carrying = 11;

/** A list code as typed, or why it is not one. */
type TypedCode =
	| { readonly ok: true; readonly code: string }
	| { readonly ok: false; readonly reason: 'empty' | 'length' | 'symbol' | 'mistyped' };

/** The first 55 bits of a hash as a list code, in groups of four: `ABCD-EFGH-JKMN`. */
export function codeOf(hash: Uint8Array): string {
	const values = valuesIn(hash);
	return inGroups([...values, checkOf(values)]);
}

/**
 * Reads a code in upper or lower case, with O for 0, I and L for 1, and any spaces and hyphens. One wrong
 * symbol, or two that were swapped, are always detected.
 */
export function readCode(typed: string): TypedCode {
	const symbols = typed
		.toUpperCase()
		.replace(/[\s\p{Pd}]+/gu, '')
		.replaceAll('O', '0')
		.replace(/[IL]/g, '1');
	if (symbols === '') return { ok: false, reason: 'empty' };
	const values = valuesOf(symbols);
	if (values.includes(-1)) return { ok: false, reason: 'symbol' };
	if (values.length !== carrying + 1) return { ok: false, reason: 'length' };
	const isRight = checkOf(values.slice(0, carrying)) === values.at(-1);
	return isRight ? { ok: true, code: inGroups(values) } : { ok: false, reason: 'mistyped' };
}

/** The seven bytes of a code in a packed list: 55 bits and a 0. */
export function bytesOfCode(code: string): Uint8Array {
	const values = valuesOf(code.replaceAll('-', ''));
	const bits = values.slice(0, carrying).reduce((sum, value) => (sum << 5n) | BigInt(value), 0n);
	return Uint8Array.from({ length: 7 }, (_, at) =>
		Number(((bits << 1n) >> BigInt(48 - 8 * at)) & 255n)
	);
}

/** The value of each symbol; −1 for anything else. */
function valuesOf(symbols: string): readonly number[] {
	return Array.from(symbols, (symbol) => alphabet.indexOf(symbol));
}

/** The values of the first eleven groups of five bits. */
function valuesIn(bytes: Uint8Array): readonly number[] {
	const bits = bytes.slice(0, 7).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
	return Array.from({ length: carrying }, (_, at) => Number((bits >> BigInt(51 - 5 * at)) & 31n));
}

/**
 * The check symbol: the sum of the symbols, each times its own power of 2 in the field of 32 elements. It
 * changes with any one symbol and with any two that are swapped.
 */
function checkOf(values: readonly number[]): number {
	return values.reduce((sum, value) => doubled(sum ^ value), 0);
}

/** Times 2 in the field of 32 elements with x⁵ + x² + 1. */
function doubled(value: number): number {
	return (value << 1) ^ (value & 16 ? 0b100101 : 0);
}

function inGroups(values: readonly number[]): string {
	const symbols = values.map((value) => alphabet[value]).join('');
	return symbols.replace(/(.{4})(?=.)/g, '$1-');
}

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
