import type { Report } from '#engine';
import type { Roster } from '#schema';
import { openStorage } from '../index.ts';
import type { Saving } from './saving.svelte.ts';
import { summaryOf } from '../data-version/summary-of.ts';

/** The roster on the screen, with its report. */
interface Judged {
	readonly roster: Roster;
	readonly report: Report;
}

/**
 * Saves the roster on the screen again if the database is deleted meanwhile, for example by clearing site
 * data.
 * @returns a function that stops this
 */
export function saveAgain(saving: Saving, editor: Judged): () => void {
	let isLooking = false;
	const look = async (): Promise<void> => {
		// What waits is stored anyway once the database is back.
		if (isLooking || saving.waiting) return;
		isLooking = true;
		const isThere = await isSaved(editor.roster.id);
		isLooking = false;
		if (isThere) return;
		const { roster, report } = editor;
		saving.schedule({ kind: 'state' }, { roster, summarise: () => summaryOf(report) });
	};
	const watching = openStorage().then(({ onClose }) => onClose(() => void look()));
	watching.catch(() => undefined);
	return () => void watching.then((stop) => stop()).catch(() => undefined);
}

/** If the database cannot be read, the roster counts as not stored; saving reports the failure. */
async function isSaved(id: string): Promise<boolean> {
	try {
		return await (await openStorage()).rosters.has(id);
	} catch {
		return false;
	}
}
