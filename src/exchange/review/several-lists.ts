import { pastedPattern } from '../../i18n/pasted.ts';
import { findArmy, type Named } from '../common/names.ts';
import { titleOf } from '../lines/bulleted.ts';
import { readLines } from '../lines/list-text.ts';
import type { ListText } from '../lines/text-line.ts';
import type { NumberedLine } from '../lines/unmarked.ts';

const rule = /^[-=_*~+]{3,}$/;
const total = pastedPattern(
	String.raw`^\W*(?:(?:grand\s+)?(?:total|sum|gesamt|summe)\b.{0,40}|\d{3,5}\s*(?:{points})?\.?)$`,
	'i'
);
/** "Tin Host 2000 points, any game". */
const titled = pastedPattern(String.raw`^\p{L}.*[\s(]\d{3,5}\s*-?{points}(?!\p{L})`, 'iu');
/** A list has more lines than this. */
const fewest = 4;

/**
 * The lists of a text that stand one below the other: another begins at a title with points below a blank
 * line, or at the name of an army, or a line
 * with points below a blank one, where a total or a rule is above.
 */
export function severalLists(text: ListText, armies: readonly Named[]): readonly ListText[] {
	if (text.own) return [text];
	const parts: NumberedLine[][] = [[]];
	let above = '';
	/** The lines of the last part that are not blank. */
	let filled = 0;
	for (const [at, line] of text.written.entries()) {
		const isBelowBlank = text.written[at - 1]?.text.trim() === '';
		if (filled >= fewest && begins(line, above, isBelowBlank, armies)) {
			parts.push([line]);
			filled = 0;
		} else parts.at(-1)?.push(line);
		if (!isFilled(line)) continue;
		filled += 1;
		above = line.text.trim();
	}
	const lists = parts.map((lines) => readLines(lines)).filter((list) => list !== undefined);
	const { game, foreign } = text;
	const about = { ...(game !== undefined && { game }), ...(foreign && { foreign }) };
	return lists.length === parts.length && lists.length > 1
		? lists.map((list) => ({ ...list, ...about }))
		: [text];
}

function begins(
	{ text }: NumberedLine,
	above: string,
	isBelowBlank: boolean,
	armies: readonly Named[]
): boolean {
	const line = text.trim();
	if (isBelowBlank && (titleOf(line)?.name ?? '') !== '') return true;
	const isOver = rule.test(above) || total().test(above);
	if (!isOver || line.length > 80) return false;
	const isTitled = isBelowBlank && titled().test(line) && !total().test(line);
	return isTitled || findArmy(withoutPoints(line), armies) !== undefined;
}

/** "Tin Host (2000 points)", "Tin Host, 2000". */
function withoutPoints(line: string): string {
	return line.replace(/[\s,:(–-]*\d{3,5}\s*\p{L}{0,6}\.?\)?:?$/u, '');
}

function isFilled({ text }: NumberedLine): boolean {
	return text.trim() !== '';
}
