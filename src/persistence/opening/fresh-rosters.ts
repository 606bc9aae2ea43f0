import type { OpenedRoster } from './opened-roster.ts';

/** Rosters made and not yet opened: the editor shows them at once and stores them itself. */
const fresh = new Map<string, OpenedRoster>();

export function keepFresh(opened: OpenedRoster): void {
	fresh.set(opened.roster.id, opened);
}

/** The roster of this id if it was just made; it is handed over once. */
export function takeFresh(id: string): OpenedRoster | undefined {
	const opened = fresh.get(id);
	fresh.delete(id);
	return opened;
}
