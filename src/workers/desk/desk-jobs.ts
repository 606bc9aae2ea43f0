import { placedRows, publishedFiles, type NamedText } from '../../desk/index.ts';
import { zipOfTexts, type KeptFile } from '../../exchange/desk/index.ts';
import { inTurn } from '../../platform/in-turn.ts';
import type { Source } from '../reading/read-lists.ts';
import type { Doing } from '../reading/serve.ts';
import { answerOf, answersFile } from './answers.ts';
import { checkedAtDesk } from './check-published.ts';
import { foundInFile, listAtDesk, meansOf } from './found-lists.ts';
import { speakGame } from './game-sentences.ts';
import { heldAtTable } from './hold.ts';
import { lockedDesk, openedLock } from './lock.ts';
import type { DeskJob, ListAtDesk, PublishedDesk, ReadFile } from './messages.ts';
import { isSent, openedFile, openedText, sentIn } from './open-files.ts';
import { sheetsToPrint } from './print.ts';
import { shownList } from './shown-list.ts';

type Progress = (done: number, all: number) => void;

/** Does the work of an event's desk. */
export const doDeskWork: Doing<DeskJob> = async (job, source, onprogress) => {
	switch (job.kind) {
		case 'desk-read':
			return readFiles(job, source, onprogress);
		case 'desk-place':
			return placedRows(job.lists, job.event);
		case 'desk-show':
			return shownList(job, source);
		case 'desk-answer':
			return answerOf(job, source);
		case 'desk-answers':
			return answersFile(job.desk, source, onprogress, job.as);
		case 'desk-lock':
			return lockedDesk(job.desk, source, onprogress);
		case 'desk-open-lock':
			return openedLock(job.of);
		case 'desk-hold':
			return heldAtTable(job.text, job.files, source);
		case 'desk-publish':
			return published(job.files, job.players);
		case 'desk-check':
			return checkedAtDesk(job.commitments, job.files);
		case 'desk-print':
			return sheetsToPrint(job, source, onprogress);
	}
};

async function readFiles(
	{ of, event, corrections }: Extract<DeskJob, { kind: 'desk-read' }>,
	source: Source,
	onprogress: Progress
): Promise<readonly ReadFile[]> {
	await speakGame(event.system, source);
	const means = meansOf(source, event, corrections);
	const read = async (file: KeptFile): Promise<ReadFile> => {
		const lists: ListAtDesk[] = [];
		for await (const found of foundInFile(file, means, corrections)) lists.push(listAtDesk(found));
		const { columns } = sentIn(file, corrections);
		return { file, lists, ...(columns && { columns }) };
	};
	const matches = corrections.columns ?? {};
	if ('text' in of) return [await read(await openedText(of.text, of.name, of.arrived, matches))];
	if ('kept' in of) return inTurn(of.kept, { onprogress }, read);
	return inTurn(of.files.filter(isSent), { onprogress }, async (file) =>
		read(await openedFile(file, matches))
	);
}

function published(files: readonly NamedText[], players: boolean): PublishedDesk {
	const texts = new Map(files.map(({ name, text }) => [name, text]));
	const result = publishedFiles((name) => texts.get(name), { players });
	return result.ok ? { ok: true, zip: zipOfTexts(result.files) } : result;
}
