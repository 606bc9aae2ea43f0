import {
	causeOf,
	isLacking,
	problemKey,
	aboutOf,
	unitName,
	type Problem,
	type Verdict,
	type CheckContext
} from '#engine';
import { words, type ProofRow } from '../../../content/index.ts';

/** Where a problem can be fixed by hand: at a unit, or at the entry that is missing. */
interface ProblemPlace {
	readonly entry: string;
	readonly unit?: string;
	/** The name of the unit or entry. */
	readonly name: string;
}

/** A problem with its fixes. Problems with the same wording share a card. */
interface Card {
	readonly row: ProofRow;
	readonly problem: Problem;
	/** The keys of all its problems. */
	readonly keys: readonly string[];
	/** How often it is so; several rules may name one cause. */
	readonly times: number;
}

/** The cards of a proof: first what the list lacks; problems with the same wording once. */
export function cardsOf(
	rows: readonly ProofRow[],
	isWanted: (verdict: Verdict) => verdict is Problem
): readonly Card[] {
	const cards = new Map<string, Card>();
	// The card that shows each cause.
	const shown = new Map<string, string>();
	for (const row of rows) {
		if (!isWanted(row.verdict)) continue;
		const cause = causeOf(row.verdict, row.sentence);
		const own = [row.sentence, row.arithmetic, row.reading, row.source].join('\n');
		const alike = shown.get(cause) ?? own;
		const { keys = [], times = 0, ...first } = cards.get(alike) ?? {};
		const card = { row, problem: row.verdict, ...first };
		const isNew = !shown.has(cause);
		shown.set(cause, alike);
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

export function placeOfProblem(
	{ units: ids, constraint }: Problem,
	{ units, index }: CheckContext
): ProblemPlace | undefined {
	const unit = units.findLast((mustered) => ids.includes(mustered.unit.id));
	if (unit) return { entry: unit.unit.entry, unit: unit.unit.id, name: unitName(unit) };
	const tag = aboutOf(constraint)?.any?.[0];
	const missing = tag === undefined ? undefined : index.entries.get(tag);
	return missing?.isUnit ? { entry: missing.entry.id, name: missing.entry.name } : undefined;
}
