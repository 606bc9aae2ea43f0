import { strToU8, zipSync } from 'fflate';

/** When the files of a zip were made: always the same, so that the same files give the same zip. */
const made = new Date('2020-01-01T12:00:00');

/** A zip of texts. */
export function zipOfTexts(
	files: readonly { readonly name: string; readonly text: string }[]
): Uint8Array<ArrayBuffer> {
	const entries = files.map(({ name, text }) => [name, [strToU8(text), { mtime: made }]] as const);
	return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0]);
}
