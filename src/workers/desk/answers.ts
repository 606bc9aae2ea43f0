import {
	answerFor,
	answersTo,
	keptOf,
	mergeTable,
	messageFiles,
	openSpeaker,
	type Answered,
	type DeskRow,
	type Kept
} from '../../desk/index.ts';
import { zipOfTexts } from '../../exchange/desk/index.ts';
import type { PageData } from '../reading/page-data.ts';
import { foundByKey, deskMeans, rowsAtDesk, gameSpeaker } from './found-lists.ts';
import type { DeskAnswer, DeskJob, DeskResults, DeskState } from './messages.ts';

type Progress = (done: number, all: number) => void;

/** The message to the player of one list. */
export async function answerOf(
	{ row, versions, ...one }: Extract<DeskJob, { kind: 'desk-answer' }>,
	data: PageData
): Promise<DeskAnswer> {
	const found = await foundByKey(one, data);
	const kept = found ? keptOf(found.outcome) : { unread: [] };
	const speaker = await openSpeaker(await gameSpeaker(one.event.system, data));
	const means = deskMeans(data, one.event, one.corrections);
	return answerFor(row, kept, versions, { ...means, event: one.event, speaker });
}

/** All messages as one zip of files, or as one table. */
export async function answersFile(
	desk: DeskState,
	data: PageData,
	onprogress: Progress,
	as: 'zip' | 'csv'
): Promise<DeskResults['desk-answers']> {
	const answered = await allAnswered(desk, data, onprogress);
	const bytes =
		as === 'zip'
			? zipOfTexts(messageFiles(answered))
			: new TextEncoder().encode(mergeTable(answered).text);
	return { bytes };
}

async function allAnswered(
	desk: DeskState,
	data: PageData,
	onprogress: Progress
): Promise<readonly Answered[]> {
	const kept = new Map<DeskRow['list'], Kept>();
	const rows = await rowsAtDesk(desk, data, ({ row, outcome }, done) => {
		onprogress(done, 2 * desk.files.length);
		kept.set(row, keptOf(outcome));
	});
	const means = deskMeans(data, desk.event, desk.corrections);
	const speaker = await openSpeaker(await gameSpeaker(desk.event.system, data));
	const answered: Answered[] = [];
	const all = desk.files.length;
	for await (const one of answersTo(rows, (list) => kept.get(list), {
		...means,
		event: desk.event,
		speaker
	})) {
		answered.push(one);
		onprogress(Math.min(2 * all, all + answered.length), 2 * all);
	}
	return answered;
}
