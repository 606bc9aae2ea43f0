import { pastedPattern } from '../../i18n/pasted.ts';
import { titleWithPoints } from './bulleted.ts';
import { withoutPlayer } from './player-lines.ts';

const rule = /^[-=_*~+]{3,}$/;
const total = pastedPattern(
	String.raw`^\W*(?:(?:grand\s+)?(?:total|sum|gesamt|summe)\b.{0,40}|\d{3,5}\s*(?:{points})?\.?)$`,
	'i'
);
/** "Tin Host 2000 points, any game". */
const titled = pastedPattern(String.raw`^\p{L}.*[\s(]\d{3,5}\s*-?{points}(?!\p{L})`, 'iu');
/** A longer line is no title. */
const longest = 80;

/** A list has more lines than this. */
const fewestLines = 4;

/** Whether a line may be the first of another list: below a total or a rule. */
export function isBelowEnd(line: string, above: string): boolean {
	return line.length <= longest && (rule.test(above) || total().test(above));
}

/**
 * Whether a line begins another list: a title with points below a blank line, a line with points below a blank one or a
 * rule where a total or a rule is above, or the name of a player below a rule.
 * @param above the last line above that is not blank
 */
export function beginsList(line: string, above: string, isBelowBlank: boolean): boolean {
	if (isBelowBlank && (titleWithPoints(line)?.name ?? '') !== '') return true;
	if (!isBelowEnd(line, above)) return false;
	const isBelowRule = rule.test(above);
	if (isBelowRule && withoutPlayer([{ number: 0, text: line }]).player) return true;
	return (isBelowBlank || isBelowRule) && titled().test(line) && !total().test(line);
}

/**
 * The parts of what stands one below the other.
 * @param begins whether a line begins another part, if the one above has lines enough
 */
export function partsBelow<T>(
	lines: readonly T[],
	textOf: (line: T) => string,
	begins: (line: string, above: string, isBelowBlank: boolean) => boolean
): readonly (readonly T[])[] {
	const parts: T[][] = [[]];
	let above = '';
	let isBelowBlank = false;
	/** The lines of the last part that are not blank. */
	let filled = 0;
	for (const line of lines) {
		const text = textOf(line).trim();
		if (filled >= fewestLines && begins(text, above, isBelowBlank)) {
			parts.push([line]);
			filled = 0;
		} else parts.at(-1)?.push(line);
		isBelowBlank = text === '';
		if (isBelowBlank) continue;
		filled += 1;
		above = text;
	}
	return parts;
}
