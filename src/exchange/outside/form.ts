import type { Player } from '#schema';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { mailedWords } from '../../i18n/mailed.ts';
import { pastedWords } from '../../i18n/pasted.ts';
import { longestDetail } from '../../schema/player.ts';
import { cleanName } from '../common/clean.ts';
import type { OpenedTexts, OpenedText } from '../common/opened.ts';

/** More rows than this are not read of one form. */
const maxRows = 10_000;
/** Characters of a heading that are shown; a question may be longer. */
const longestHeading = 200;

/** A table with headings. */
interface Form {
	readonly columns: readonly FormColumn[];
	/** The lists in it, a row each with its player; undefined if it is no form's. */
	readonly lists: readonly OpenedTexts[] | undefined;
}

/** The columns in the order in which they choose a heading: "List name" is no list, "Team name" no name. */
const wordsOf: readonly (readonly [FormPart, () => readonly string[]])[] = [
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

/**
 * The answers of a form; undefined if the text is no table with headings.
 * @param matches what a person says of columns; other columns are understood by their headings
 */
export function readForm(text: string, matches: FormMatches = {}): Form | undefined {
	if (/^\s*[[{<]/.test(text)) return undefined;
	const table = separated(text, maxRows + 1);
	const [head, ...rows] = table?.rows ?? [];
	if (!head || rows.length === 0 || head.length < 2) return undefined;
	const said = saidOf(head, matches);
	const parts = partsOf(head, rows, said);
	const columns = head.map((heading, at) => columnOf(heading, said[at], partAt(parts, at)));
	const isPerson = parts.has('name') || parts.has('email') || parts.has('last');
	// Whoever matches columns by hand has a form.
	const isForm = parts.has('list') && (isPerson || said.includes('list'));
	return { columns, lists: isForm ? listsOf(rows, parts, table?.isCut === true) : undefined };
}

function saidOf(
	head: readonly string[],
	matches: FormMatches
): readonly (FormPart | 'ignored' | undefined)[] {
	const known = new Map(Object.entries(matches).map(([heading, part]) => [plain(heading), part]));
	return head.map((heading) => known.get(plain(heading)));
}

function partAt(parts: ReadonlyMap<FormPart, number>, at: number): FormPart | undefined {
	return [...parts].find(([, place]) => place === at)?.[0];
}

function columnOf(
	written: string,
	said: FormPart | 'ignored' | undefined,
	part: FormPart | undefined
): FormColumn {
	const heading = cleanName(written).slice(0, longestHeading);
	const as = said === 'ignored' ? said : part;
	return { heading, ...(as !== undefined && { as }) };
}

function listsOf(
	rows: readonly (readonly string[])[],
	parts: ReadonlyMap<FormPart, number>,
	isCut: boolean
): readonly OpenedTexts[] {
	const times = formTimes(rows.map((row) => row[parts.get('sent') ?? -1] ?? ''));
	const sent = rows.map((row, at) => rowOf(row, at, parts, times[at]));
	if (!isCut) return sent;
	const fault = { message: importLimits.form.tooManyRows(maxRows) };
	return [...sent, [{ ok: false, fault }]];
}

function rowOf(
	row: readonly string[],
	at: number,
	parts: ReadonlyMap<FormPart, number>,
	time: string | undefined
): OpenedTexts {
	const cell = (part: FormPart): string => row[parts.get(part) ?? -1]?.trim() ?? '';
	const player = playerIn(cell);
	const about = {
		// Row 1 of the table has the headings.
		name: importLimits.form.row(at + 2),
		...(Object.keys(player).length > 0 && { player }),
		...(time !== undefined && { sent: time })
	};
	const text = cell('list');
	if (text === '') return [{ ...about, ok: false, fault: { message: importLimits.form.noList } }];
	const list: OpenedText = { ...about, ok: true, text, beside: 'letter' };
	const army = cell('army');
	return army === '' ? [list] : [list, { ...list, text: `${army}\n\n${text}`, beside: 'quoted' }];
}

function playerIn(cell: (part: FormPart) => string): Player {
	const whole = cell('name') || [cell('first'), cell('last')].join(' ').trim();
	const details = ['email', 'club', 'team', 'number', 'table'] as const;
	const known = [['name', whole], ...details.map((detail) => [detail, cell(detail)])];
	return Object.fromEntries(
		known.flatMap(([detail = '', text = '']) => {
			const clean = cleanName(text).slice(0, longestDetail);
			return clean === '' ? [] : [[detail, clean]];
		})
	);
}

/**
 * Which column holds what. What a person says comes first, then a heading that is a word alone, then one that has it in
 * a question.
 */
function partsOf(
	head: readonly string[],
	rows: readonly (readonly string[])[],
	said: readonly (FormPart | 'ignored' | undefined)[]
): ReadonlyMap<FormPart, number> {
	const headings = head.map((text) => plain(text));
	const found = new Map<FormPart, number>();
	const isFree = (at: number): boolean =>
		said[at] === undefined && ![...found.values()].includes(at);
	const letters = (at: number): number =>
		rows.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0);
	const choose = (part: FormPart, answers: (heading: string) => boolean): void => {
		if (found.has(part)) return;
		const fits = headings.flatMap((heading, at) => (isFree(at) && answers(heading) ? [at] : []));
		// Of a list and its name the list is what is longer.
		const [first] = part === 'list' ? fits.toSorted((a, b) => letters(b) - letters(a)) : fits;
		if (first !== undefined) found.set(part, first);
	};
	for (const part of formParts) if (said.includes(part)) found.set(part, said.indexOf(part));
	const known = wordsOf.map(([part, words]) => [part, words().map(plain)] as const);
	for (const [part, words] of known.filter(([one]) => one !== 'list')) {
		choose(part, (heading) => words.includes(heading));
	}
	for (const [part, words] of known) {
		choose(part, (heading) => words.some((word) => ` ${heading} `.includes(` ${word} `)));
	}
	return found;
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

const numbers =
	/^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})(?:[T,\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]\.?m\.?)?)?\s*(Z|(?:GMT|UTC)?\s*[+-]\d{1,2}(?::?\d{2})?|MEZ|MESZ|CET|CEST|GMT|UTC)?/i;

const zones: Readonly<Record<string, string>> = {
	Z: '+00:00',
	GMT: '+00:00',
	UTC: '+00:00',
	MEZ: '+01:00',
	CET: '+01:00',
	MESZ: '+02:00',
	CEST: '+02:00'
};

/** The two numbers before or behind the year. */
type Order = 'day-first' | 'month-first';

/**
 * The times in a column of a form, in ISO and with a zone only where they state one. With slashes, day and month are told
 * apart by a day that is no month; where no row has one the times are not known.
 */
function formTimes(cells: readonly string[]): readonly (string | undefined)[] {
	const parts = cells.map((cell) => numbers.exec(cell.trim()) ?? undefined);
	const slashed = parts.filter((found) => found?.[2] === '/' && (found[1]?.length ?? 0) < 3);
	const isOver = (at: 1 | 3): boolean => slashed.some((found) => Number(found?.[at]) > 12);
	const slash: Order | undefined = isOver(1) ? 'day-first' : isOver(3) ? 'month-first' : undefined;
	return parts.map((found) => found && timeOf(found, found[2] === '/' ? slash : 'day-first'));
}

function timeOf(found: RegExpExecArray, order: Order | undefined): string | undefined {
	const [, first = '', , second = '', third = '', hour = '', minute = '00', second60 = '00'] =
		found;
	const isYearFirst = first.length === 4;
	if (!isYearFirst && (order === undefined || third.length !== 4)) return undefined;
	const [year, month, day] = isYearFirst
		? [first, second, third]
		: order === 'day-first'
			? [third, second, first]
			: [third, first, second];
	if (hour === '') return undefined;
	const date = `${year}-${two(month)}-${two(day)}T${two(hourOf(hour, found[8]))}:${minute}:${second60}`;
	const isReal = !Number.isNaN(Date.parse(`${date}Z`));
	return isReal ? `${date}${zoneOf(found[9])}` : undefined;
}

function two(figure: string | undefined): string {
	return (figure ?? '').padStart(2, '0');
}

function hourOf(hour: string, half: string | undefined): string {
	if (half === undefined) return hour;
	const twelve = Number(hour) % 12;
	return String(half.toLowerCase().startsWith('p') ? twelve + 12 : twelve);
}

function zoneOf(written: string | undefined): string {
	if (written === undefined) return '';
	const named = zones[written.toUpperCase()];
	if (named !== undefined) return named;
	const [, sign = '+', hours = '', minutes = '00'] =
		/([+-])(\d{1,2}):?(\d{2})?$/.exec(written) ?? [];
	return `${sign}${two(hours)}:${minutes}`;
}

/** A table in a text. */
interface Table {
	readonly rows: readonly (readonly string[])[];
	/** Whether it has more rows than were read. */
	readonly isCut: boolean;
}

const separators = [',', ';', '\t'] as const;
const maxCells = 200;

/** The rows of a text with separated values (RFC 4180), in which quoted ones may have line breaks. */
function separated(text: string, maxRows: number): Table | undefined {
	const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
	const first = source.slice(0, Math.max(0, source.search(/[\n\r]/)));
	const counts = separators.map((separator) => first.split(separator).length);
	const most = Math.max(...counts);
	const separator = separators[counts.indexOf(most)];
	if (separator === undefined || most < 2 || most > maxCells) return undefined;
	return rowsOf(source, separator, maxRows);
}

function rowsOf(source: string, separator: string, maxRows: number): Table | undefined {
	const rows: string[][] = [];
	let row: string[] = [];
	let at = 0;
	while (at < source.length) {
		const cell = cellAt(source, at, separator);
		if (!cell || row.length >= maxCells) return undefined;
		row.push(cell.text);
		at = cell.end;
		if (source[at] === separator) {
			at += 1;
			if (at < source.length) continue;
		}
		at += source.startsWith('\r\n', at) ? 2 : 1;
		if (row.some((text) => text.trim() !== '')) rows.push(row);
		row = [];
		if (rows.length > maxRows) return { rows: rows.slice(0, maxRows), isCut: true };
	}
	return { rows, isCut: false };
}

/** A value and where it ends; undefined if its quotation mark is not closed. */
function cellAt(
	source: string,
	start: number,
	separator: string
): { readonly text: string; readonly end: number } | undefined {
	if (source[start] !== '"') {
		const end = endOf(source, start, separator);
		return { text: source.slice(start, end), end };
	}
	let text = '';
	let at = start + 1;
	for (;;) {
		const close = source.indexOf('"', at);
		if (close === -1) return undefined;
		text += source.slice(at, close);
		if (source[close + 1] !== '"') {
			const end = endOf(source, close + 1, separator);
			return { text: text + source.slice(close + 1, end), end };
		}
		text += '"';
		at = close + 2;
	}
}

function endOf(source: string, start: number, separator: string): number {
	let at = start;
	while (at < source.length && ![separator, '\n', '\r'].includes(source[at] ?? '')) at += 1;
	return at;
}

/** What a column of a form may hold. */
export const formParts = [
	'name',
	'first',
	'last',
	'email',
	'club',
	'team',
	'number',
	'table',
	'sent',
	'army',
	'list'
] as const;
type FormPart = (typeof formParts)[number];

/** What a person says of columns, by their headings; what is ignored is not looked at. */
export type FormMatches = Readonly<Record<string, FormPart | 'ignored'>>;

/** A column of a form, and what it was understood as; `ignored` if a person says so, nothing if nobody does. */
export interface FormColumn {
	readonly heading: string;
	readonly as?: FormPart | 'ignored';
}
