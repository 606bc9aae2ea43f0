import type {
	Sheet,
	SheetCard,
	SheetForm,
	SheetProof,
	SheetPlaySection
} from '../../content/model.ts';
import type { SheetGroup, SheetLine } from '../../content/list-model.ts';
import type { PlayTable } from '#schema';
import { paperwork } from '../../i18n/en/printing.ts';
import { words } from '../../content/words.ts';

type Cell = string | number | undefined;
type Row = readonly Cell[];

/**
 * A table for spreadsheets, with a row for each unit and each of its upgrades. In each row, count times
 * points each gives points, and all points add up to the roster's. The proof and the cards have tables of
 * their own.
 */
export function csvText(sheet: Sheet): string {
	const table = tables[sheet.form](sheet);
	const width = table[0]?.length ?? 0;
	return [...table, ...noticeRows(sheet, width)]
		.map((row) => `${row.map(cellText).join(',')}\r\n`)
		.join('');
}

/** What was not understood, and whose rules they are, below the table and as wide as it. */
function noticeRows({ unread = [], event }: Sheet, width: number): readonly Row[] {
	const remarks = event?.remarks ?? [];
	const rows: readonly Row[] = [
		...unread.map(({ text, reason }) => [paperwork.notWhole, text, reason]),
		...remarks.map((remark) => [words.event(event?.name ?? ''), remark])
	];
	return rows.map((cells) => {
		return Array.from({ length: width }, (_, at) => cells[at]);
	});
}

/** The table of each form. */
const tables: Readonly<Record<SheetForm, (sheet: Sheet) => readonly Row[]>> = {
	list: armyTable,
	opponent: armyTable,
	organiser: armyTable,
	record: armyTable,
	reference: (sheet) => armyTable(sheet, sheet.columns),
	cards: ({ cards }) => cardTable(cards ?? []),
	legality: ({ proof }) => proofTable(proof?.groups ?? []),
	play: ({ play }) => playTable(play ?? [])
};

/** @param statColumns the columns of stat lines */
function armyTable(sheet: Sheet, statColumns: Sheet['columns'] = []): readonly Row[] {
	const { columns } = words;
	const stats = statColumns.map(({ name }) => name);
	const head = [
		...[columns.group, words.unit, columns.ownName, columns.count, words.models, columns.option],
		...[columns.kind, columns.pointsEach, words.pointsLabel, ...stats]
	];
	return [
		head,
		...sheet.choices.map(({ heading, name, kind, points }) => [
			heading,
			name,
			'',
			1,
			'',
			'',
			kind,
			points,
			points
		]),
		...sheet.groups.flatMap((group) =>
			group.lines.flatMap((line) => unitRows(group, line, stats.length > 0))
		),
		...sheet.surcharges.map(({ name, points }) => {
			return [name, name, '', 1, '', '', '', points, points];
		})
	];
}

/** A unit without its upgrades, then each upgrade alone. */
function unitRows(group: SheetGroup, line: SheetLine, hasStats: boolean): readonly Row[] {
	const { count, name, ownName, models, rankOptions = [], options, holds = [] } = line;
	const given = [...rankOptions, ...options];
	const each = given.reduce((sum, option) => sum - option.points, line.points / count);
	const start = [groupCell(group), name, ownName];
	const ofStats = (stats: SheetLine['stats'] = []): Row => (hasStats ? stats : []);
	return [
		[...start, count, models, '', '', each, each * count, ...ofStats(line.stats)],
		...given.map((option) => {
			const each = option.points / option.count;
			const pieces = option.count * count;
			const what = [option.name, option.kind, each, each * pieces];
			return [...start, pieces, '', ...what, ...ofStats(option.stats)];
		}),
		...holds.map((held) => [
			...[...start, held.count * count, held.models, held.name, words.columns.held, 0, 0]
		])
	];
}

function groupCell({ heading, ownName }: SheetGroup): string {
	return ownName === undefined ? heading : `${heading} ${words.quoted(ownName)}`;
}

/** A row for each line of a play sheet and each row of its charts. */
function playTable(sections: readonly SheetPlaySection[]): readonly Row[] {
	const { columns } = words;
	return [
		[columns.group, columns.name, columns.text],
		...sections.flatMap((section) =>
			section.blocks.flatMap(({ name, lines, tables }) =>
				[
					...lines,
					...tables.flatMap((table) => table.rows.map((row) => chartLine(table, row)))
				].map((text) => [section.name, name, text])
			)
		)
	];
}

/** "1-2: moves; 3: stands", each figure after its column where there are several. */
function chartLine({ columns }: PlayTable, [first = '', ...others]: readonly string[]): string {
	const figures = others.map((cell, at) =>
		others.length === 1 ? cell : `${columns[at + 1] ?? ''} ${cell}`
	);
	return `${first}: ${figures.join('; ')}`;
}

/** The text of cards; their figures are in the tables of the list and the reference. */
function cardTable(cards: readonly SheetCard[]): readonly Row[] {
	const { columns } = words;
	return [
		[
			columns.kind,
			columns.name,
			columns.type,
			columns.bearer,
			words.pointsLabel,
			columns.text,
			columns.source
		],
		...cards.flatMap((card) =>
			cardRows(card).map((cells): Row => [words.cardKinds[card.kind], ...cells])
		)
	];
}

/** One row, or one for each spell and for each bearer of an item. */
function cardRows(card: SheetCard): readonly Row[] {
	switch (card.kind) {
		case 'character':
		case 'unit': {
			const { name, type, ownName, pointsEach, text, rolesAndNumbers, equipment, options } = card;
			const has = [...rolesAndNumbers, ...equipment, ...options].join(', ');
			return [[name, type, ownName, pointsEach, [has, text].filter(Boolean).join('. '), '']];
		}
		case 'army':
			return [[card.name, card.type, '', card.points, card.text, '']];
		case 'item':
			return card.bearers.map((bearer) => [
				card.name,
				card.type,
				bearer,
				card.points,
				card.text,
				card.source
			]);
		case 'spell':
			return card.spells.map(({ name, text }) => [
				name,
				card.lore,
				card.casters.join(', '),
				0,
				text,
				''
			]);
	}
}

function proofTable(groups: SheetProof['groups']): readonly Row[] {
	const { columns } = words;
	return [
		[
			columns.about,
			columns.state,
			columns.rule,
			columns.arithmetic,
			columns.reading,
			columns.source
		],
		...groups.flatMap(({ heading, rows }) =>
			rows.map(({ state, sentence, arithmetic, reading, source }) => [
				heading,
				words.spoken[state],
				sentence,
				arithmetic,
				reading,
				source
			])
		)
	];
}

/** A cell by RFC 4180; what a spreadsheet would read as a formula is escaped. */
function cellText(cell: Cell): string {
	if (typeof cell === 'number') return String(cell);
	const guardedCell = guarded(cell ?? '');
	return /[",\r\n]/.test(guardedCell) ? `"${guardedCell.replaceAll('"', '""')}"` : guardedCell;
}

/** Full-width signs begin a formula too in spreadsheets of East Asia, and spaces before one are passed over. */
function guarded(text: string): string {
	const isNumber = /^[+-]?\d+(?:\.\d+)?$/.test(text);
	return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !isNumber ? `'${text}` : text;
}
