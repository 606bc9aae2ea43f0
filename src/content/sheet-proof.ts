import type { Report } from '#engine';
import { countStates, proofOf, type ProofRow } from './proof.ts';
import type { SheetProof, SheetProofGroup, SheetProofRow } from './model.ts';
import { words } from './words.ts';

/**
 * The proof as printed. Rules that the list has nothing for are only counted, except an organiser's house
 * rules.
 */
export function sheetProof(report: Report): SheetProof {
	const { groups } = proofOf(report);
	const { books, edition } = report.context.index.system;
	const all = groups.flatMap(({ rows }) => rows);
	return {
		groups: groups
			.map(({ heading, rows }) => ({
				heading,
				counts: words.counts(countStates(rows)),
				rows: rows.filter(isPrinted).map(({ verdict: _, ...row }) => row)
			}))
			.filter(({ rows }) => rows.length > 0),
		unused: all.filter((row) => !isPrinted(row)).length,
		books: [...new Set([...Object.values(books), edition])]
	};
}

/** The proof with the problems first. */
export function problemsFirst({ groups, ...rest }: SheetProof): SheetProof {
	const isLater = ({ state }: SheetProofRow): number => (state === 'problem' ? 0 : 1);
	const isMet = ({ rows }: SheetProofGroup): number => Math.min(...rows.map(isLater));
	return {
		groups: groups
			.toSorted((a, b) => isMet(a) - isMet(b))
			.map((group) => ({
				...group,
				rows: group.rows.toSorted((a, b) => isLater(a) - isLater(b))
			})),
		...rest
	};
}

function isPrinted({ state, verdict }: ProofRow): boolean {
	return state !== 'unused' || 'event' in verdict.constraint.source;
}
