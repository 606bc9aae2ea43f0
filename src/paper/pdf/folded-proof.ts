import { paperwork } from '../../i18n/en/printing.ts';
import type {
	Sheet,
	SheetLegality,
	SheetLegalityGroup,
	SheetLegalityRow
} from '../../content/model.ts';
import { words } from '../../content/words.ts';

/**
 * The proof for a copy of few pages: a line for the passed rules of each heading, at the end those of
 * headings without any other. Advice and house rules are printed in full; problems are, in the copy's head.
 * @param isJoined whether headings without any other share one line, where that saves a page
 */
export function foldedProof(
	{ event }: Sheet,
	legality: SheetLegality,
	isJoined: boolean
): SheetLegality {
	const isOwn = ({ heading }: SheetLegalityGroup): boolean =>
		event !== undefined && heading === words.event(event.name);
	const isOpen = (group: SheetLegalityGroup): boolean =>
		isOwn(group) || group.rows.some(({ state }) => state !== 'met');
	const passed = legality.groups
		.filter((group) => !isOpen(group))
		.map(({ heading, rows }) => `${heading}: ${paperwork.rules(rows.length)}`);
	const passedRows = (isJoined ? [passed.join('; ')] : passed).map(passedRow);
	return {
		...legality,
		groups: [
			...legality.groups
				.filter(isOpen)
				.map((group) => withoutProblems(isOwn(group) ? group : folded(group))),
			...(passed.length > 0 ? [{ heading: paperwork.passed, counts: '', rows: passedRows }] : [])
		]
	};
}

function folded(group: SheetLegalityGroup): SheetLegalityGroup {
	const open = group.rows.filter(({ state }) => state !== 'met');
	const met = group.rows.length - open.length;
	return { ...group, rows: [...open, ...(met > 0 ? [passedRow(paperwork.rules(met))] : [])] };
}

/** The group with one row for its problems, which the head of the copy tells. */
function withoutProblems(group: SheetLegalityGroup): SheetLegalityGroup {
	const others = group.rows.filter(({ state }) => state !== 'problem');
	const problems = group.rows.length - others.length;
	if (problems === 0) return group;
	const sentence = paperwork.listedAbove(paperwork.rules(problems));
	return { ...group, rows: [{ state: 'problem', sentence, source: '' }, ...others] };
}

function passedRow(sentence: string): SheetLegalityRow {
	return { state: 'met', sentence, source: '' };
}
