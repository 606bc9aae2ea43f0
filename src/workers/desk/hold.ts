import { holdSheet, opponentText, type NamedText } from '../../desk/index.ts';
import { judged } from '#engine';
import { readLock } from '../../exchange/desk/index.ts';
import {
	linkContent,
	openLinked,
	printedCode,
	readCode,
	readPacked
} from '../../exchange/index.ts';
import { newRosterId } from '../../platform/ids.ts';
import type { PageData } from '../reading/read-lists.ts';
import type { HeldAtTable } from './messages.ts';

/** Holds the code of a sheet, or the list in its QR code, against the lock. */
export async function heldAtTable(
	text: string,
	files: readonly NamedText[],
	source: PageData
): Promise<HeldAtTable> {
	const texts = new Map(files.map((file) => [file.name, file.text]));
	const lock = readLock(texts.get('lock.json') ?? '');
	if (!lock) return { kind: 'none' };
	const sheet = await sheetIn(text, source);
	return sheet
		? holdSheet(sheet.code, sheet.text, lock, (name) => texts.get(name))
		: { kind: 'none' };
}

interface SheetHeld {
	readonly code: string;
	readonly text?: string | undefined;
}

/** What a sheet says: its code, and its list if its QR code holds it. */
async function sheetIn(text: string, source: PageData): Promise<SheetHeld | undefined> {
	const content = linkContent(text);
	if (content?.kind !== 'packed') {
		const read = readCode(content?.typed ?? text.trim());
		return read.ok ? { code: read.code } : undefined;
	}
	const packed = readPacked(content.packed);
	if (!packed.ok) return undefined;
	const { packs, events } = source;
	const opened = await openLinked(packed.packed, { packs, events, newId: newRosterId });
	const pack = opened.ok && (await packs.pack(opened.roster.system, opened.roster.army));
	if (!pack) return { code: packed.packed.code };
	const report = judged(pack, opened.roster);
	const { index } = report.context;
	const { roster } = opened;
	return {
		code: printedCode(roster, index),
		text: opponentText({ kind: 'judged', roster, index, report })
	};
}
