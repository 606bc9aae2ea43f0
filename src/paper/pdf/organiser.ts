import type { Content } from 'pdfmake/interfaces';
import type {
	Sheet,
	SheetProof,
	SheetCode,
	SheetProofGroup,
	SheetProofRow
} from '../../content/model.ts';
import { proofHeading, eventLine, tallyValue } from '../../content/wording.ts';
import { proofParts, proofStyles, type ProofStyle, withBookLetters } from './proof.ts';
import { listBody, listStyles, longStyles } from './list/list.ts';
import type { ListStyle } from './list/list-grid.ts';
import {
	lineStep,
	smallCapitals,
	stacked,
	type Part,
	columnFigure,
	figures,
	ink,
	spaced
} from './base/style.ts';
import { forms, paperwork } from '../../i18n/en/printing.ts';
import { words } from '../../content/words.ts';
import {
	choiceParts,
	problemParts,
	shareParts,
	titlePart,
	detailParts,
	pairsPart
} from './list/list-header.ts';
import { noticeParts } from './base/notice-parts.ts';
import { lineCount } from './base/lines.ts';
import { figureWidth } from './base/widths.ts';
import { qrCode, type QrCode } from './qr-code.ts';
import { illustration } from './base/structure.ts';
import { fieldsPart } from './base/form-fields.ts';

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

const textSize = 10;
const smallSize = 9;
/** The list code is large enough to be read out and typed. */
const codeSizes = [24, 20, 16, 12] as const;
const codeSpacing = 1;
/** Points between columns. */
const columnGap = 14;
/** Points between the lines to write on and the first problem. */
const problemGap = 10;

/**
 * The head of an organiser's sheet: the army with its verdict, the list code and the QR code, the data used,
 * and lines to write on; then the problems.
 */
function organiserHead(sheet: Sheet, width: number): readonly Part[] {
	const qr = sheet.code && qrCode(sheet.code.link);
	return [
		titlePart(sheet, width),
		...noticeParts(sheet, width),
		qr ? besideCode(sheet, qr, width) : stacked(partsBeside(sheet, width)),
		...problemParts(sheet, width).map((part, at) => (at === 0 ? spaced(part, problemGap) : part))
	];
}

/** The QR code at the right margin, with the white border that scanners need. */
function besideCode(sheet: Sheet, qr: QrCode, width: number): Part {
	const beside = width - qr.side - Math.max(columnGap, qr.quiet);
	const details = stacked(partsBeside(sheet, beside, qr));
	const content: Content = {
		columns: [
			{ width: beside, stack: [details.content] },
			{ width: width - beside, stack: [symbolOf(qr)] }
		],
		columnGap: 0
	};
	return { content, height: Math.max(details.height, qr.side + 2 * qr.quiet) };
}

function symbolOf({ svg, side, quiet }: QrCode): Content {
	const drawing: Content = { svg, width: side, alignment: 'right', margin: [0, quiet, 0, quiet] };
	return illustration(drawing, paperwork.qrCode);
}

function partsBeside(sheet: Sheet, width: number, qr?: QrCode): readonly Part[] {
	const { code, tallies, player = {} } = sheet;
	const pairs = tallies.map((tally) => ({ label: tally.name, value: tallyValue(tally) }));
	return [
		labelPart(forms.names.organiser),
		...(code ? [codePart(code, width), linePart(codeHint(qr), width)] : []),
		...choiceParts(sheet, width),
		...(pairs.length > 0 ? [pairsPart(pairs, width)] : []),
		...shareParts(sheet, width),
		...basisParts(sheet, width),
		fieldsPart(
			[
				{ label: words.player, text: player.name },
				{ label: paperwork.details.table, text: player.table }
			],
			width
		),
		...detailParts(player, ['club', 'team', 'number', 'email', 'round'], width),
		fieldsPart([{ label: paperwork.signedBy }, { label: words.checkedBy }], width)
	];
}

function labelPart(text: string): Part {
	return { content: smallCapitals(text, textSize), height: lineStep(textSize) };
}

function codePart({ code, link }: SheetCode, width: number): Part {
	const widthAt = (size: number): number =>
		figureWidth({ text: code, size, bold: true }) + code.length * codeSpacing;
	const size = codeSizes.find((each) => widthAt(each) <= width) ?? codeSizes[3];
	const lines = Math.ceil(widthAt(size) / width);
	return {
		content: {
			text: code,
			fontSize: size,
			bold: true,
			characterSpacing: codeSpacing,
			...(/^https?:/.test(link) && { link }),
			...columnFigure
		},
		height: lines * lineStep(size)
	};
}

function codeHint(qr: QrCode | undefined): string {
	return qr ? words.checkByScan : words.checkByTyping;
}

/** The event, and the dates of the data and points that the verdict is based on. */
function basisParts({ event, revision, pointsDate, limit }: Sheet, width: number): readonly Part[] {
	const isPriced = pointsDate !== undefined && limit > 0;
	const dates = [words.dataOf(revision), ...(isPriced ? [words.pointsDated(pointsDate)] : [])];
	return [
		...(event ? [linePart(eventLine(event), width, true)] : []),
		linePart(`${dates.join(', ')}.`, width)
	];
}

function linePart(text: string, width: number, bold = false): Part {
	const size = bold ? textSize : smallSize;
	return {
		content: {
			text,
			fontSize: size,
			bold,
			color: bold ? ink.text : ink.soft,
			fontFeatures: figures.text,
			margin: [0, 0, 0, 3]
		},
		height: lineCount([{ text, size, bold }], width) * lineStep(size) + 3
	};
}

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
