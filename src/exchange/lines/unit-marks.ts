import { bulletOf } from './bullets.ts';
import type { ListText, TextLine } from './text-line.ts';

/**
 * The lines with those as units that have the outermost mark, where every line has one; where units stand
 * without, a mark is before what they are given.
 * @param written the lines of the text as they are written
 * @param isUnit whether a line without a mark is a unit
 */
export function withUnitMarks(
	lines: readonly TextLine[],
	written: ListText['written'],
	isUnit: (line: TextLine) => boolean
): readonly TextLine[] {
	const marked = lines.filter(({ isMark }) => isMark);
	if (marked.length === 0 || lines.some((line) => !line.isMark && isUnit(line))) return lines;
	const texts = new Map(written.map(({ number, text }) => [number, text]));
	const bullets = new Map(marked.map((line) => [line, bulletOf(texts.get(line.number) ?? '')]));
	const [first] = bullets.values();
	const alike = [...bullets].filter(([, bullet]) => bullet && bullet.mark === first?.mark);
	const outermost = Math.min(...alike.map(([, bullet]) => bullet?.indent ?? 0));
	const outer = new Set(
		alike.flatMap(([line, bullet]) => (bullet && bullet.indent <= outermost ? [line] : []))
	);
	return lines.map((line) => (outer.has(line) ? { ...line, isMark: false } : line));
}
