import { judged } from '#engine';
import type { EventPack, Roster } from '#schema';
import type { DeskList } from '../exchange/desk/index.ts';
import { printedCode } from '../exchange/list-code/index.ts';
import { mailedLanguage } from '../i18n/mailed.ts';
import { answerTo, type Answer, type OtherFigure, type UnreadLine } from '../paper/index.ts';
import { FileNames, type NamedText } from './named-file.ts';
import type { Means, Outcome } from './judge-lists.ts';
import { standing, type DeskRow } from './rows.ts';
import { unreadIn, otherFigures } from './text-findings.ts';
import { fetchLanguage, languages } from '../i18n/languages.ts';
import { locale, speak } from '../i18n/base/words.ts';
import type { Language } from '../i18n/language.ts';
import * as english from '../i18n/en/index.ts';

/** What is kept of a list until it is known what came before and after it. */
export interface Kept {
	readonly roster?: Roster;
	readonly unread: readonly UnreadLine[];
	readonly figures?: readonly OtherFigure[];
	/** The language of its mail or its text, as far as they tell. */
	readonly language?: string;
}

/** A message to a player. */
export interface Answered {
	readonly row: DeskRow;
	readonly language: string;
	readonly answer: Answer;
}

/** What answers need of a list. */
export function keptOf(outcome: Outcome): Kept {
	const { language } = outcome;
	if (outcome.kind === 'unreadable') return { unread: [], ...(language && { language }) };
	const { roster, text } = outcome;
	const written = text?.allLines.map((line) => line.text).join('\n') ?? '';
	const own = language ?? mailedLanguage(written);
	return {
		roster,
		unread: unreadIn(outcome),
		figures: otherFigures(outcome),
		...(own !== undefined && { language: own })
	};
}

/** What answering needs. */
interface Answering extends Pick<Means, 'packs' | 'newId'> {
	readonly event: EventPack;
	readonly speaker: Speaker;
	/** The language of all answers; without one each player's own, and English where nothing tells it. */
	readonly language?: string | undefined;
}

/** A message to each player of his list that counts, in his language. */
export async function* answersTo(
	rows: readonly DeskRow[],
	kept: (list: DeskList) => Kept | undefined,
	answering: Answering
): AsyncGenerator<Answered> {
	const versions = new Map<number, number>();
	for (const { owner } of rows) versions.set(owner, (versions.get(owner) ?? 0) + 1);
	for (const row of standing(rows)) {
		const list = kept(row.list);
		if (!list) continue;
		const count = versions.get(row.owner) ?? 1;
		const answer = await answerFor(row, list, count, answering);
		yield { row, language: languageOf(list, answering), answer };
	}
}

/**
 * The message to the player of a list.
 * @param versions how many lists he sent
 */
export async function answerFor(
	{ list, isLate, ofTeam }: DeskRow,
	kept: Kept,
	versions: number,
	answering: Answering
): Promise<Answer> {
	const { roster, unread, figures = [] } = kept;
	const { event, packs, newId, speaker } = answering;
	const pack = roster && (await packs.pack(roster.system, roster.army));
	return speaker(languageOf(kept, answering), roster?.system, () => {
		const report = pack && judged(pack, roster);
		const code = report && printedCode(roster, report.context.index);
		return answerTo({
			event,
			player: list.player,
			...(report && code !== undefined && { judged: { roster, report, code } }),
			unread,
			figures,
			ofTeam,
			isLate,
			versions,
			newId
		});
	});
}

function languageOf(kept: Kept, { language }: Answering): string {
	return language ?? kept.language ?? 'en';
}

/** A file for each message, named after the player. */
export function messageFiles(answered: readonly Answered[]): readonly NamedText[] {
	const names = new FileNames();
	return answered.map(({ row: { list }, answer: { subject, text } }) => {
		const { player = {}, file, part } = list;
		const to = player.email === undefined ? [] : [`To: ${player.email}`];
		const head = [...to, `Subject: ${subject}`].join('\n');
		return { name: names.next(player.name ?? part ?? file, 'txt'), text: `${head}\n\n${text}` };
	});
}

/** One table for a mail merge, with a row a player. */
export function mergeTable(answered: readonly Answered[]): NamedText {
	const head = ['name', 'email', 'language', 'state', 'subject', 'message'];
	const rows = answered.map(({ row, language, answer }) => {
		const { name = '', email = '' } = row.list.player ?? {};
		return [name, email, language, row.state, answer.subject, answer.text];
	});
	return { name: 'answers.csv', text: `\uFEFF${[head, ...rows].map(csvRow).join('')}` };
}

/** A row of a table for other programs (RFC 4180); a cell that a table would take for a formula is a text. */
export function csvRow(cells: readonly string[]): string {
	return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
	const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Words something in a language; what was spoken before is spoken again afterwards. */
type Speaker = <T>(language: string, system: string | undefined, task: () => T) => T;

/** Taken before another language takes the place of the English words themselves. */
const own = Object.fromEntries(
	Object.entries(english).map(([part, words]) => [part, { ...(words as object) }])
);

/**
 * A speaker of all languages.
 * @param speakGame uses the sentences that a game has in a language
 */
export async function openSpeaker(
	speakGame: (system: string, language: string) => void
): Promise<Speaker> {
	const all = new Map<string, Language | typeof own>([['en', own]]);
	for (const code of languages.filter((one) => one !== 'en')) {
		all.set(code, await fetchLanguage(code));
	}
	const say = (code: string, system: string | undefined): void => {
		speak({ code: code === 'en' ? 'en-GB' : code, words: all.get(code) ?? own });
		if (system !== undefined) speakGame(system, code);
	};
	return (language, system, task) => {
		const [before = 'en'] = locale().split('-');
		if (language === before || !all.has(language)) return task();
		say(language, system);
		try {
			return task();
		} finally {
			say(before, system);
		}
	};
}
