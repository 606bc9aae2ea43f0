import { paperwork } from '../../i18n/en/printing.ts';
import type { Sheet, SheetProof, SheetProofGroup, SheetProofRow } from '../../content/model.ts';
import { words } from '../../content/words.ts';

/**
 * The proof for a copy of few pages: a line for the passed rules of each heading, at the end those of
 * headings without any other. Advice and house rules are printed in full; problems are, in the copy's head.
 * @param isJoined whether headings without any other share one line, where that saves a page
 */
export function foldedProof({ event }: Sheet, proof: SheetProof, isJoined: boolean): SheetProof {
	const isOwn = ({ heading }: SheetProofGroup): boolean =>
		event !== undefined && heading === words.event(event.name);
	const isOpen = (group: SheetProofGroup): boolean =>
		isOwn(group) || group.rows.some(({ state }) => state !== 'met');
	const passed = proof.groups
		.filter((group) => !isOpen(group))
		.map(({ heading, rows }) => `${heading}: ${paperwork.rules(rows.length)}`);
	const passedRows = (isJoined ? [passed.join('; ')] : passed).map(passedRow);
	return {
		...proof,
		groups: [
			...proof.groups
				.filter(isOpen)
				.map((group) => withoutProblems(isOwn(group) ? group : folded(group))),
			...(passed.length > 0 ? [{ heading: paperwork.passed, counts: '', rows: passedRows }] : [])
		]
	};
}

function folded(group: SheetProofGroup): SheetProofGroup {
	const open = group.rows.filter(({ state }) => state !== 'met');
	const met = group.rows.length - open.length;
	return { ...group, rows: [...open, ...(met > 0 ? [passedRow(paperwork.rules(met))] : [])] };
}

/** The group with one row in place of its problems, which the head of the copy has in full. */
function withoutProblems(group: SheetProofGroup): SheetProofGroup {
	const others = group.rows.filter(({ state }) => state !== 'problem');
	const problems = group.rows.length - others.length;
	if (problems === 0) return group;
	const sentence = paperwork.listedAbove(paperwork.rules(problems));
	return { ...group, rows: [{ state: 'problem', sentence, source: '' }, ...others] };
}

function passedRow(sentence: string): SheetProofRow {
	return { state: 'met', sentence, source: '' };
}
