import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetProof } from '../../content/model.ts';
import { proofHeading } from '../../content/wording.ts';
import { foldedProof } from './folded-proof.ts';
import { proofParts, proofStyles, type ProofStyle } from './proof.ts';
import { listBody, listStyles, longStyles } from './list/list.ts';
import type { ListStyle } from './list/list-grid.ts';
import { organiserHead } from './organiser-head.ts';
import { withBookLetters } from './source-key.ts';
import { lineStep, smallCapitals, stacked, type Part } from './base/style.ts';

interface Area {
	readonly width: number;
	readonly height: number;
}

/** How list and proof are set, and the number of pages. */
interface Setting {
	readonly list: Part;
	readonly part: Part;
	readonly pages: number;
	/** Whether the proof starts on a new page. */
	readonly isApart: boolean;
}

/** Points kept free at the foot, because measured heights are slightly too small. */
const slack = 6;
/**
 * Points that may stay empty at the end of a page: rows are not split, and a heading stays with its first row.
 */
const lost = 36;
/** The tightest style, used where it saves a page. */
const closeStyle: ProofStyle = { size: 8.5, padding: 0.25, gap: 3.5 };
const headingSize = 11.5;
const headingGap = 12;

/**
 * The list with its proof and list code, on as few pages as possible. Of the ways to do so it prefers the
 * proof on a page of its own, then large type.
 */
export function organiserPages(sheet: Sheet, { width, height }: Area): readonly Content[] {
	const area = { width, height: height - slack };
	const lists = listsOf(sheet, area);
	const { proof } = sheet;
	const proofs = proof
		? [false, true]
				.map((isJoined) => foldedProof(sheet, proof, isJoined))
				.flatMap((folded) =>
					[...proofStyles, closeStyle].map((style) => proofIn(style, sheet, folded, width))
				)
		: [];
	const settings = lists.flatMap((list) => proofs.flatMap((part) => settingsOf(list, part, area)));
	const least = Math.min(...settings.map(({ pages }) => pages));
	const best = settings.filter(({ pages }) => pages === least);
	const chosen = best.find(({ isApart }) => isApart) ?? best[0];
	if (!chosen) return lists.slice(0, 1).map(({ content }) => content);
	const { list, part, isApart } = chosen;
	return [
		list.content,
		{ stack: [part.content], ...(isApart && { pageBreak: 'before' as const }) }
	];
}

/** The list in every style that fits on one page; if none does, the list on several. */
function listsOf(sheet: Sheet, { width, height }: Area): readonly Part[] {
	const head = organiserHead(sheet, width);
	const listIn = (style: ListStyle): Part => stacked([...head, ...listBody(style, sheet, width)]);
	const fitting = listStyles.map(listIn).filter((list) => list.height <= height);
	return fitting.length > 0 ? fitting : longStyles.map(listIn);
}

function settingsOf(list: Part, part: Part, { height }: Area): readonly Setting[] {
	const pagesOf = (used: number): number => Math.max(1, Math.ceil((used - lost) / (height - lost)));
	return [
		{ list, part, pages: pagesOf(list.height) + pagesOf(part.height), isApart: true },
		{ list, part, pages: pagesOf(list.height + part.height), isApart: false }
	];
}

/** The proof with a heading that stays with what follows. */
function proofIn(style: ProofStyle, sheet: Sheet, sheetProof: SheetProof, width: number): Part {
	const lettered = withBookLetters(sheetProof);
	const [first, ...others] = proofParts(style, sheet, lettered, width);
	const heading: Content = {
		...smallCapitals(proofHeading(sheet), headingSize),
		margin: [0, headingGap, 0, 0]
	};
	const rest = stacked(others);
	return {
		content: { stack: [heading, ...(first ? [first.content] : []), rest.content] },
		height: headingGap + lineStep(headingSize) + (first?.height ?? 0) + rest.height
	};
}
