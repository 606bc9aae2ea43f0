import type { Report } from '#engine';
import type { Roster } from '#schema';
import { openStorage } from '../index.ts';
import type { Saving } from './saving.svelte.ts';
import { summaryOf } from './summary-of.ts';

/** A roster on the screen, and what is said of it. */
interface Judged {
	readonly roster: Roster;
	readonly report: Report;
}

/**
 * Stores what is on the screen again where the storage was deleted under the page, as by clearing the data
 * of the site.
 * @returns how to stop
 */
export function storeAgain(saving: Saving, editor: Judged): () => void {
	let isLooking = false;
	const look = async (): Promise<void> => {
		// What waits is stored anyway, once the storage is back.
		if (isLooking || saving.waiting) return;
		isLooking = true;
		const isThere = await isStored(editor.roster.id);
		isLooking = false;
		if (isThere) return;
		const { roster, report } = editor;
		saving.schedule({ kind: 'state' }, { roster, summarise: () => summaryOf(report) });
	};
	const watching = openStorage().then(({ onClose }) => onClose(() => void look()));
	watching.catch(() => undefined);
	return () => void watching.then((stop) => stop()).catch(() => undefined);
}

/** If the storage cannot be asked, it counts as not stored: saving reports the failure. */
async function isStored(id: string): Promise<boolean> {
	try {
		return await (await openStorage()).rosters.has(id);
	} catch {
		return false;
	}
}
