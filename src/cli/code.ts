import { hasNewIds, matchCode, readCode, type CodeMatch } from '../exchange/list-code/index.ts';
import type { Judged } from '../desk/index.ts';

/** The code after `--code`, or a sentence that says why it is not one. */
type SoughtCode =
	| { readonly ok: true; readonly code: string }
	| { readonly ok: false; readonly message: string };

const reasons = {
	empty: 'Write the list code after --code.',
	length: 'A list code has 12 letters and digits, such as 0000-0000-0000.',
	symbol: 'A list code has only letters (no U) and digits.',
	mistyped: 'This list code is mistyped: one letter is wrong, or two are swapped.'
} as const;

/** Reads the code that lists are compared with. */
export function soughtCode(typed: string): SoughtCode {
	const read = readCode(typed);
	return read.ok ? read : { ok: false, message: reasons[read.reason] };
}

/** How a list compares with the code; undefined without a code. */
export function matchOf(
	{ roster, index, brought }: Judged,
	sought: string | undefined
): CodeMatch | undefined {
	const events = brought ? [brought] : [];
	return sought === undefined ? undefined : matchCode(sought, roster, index, events);
}

function otherOrBefore(sought: string, today: string): string {
	return `  If ${sought} was printed before the data of ${today}, it cannot be compared: entries of this list, and with them its code, have changed since.`;
}

/** A line below a list that matches the code, or cannot be compared. */
export function matchLines(judged: Judged, sought: string | undefined): readonly string[] {
	const { roster, index } = judged;
	const { revision } = index.system;
	switch (matchOf(judged, sought)) {
		case 'same':
			return [`  This is the list of ${sought ?? ''}, under data of ${revision}.`];
		case 'earlier':
			return [
				`  This is the list of ${sought ?? ''}, saved with data of ${roster.revision}. It is checked here with the data of ${revision}.`
			];
		case 'other':
			return hasNewIds(roster, index) ? [otherOrBefore(sought ?? '', revision)] : [];
		default:
			return [];
	}
}
