import type { Roster } from '#schema';
import { openStorage, type Past } from '../storage/index.ts';
import type { Autosave } from './autosave.svelte.ts';

/**
 * Hands on what other tabs store of a roster, as long as nothing of this tab waits to be stored.
 * @returns how to stop
 */
export function followRoster(
	id: string,
	autosave: Autosave,
	take: (roster: Roster, past: Past) => void
): () => void {
	const following = openStorage().then(({ rosters }) =>
		rosters.watch(id).subscribe((stored) => {
			const isForeign = stored?.readable && stored.updatedAt !== autosave.savedAt;
			if (!isForeign || autosave.state !== 'saved') return;
			autosave.savedAt = stored.updatedAt;
			take(stored.roster, stored.past);
		})
	);
	// Without a storage there is nothing to follow; saving says so.
	following.catch(() => undefined);
	return () =>
		void following.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
}
