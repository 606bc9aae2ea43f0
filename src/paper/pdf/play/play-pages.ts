import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetPlayBlock, SheetPlaySection } from '../../../content/model.ts';
import { paragraph } from '../base/paragraph.ts';
import { textArea, type Paper } from '../base/style.ts';
import { typeset } from '../base/typeset.ts';
import type { Measure } from '../reference/chart-part.ts';
import { pageHead } from '../reference/reference.ts';
import { blockOf, headed, sectionHeading, type SetBlock } from '../reference/reference-blocks.ts';
import { pagesOf } from '../reference/page-numbers.ts';
import { columnsOf, setColumns, type SetColumns, type Setting } from '../reference/set-columns.ts';
import { playTable } from './play-table.ts';

/** The styles of a play sheet, preferred ones first, on a large page and in a booklet. */
const wide = [10, 9.5, 9, 8.5].map((size): Setting => ({ size, count: 3, gap: 12 }));
const narrow = [9.5, 9, 8.5].map((size): Setting => ({ size, count: 2, gap: 12 }));

const gaps = { section: 7, block: 2.5, line: 1 } as const;
const slack = 6;

/** A play sheet in columns: on as few pages as the smallest type needs, in the largest that needs no more. */
export function playPages(sheet: Sheet, paper: Paper): readonly Content[] {
	const { width } = textArea(paper, sheet);
	const head = pageHead(sheet, width);
	const { pages, setting } = setPlay(sheet, paper);
	return pages.map((page, at): Content => ({
		stack: [at === 0 ? head.content : [], columnsOf(page, width, setting)],
		...(at > 0 && { pageBreak: 'before' as const })
	}));
}

/** The page of the play sheet on which each of its blocks begins, by its name. */
export function playPageNumbers(sheet: Sheet, paper: Paper): ReadonlyMap<string, number> {
	return pagesOf(setPlay(sheet, paper).pages, 1);
}

function setPlay(sheet: Sheet, paper: Paper): SetColumns {
	const { width, height } = textArea(paper, sheet);
	const head = pageHead(sheet, width);
	const heightOf = (page: number): number => height - slack - (page === 0 ? head.height : 0);
	const setIn = (setting: Setting): SetColumns =>
		setColumns(
			(measure) => playBlocks(sheet, measure),
			width,
			setting,
			{ first: 1, heightOf },
			true
		);
	const sets = (paper === 'a5' ? narrow : wide).map(setIn);
	return sets.reduce((best, set) => (set.pages.length < best.pages.length ? set : best));
}

function playBlocks({ play = [] }: Sheet, measure: Measure): readonly SetBlock[] {
	return play.flatMap((section) => sectionBlocks(section, measure));
}

function sectionBlocks({ name, blocks }: SheetPlaySection, measure: Measure): readonly SetBlock[] {
	const heading = sectionHeading(name, measure);
	return blocks
		.flatMap((block) =>
			blockPieces(block, measure).map((piece, at) => ({
				...piece,
				...(at === 0 && { explains: block.name })
			}))
		)
		.map(({ part, gap, explains }, at) =>
			at === 0
				? blockOf(headed(heading, part), gaps.section, explains)
				: blockOf(part, gap, explains)
		);
}

/** A name as it stands before a sentence: with a stop, unless it ends in a mark of its own. */
function sentence(name: string): string {
	return /[!?]$/.test(name) ? name : `${name.replace(/[.:]$/, '')}.`;
}

/** Its name before its first line, or above its first chart; then what else it says. */
function blockPieces({ name, lines, tables }: SheetPlayBlock, measure: Measure) {
	const { size, width } = measure;
	const title = { text: `${sentence(typeset(name))}  `, size, bold: true };
	const texts = (lines.length === 0 ? [''] : lines).map((line, at) => ({
		part: paragraph([...(at === 0 ? [title] : []), { text: typeset(line), size }], width),
		gap: at === 0 ? gaps.block : gaps.line
	}));
	const charts = tables.map((table) => ({ part: playTable(table, measure), gap: gaps.line }));
	const [first, ...others] = charts;
	// A name alone never stands at the foot of a column.
	return lines.length === 0 && first && texts[0]
		? [{ part: headed(texts[0].part, first.part), gap: gaps.block }, ...others]
		: [...texts, ...charts];
}
