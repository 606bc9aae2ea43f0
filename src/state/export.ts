import type { Roster } from '#schema';
import { catalogue } from '../content/catalogue.ts';
import type { Sheet, TextFormat } from '../sheets/index.ts';
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
	saveFile(fileName(name, 'muster.json'), writeMusterFile(rosters.map(ofToday)));
}

/** A file says which data it was written with: the code of its list is of that day. */
function ofToday(roster: Roster): Roster {
	const revision = catalogue.find(({ id }) => id === roster.system)?.revision;
	return revision === undefined ? roster : { ...roster, revision };
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

/** What the formats of text are called within a sentence. */
const spoken: Readonly<Record<TextFormat, string>> = {
	text: 'text',
	markdown: 'Markdown',
	bbcode: 'BBCode',
	csv: 'a table (CSV)'
};

/** Puts what a sheet says on the clipboard as text, or in a file where the browser does not let us. */
export async function copySheet(sheet: Sheet, format: TextFormat = 'text'): Promise<void> {
	const { sheetAs } = await import('../sheets/index.ts');
	await navigator.clipboard.writeText(sheetAs(sheet, format)).then(
		() => toasts.show(`Copied the list as ${spoken[format]}.`),
		() => saveSheet(sheet, format)
	);
}

/** Hands what a sheet says to the player as a file of text. */
export async function saveSheet(sheet: Sheet, format: TextFormat): Promise<void> {
	const { textFile } = await import('../sheets/index.ts');
	const { ending, type, content } = textFile(sheet, format);
	saveFile(fileName(sheet.title, ending), content, type);
}
