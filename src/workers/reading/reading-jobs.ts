import { readInTurn } from '../../exchange/backup/read-backup.ts';
import { breather } from '../../platform/in-turn.ts';
import type { Job } from './messages.ts';
import { importedFromFiles, importedFromText } from './read-lists.ts';
import { carryOutReview } from './review-list.ts';
import type { Doing } from './serve.ts';

/** Reads lists, texts and backups. */
export const doReading: Doing<Job> = async (job, data, onprogress) => {
	switch (job.kind) {
		case 'lists': {
			const options = { data, isReviewed: job.isReviewed, onprogress };
			return 'files' in job.of
				? importedFromFiles(job.of.files, options)
				: importedFromText(job.of.text, job.of.from, options);
		}
		case 'review':
			return carryOutReview(job, data);
		case 'backup': {
			const read = await readInTurn(await job.file.text(), breather());
			// Its lists are long: they are sent in parts, so they stand on top.
			return read.ok ? { ok: true, ...read.backup } : read;
		}
	}
};
