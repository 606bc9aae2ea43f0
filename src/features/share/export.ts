import { indexFor } from '#engine';
import type { Roster } from '#schema';
import { listExport } from '../../i18n/en/sharing.ts';
import type { Sheet, TextFormat } from '../../content/index.ts';
import { copyText } from '../../platform/clipboard.ts';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';
import { fileName } from '../../exchange/outside/file-name.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** Gives the player the rosters as one file in Muster's format. */
export async function exportRosters(
	rosters: readonly Roster[],
	name = rosters[0]?.name ?? ''
): Promise<void> {
	const [{ writeMusterFile }, { revisionOf }] = await Promise.all([
		import('../../exchange/index.ts'),
		import('../../persistence/data-version/data-for.ts')
	]);
	// The file names the date of each roster's data, which its list code depends on.
	const dated = await Promise.all(
		rosters.map(async (roster) => ({ ...roster, revision: await revisionOf(roster) }))
	);
	saveFile(fileName(name, 'muster.json'), writeMusterFile(dated));
}

/** Copies a sheet as text. If the browser refuses, a message offers a file. */
export async function copySheet(sheet: Sheet, format: TextFormat): Promise<void> {
	const text = import('../../paper/index.ts').then(({ sheetAs }) => sheetAs(sheet, format));
	await copyOrOffer(text, listExport.formats[format], () => saveSheet(sheet, format));
}

/** Copies the list as a plain list. If the browser refuses, a message offers a file. */
export async function copyPlain(opened: OpenedRoster): Promise<void> {
	await copyOrOffer(plainOf(opened), listExport.plain, () => savePlain(opened));
}

async function copyOrOffer(
	text: Promise<string>,
	format: string,
	save: () => Promise<void>
): Promise<void> {
	if (await copyText(text)) toasts.show(listExport.copied(format));
	else toasts.show(listExport.notCopied, { label: listExport.saveAsFile, run: () => void save() });
}

/** Gives the player the list as a plain list. */
export async function savePlain(opened: OpenedRoster): Promise<void> {
	saveFile(fileName(opened.roster.name, 'json'), await plainOf(opened));
}

/** The list for a person to edit, as text that `muster` and the import read. */
async function plainOf({ roster, pack }: OpenedRoster): Promise<string> {
	const { writePlainList } = await import('../../exchange/index.ts');
	return writePlainList(roster, indexFor(pack, roster));
}

/** The other builder that has the army and shares lists as links. */
export function builderOf({ pack: { system, army } }: OpenedRoster): string | undefined {
	return army.positions && system.positions?.builder;
}

/** Copies the list as a link for another builder, and says what the link leaves out. */
export async function copyPositionLink({ roster, pack }: OpenedRoster): Promise<void> {
	const writing = import('../../exchange/index.ts').then(({ writePositionLink }) =>
		writePositionLink(roster, indexFor(pack, roster))
	);
	const isCopied = await copyText(writing.then((made) => made?.link ?? ''));
	const { builder = '', left = [] } = (await writing) ?? {};
	toasts.show(isCopied ? listExport.copiedLinkFor(builder, left) : listExport.notCopied);
}

/** Gives the player a sheet as a text file. */
export async function saveSheet(sheet: Sheet, format: TextFormat): Promise<void> {
	const { textFile } = await import('../../paper/index.ts');
	const { ending, type, content } = textFile(sheet, format);
	saveFile(fileName(sheet.title, ending), content, type);
}
