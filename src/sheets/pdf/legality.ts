import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import type { Sheet, SheetLegality, SheetLegalityGroup, SheetLegalityRow } from '../model.ts';
import { typeset } from '../typeset.ts';
import { words } from '../words.ts';
import { sheetHeader } from './list-header.ts';
import { gapParts, readingParts } from './list.ts';
import { lineCount, runWidth, type Run } from './measure.ts';
import {
	baselineDrop,
	covered,
	figures,
	ink,
	lineStep,
	rules,
	smallCapitals,
	type Part
} from './style.ts';

/** How a proof is set: the size of its type, and the space above and below every rule. */
interface ProofStyle {
	readonly size: number;
	readonly padding: number;
}

/** Ways to set a proof, the most generous first; the last also where one page will not do. */
const styles: readonly ProofStyle[] = [
	{ size: 10, padding: 1.6 },
	{ size: 9.5, padding: 1.2 },
	{ size: 9, padding: 0.9 },
	{ size: 8.5, padding: 0.6 }
];
const longStyle: ProofStyle = { size: 9.5, padding: 1.2 };

/** Widths of the columns: how the rule stands, the rule, where it is printed. */
interface Grid extends ProofStyle {
	readonly mark: number;
	readonly rule: number;
	readonly source: number;
}

const columnGap = 10;
const headingGap = 6;

/** The proof in the most generous style in which it takes one page, or else on as many as it needs. */
export function setLegality(
	sheet: Sheet,
	legality: SheetLegality,
	width: number,
	height: number
): Part {
	const fitting = styles
		.map((style) => legalityIn(style, sheet, legality, width))
		.find((part) => part.height <= height);
	return fitting ?? legalityIn(longStyle, sheet, legality, width);
}

function legalityIn(style: ProofStyle, sheet: Sheet, legality: SheetLegality, width: number): Part {
	const grid = gridOf(legality, width, style);
	const parts = [
		...sheetHeader(sheet, width),
		...legality.groups.map((group) => groupPart(group, grid)),
		...(legality.unused > 0 ? [unusedPart(legality.unused, style)] : []),
		...readingParts(sheet, width),
		...gapParts(sheet, width)
	];
	return {
		content: { stack: parts.map(({ content }) => content) },
		height: parts.reduce((sum, part) => sum + part.height, 0)
	};
}

function gridOf({ groups }: SheetLegality, width: number, style: ProofStyle): Grid {
	const { size } = style;
	const { met, problem, plan } = words.states;
	const mark =
		Math.max(...[met, problem, plan].map((text) => runWidth({ text, size, bold: true }))) +
		columnGap;
	const sources = groups.flatMap(({ rows }) =>
		rows.map((row) => runWidth({ text: row.source, size: sourceSize(size) }))
	);
	const source = Math.min(Math.max(0, ...sources) + 2, width * 0.3);
	return { ...style, mark, source, rule: width - mark - source - columnGap };
}

function sourceSize(size: number): number {
	return size * 0.85;
}

/** A table for each heading; it is named again where it runs over, and no rule is ever split. */
function groupPart({ heading, counts, rows }: SheetLegalityGroup, grid: Grid): Part {
	const { size, padding, mark, rule, source } = grid;
	const small = sourceSize(size);
	const drop = baselineDrop(small, size);
	const head: TableCell[] = [
		{ ...smallCapitals(heading, size), colSpan: 2 },
		covered,
		{ text: counts, fontSize: small, color: ink.soft, margin: [columnGap, drop, 0, -drop] }
	];
	return {
		content: {
			table: {
				widths: [mark, rule, source + columnGap],
				headerRows: 1,
				keepWithHeaderRows: 1,
				dontBreakRows: true,
				body: [head, ...rows.map((row) => cells(row, grid))]
			},
			layout: layoutOf(padding),
			margin: [0, headingGap, 0, 0]
		},
		height: rows.reduce(
			(sum, row) => sum + rowHeight(row, grid),
			headingGap + lineStep(size) + 2 * padding + rules.heading
		)
	};
}

/** A heavy rule under the heading, a hairline under every row. */
function layoutOf(padding: number): CustomTableLayout {
	return {
		hLineWidth: (line) => (line === 0 ? 0 : line === 1 ? rules.heading : rules.row),
		vLineWidth: () => 0,
		hLineColor: (line) => (line === 1 ? ink.rule : ink.hairline),
		paddingLeft: () => 0,
		paddingRight: () => 0,
		paddingTop: () => padding,
		paddingBottom: () => padding
	};
}

function cells(row: SheetLegalityRow, { size }: Grid): TableCell[] {
	const small = sourceSize(size);
	const drop = baselineDrop(small, size);
	const isMet = row.state === 'met';
	return [
		{ text: words.states[row.state], fontSize: size, bold: !isMet },
		{
			text: ruleRuns(row, size).map(({ text, bold = false, size: fontSize }, at) => ({
				text,
				bold,
				fontSize,
				color: at === 0 ? ink.text : ink.soft
			})),
			fontFeatures: figures.text
		},
		{
			text: row.source,
			fontSize: small,
			color: ink.soft,
			margin: [columnGap, drop, 0, -drop]
		}
	];
}

function ruleRuns(row: SheetLegalityRow, size: number): readonly Run[] {
	const { sentence, arithmetic, reading, state } = row;
	const others = [
		arithmetic,
		reading === undefined ? undefined : words.readingTaken(reading)
	].filter((text) => text !== undefined);
	return [
		{ text: typeset(`${sentence} `), size, bold: state === 'problem' },
		...others.map((text) => ({ text: typeset(`${text} `), size: size * 0.95 }))
	];
}

/** Height of a row with its share of the space and rules between rows. */
function rowHeight(row: SheetLegalityRow, { size, padding, rule, source }: Grid): number {
	const small = sourceSize(size);
	const height = Math.max(
		lineCount(ruleRuns(row, size), rule) * lineStep(size),
		lineCount([{ text: row.source, size: small }], source) * lineStep(small) +
			baselineDrop(small, size)
	);
	return height + 2 * padding + rules.row;
}

function unusedPart(count: number, { size }: ProofStyle): Part {
	const content: Content = { text: words.unused(count), fontSize: size, margin: [0, 6, 0, 0] };
	return { content, height: lineStep(size) + 6 };
}
