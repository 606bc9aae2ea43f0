import { paperwork } from '../../i18n/en/printing.ts';
import type { Content, ContentSection, TableCell } from 'pdfmake/interfaces';
import type { IndexRow } from './index-row.ts';
import { words } from '../../content/words.ts';
import { bookmarked } from './base/bookmarks.ts';
import { countedPages } from './sheets-in-pdf.ts';
import {
	columnFigure,
	ink,
	lineStep,
	margins,
	ruledRows,
	smallCapitals,
	type Paper
} from './base/style.ts';

const size = 9;
const smallSize = 8;
const titleSize = 20;

/** The pages that list all lists: who plays what, and how it stands. */
export function indexSection(rows: readonly IndexRow[], paper: Paper): ContentSection {
	const pages = countedPages();
	const columns = columnsOf(rows);
	const { title } = paperwork.index;
	return {
		section: [
			bookmarked({ text: title, fontSize: titleSize, bold: true }, title),
			{ text: [...sharedEvent(rows), totalOf(rows)].join(' · '), margin: [0, 2, 0, lineStep(3)] },
			{
				table: {
					widths: columns.map(({ width }) => width),
					headerRows: 1,
					dontBreakRows: true,
					body: [
						columns.map(({ name, isFigure }) => ({
							...smallCapitals(name, size),
							...(isFigure && { alignment: 'right' as const })
						})),
						...rows.map((row, at) => columns.map(({ cell }) => cell(row, at)))
					]
				},
				layout: { ...ruledRows(1.6), paddingRight: () => 6 },
				fontSize: size
			}
		],
		background: pages.count,
		pageMargins: [margins.left, margins.top, margins.right, margins.bottom],
		pageSize: paper === 'a4' ? 'A4' : 'LETTER',
		header: (page) =>
			page <= pages.first
				? null
				: {
						text: [title, ...sharedEvent(rows)].join(' · '),
						fontSize: 8.5,
						color: ink.soft,
						margin: [margins.left, 22, margins.right, 0]
					},
		footer: (page) => ({
			text: words.page(page - pages.first + 1, pages.last - pages.first + 1),
			fontSize: 8.5,
			alignment: 'right',
			margin: [margins.left, 14, margins.right, 0]
		})
	};
}

/** The event that all lists are for. */
function sharedEvent(rows: readonly IndexRow[]): readonly string[] {
	const [first, ...others] = new Set(rows.map(({ event }) => event));
	return first !== undefined && others.length === 0 ? [words.event(first)] : [];
}

function totalOf(rows: readonly IndexRow[]): string {
	const legal = rows.filter(({ isLegal }) => isLegal).length;
	const partly = rows.filter(({ unread }) => unread.length > 0).length;
	return paperwork.index.total(rows.length, legal, rows.length - legal - partly, partly);
}

interface Column {
	readonly name: string;
	readonly width: 'auto' | '*';
	readonly isFigure?: boolean;
	readonly cell: (row: IndexRow, at: number) => TableCell;
}

function columnsOf(rows: readonly IndexRow[]): readonly Column[] {
	const { list, army, verdict, code } = paperwork.index;
	const isOfOneEvent = sharedEvent(rows).length > 0;
	const player: Column = { name: words.player, width: '*', cell: (row) => ({ text: row.player }) };
	return [
		{
			name: '',
			width: 'auto',
			cell: (_, at) => ({ text: `${at + 1}`, alignment: 'right', ...columnFigure })
		},
		// Nobody leaves room for names that no list has.
		...(rows.some((row) => row.player !== '') ? [player] : []),
		{
			name: list,
			width: '*',
			cell: ({ name, file, event }) =>
				withSmall({ text: name }, [file, isOfOneEvent ? undefined : event])
		},
		{ name: army, width: '*', cell: (row) => ({ text: row.army }) },
		{ name: words.pointsLabel, width: 'auto', isFigure: true, cell: spentCell },
		{
			name: verdict,
			width: '*',
			cell: ({ verdict, isLegal, unread }) => withSmall({ text: verdict, bold: !isLegal }, unread)
		},
		{ name: code, width: 'auto', cell: (row) => ({ text: row.code, ...columnFigure }) }
	];
}

function spentCell({ points, size: limit }: IndexRow): TableCell {
	const text = limit === 0 ? '' : words.spentOf(points, limit);
	return { text, alignment: 'right', ...columnFigure };
}

/** A cell with smaller lines below. */
function withSmall(first: Content, below: readonly (string | undefined)[]): TableCell {
	const lines = below.filter((text) => text !== undefined);
	return { stack: [first, ...lines.map((text) => ({ text, fontSize: smallSize }))] };
}
