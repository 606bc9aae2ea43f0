import { paperwork } from '../../../i18n/en/printing.ts';
import type { Content } from 'pdfmake/interfaces';
import type { RecordRule, Sheet, SheetRecord } from '../../../content/model.ts';
import { words } from '../../../content/words.ts';
import { sheetHeader } from '../list/list-header.ts';
import { setList } from '../list/list.ts';
import type { Run } from '../base/measure.ts';
import { counterParts } from './record-counters.ts';
import { noteRuns, notesPart } from './record-notes.ts';
import { longStyles, recordStyles, type RecordStyle } from './record-style.ts';
import { turnsPart } from './record-turns.ts';
import { unitParts } from './record-units.ts';
import { spaced, type Part } from '../base/style.ts';
import { writtenPart } from '../base/written-line.ts';

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
	return spaced(writtenPart(fields, width), 0, 4);
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
