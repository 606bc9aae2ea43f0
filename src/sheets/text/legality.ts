import { ruleLine } from '../legality/legality-text.ts';
import type { SheetLegality } from '../model.ts';
import { words } from '../words.ts';
import { chief, type TextPart } from './document.ts';

/** The proof, a line for each rule. */
export function legalityParts({ groups, unused }: SheetLegality): readonly TextPart[] {
	return [
		...groups.flatMap(({ heading, counts, rows }) => {
			const items = rows.map((row) => ({ text: ruleLine(row) }));
			return chief(heading, [{ kind: 'list', items }], counts);
		}),
		...(unused > 0 ? [{ blocks: [{ kind: 'lines' as const, lines: [words.unused(unused)] }] }] : [])
	];
}
