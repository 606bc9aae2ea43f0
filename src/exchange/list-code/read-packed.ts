import { cleanName } from '../common/clean.ts';
import type { Fault } from '../common/fault.ts';
import { packedLinks } from '../../i18n/en/sharing.ts';
import { maxUnits } from '#schema';
import { ByteReader, bytesIn, hexOf, checkBytes, checksum } from './bytes.ts';
import { armyBytes, eventBytes, longest, shortest, systemBytes } from './marks.ts';
import {
	has,
	maxLetters,
	versions,
	type PackedEvent,
	type PackedGroup,
	type PackedLine,
	type PackedList
} from './packed-list.ts';
import { codeOf } from './code.ts';

type PackedResult =
	| { readonly ok: true; readonly packed: PackedList }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** The fault of an undamaged link that does not hold a list. */
export const noList: Fault = {
	get message() {
		return packedLinks.noList;
	}
};

/** Reads the text of a packed list; never throws, and needs no army data. */
export function readPacked(text: string): PackedResult {
	const bytes = text.length > maxLetters ? undefined : bytesIn(text);
	if (!bytes || bytes.length <= checkBytes) return refused(packedLinks.damaged);
	const content = bytes.subarray(0, -checkBytes);
	if (hexOf(checksum(content)) !== hexOf(bytes.subarray(-checkBytes)))
		return refused(packedLinks.damaged);
	const [stated = 0, parts = 0] = content;
	if (stated > versions.proposal || parts >= 2 * has.rules) return refused(packedLinks.newer);
	const reader = new ByteReader(content.subarray(2));
	const packed = listIn(reader, parts, stated === versions.proposal);
	if (stated < versions.list || reader.isShort || !reader.isAtEnd)
		return refused(packedLinks.damaged);
	return isWithinBounds(packed) ? { ok: true, packed } : { ok: false, faults: [noList] };
}

function refused(message: string): PackedResult {
	return { ok: false, faults: [{ message }] };
}

/** In the order of writing. Parts without a flag are absent. */
function listIn(reader: ByteReader, parts: number, isProposal: boolean): PackedList {
	const markBytes = Math.min(shortest + (parts & 3), longest);
	const mark = (bytes = markBytes): string => hexOf(reader.raw(bytes));
	return {
		markBytes,
		system: mark(systemBytes),
		army: mark(armyBytes),
		revision: reader.date(),
		size: reader.number(),
		code: codeOf(reader.raw(7)),
		...(isProposal && { answers: codeOf(reader.raw(7)) }),
		...(parts & has.name && { name: cleanName(reader.text()) }),
		readings: parts & has.readings ? some(reader, () => [mark(), mark()] as const) : [],
		...(parts & has.event && { event: eventIn(reader, (parts & has.rules) !== 0) }),
		lines: some(reader, () => lineIn(reader, mark)),
		groups: parts & has.groups ? some(reader, () => groupIn(reader, mark)) : []
	};
}

function eventIn(reader: ByteReader, isWhole: boolean): PackedEvent {
	return {
		name: cleanName(reader.text()),
		date: reader.date(),
		mark: hexOf(reader.raw(eventBytes)),
		...(isWhole && { rules: reader.raw(reader.number()) })
	};
}

function groupIn(reader: ByteReader, mark: () => string): PackedGroup {
	const kind = mark();
	const name = cleanName(reader.text());
	const lines = some(reader, () => lineIn(reader, mark));
	return { kind, ...(name !== '' && { name }), lines };
}

function lineIn(reader: ByteReader, mark: () => string): PackedLine {
	const head = reader.byte();
	const entry = mark();
	const count = 1 + (head >> 5 === 7 ? 7 + reader.number() : head >> 5);
	const optionCount = (head & 7) === 7 ? 7 + reader.number() : head & 7;
	return {
		count,
		entry,
		options: times(reader, optionCount, mark),
		...(head & 8 && { models: reader.number() }),
		...(head & 16 && { name: cleanName(reader.text()) })
	};
}

/** A list preceded by its length. */
function some<T>(reader: ByteReader, read: () => T): readonly T[] {
	return times(reader, reader.number(), read);
}

/** Stops at the end of the bytes, whatever a forged number says. */
function times<T>(reader: ByteReader, count: number, read: () => T): readonly T[] {
	const things: T[] = [];
	while (things.length < count && !reader.isShort) things.push(read());
	return things;
}

/** Whether it is small enough. The schema of rosters checks the rest. */
function isWithinBounds({ event, lines, groups }: PackedList): boolean {
	const all = [...lines, ...groups.flatMap((group) => group.lines)];
	const units = all.reduce((sum, { count }) => sum + count, 0);
	return units <= maxUnits && (event?.name ?? '').length <= 80;
}
