import { saveFile } from '../../platform/save-file.ts';

const types = { zip: 'application/zip', csv: 'text/csv', pdf: 'application/pdf' } as const;

/** Saves what was made under a name with its ending. */
export function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>): void {
	const ending = name.slice(name.lastIndexOf('.') + 1);
	const type = Object.entries(types).find(([one]) => one === ending)?.[1] ?? 'text/plain';
	saveFile(name, new Blob([bytes], { type }));
}
