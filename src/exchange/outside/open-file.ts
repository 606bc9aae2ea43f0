import { imports } from '../../i18n/en/faults.ts';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { filesInZip } from './zip.ts';
import type { Fault } from '../common/fault.ts';

/** The text of a file, or why it has none. */
export type FileText =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly fault: Fault };

/** A kind of file that is mistaken for a list. */
type Kind = keyof typeof imports.others | 'zip';

/** Their signatures, in hexadecimal. */
const beginnings: readonly (readonly [start: string, what: Kind])[] = [
	['504b0304', 'zip'],
	['504b0506', 'zip'],
	['504b0708', 'zip'],
	['255044462d', 'pdf'],
	['89504e47', 'picture'],
	['ffd8ff', 'picture'],
	['47494638', 'picture'],
	['52494646', 'picture'],
	['424d', 'picture'],
	['49492a00', 'picture'],
	['4d4d002a', 'picture'],
	['1f8b', 'packed'],
	['425a68', 'packed'],
	['fd377a585a00', 'packed'],
	['377abcaf271c', 'packed'],
	['52617221', 'packed'],
	['28b52ffd', 'packed'],
	['04224d18', 'packed']
];

/** What a file holds: one text, or those of an archive with their names. */
type OpenedFile = FileText & { readonly name?: string };

/** Opens a file: an archive gives the texts in it, anything else its own. */
export function openFile(bytes: Uint8Array<ArrayBuffer>): readonly [OpenedFile, ...OpenedFile[]] {
	if (!isZip(bytes)) return [fileText(bytes)];
	const files = filesInZip(bytes);
	const fault = { message: files ? imports.emptyZip : importLimits.zip };
	const [first, ...others] = (files ?? []).map(({ name, bytes: inner }) => ({
		...fileText(inner),
		name
	}));
	return first ? [first, ...others] : [{ ok: false, fault }];
}

/** Whether bytes begin like a zip archive. */
function isZip([first, second, third, fourth]: Uint8Array): boolean {
	return first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
}

/** The text of a file, in any encoding that editors write. */
export function fileText(bytes: Uint8Array): FileText {
	const known = otherFile(bytes);
	if (known !== undefined) return { ok: false, fault: { message: adviceFor(known) } };
	const text = decoded(bytes);
	if (text.includes('\0')) return { ok: false, fault: { message: imports.notText } };
	return { ok: true, text };
}

function adviceFor(kind: Kind): string {
	return kind === 'zip' ? importLimits.zip : imports.others[kind];
}

function otherFile(bytes: Uint8Array): Kind | undefined {
	const start = Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
	const head = start.join('');
	// A short signature may also be the beginning of a text, which has no control characters after it.
	const isText = bytes.subarray(0, 64).every((byte) => byte >= 32 || [9, 10, 13].includes(byte));
	return beginnings.find(([hex]) => head.startsWith(hex) && (hex.length > 6 || !isText))?.[1];
}

/**
 * UTF-16 has a byte order mark; JSON is always UTF-8; any other text that is not UTF-8 comes from an old
 * editor.
 */
function decoded(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	const text = new TextDecoder().decode(bytes);
	if (!text.includes('\uFFFD') || /^\s*[[{]/.test(text)) return text;
	return isUtf8(bytes) ? text : new TextDecoder('windows-1252').decode(bytes);
}

function isUtf8(bytes: Uint8Array): boolean {
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}
