import { base64url, bytesOfHex, ByteWriter, checksum } from './bytes.ts';
import { shortest } from './marks.ts';
import { has, versions, type PackedLine, type PackedList } from './packed-list.ts';
import { bytesOfCode } from './symbols.ts';

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
