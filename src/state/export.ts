import type { Roster } from '#schema';
import type { Sheet } from '../sheets/index.ts';
import type { Stored } from '../storage/index.ts';
import type { OpenedRoster } from './open-roster.ts';
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

/** Puts the list on the clipboard as plain text, or in a file where the browser does not let us. */
export async function copyText(opened: Pick<OpenedRoster, 'roster' | 'pack'>): Promise<void> {
	const { sheetOf } = await import('./print-sheet.ts');
	await copySheet(sheetOf(opened, 'list'));
}

/** Puts what a sheet says on the clipboard as plain text, or in a file. */
export async function copySheet(sheet: Sheet): Promise<void> {
	const { sheetText } = await import('../sheets/index.ts');
	const text = sheetText(sheet);
	await navigator.clipboard.writeText(text).then(
		() => toasts.show('Copied the list as text.'),
		() => saveFile(fileName(sheet.title, 'txt'), text, 'text/plain')
	);
}
