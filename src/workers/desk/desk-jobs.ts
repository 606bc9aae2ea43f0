import { placedRows, publishedFiles, type NamedText } from '../../desk/index.ts';
import { zipOfTexts, type KeptFile } from '../../exchange/desk/index.ts';
import type { PageData } from '../reading/read-lists.ts';
import type { Doing } from '../reading/serve.ts';
import { answerOf, answersFile } from './answers.ts';
import { checkedAtDesk } from './check-published.ts';
import { readLists } from './found-lists.ts';
import { heldAtTable } from './hold.ts';
import { lockedDesk, openedLock } from './lock.ts';
import type { DeskJob, PublishedDesk, ReadFile } from './messages.ts';
import { isSent, openedFile, openedText } from './open-files.ts';
import { peerBundles } from './peers.ts';
import { sheetsToPrint } from './print.ts';
import { takenDesk } from './second-desk.ts';
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
		case 'desk-peers':
			return peerBundles(job.desk, source, onprogress);
		case 'desk-open-lock':
			return openedLock(job.of);
		case 'desk-hold':
			return heldAtTable(job.text, job.files, source);
		case 'desk-publish':
			return published(job.files, job.players);
		case 'desk-take':
			return takenDesk(job, source, onprogress);
		case 'desk-check':
			return checkedAtDesk(job.commitments, job.files);
		case 'desk-print':
			return sheetsToPrint(job, source, onprogress);
	}
};

async function readFiles(
	{ of, event, corrections }: Extract<DeskJob, { kind: 'desk-read' }>,
	source: PageData,
	onprogress: Progress
): Promise<readonly ReadFile[]> {
	const read = (files: readonly KeptFile[]): Promise<readonly ReadFile[]> =>
		readLists(files, { event, corrections }, source, onprogress);
	const matches = corrections.columns ?? {};
	if ('text' in of) return read([await openedText(of.text, of.name, of.arrived, matches)]);
	if ('kept' in of) return read(of.kept);
	const opened: KeptFile[] = [];
	for (const file of of.files.filter(isSent)) opened.push(await openedFile(file, matches));
	return read(opened);
}

function published(files: readonly NamedText[], players: boolean): PublishedDesk {
	const texts = new Map(files.map(({ name, text }) => [name, text]));
	const result = publishedFiles((name) => texts.get(name), { players });
	return result.ok ? { ok: true, zip: zipOfTexts(result.files) } : result;
}
