import type { LegalityRow } from './legality.ts';
import { words } from '../words.ts';

/** A rule on one line: outcome, sentence, arithmetic, interpretation and source. */
export function ruleLine(row: Omit<LegalityRow, 'verdict'>): string {
	const { state, sentence, arithmetic, reading, source } = row;
	const told = [
		sentence,
		arithmetic,
		reading === undefined ? undefined : words.readingTaken(reading)
	];
	return `${words.marks[state]} ${told.filter(Boolean).join(' ')} (${source})`;
}
