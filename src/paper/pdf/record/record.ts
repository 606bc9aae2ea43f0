import { paperwork } from '../../../i18n/en/printing.ts';
import type { Content, Column } from 'pdfmake/interfaces';
import type {
	RecordRule,
	Sheet,
	SheetRecord,
	RecordCounter,
	RecordNote
} from '../../../content/model.ts';
import { words } from '../../../content/words.ts';
import { sheetHeader } from '../list/list-header.ts';
import { setList } from '../list/list.ts';
import { lineCount } from '../base/lines.ts';
import { type Run, runWidth } from '../base/widths.ts';
import { turnsPart } from './record-turns.ts';
import { unitParts } from './record-units.ts';
import { spaced, type Part, ink, lineStep } from '../base/style.ts';
import { fieldsPart } from '../base/form-fields.ts';
import { pointsText } from '#i18n';
import {
	boxGroups,
	boxesIn,
	boxRows,
	crosses,
	drawnBoxes,
	halvingLines,
	rowWidth,
	writingLine,
	type BoxGroups,
	longStyles,
	recordStyles,
	type RecordStyle,
	middleDrop,
	smallDrop,
	smallSize
} from './boxes.ts';
import { typeset } from '../base/typeset.ts';

interface Space {
	readonly width: number;
	readonly height: number;
}

const slack = 4;
/** A share of the page: less than this on the last page is avoided. */
const fewLines = 0.2;

/** The battle record: on one page in the most generous style that fits. */
export function recordPages(sheet: Sheet, { width, height }: Space): readonly Content[] {
	const { record } = sheet;
	if (!record) return [setList(sheet, width, height - slack).content];
	const set = (style: RecordStyle): Part => recordIn(style, sheet, record, width);
	const fitting = recordStyles.map(set).find((part) => part.height <= height - slack);
	return [(fitting ?? longRecord(longStyles.map(set), height)).content];
}

/** The first style that leaves more than a few lines on the last page. */
function longRecord(parts: readonly Part[], height: number): Part {
	const leavesEnough = (part: Part): boolean => (part.height / height) % 1 > fewLines;
	const [first = { content: '', height: 0 }] = parts;
	return parts.find(leavesEnough) ?? first;
}

function recordIn(style: RecordStyle, sheet: Sheet, record: SheetRecord, width: number): Part {
	const parts = [
		...sheetHeader(sheet, width),
		gamePart(record, width),
		turnsPart(record, width, style),
		...counterParts(record, width, style),
		...unitParts(record, width, style),
		rulesPart(record, width, style)
	];
	return {
		content: { stack: parts.map(({ content }) => content) },
		height: parts.reduce((sum, part) => sum + part.height, 0)
	};
}

/** Lines for what is known on the day of the game. */
function gamePart({ filled }: SheetRecord, width: number): Part {
	const { opponent, mission, result } = paperwork.game;
	const fields = [
		{ label: opponent, text: filled?.opponent },
		{ label: mission, text: filled?.mission },
		{ label: result, text: filled?.result }
	];
	return spaced(fieldsPart(fields, width), 0, 4);
}

/** How points are counted, in small type, and not split between pages. */
function rulesPart({ rules, unknown }: SheetRecord, width: number, style: RecordStyle): Part {
	const texts = [
		...rules.map((rule, at) => ruleRuns(rule, rules[at - 1]?.name !== rule.name)),
		...unknown.map((text) => noteRuns({ name: words.record.unknown, text }))
	];
	return notesPart(texts, { above: 7, width, style });
}

/** Rules of the same name are named once. */
function ruleRuns({ name, text, source }: RecordRule, isNamed: boolean): readonly Run[] {
	return noteRuns({ name: isNamed ? name : '', text: `${text} (${source})` });
}

/** A label with its boxes, or with room for a number. */
interface Tick {
	readonly label: string;
	readonly groups: BoxGroups;
	readonly labelWidth: number;
	readonly width: number;
	/** How many are crossed off, those in rows before included, and how many boxes stand in these. */
	readonly crossed: number;
	readonly before: number;
}

const gap = { label: 4, ticks: 12, rows: 4 } as const;
/** Points of width for a number to be written and counted down. */
const room = 90;

/** What is counted during the whole battle, with boxes for both sides, and below them what they ask for. */
function counterParts(
	{ counters }: SheetRecord,
	width: number,
	style: RecordStyle
): readonly Part[] {
	return counters.flatMap((counter) => [
		counterPart(counter, width, style),
		...conditionParts(counter, width, style)
	]);
}

/** What its boxes ask for. */
function conditionParts(
	{ notes = [] }: RecordCounter,
	width: number,
	style: RecordStyle
): readonly Part[] {
	return notes.length === 0 ? [] : [notesPart(notes.map(noteRuns), { above: 3, width, style })];
}

/** The name, and beside it the boxes, in as many rows as needed. */
function counterPart(counter: RecordCounter, width: number, style: RecordStyle): Part {
	const { box, size } = style;
	const text = titleOf(counter);
	const title = runWidth({ text, size, bold: true }) + gap.ticks;
	const rows = tickRows(ticksOf(counter, width - title, style), width - title);
	const stack = rows.map((row, at): Content => {
		const columns = row.flatMap((tick) => tickColumns(tick, style, counter.hasHalves ?? false));
		return { columns, columnGap: 0, margin: [0, at === 0 ? 0 : gap.rows, 0, 0] };
	});
	const drop = middleDrop(style);
	return {
		content: {
			columns: [
				{ width: title, text, bold: true, fontSize: size, noWrap: true, margin: [0, drop, 0, 0] },
				{ width: width - title, stack }
			],
			columnGap: 0,
			margin: [0, gap.rows, 0, 0],
			unbreakable: true
		},
		height: rows.length * (box.side + 0.5 + gap.rows)
	};
}

function titleOf({ name, points, isForOther }: RecordCounter): string {
	if (points === undefined) return name;
	return isForOther ? words.record.forOther(name, points) : words.record.each(name, points);
}

function ticksOf(
	{ boxes, enemy, each, isOwn, crossed, ticks = [] }: RecordCounter,
	width: number,
	style: RecordStyle
): readonly Tick[] {
	if (each)
		return each.flatMap((label, at) =>
			boxTicks(label, 1, { width, crossed: ticks[at] ? 1 : 0 }, style)
		);
	return [
		...boxTicks(isOwn ? '' : words.record.own, boxes, { width, crossed: crossed?.own }, style),
		...(isOwn
			? []
			: boxTicks(words.record.enemy, enemy ?? 0, { width, crossed: crossed?.enemy }, style))
	];
}

/** Boxes in as many rows as needed; without any, a line to write on. */
function boxTicks(
	label: string,
	boxes: number,
	{ width, crossed = 0 }: { readonly width: number; readonly crossed?: number | undefined },
	{ box, size }: RecordStyle
): readonly Tick[] {
	const labelWidth =
		label === '' ? 0 : runWidth({ text: label, size: smallSize(size) }) + 1 + gap.label;
	if (boxes === 0) return [{ label, labelWidth, groups: [], width: room, crossed, before: 0 }];
	const rows = boxRows(boxGroups(boxes, 1), width - labelWidth - gap.ticks, box);
	return rows.map((groups, at) => ({
		label: at === 0 ? label : '',
		labelWidth,
		groups,
		width: rowWidth(groups, box),
		crossed,
		before: boxesIn(rows.slice(0, at).flat())
	}));
}

function tickRows(ticks: readonly Tick[], width: number): readonly (readonly Tick[])[] {
	const rows: Tick[][] = [[]];
	let left = width;
	for (const tick of ticks) {
		const taken = tick.labelWidth + tick.width + gap.ticks;
		if (taken > left && left < width) {
			rows.push([]);
			left = width;
		}
		rows.at(-1)?.push(tick);
		left -= taken;
	}
	return rows;
}

function tickColumns(
	{ label, labelWidth, groups, width, crossed, before }: Tick,
	style: RecordStyle,
	hasHalves: boolean
): Column[] {
	const { box, size } = style;
	const fontSize = smallSize(size);
	const drop = smallDrop(style);
	const canvas =
		groups.length > 0
			? [
					...drawnBoxes(groups, box),
					...(hasHalves ? halvingLines(groups, box) : []),
					...crosses(groups, box, crossed, { before })
				]
			: [writingLine(width, box.side)];
	const written = groups.length === 0 && crossed > 0;
	return [
		{ width: labelWidth, text: label, fontSize, noWrap: true, margin: [0, drop, 0, 0] },
		written ? { width, text: pointsText(crossed), bold: true, fontSize: size } : { width, canvas },
		{ width: gap.ticks, text: '' }
	];
}

interface Place {
	/** The space above the first note. */
	readonly above: number;
	readonly width: number;
	readonly style: RecordStyle;
}

const size = 8.5;

/** Notes in small type, each a paragraph unless the record is dense; not split between pages. */
function notesPart(texts: readonly (readonly Run[])[], { above, width, style }: Place): Part {
	const paragraphs = style.isDense ? [texts.flat()] : texts;
	const notes = paragraphs.map((runs, at) => notePart(runs, at === 0 ? above : 1.5, width));
	return {
		content: { stack: notes.map(({ content }) => content), unbreakable: true },
		height: notes.reduce((sum, note) => sum + note.height, 0)
	};
}

/** What a note is about, and what it says. */
function noteRuns({ name, text }: RecordNote): readonly Run[] {
	const label = name === '' ? [] : [{ text: `${name}. `, size, bold: true }];
	return [...label, { text: typeset(`${text} `), size }];
}

function notePart(runs: readonly Run[], above: number, width: number): Part {
	const content: Content = {
		text: runs.map(({ text, bold = false }) => ({ text, bold })),
		fontSize: size,
		color: ink.soft,
		margin: [0, above, 0, 0]
	};
	return { content, height: lineCount(runs, width) * lineStep(size) + above };
}
