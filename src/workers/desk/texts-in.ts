import type { NamedText } from '../../desk/index.ts';
import { filesInZip } from '../../exchange/outside/zip.ts';

/** The texts in a zip; a file that is none is one text. */
export async function textsIn(file: Blob): Promise<readonly NamedText[]> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	const name = file instanceof File ? file.name : '';
	return (filesInZip(bytes) ?? [{ name, bytes }]).map((one) => ({
		name: one.name,
		// A mark of the byte order is part of the text: a commitment is to all of it.
		text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(one.bytes)
	}));
}
