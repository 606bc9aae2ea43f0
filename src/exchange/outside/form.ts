import type { Player, PlayerDetail } from '#schema';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { mailedWords } from '../../i18n/mailed.ts';
import { pastedWords } from '../../i18n/pasted.ts';
import { longestDetail } from '../../schema/player.ts';
import { cleanName } from '../common/clean.ts';
import { formTimes } from './form-times.ts';
import { separated } from './separated.ts';
import type { Sent, SentText } from '../common/sent.ts';

/** More rows than this are not read of one form. */
const maxRows = 10_000;

/** What a column of a form may hold. */
type Column = PlayerDetail | 'first' | 'last' | 'sent' | 'list' | 'army';

/** The columns in the order in which they choose a heading: "List name" is no list, "Team name" no name. */
const wordsOf: readonly (readonly [Column, () => readonly string[]])[] = [
	['email', () => pastedWords('formEmail')],
	['sent', () => mailedWords('formSent')],
	['number', () => pastedWords('formNumber')],
	['table', () => pastedWords('formTable')],
	['club', () => pastedWords('formClub')],
	['team', () => pastedWords('formTeam')],
	['list', () => mailedWords('formList')],
	['first', () => mailedWords('formFirst')],
	['last', () => mailedWords('formLast')],
	['name', () => pastedWords('formName')],
	['army', () => mailedWords('formArmy')]
];

/** The lists of a form's answers, a row each with its player; undefined if the text is no such table. */
export function formRows(text: string): readonly Sent[] | undefined {
	if (/^\s*[[{<]/.test(text)) return undefined;
	const table = separated(text, maxRows + 1);
	const [head, ...rows] = table?.rows ?? [];
	if (!head || rows.length === 0 || head.length < 2) return undefined;
	const columns = columnsOf(head, rows);
	const isPerson = columns.has('name') || columns.has('email') || columns.has('last');
	if (!isPerson || !columns.has('list')) return undefined;
	const times = formTimes(rows.map((row) => row[columns.get('sent') ?? -1] ?? ''));
	const sent = rows.map((row, at) => rowOf(row, at, columns, times[at]));
	if (!table?.isCut) return sent;
	const fault = { message: importLimits.form.tooManyRows(maxRows) };
	return [...sent, [{ ok: false, fault }]];
}

function rowOf(
	row: readonly string[],
	at: number,
	columns: ReadonlyMap<Column, number>,
	time: string | undefined
): Sent {
	const cell = (column: Column): string => row[columns.get(column) ?? -1]?.trim() ?? '';
	const player = playerIn(cell);
	const about = {
		// Row 1 of the table has the headings.
		name: importLimits.form.row(at + 2),
		...(Object.keys(player).length > 0 && { player }),
		...(time !== undefined && { sent: time })
	};
	const text = cell('list');
	if (text === '') return [{ ...about, ok: false, fault: { message: importLimits.form.noList } }];
	const list: SentText = { ...about, ok: true, text, beside: 'letter' };
	const army = cell('army');
	return army === '' ? [list] : [list, { ...list, text: `${army}\n\n${text}`, beside: 'quoted' }];
}

function playerIn(cell: (column: Column) => string): Player {
	const whole = cell('name') || [cell('first'), cell('last')].join(' ').trim();
	const details: readonly PlayerDetail[] = ['email', 'club', 'team', 'number', 'table'];
	const known = [['name', whole], ...details.map((detail) => [detail, cell(detail)])];
	return Object.fromEntries(
		known.flatMap(([detail = '', text = '']) => {
			const clean = cleanName(text).slice(0, longestDetail);
			return clean === '' ? [] : [[detail, clean]];
		})
	);
}

/** The columns by number. A heading that is a word alone comes before one that has it in a question. */
function columnsOf(
	head: readonly string[],
	rows: readonly (readonly string[])[]
): ReadonlyMap<Column, number> {
	const headings = head.map((text) => plain(text));
	const found = new Map<Column, number>();
	const isFree = (at: number): boolean => ![...found.values()].includes(at);
	const letters = (at: number): number =>
		rows.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0);
	const choose = (column: Column, answers: (heading: string) => boolean): void => {
		if (found.has(column)) return;
		const fits = headings.flatMap((heading, at) => (isFree(at) && answers(heading) ? [at] : []));
		// Of a list and its name the list is what is longer.
		const [first] = column === 'list' ? fits.toSorted((a, b) => letters(b) - letters(a)) : fits;
		if (first !== undefined) found.set(column, first);
	};
	const known = wordsOf.map(([column, words]) => [column, words().map(plain)] as const);
	for (const [column, words] of known.filter(([one]) => one !== 'list')) {
		choose(column, (heading) => words.includes(heading));
	}
	for (const [column, words] of known) {
		choose(column, (heading) => words.some((word) => ` ${heading} `.includes(` ${word} `)));
	}
	return found;
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
