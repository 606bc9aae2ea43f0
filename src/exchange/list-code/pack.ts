import type { Roster, RosterUnit } from '#schema';
import { renewed, type ArmyIndex } from '#engine';
import { listCode, bytesOfCode } from './code.ts';
import {
	areClear,
	armyBytes,
	longest,
	markedIn,
	markOf,
	markOfEvent,
	shortest,
	systemBytes
} from './marks.ts';
import { packedRules } from './event-rules-packed.ts';
import {
	type PackedGroup,
	type PackedLine,
	type PackedList,
	has,
	versions
} from './packed-list.ts';
import { base64url, bytesOfHex, ByteWriter, checksum } from './bytes.ts';

/** Which custom names are included. */
type Names = 'all' | 'roster' | 'none';

/** How many characters a packed list may have, and what it is for. */
interface Manner {
	readonly most: number;
	/** The same for one with the rules of its event; by default they are left out. */
	readonly mostWithRules?: number;
	/** The code of the list that it is a proposal for. */
	readonly answers?: string | undefined;
}

/**
 * A roster as a short text for links. Notes are left out; if the text is too long, so are the event's rules,
 * then the names of units, then that of the roster.
 * @param index of the roster's army, under the roster's answers and event
 * @returns undefined if it is too long even without names
 */
export function packRoster(
	roster: Roster,
	index: ArmyIndex,
	{ most, mostWithRules = 0, answers }: Manner = { most: Infinity }
): string | undefined {
	const today = renewed(roster, index);
	const rules = mostWithRules > 0 && index.event ? packedRules(index.event) : undefined;
	const pack = (names: Names, rules?: Uint8Array): string =>
		writePacked({
			...packedList(today, index, names, rules),
			...(answers !== undefined && { answers })
		});
	const whole = rules && pack('all', rules);
	if (whole !== undefined && whole.length <= Math.min(most, mostWithRules)) return whole;
	for (const names of ['all', 'roster', 'none'] as const) {
		const text = pack(names);
		if (text.length <= most) return text;
	}
	return undefined;
}

function packedList(
	roster: Roster,
	index: ArmyIndex,
	names: Names,
	rules?: Uint8Array
): PackedList {
	const { system, army, event } = index;
	const readings = ownAnswers(roster, index);
	const groups = namedGroups(roster, index, names);
	const markBytes = bytesNeeded(roster, index, readings);
	const mark = (id: string): string => markOf(id, markBytes);
	const unitsIn = (group?: string): readonly PackedLine[] =>
		linesOf(
			roster.units.filter((unit) => knownGroup(unit, groups) === group),
			names,
			mark
		);
	return {
		markBytes,
		system: markOf(system.id, systemBytes),
		army: markOf(army.id, armyBytes),
		revision: system.revision,
		size: roster.size,
		code: listCode(roster, index),
		...(names !== 'none' && { name: roster.name }),
		readings: readings.map(([reading, answer]) => [mark(reading), mark(answer)] as const),
		...(event && {
			event: {
				name: event.name,
				date: event.date,
				mark: event.missing?.mark ?? markOfEvent(event),
				...(rules && { rules })
			}
		}),
		lines: unitsIn(),
		groups: groups
			.map(({ id, kind, name }): PackedGroup => {
				return { kind: mark(kind), ...(name !== undefined && { name }), lines: unitsIn(id) };
			})
			.filter(({ lines }) => lines.length > 0)
	};
}

/** The roster's own answers that differ from the defaults. */
function ownAnswers(
	{ readings = {} }: Roster,
	{ answers }: ArmyIndex
): readonly (readonly [string, string])[] {
	return Object.entries(readings).filter(([id, answer]) => {
		const reading = answers.get(id)?.reading;
		return reading?.default !== answer && reading?.answers.some((known) => known.id === answer);
	});
}

/** The groups of known kinds, with the names that are included. */
function namedGroups({ groups = [] }: Roster, { system }: ArmyIndex, names: Names) {
	return groups
		.filter(({ kind }) => system.groups?.some(({ id }) => id === kind))
		.map(({ id, kind, name }) => ({ id, kind, name: names === 'all' ? name : undefined }));
}

function knownGroup({ group }: RosterUnit, groups: readonly { readonly id: string }[]) {
	return groups.some(({ id }) => id === group) ? group : undefined;
}

/** The shortest length of marks that tell everything in this roster apart from the rest of its army. */
function bytesNeeded(
	{ units, groups = [] }: Roster,
	index: ArmyIndex,
	readings: readonly (readonly [string, string])[]
): number {
	const all = markedIn(index);
	const used = {
		entries: units.flatMap(({ entry, options = [] }) => [entry, ...options]),
		kinds: groups.map(({ kind }) => kind),
		readings: readings.map(([reading]) => reading),
		answers: readings.map(([, answer]) => answer)
	};
	const words = ['entries', 'kinds', 'readings', 'answers'] as const;
	for (let bytes = shortest; bytes < longest; bytes += 1) {
		if (words.every((word) => areClear(used[word], all[word], bytes))) return bytes;
	}
	return longest;
}

/** Identical units together with their number, in the order of the first of each. */
function linesOf(
	units: readonly RosterUnit[],
	names: Names,
	mark: (id: string) => string
): readonly PackedLine[] {
	const lines = new Map<string, PackedLine>();
	for (const { entry, options = [], models, name } of units) {
		const line = {
			entry: mark(entry),
			options: options.map(mark).toSorted(),
			...(models !== undefined && { models }),
			...(name !== undefined && names === 'all' && { name })
		};
		const key = JSON.stringify(line);
		lines.set(key, { ...line, count: (lines.get(key)?.count ?? 0) + 1 });
	}
	return [...lines.values()];
}

/** A packed list as text. docs/list-code.md describes every byte. */
export function writePacked(list: PackedList): string {
	const writer = new ByteWriter();
	const { answers } = list;
	const version = answers === undefined ? versions.list : versions.proposal;
	writer.raw([version, (list.markBytes - shortest) | partsOf(list)]);
	writer.raw([...bytesOfHex(list.system), ...bytesOfHex(list.army)]);
	writer.date(list.revision);
	writer.number(list.size);
	writer.raw(bytesOfCode(list.code));
	if (answers !== undefined) writer.raw(bytesOfCode(answers));
	if (list.name !== undefined) writer.text(list.name);
	if (list.readings.length > 0) {
		writer.number(list.readings.length);
		writer.raw(list.readings.flat().flatMap((mark) => [...bytesOfHex(mark)]));
	}
	if (list.event) {
		writer.text(list.event.name);
		writer.date(list.event.date);
		writer.raw(bytesOfHex(list.event.mark));
		if (list.event.rules) {
			writer.number(list.event.rules.length);
			writer.raw(list.event.rules);
		}
	}
	writeLines(writer, list.lines);
	if (list.groups.length > 0) writeGroups(writer, list.groups);
	return base64url(Uint8Array.from([...writer.bytes, ...checksum(writer.bytes)]));
}

function partsOf({ name, readings, event, groups }: PackedList): number {
	return (
		(name === undefined ? 0 : has.name) |
		(readings.length === 0 ? 0 : has.readings) |
		(event ? has.event : 0) |
		(event?.rules ? has.rules : 0) |
		(groups.length === 0 ? 0 : has.groups)
	);
}

function writeGroups(writer: ByteWriter, groups: PackedList['groups']): void {
	writer.number(groups.length);
	for (const { kind, name = '', lines } of groups) {
		writer.raw(bytesOfHex(kind));
		writer.text(name);
		writeLines(writer, lines);
	}
}

function writeLines(writer: ByteWriter, lines: readonly PackedLine[]): void {
	writer.number(lines.length);
	for (const line of lines) writeLine(writer, line);
}

/** A byte with the small numbers, then those that did not fit into it. */
function writeLine(writer: ByteWriter, { count, entry, options, models, name }: PackedLine): void {
	const many = Math.min(count - 1, 7);
	const optionCount = Math.min(options.length, 7);
	const more = (models === undefined ? 0 : 8) | (name === undefined ? 0 : 16);
	writer.raw([optionCount | more | (many << 5), ...bytesOfHex(entry)]);
	if (many === 7) writer.number(count - 8);
	if (optionCount === 7) writer.number(options.length - 7);
	writer.raw(options.flatMap((option) => [...bytesOfHex(option)]));
	if (models !== undefined) writer.number(models);
	if (name !== undefined) writer.text(name);
}
