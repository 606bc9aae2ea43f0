import type { Roster } from '#schema';
import { listExport } from '../../i18n/en/sharing.ts';
import type { Sheet, TextFormat } from '../../sheets/index.ts';
import { copyText } from '../../platform/clipboard.ts';
import type { sheetOf } from './print-sheet.ts';
import { fileName } from '../../exchange/file/file-name.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** Hands the rosters to the player as one file of Muster's own format. */
export async function exportRosters(
	rosters: readonly Roster[],
	name = rosters[0]?.name ?? ''
): Promise<void> {
	const [{ writeMusterFile }, { revisionOf }] = await Promise.all([
		import('../../exchange/index.ts'),
		import('../../persistence/data-version/judged-by.ts')
	]);
	// A file says which data it was written with: the code of its list is of that day.
	const dated = await Promise.all(
		rosters.map(async (roster) => ({ ...roster, revision: await revisionOf(roster) }))
	);
	saveFile(fileName(name, 'muster.json'), writeMusterFile(dated));
}

/** Puts the list on the clipboard as plain text. */
export async function copyList(opened: Parameters<typeof sheetOf>[0]): Promise<void> {
	await copySheet(import('./print-sheet.ts').then(({ sheetOf }) => sheetOf(opened, 'list')));
}

/** Puts what a sheet says on the clipboard as text; where the browser does not let us, a file is offered. */
export async function copySheet(
	making: Sheet | Promise<Sheet>,
	format: TextFormat = 'text'
): Promise<void> {
	const text = Promise.all([making, import('../../sheets/index.ts')]).then(([sheet, { sheetAs }]) =>
		sheetAs(sheet, format)
	);
	if (await copyText(text)) {
		toasts.show(listExport.copied(listExport.formats[format]));
		return;
	}
	const sheet = await making;
	toasts.show(listExport.notCopied, {
		label: listExport.saveAsFile,
		run: () => void saveSheet(sheet, format)
	});
}

/** Hands what a sheet says to the player as a file of text. */
export async function saveSheet(sheet: Sheet, format: TextFormat): Promise<void> {
	const { textFile } = await import('../../sheets/index.ts');
	const { ending, type, content } = textFile(sheet, format);
	saveFile(fileName(sheet.title, ending), content, type);
}
