import type { Player } from '#schema';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { mailedWords } from '../../i18n/mailed.ts';
import { pastedWords } from '../../i18n/pasted.ts';
import { longestDetail } from '../../schema/player.ts';
import { cleanName } from '../common/clean.ts';
import { formParts, type FormColumn, type FormMatches, type FormPart } from './form-parts.ts';
import { formTimes } from './form-times.ts';
import { separated } from './separated.ts';
import type { Sent, SentText } from '../common/sent.ts';

/** More rows than this are not read of one form. */
const maxRows = 10_000;
/** Characters of a heading that are shown; a question may be longer. */
const longestHeading = 200;

/** A table with headings. */
interface Form {
	readonly columns: readonly FormColumn[];
	/** The lists in it, a row each with its player; undefined if it is no form's. */
	readonly lists: readonly Sent[] | undefined;
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
): readonly Sent[] {
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
): Sent {
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
	const list: SentText = { ...about, ok: true, text, beside: 'letter' };
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
