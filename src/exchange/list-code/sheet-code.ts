import type { Roster } from '#schema';
import type { ArmyIndex } from '#engine';
import { listCode } from './code.ts';
import { packRoster } from './pack.ts';
import { maxLetters } from './packed-list.ts';

/**
 * The longest text of a QR code that prints well: version 17 with medium error correction holds 504
 * bytes. Its 85 modules and the quiet zone are 93 in a row, so that each is 0.4 mm wide on a code of
 * 37 mm: what a phone reads from an office printer's paper, folded once, in a dim hall.
 */
export const maxInQr = 504;

/** The page of Muster that opens lists, below the address of the app. */
const page = '/verify/#';

/** A code and what the QR code beside it says: the list itself where it fits, and else the code alone. */
export interface ListCode {
	readonly code: string;
	readonly link: string;
}

/**
 * The code that is printed on a sheet, and its link.
 * @param index of the roster's army, under the rules that the roster uses
 * @param base the address of the app; without one the link begins with `muster:`
 */
export function sheetCode(roster: Roster, index: ArmyIndex, base?: string): ListCode {
	return { code: listCode(roster, index), link: linkOf(roster, index, base, maxInQr) };
}

/**
 * The link that a list is shared by: all of it, as long as anybody could pass it on.
 * @param base the address of the app
 */
export function shareLink(roster: Roster, index: ArmyIndex, base: string): string {
	return linkOf(roster, index, base, maxLetters);
}

function linkOf(roster: Roster, index: ArmyIndex, base: string | undefined, most: number): string {
	const start = startOf(base);
	const packed = packRoster(roster, index, most - start.length);
	return `${start}${packed ?? `c=${listCode(roster, index)}`}`;
}

function startOf(base: string | undefined): string {
	return base === undefined ? 'muster:' : `${base.replace(/\/+$/, '')}${page}`;
}
