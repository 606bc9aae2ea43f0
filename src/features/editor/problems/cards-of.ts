import { isLacking, problemKey, type Problem, type Verdict } from '#engine';
import { words, type LegalityRow } from '../../../sheets/index.ts';

/** A problem with its fixes. Problems with the same wording share a card. */
export interface Card {
	readonly row: LegalityRow;
	readonly problem: Problem;
	/** The keys of all its problems. */
	readonly keys: readonly string[];
}

/** The cards of a proof: first what the list lacks; problems with the same wording once. */
export function cardsOf(
	rows: readonly LegalityRow[],
	isWanted: (verdict: Verdict) => verdict is Problem
): readonly Card[] {
	const cards = new Map<string, Card>();
	for (const row of rows) {
		if (!isWanted(row.verdict)) continue;
		const alike = [row.sentence, row.arithmetic, row.reading, row.source].join('\n');
		const { keys = [], ...first } = cards.get(alike) ?? {};
		const card = { row, problem: row.verdict, ...first };
		cards.set(alike, { ...card, keys: [...keys, problemKey(row.verdict)] });
	}
	const all = [...cards.values()].map(withCount);
	return [
		...all.filter(({ problem }) => isLacking(problem)),
		...all.filter(({ problem }) => !isLacking(problem))
	];
}

function withCount({ row, keys, ...card }: Card): Card {
	const { length } = keys;
	const sentence = length === 1 ? row.sentence : words.times(row.sentence, length);
	return { ...card, row: { ...row, sentence }, keys };
}
