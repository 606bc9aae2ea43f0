import { pastedPattern } from '../../i18n/pasted.ts';
import type { NumberedLine } from './unmarked.ts';

/** A heading of a text with the lines below it. */
export interface MusterPart {
	readonly heading: NumberedLine;
	readonly lines: readonly NumberedLine[];
}

/** A list written by Muster, sorted by heading but not looked up. */
export interface MusterText {
	readonly name: string;
	/** The line with the army, and other lines about the whole list. */
	readonly head: readonly NumberedLine[];
	readonly parts: readonly MusterPart[];
	readonly note?: string;
	/** Questions with their answers. */
	readonly readings: readonly string[];
}

/** Muster writes no longer lines. */
const longestLine = 6000;

const footer = pastedPattern(String.raw`^Muster · {dataOf} \d{4}-\d\d-\d\d`);
const unitLine = /^\d{1,4} × \S/;
const about = /^.{1,80} · \S/;
const notes = pastedPattern('^{note}: ');
const readings = pastedPattern('^{readings}$');
const afterNote = pastedPattern('^(?:{readings}$|{gaps}: )');

/** Whether a line is one of a unit, as Muster writes them: "20 × Pikes: 200". */
export function isMusterUnit({ text }: NumberedLine): boolean {
	return unitLine.test(text);
}

/** Whether a line ends a list that Muster wrote. */
export function isMusterFooter(text: string): boolean {
	return footer().test(text);
}

/** Sorts the lines of a text; undefined if Muster did not write it. */
export function readMusterText(raw: readonly NumberedLine[]): MusterText | undefined {
	const lines = raw.map(({ number, text }) => ({
		number,
		text: text.slice(0, longestLine).trim()
	}));
	const end = lines.findIndex(({ text }) => footer().test(text));
	const own = end === -1 ? lines : lines.slice(0, end);
	const [first, second, ...others] = own.filter(({ text }) => text !== '');
	if (!first || !second || !about.test(second.text)) return undefined;
	if (end === -1 && !others.some(isMusterUnit)) return undefined;
	const { list, note } = withoutNote(own.slice(own.indexOf(second)));
	const [head, ...parts] = paragraphs(list);
	return {
		name: first.text.slice(0, 80).trimEnd(),
		head: head ?? [],
		parts: parts.flatMap(([heading, ...lines]) => (heading ? [{ heading, lines }] : [])),
		...(note !== undefined && { note }),
		readings: parts
			.filter(([heading]) => readings().test(heading?.text ?? ''))
			.flatMap(([, ...lines]) => lines.map(({ text }) => text.replace(/^- /, '')))
	};
}

/** A note may contain blank lines: it ends at the text that Muster writes after it. */
function withoutNote(lines: readonly NumberedLine[]): {
	readonly list: readonly NumberedLine[];
	readonly note?: string;
} {
	const start = lines.findLastIndex(
		({ text }, at) => notes().test(text) && lines[at - 1]?.text === ''
	);
	if (start === -1) return { list: lines };
	const after = lines.findIndex(({ text }, at) => at > start && afterNote().test(text));
	const end = after === -1 ? lines.length : after;
	const written = lines.slice(start, end).map(({ text }) => text);
	const note = written.join('\n').replace(notes(), '').trim().slice(0, 2000);
	const list = [...lines.slice(0, start), ...lines.slice(end - 1)];
	return note === '' ? { list } : { list, note };
}

/** The lines between blank ones. */
function paragraphs(lines: readonly NumberedLine[]): readonly (readonly NumberedLine[])[] {
	const found: NumberedLine[][] = [[]];
	for (const line of lines) {
		if (line.text !== '') found.at(-1)?.push(line);
		else if (found.at(-1)?.length) found.push([]);
	}
	return found.filter(({ length }) => length > 0);
}
