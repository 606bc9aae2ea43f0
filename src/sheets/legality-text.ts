import type { LegalityRow } from './legality.ts';
import type { SheetLegality } from './model.ts';
import { words } from './words.ts';

/** The proof as sections of plain text, a line for each rule. */
export function legalityText({ groups, unused }: SheetLegality): readonly (readonly string[])[] {
	return [
		...groups.map(({ heading, counts, rows }) => [
			`${heading.toUpperCase()} (${counts})`,
			...rows.map(ruleLine)
		]),
		...(unused > 0 ? [[words.unused(unused)]] : [])
	];
}

/** A rule in a line: how it stands, the sentence, the arithmetic, the reading and the source. */
export function ruleLine(row: Omit<LegalityRow, 'verdict'>): string {
	const { state, sentence, arithmetic, reading, source } = row;
	const told = [
		sentence,
		arithmetic,
		reading === undefined ? undefined : words.readingTaken(reading)
	];
	return `${words.marks[state]} ${told.filter(Boolean).join(' ')} (${source})`;
}
