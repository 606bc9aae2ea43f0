import { differences, placedRows } from '../../desk/index.ts';
import { mergedDesks, readDeskFile } from '../../exchange/desk/index.ts';
import type { PageData } from '../reading/read-lists.ts';
import { readLists } from './found-lists.ts';
import { openedLock } from './lock.ts';
import type { DeskJob, TakenDesk } from './messages.ts';

/** What this desk and the file of another have together, read, and what is otherwise then. Nothing is stored yet. */
export async function takenDesk(
	{ file, own, lists: before }: Extract<DeskJob, { kind: 'desk-take' }>,
	source: PageData,
	onprogress: (done: number, all: number) => void
): Promise<TakenDesk> {
	const read = readDeskFile(await file.text());
	if (read.kind !== 'desk') return read;
	const content = mergedDesks(own, read.content);
	const { event, corrections, lock: locked } = content;
	const files = event
		? await readLists(content.files, { event, corrections }, source, onprogress)
		: content.files.map((one) => ({ file: one, lists: [], remarks: [] }));
	const all = files.flatMap(({ lists }) => lists);
	const rows = event
		? placedRows(
				all.map(({ row }) => row),
				event
			)
		: [];
	const now = rows.map((row, at) => ({ ...row, key: all[at]?.key ?? '' }));
	const opened = locked && (await openedLock(locked));
	return {
		kind: 'desk',
		content,
		files,
		rows,
		differences: differences(before, now),
		...(opened?.ok && { lock: opened.lock })
	};
}
