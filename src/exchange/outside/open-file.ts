import { imports } from '../../i18n/en/faults.ts';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { filesInZip } from './zip.ts';
import { fileText, type FileText } from './file-text.ts';

/** What a file holds: one text, or those of an archive with their names. */
export type OpenedFile = FileText & { readonly name?: string };

/** Opens a file: an archive gives the texts in it, anything else its own. */
export async function openFile(
	bytes: Uint8Array<ArrayBuffer>
): Promise<readonly [OpenedFile, ...OpenedFile[]]> {
	if (!isZip(bytes)) return [fileText(bytes)];
	const files = await filesInZip(bytes);
	const fault = { message: files ? imports.emptyZip : importLimits.zip };
	const [first, ...others] = (files ?? []).map(({ name, bytes: inner }) => ({
		...fileText(inner),
		name
	}));
	return first ? [first, ...others] : [{ ok: false, fault }];
}

/** Whether bytes begin like a zip archive. */
export function isZip([first, second, third, fourth]: Uint8Array): boolean {
	return first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
}
