import { causeOf, isLacking, problemKey, type Problem, type Verdict } from '#engine';
import { words, type LegalityRow } from '../../../content/index.ts';

/** A problem with its fixes. Problems with the same wording share a card. */
export interface Card {
	readonly row: LegalityRow;
	readonly problem: Problem;
	/** The keys of all its problems. */
	readonly keys: readonly string[];
	/** How often it is so; several rules may name one cause. */
	readonly times: number;
}

/** The cards of a proof: first what the list lacks; problems with the same wording once. */
export function cardsOf(
	rows: readonly LegalityRow[],
	isWanted: (verdict: Verdict) => verdict is Problem
): readonly Card[] {
	const cards = new Map<string, Card>();
	// The card that tells each cause.
	const told = new Map<string, string>();
	for (const row of rows) {
		if (!isWanted(row.verdict)) continue;
		const cause = causeOf(row.verdict, row.sentence);
		const own = [row.sentence, row.arithmetic, row.reading, row.source].join('\n');
		const alike = told.get(cause) ?? own;
		const { keys = [], times = 0, ...first } = cards.get(alike) ?? {};
		const card = { row, problem: row.verdict, ...first };
		const isNew = !told.has(cause);
		told.set(cause, alike);
		cards.set(alike, {
			...card,
			keys: [...keys, problemKey(row.verdict)],
			times: isNew ? times + 1 : times
		});
	}
	const all = [...cards.values()].map(withCount);
	return [
		...all.filter(({ problem }) => isLacking(problem)),
		...all.filter(({ problem }) => !isLacking(problem))
	];
}

function withCount({ row, times, ...card }: Card): Card {
	const sentence = times === 1 ? row.sentence : words.times(row.sentence, times);
	return { ...card, row: { ...row, sentence }, times };
}
