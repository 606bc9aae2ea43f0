import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Sheet, SheetProof, SheetProofGroup, SheetProofRow } from '../../content/model.ts';
import { kept, typeset } from './base/typeset.ts';
import { words } from '../../content/words.ts';
import { bookmarkRow } from './base/bookmarks.ts';
import { fewestPages } from './base/paging.ts';
import { sheetHeader } from './list/list-header.ts';
import { gapParts, readingParts, remark } from './list/list.ts';
import { runWidth, type Run } from './base/widths.ts';
import { paragraph } from './base/paragraph.ts';
import {
	baselineDrop,
	covered,
	ink,
	legible,
	lineStep,
	ruledRows,
	rules,
	smallCapitals,
	stacked,
	type Part
} from './base/style.ts';

/** The style of a proof: type size, and the space above and below each rule. */
export interface ProofStyle {
	readonly size: number;
	readonly padding: number;
	/** The largest share of the width for sources. */
	readonly sources?: number;
	/** The space above a heading, if it differs. */
	readonly gap?: number;
}

/** Styles of a proof, most generous first. */
export const proofStyles: readonly ProofStyle[] = [
	{ size: 10, padding: 1.6 },
	{ size: 9.5, padding: 1.2 },
	{ size: 9, padding: 0.9 },
	{ size: 8.5, padding: 0.6 }
];
const wideStyles = proofStyles.flatMap((style) =>
	[0.3, 0.38].map((sources) => ({ ...style, sources }))
);

/** Column widths: outcome, rule, source. */
interface Grid extends ProofStyle {
	readonly mark: number;
	readonly rule: number;
	readonly source: number;
}

const columnGap = 10;
const headingGap = 6;

/** The proof on as few pages as possible, in the most generous style that needs no more. */
export function setProof(sheet: Sheet, proof: SheetProof, width: number, height: number): Part {
	const lettered = withBookLetters(proof);
	const ways = [{ proof }, ...(lettered.key === undefined ? [] : [lettered])].flatMap((way) =>
		wideStyles.map((style) => ({
			parts: [...sheetHeader(sheet, width), ...proofParts(style, sheet, way, width)]
		}))
	);
	return stacked(fewestPages(ways, height)?.parts ?? []);
}

/** The proof without its head: the rules, then the interpretations used and what was not checked. */
export function proofParts(
	style: ProofStyle,
	sheet: Sheet,
	{ proof, key }: LetteredProof,
	width: number
): readonly Part[] {
	const grid = gridOf(proof, width, style);
	return [
		...proof.groups.map((group) => groupPart(group, grid)),
		...(proof.unused > 0 ? [unusedPart(proof.unused, style)] : []),
		...readingParts(sheet, width, style.size),
		...gapParts(sheet, width, style.size),
		...(key === undefined ? [] : [remark(words.sources, key, width, style.size)])
	];
}

function gridOf({ groups }: SheetProof, width: number, style: ProofStyle): Grid {
	const { size } = style;
	const marks = groups.flatMap(({ rows }) => rows.map(({ state }) => words.states[state]));
	const widest = Math.max(0, ...marks.map((text) => runWidth({ text, size, bold: true })));
	const mark = markWidth(size) + widest + columnGap;
	const widthOf = (text: string): number => runWidth({ text, size: sourceSize(size) });
	const sources = groups.flatMap(({ rows }) => rows.map((row) => widthOf(row.source)));
	const counts = groups.map((group) => widthOf(group.counts));
	const room = width * (style.sources ?? 0.3);
	const source = Math.max(0, ...counts, Math.min(Math.max(0, ...sources), room)) + 2;
	return { ...style, mark, source, rule: width - mark - source - columnGap };
}

function sourceSize(size: number): number {
	return legible(size * 0.85);
}

/** A table for each heading; it is named again where it runs over, and no rule is ever split. */
function groupPart({ heading, counts, rows }: SheetProofGroup, grid: Grid): Part {
	const { size, padding, mark, rule, source, gap = headingGap } = grid;
	const small = sourceSize(size);
	const drop = baselineDrop(small, size);
	const again = lineStep(size) + 2 * padding + rules.heading;
	const [first = 0, ...others] = rows.map((row) => rowHeight(row, grid));
	const pieces = [gap + again + first, ...others];
	const head = (): TableCell[] => [
		{ ...smallCapitals(heading, size), colSpan: 2 },
		covered,
		{ text: counts, fontSize: small, color: ink.soft, margin: [columnGap, drop, 0, -drop] }
	];
	return {
		get content() {
			const body = rows.map((row) => cells(row, grid));
			bookmarkRow(body[0] ?? [], heading);
			return {
				table: {
					widths: [mark, rule, source + columnGap],
					headerRows: 1,
					keepWithHeaderRows: 1,
					dontBreakRows: true,
					body: [head(), ...body]
				},
				layout: ruledRows(padding),
				margin: [0, gap, 0, 0]
			} satisfies Content;
		},
		height: pieces.reduce((sum, piece) => sum + piece, 0),
		pieces,
		again
	};
}

function cells(row: SheetProofRow, grid: Grid): TableCell[] {
	const { size } = grid;
	const [rule, source] = [ruleText(row, grid), sourceOf(row, grid)];
	const drop = baselineDrop(sourceSize(size), size);
	return [
		stateCell(row.state, size),
		{ stack: [rule.content] },
		{ stack: [source.content], margin: [columnGap, drop, 0, 0] }
	];
}

/** The space before the word for a state, for a tick or an exclamation mark. */
function markWidth(size: number): number {
	return size * 0.95;
}

/** A state in a word, after a tick that is passed and an exclamation mark that is to be fixed. */
function stateCell(state: SheetProofRow['state'], size: number): TableCell {
	const label = { text: words.states[state], fontSize: size, bold: state !== 'met' };
	const width = markWidth(size);
	const mark: Content =
		state === 'met'
			? tick(size)
			: { ...label, text: state === 'problem' ? words.marks.problem : '' };
	return {
		columns: [
			{ width, stack: [mark] },
			{ width: '*', ...label }
		],
		columnGap: 0
	};
}

/** The font has no tick. A new object each time, because pdfmake modifies what it is given. */
function tick(size: number): Content {
	const points = [
		{ x: 0.05, y: 0.72 },
		{ x: 0.28, y: 0.96 },
		{ x: 0.66, y: 0.4 }
	].map(({ x, y }) => ({ x: x * size, y: y * size }));
	return { canvas: [{ type: 'polyline', lineWidth: size * 0.12, points }] };
}

function ruleText(row: SheetProofRow, { size, rule }: Grid): Part {
	return paragraph(ruleRuns(row, size), rule);
}

function sourceOf(row: SheetProofRow, { size, source }: Grid): Part {
	return paragraph([{ text: row.source, size: sourceSize(size), color: ink.soft }], source);
}

function ruleRuns(row: SheetProofRow, size: number): readonly Run[] {
	const { sentence, arithmetic, reading, state } = row;
	const others = [
		arithmetic,
		reading === undefined ? undefined : words.readingUsed(reading)
	].filter((text) => text !== undefined);
	return [
		{ text: kept(typeset(`${sentence} `)), size, bold: state === 'problem' },
		...others.map((text) => ({
			text: kept(typeset(`${text} `)),
			size: legible(size * 0.95),
			color: ink.soft
		}))
	];
}

/** Height of a row with its share of the space and rules between rows. */
function rowHeight(row: SheetProofRow, grid: Grid): number {
	const { size, padding } = grid;
	const height = Math.max(
		ruleText(row, grid).height,
		sourceOf(row, grid).height + baselineDrop(sourceSize(size), size)
	);
	return height + 2 * padding + rules.row;
}

function unusedPart(count: number, { size }: ProofStyle): Part {
	const content: Content = { text: words.unused(count), fontSize: size, margin: [0, 6, 0, 0] };
	return { content, height: lineStep(size) + 6 };
}

/** Books with longer names get a letter and a key, as each name would take a line of its own. */
const longestName = 26;

/** A proof, with the key to its letters if there are any. */
interface LetteredProof {
	readonly proof: SheetProof;
	readonly key?: string;
}

/** The proof with letters for the books in its sources; unchanged if their names are short. */
export function withBookLetters(proof: SheetProof): LetteredProof {
	const sources = proof.groups.flatMap(({ rows }) => rows.map(({ source }) => source));
	const used = proof.books
		.filter((book) => sources.some((source) => isOf(book, source)))
		.map((book, at) => ({ book, letter: String.fromCharCode('A'.charCodeAt(0) + at) }));
	if (!used.some(({ book }) => book.length > longestName)) return { proof };
	const short = (source: string): string => {
		const own = used.find(({ book }) => isOf(book, source));
		return own ? own.letter + source.slice(own.book.length) : source;
	};
	return {
		proof: {
			...proof,
			groups: proof.groups.map((group) => ({
				...group,
				rows: group.rows.map((row) => ({ ...row, source: short(row.source) }))
			}))
		},
		key: `${used.map(({ book, letter }) => words.bookBy(letter, book)).join('; ')}.`
	};
}

function isOf(book: string, source: string): boolean {
	return source === book || source.startsWith(`${book}, `);
}
