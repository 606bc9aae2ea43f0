import type { ArmyIndex } from '#engine';
import type { TextLine } from '../lines/text-line.ts';
import { typedLine } from '../lines/typed-line.ts';
import { leadingUnit } from './typed-leading.ts';
import { unitOfLine } from './typed-line-unit.ts';
import { isPriced, roundIn, saysSize, sizeIn } from './typed-size.ts';
import { isArmy, namesArmy, namesGame } from './typed-titles.ts';

/** The line that says of which army a list is stands among the first. */
const firstLines = 12;

/** The line that says of which army a list is. */
export interface Header {
	readonly line: TextLine;
	/** Whether units stand above it, and not only titles. */
	readonly isBelowUnits: boolean;
}

/**
 * The line that says of which army and game, or how large, a list is. What stands above it is a title and no unit,
 * whatever it is called, if at most one line of it names one, and none counts or prices any.
 */
export function headerOf(lines: readonly TextLine[], index: ArmyIndex): Header | undefined {
	const first = lines.slice(0, firstLines);
	const at = first.findIndex((one, of) => isHeader(one, first[of + 1], index));
	const line = first[at];
	if (!line) return undefined;
	const above = first.slice(0, at).flatMap((one) => unitOfLine(typedLine(one), index) ?? []);
	const isNumbered = above.some(
		({ typed }) => typed.count !== undefined || typed.price !== undefined
	);
	const isBelowUnits = isNumbered || above.length > 1;
	return isBelowUnits && !namesGame(line.text, index) ? undefined : { line, isBelowUnits };
}

function isHeader(line: TextLine, next: TextLine | undefined, index: ArmyIndex): boolean {
	const { text } = line;
	const typed = typedLine(line);
	if (isPriced(text) || typed.count !== undefined) return false;
	const isOfGame = namesGame(text, index);
	const hasSize = (sizeIn(text) ?? line.price ?? roundIn(text)) !== undefined;
	if (isArmy(typed.text, index)) {
		const isSaidBelow = next !== undefined && (saysSize(next.text) || namesGame(next.text, index));
		return isOfGame || hasSize || isSaidBelow || unitOfLine(typed, index) === undefined;
	}
	if (!isOfGame && !hasSize) return false;
	const { rest } = leadingUnit(typed.text, index) ?? {};
	return namesArmy(typed.text, isOfGame && hasSize ? undefined : rest, hasSize, index);
}
