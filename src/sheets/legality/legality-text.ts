import type { LegalityRow } from './legality.ts';
import { words } from '../words.ts';

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
