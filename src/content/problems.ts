import { causeOf, isLacking, type ArmyIndex, type CheckContext, type Unmet } from '#engine';
import { problemText } from '#i18n';
import type { SheetProblem } from './model.ts';
import { proofRow, wordedVerdict, type ProofRow, type WordedVerdict } from './proof.ts';
import { words } from './words.ts';

/** A problem as it is reported, with the interpretation that it rests on. */
export interface ReportedProblem extends SheetProblem {
	readonly reading?: string;
}

/** Problems that are alike, under the words of the first. */
interface Merged<Row> {
	readonly row: Row;
	readonly problems: readonly Unmet[];
}

/** What is to fix, as it is reported. */
export function reportedProblems(
	index: ArmyIndex,
	problems: readonly Unmet[]
): readonly ReportedProblem[] {
	const worded = problems.map((one) => wordedVerdict(index, one, problemText(index, one)));
	return mergeProblems(worded).map(({ row: { sentence, verdict: _, ...rest } }) => ({
		text: sentence,
		...rest
	}));
}

/** What is to fix, as it is shown with its fixes. */
export function problemCards(
	context: CheckContext,
	problems: readonly Unmet[]
): readonly Merged<ProofRow<Unmet>>[] {
	return mergeProblems(problems.map((one) => proofRow(context, one)));
}

/**
 * What the list lacks first, and what has the same sentence once, with how often it is so. A cause that several
 * rules name is reported by the first of them, and counts once.
 */
function mergeProblems<Row extends WordedVerdict<Unmet>>(
	rows: readonly Row[]
): readonly Merged<Row>[] {
	const merged = new Map<string, Merged<Row> & { readonly times: number }>();
	// Under which key each cause is reported.
	const keys = new Map<string, string>();
	for (const row of lackingFirst(rows)) {
		const { sentence, arithmetic, reading, source, verdict } = row;
		const cause = causeOf(verdict, sentence);
		const isNew = !keys.has(cause);
		const key = keys.get(cause) ?? [sentence, arithmetic, reading, source].join('\n');
		keys.set(cause, key);
		const { problems, times, ...first } = merged.get(key) ?? { row, problems: [], times: 0 };
		merged.set(key, {
			...first,
			problems: [...problems, verdict],
			times: isNew ? times + 1 : times
		});
	}
	return [...merged.values()].map(({ row, problems, times }) => ({
		row: times === 1 ? row : { ...row, sentence: words.times(row.sentence, times) },
		problems
	}));
}

function lackingFirst<Row extends WordedVerdict<Unmet>>(rows: readonly Row[]): readonly Row[] {
	return [
		...rows.filter(({ verdict }) => isLacking(verdict)),
		...rows.filter(({ verdict }) => !isLacking(verdict))
	];
}
