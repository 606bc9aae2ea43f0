import { findArmy, type Named } from '../common/names.ts';
import { beginsList, isBelowEnd, partsBelow } from './beginnings.ts';
import { readLines } from './list-text.ts';
import type { ListText } from './text-line.ts';

/**
 * The lists of a text that stand one below the other: another begins as `beginsList` says, or at the name of an army
 * where a total or a rule is above.
 */
export function severalLists(text: ListText, armies: readonly Named[]): readonly ListText[] {
	if (text.musterText) return [text];
	const parts = partsBelow(
		text.allLines,
		(line) => line.text,
		(line, above, isBelowBlank) =>
			beginsList(line, above, isBelowBlank) ||
			(isBelowEnd(line, above) && findArmy(withoutPoints(line), armies) !== undefined)
	);
	if (parts.length === 1) return [text];
	const lists = parts.map((lines) => readLines(lines)).filter((list) => list !== undefined);
	const { game, whyNone } = text;
	const about = { ...(game !== undefined && { game }), ...(whyNone && { whyNone }) };
	return lists.length === parts.length ? lists.map((list) => ({ ...list, ...about })) : [text];
}

/** "Tin Host (2000 points)", "Tin Host, 2000". */
function withoutPoints(line: string): string {
	return line.replace(/[\s,:(–-]*\d{3,5}\s*\p{L}{0,6}\.?\)?:?$/u, '');
}
