import { imports } from '../../i18n/en/faults.ts';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { isHtml, isMail } from '../mail/kinds.ts';
import { isMailBox, mailsIn, maxMail } from '../mail/mail-box.ts';
import type { FileText, OpenedTexts } from '../common/opened.ts';
import type { FormColumn, FormMatches } from './form.ts';
import { filesInZip, zipBounds, type ZippedFile } from './zip.ts';

/** A kind of file that is mistaken for a list. */
type Kind = keyof typeof imports.others | 'zip' | 'outlook' | 'rtf';

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
	['d0cf11e0a1b1', 'outlook'],
	['7b5c727466', 'rtf'],
	['1f8b', 'packed'],
	['425a68', 'packed'],
	['fd377a585a00', 'packed'],
	['377abcaf271c', 'packed'],
	['52617221', 'packed'],
	['28b52ffd', 'packed'],
	['04224d18', 'packed']
];

/** Files in files in files are opened this deep: a list in an archive in a mail in a mailbox. */
const maxDepth = 4;

/** How the tables of forms are read. */
export interface ReadingForms {
	/** What a person says of columns, by their headings. */
	readonly matches?: FormMatches;
	/** Called with each form that is found. */
	readonly onform?: (columns: readonly FormColumn[]) => void;
}

/** How much is opened of one file, in whatever it lies: files, and their bytes in all. */
class Budget {
	readonly forms: ReadingForms;
	#files: number = zipBounds.files + 100;
	#bytes: number = 2 * zipBounds.unpacked;
	#isSaid = false;

	constructor(forms: ReadingForms) {
		this.forms = forms;
	}

	/** Whether a file may still be opened. */
	take({ length }: Uint8Array): boolean {
		this.#files -= 1;
		this.#bytes -= length;
		return this.#files >= 0 && this.#bytes >= 0;
	}

	/** Says once that not everything is opened: archives in archives may hold any number of files. */
	refuse(name: string | undefined): readonly OpenedTexts[] {
		const isFirst = !this.#isSaid;
		this.#isSaid = true;
		return isFirst ? [refused(importLimits.mail.tooDeep, name)] : [];
	}
}

/** How many bytes of a file are read, by how it begins: a mail and an archive hold many files. */
export function mostBytes(start: Uint8Array): number {
	if (isZip(start)) return zipBounds.unpacked;
	return isMailBox(start) || isMail(beginOf(start)) ? maxMail : maxBytes;
}

/** 5 MB, in bytes of a file or characters of a text. A larger file is not a list. */
export const maxBytes = 5 * 1024 * 1024;

/**
 * Opens a file: an archive gives what is in it, a mail its words and what is attached to it, a form a text for each row,
 * anything else its own text.
 */
export async function openFile(
	bytes: Uint8Array<ArrayBuffer>,
	forms: ReadingForms = {}
): Promise<readonly OpenedTexts[]> {
	return open(bytes, undefined, 0, new Budget(forms));
}

/** Opens a text that was pasted, which may be the source of a mail, or a table. */
export async function openText(
	text: string,
	forms: ReadingForms = {}
): Promise<readonly OpenedTexts[]> {
	const start = text.slice(0, headLength);
	if (text.length > maxBytes) return [[{ ok: true, text }]];
	if (isMailBox(new TextEncoder().encode(start)) || isMail(start)) {
		return openFile(new TextEncoder().encode(text), forms);
	}
	return withoutForm(text, undefined, forms);
}

/** Opens the mails of a mailbox one at a time, whatever its size. */
export async function* openMailBox(
	chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
	forms: ReadingForms = {}
): AsyncGenerator<OpenedTexts> {
	for await (const mail of mailsIn(chunks)) {
		if (!mail) yield refused(importLimits.mail.tooBig);
		else yield* await openOne(mail, 1, new Budget(forms));
	}
}

async function open(
	bytes: Uint8Array<ArrayBuffer>,
	name: string | undefined,
	depth: number,
	budget: Budget
): Promise<readonly OpenedTexts[]> {
	if (depth > maxDepth || !budget.take(bytes)) return budget.refuse(name);
	if (isZip(bytes)) return openZip(bytes, name, depth, budget);
	if (isMailBox(bytes)) return openBox(bytes, depth, budget);
	if (isMail(beginOf(bytes))) return openOne(bytes, depth + 1, budget);
	const read = fileText(bytes);
	return read.ok ? withoutForm(read.text, name, budget.forms) : [refused(read.fault.message, name)];
}

/** What a text holds: the rows of a form, or a list however it is written, without the tags of a page. */
async function withoutForm(
	text: string,
	name: string | undefined,
	{ matches, onform }: ReadingForms
): Promise<readonly OpenedTexts[]> {
	const { readForm } = await import('./form.ts');
	const form = readForm(text, matches);
	if (form?.lists) {
		onform?.(form.columns);
		return form.lists;
	}
	const plain = isHtml(text) ? (await import('../mail/html-text.ts')).htmlText(text) : text;
	return [[{ ok: true, text: plain, ...(name !== undefined && { name }) }]];
}

/** @param depth how deep what is attached to the mail lies */
async function openOne(
	mail: Uint8Array<ArrayBuffer>,
	depth: number,
	budget: Budget
): Promise<readonly OpenedTexts[]> {
	const { openMail } = await import('../mail/mail.ts');
	return openMail(mail, (inner, name) => open(inner, name, depth, budget));
}

async function openZip(
	bytes: Uint8Array<ArrayBuffer>,
	name: string | undefined,
	depth: number,
	budget: Budget
): Promise<readonly OpenedTexts[]> {
	const files = filesInZip(bytes);
	if (!files) return [refused(importLimits.zip, name)];
	if (files.length === 0) return [refused(imports.emptyZip, name)];
	const document = documentOf(files);
	if (document !== undefined) return [refused(document, name)];
	const sent: OpenedTexts[] = [];
	for (const file of files) sent.push(...(await open(file.bytes, file.name, depth + 1, budget)));
	return sent;
}

async function openBox(
	bytes: Uint8Array<ArrayBuffer>,
	depth: number,
	budget: Budget
): Promise<readonly OpenedTexts[]> {
	const sent: OpenedTexts[] = [];
	for await (const mail of mailsIn([bytes])) {
		if (!mail) sent.push(refused(importLimits.mail.tooBig));
		else sent.push(...(await openOne(mail, depth + 1, budget)));
	}
	return sent;
}

function refused(message: string, name?: string): OpenedTexts {
	return [{ ok: false, fault: { message }, ...(name !== undefined && { name }) }];
}

/** A mail's head may go so far. */
const headLength = 64 * 1024;

/** What the first bytes of a file say, as far as a mail's head may go. */
function beginOf(bytes: Uint8Array): string {
	return new TextDecoder('latin1').decode(bytes.subarray(0, headLength));
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
	if (kind === 'outlook') return importLimits.mail.outlook;
	if (kind === 'rtf') return importLimits.document('RTF (.rtf)');
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

/** Documents of office programs, which are archives: a file that each has, what it begins with, and what it is. */
const documents: readonly (readonly [file: RegExp, kind: string, start?: string])[] = [
	[/^word\/document\d*\.xml$/, 'Word (.docx)'],
	[/^mimetype$/, 'OpenDocument (.odt)', 'application/vnd.oasis.opendocument.text'],
	[/^Index\/Document\.iwa$/, 'Pages (.pages)'],
	[/^ppt\/presentation\.xml$/, 'PowerPoint (.pptx)']
];
/** The same for tables. */
const tables: typeof documents = [
	[/^xl\/workbook\.(?:xml|bin)$/, 'Excel (.xlsx)'],
	[/^mimetype$/, 'OpenDocument (.ods)', 'application/vnd.oasis.opendocument.spreadsheet']
];

/** What to say of an archive that is a document of an office program; undefined if it is none. */
function documentOf(files: readonly ZippedFile[]): string | undefined {
	const kindIn = (kinds: typeof documents): string | undefined =>
		kinds.find(([name, , start]) =>
			files.some((file) => name.test(file.name) && begins(file, start))
		)?.[1];
	const [document, table] = [kindIn(documents), kindIn(tables)];
	if (table !== undefined) return importLimits.table(table);
	return document === undefined ? undefined : importLimits.document(document);
}

function begins({ bytes }: ZippedFile, start = ''): boolean {
	return new TextDecoder().decode(bytes.subarray(0, start.length)) === start;
}
