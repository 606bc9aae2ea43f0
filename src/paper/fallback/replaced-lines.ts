import { paperwork, replacedWords } from '../../i18n/en/printing.ts';
import type { Replaced } from './replaced.ts';

/** Texts that are printed otherwise than they were written, for the same reason. */
export interface ReplacedGroup {
	readonly isOutOfReach: boolean;
	readonly reason: string;
	readonly lines: readonly string[];
}

/** Characters of a text that are quoted; a note may be long. */
const most = 60;

/** What is printed otherwise than it was written, by the reason. */
export function replacedGroups(replaced: readonly Replaced[]): readonly ReplacedGroup[] {
	return [true, false]
		.map((isOutOfReach) => ({
			isOutOfReach,
			reason: isOutOfReach ? replacedWords.outOfReach : replacedWords.none,
			lines: replaced.filter((one) => one.isOutOfReach === isOutOfReach).map(lineOf)
		}))
		.filter(({ lines }) => lines.length > 0);
}

function lineOf({ text, printed, field }: Replaced): string {
	const names = { ...paperwork.details, ...replacedWords.fields };
	return replacedWords.line(names[field], shortened(text), shortened(printed));
}

function shortened(text: string): string {
	const line = text.replaceAll(/\s+/g, ' ');
	return line.length > most ? `${line.slice(0, most)}…` : line;
}
