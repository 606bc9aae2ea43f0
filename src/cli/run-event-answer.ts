import { randomUUID } from 'node:crypto';
import type { Roster } from '#schema';
import { judged } from '#engine';
import { answerTo, type Answer, type UnreadLine } from '../paper/index.ts';
import { csvRow, type DeskList } from '../exchange/desk/index.ts';
import { printedCode } from '../exchange/list-code/index.ts';
import { mailedLanguage } from '../i18n/mailed.ts';
import type { Outcome } from './check.ts';
import { FileNames } from './file-names.ts';
import type { ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { makeFolder } from './place-file.ts';
import { unreadIn } from './unread.ts';
import { deskRows, openDesk, standing, type DeskJob, type DeskRow } from './desk-rows.ts';
import { totals } from './desk-table.ts';
import type { EventOptions } from './event-options.ts';
import { failed, placeAll, type TextFile } from './place-file.ts';
import { openSpeaker, type Speaker } from './in-language.ts';

/** What is kept of a list until it is known what came before and after it. */
interface Kept {
	readonly roster?: Roster;
	readonly unread: readonly UnreadLine[];
	readonly language: string;
}

interface Answered {
	readonly row: DeskRow;
	readonly language: string;
	readonly answer: Answer;
}

/** `muster event answer`: a message for each player in his language, as a file for each or one table for a mail merge. */
export async function runEventAnswer(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const made = makeFolder(options.folder);
	if (!made.ok) return failed(options.folder, made.message);
	const kept = new Map<DeskList, Kept>();
	const rows = await deskRows(desk, ({ row, outcome }) =>
		kept.set(row, keptOf(outcome, options.language))
	);
	const speaker = await openSpeaker(packs);
	const answered: Answered[] = [];
	for (const row of standing(rows)) {
		const list = kept.get(row.list);
		if (!list) continue;
		const versions = rows.filter(({ owner }) => owner === row.owner).length;
		const answer = await answerFor(row, list, versions, { desk, speaker });
		answered.push({ row, language: list.language, answer });
	}
	const files = options.isTable ? [tableOf(answered)] : messagesOf(answered);
	const placed = await placeAll(options, files);
	process.stderr.write(`${totals(rows)}\n`);
	return placed;
}

function keptOf(outcome: Outcome, wanted: string | undefined): Kept {
	if (outcome.kind === 'unreadable') {
		return { unread: [], language: wanted ?? outcome.language ?? 'en' };
	}
	const { roster, text } = outcome;
	const written = text?.written.map((line) => line.text).join('\n') ?? '';
	const language = wanted ?? outcome.language ?? mailedLanguage(written) ?? 'en';
	return { roster, unread: unreadIn(outcome), language };
}

interface Means {
	readonly desk: DeskJob;
	readonly speaker: Speaker;
}

async function answerFor(
	{ list, isLate, ofTeam }: DeskRow,
	{ roster, unread, language }: Kept,
	versions: number,
	{ desk, speaker }: Means
): Promise<Answer> {
	const { event, packs } = desk;
	const pack = roster && (await packs.source.pack(roster.system, roster.army));
	return speaker(language, roster?.system, () => {
		const report = pack && judged(pack, roster);
		const code = report && printedCode(roster, report.context.index);
		return answerTo({
			event,
			player: list.player,
			...(report && code !== undefined && { judged: { roster, report, code } }),
			unread,
			ofTeam,
			isLate,
			versions,
			newId: randomUUID
		});
	});
}

/** A file for each message, named after the player. */
function messagesOf(answered: readonly Answered[]): readonly TextFile[] {
	const names = new FileNames();
	return answered.map(({ row: { list }, answer: { subject, text } }) => {
		const { player = {}, file, part } = list;
		const to = player.email === undefined ? [] : [`To: ${player.email}`];
		const head = [...to, `Subject: ${subject}`].join('\n');
		return { name: names.next(player.name ?? part ?? file, 'txt'), text: `${head}\n\n${text}` };
	});
}

/** One table for all, with a row a player. */
function tableOf(answered: readonly Answered[]): TextFile {
	const head = ['name', 'email', 'language', 'state', 'subject', 'message'];
	const rows = answered.map(({ row, language, answer }) => {
		const { name = '', email = '' } = row.list.player ?? {};
		return [name, email, language, row.state, answer.subject, answer.text];
	});
	return { name: 'answers.csv', text: `\uFEFF${[head, ...rows].map(csvRow).join('')}` };
}
