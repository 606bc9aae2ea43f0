import { forms, paperwork } from '../../i18n/en/printing.ts';
import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetCode } from '../../content/model.ts';
import { eventLine, tallyValue } from '../../content/wording.ts';
import { words } from '../../content/words.ts';
import { choiceParts, problemParts, shareParts, titlePart } from './list/list-header.ts';
import { noticeParts } from './base/notice-parts.ts';
import { detailParts, pairsPart } from './list/pairs.ts';
import { figureWidth, lineCount } from './base/measure.ts';
import { qrCode, type QrCode } from './qr-code.ts';
import {
	columnFigure,
	figures,
	ink,
	lineStep,
	smallCapitals,
	spaced,
	stacked,
	type Part
} from './base/style.ts';
import { figure } from './base/tag-content.ts';
import { writtenPart } from './base/written-line.ts';

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
export function organiserHead(sheet: Sheet, width: number): readonly Part[] {
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
	return figure(drawing, paperwork.qrCode);
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
		writtenPart(
			[
				{ label: words.player, text: player.name },
				{ label: paperwork.details.table, text: player.table }
			],
			width
		),
		...detailParts(player, ['club', 'team', 'number', 'email', 'round'], width),
		writtenPart([{ label: paperwork.signedBy }, { label: words.checkedBy }], width)
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
function basisParts({ event, revision, pointsDate, size }: Sheet, width: number): readonly Part[] {
	const isPriced = pointsDate !== undefined && size > 0;
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
