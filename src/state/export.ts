import type { Roster } from '#schema';
import type { Stored } from '../storage/index.ts';
import { fileName, saveFile } from './save-file.ts';
import { toasts } from './toasts.svelte.ts';

/** Hands the rosters to the player as one file of Muster's own format. */
export async function exportRosters(
	rosters: readonly Roster[],
	name = rosters[0]?.name ?? ''
): Promise<void> {
	const { writeMusterFile } = await import('../exchange/index.ts');
	saveFile(fileName(name, 'muster.json'), writeMusterFile(rosters));
}

/** One file with every roster that can be read. */
export async function backUp(rows: readonly Stored[]): Promise<void> {
	const rosters = rows.flatMap((stored) => (stored.readable ? [stored.roster] : []));
	if (rosters.length === 0) toasts.show('There is no roster to back up yet.');
	else await exportRosters(rosters, 'muster-backup');
}
