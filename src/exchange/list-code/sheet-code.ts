import type { Roster } from '#schema';
import type { ArmyIndex } from '#engine';
import { printedCode } from './code.ts';
import { packRoster } from './pack.ts';
import { maxLetters } from './packed-list.ts';

/**
 * The longest text of a QR code that prints well. Version 17 with medium error correction holds 504 bytes;
 * with the white border it is 93 modules wide, so that each is 0.4 mm on a code of 37 mm: legible for a phone
 * in a dim hall, on paper that was folded once.
 */
export const maxInQr = 504;

/** A link with the rules of an event is still sent and scanned with ease. */
const maxWithRules = 600;

/** The pages of Muster that open lists and compare codes, below the address of the app. */
const listPage = '/list/#';
const codePage = '/verify/#c=';

/** A list code, with the text of the QR code: a link with the list if it fits, otherwise with the code alone. */
interface ListCode {
	readonly code: string;
	readonly link: string;
}

/**
 * The code printed on a sheet, and its link.
 * @param index of the roster's army, under the roster's answers and event
 * @param base the address of the app; without one the link begins with `muster:`
 */
export function sheetCode(roster: Roster, index: ArmyIndex, base?: string): ListCode {
	return { code: printedCode(roster, index), link: linkOf(roster, index, base, { most: maxInQr }) };
}

/** The code of a list that no link may hold, as it was not wholly read: its QR code has the code alone. */
export function codeAlone(roster: Roster, index: ArmyIndex, base?: string): ListCode {
	const code = printedCode(roster, index);
	return { code, link: linkWithCode(code, base) };
}

/**
 * The link for sharing a list, with the whole list if it is not too long.
 * @param base the address of the app; without one the link begins with `muster:`
 */
export function shareLink(roster: Roster, index: ArmyIndex, base?: string): string {
	return linkOf(roster, index, base, { most: maxLetters });
}

/**
 * The link for sending a list back as a proposal.
 * @param answers the code of the list that it is a proposal for
 * @param base the address of the app; without one the link begins with `muster:`
 */
export function proposalLink(
	roster: Roster,
	index: ArmyIndex,
	answers: string,
	base?: string
): string {
	return linkOf(roster, index, base, { most: maxLetters, answers });
}

function linkOf(
	roster: Roster,
	index: ArmyIndex,
	base: string | undefined,
	{ most, answers }: { readonly most: number; readonly answers?: string }
): string {
	const app = base?.replace(/\/+$/, '');
	const start = app === undefined ? 'muster:' : `${app}${listPage}`;
	const packed = packRoster(roster, index, {
		most: most - start.length,
		mostWithRules: Math.min(most, maxWithRules) - start.length,
		answers
	});
	if (packed !== undefined) return `${start}${packed}`;
	return linkWithCode(printedCode(roster, index), app);
}

function linkWithCode(code: string, base: string | undefined): string {
	const app = base?.replace(/\/+$/, '');
	return `${app === undefined ? 'muster:c=' : `${app}${codePage}`}${code}`;
}
