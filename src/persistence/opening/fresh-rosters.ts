import type { OpenedRoster } from './opened-roster.ts';

/** Rosters just made. The editor opens them from here at once, and stores them. */
const fresh = new Map<string, OpenedRoster>();

export function holdFresh(opened: OpenedRoster): void {
	fresh.set(opened.roster.id, opened);
}

/** The roster of this id if it was just made; only once. */
export function takeFresh(id: string): OpenedRoster | undefined {
	const opened = fresh.get(id);
	fresh.delete(id);
	return opened;
}
