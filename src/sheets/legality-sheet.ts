import type { Report } from '#engine';
import { countStates, legalityOf, type LegalityRow } from './legality.ts';
import type { SheetLegality, SheetLegalityRow } from './model.ts';
import { words } from './words.ts';

/** The proof as it is printed: what finds nothing to measure would fill a page, and is only counted. */
export function sheetLegality(report: Report): SheetLegality {
	const { groups } = legalityOf(report);
	const all = groups.flatMap(({ rows }) => rows);
	return {
		groups: groups
			.map(({ heading, rows }) => ({
				heading,
				counts: words.counts(countStates(rows)),
				rows: rows.flatMap(printedRow)
			}))
			.filter(({ rows }) => rows.length > 0),
		unused: countStates(all).unused
	};
}

function printedRow({ verdict: _, state, ...row }: LegalityRow): readonly SheetLegalityRow[] {
	return state === 'unused' ? [] : [{ ...row, state }];
}
