import type { ArmyIndex, IndexedEntry } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { normaliseName, sameName } from '../common/names.ts';
import { quoted, unknownName, type Fault } from '../common/fault.ts';
import { nearestNames } from '../common/nearest.ts';
import type { NumberedLine } from '../lines/unmarked.ts';

/** A choice of the whole army, and its line. */
export interface OwnChoice {
	readonly entry: string;
	readonly line: number;
}

/**
 * Choices of the whole army above the units of a list by Muster: "Kind: Name (points)".
 * @param faults takes what somebody changed in such a line
 */
export function choicesIn(
	lines: readonly NumberedLine[],
	index: ArmyIndex,
	faults: Fault[]
): readonly OwnChoice[] {
	return lines.flatMap((line) => {
		const [chosen] = index.choices.filter((choice) => isLineOf(choice, line.text));
		if (!chosen && mayBeChoice(line.text, index)) {
			const name = partsOf(line.text)[1] || line.text;
			faults.push(unknownThing(line, name, index, index.choices));
		}
		return chosen ? [{ entry: chosen.entry.id, line: line.number }] : [];
	});
}

function isLineOf({ entry, type }: IndexedEntry, text: string): boolean {
	const label = `${type.name}: ${entry.name}`;
	const behind = text.slice(label.length);
	return text === label || (text.startsWith(`${label} (`) && /^ \([^()]+\)$/.test(behind));
}

/** Whether a line has the kind or the name of a choice, or nearly. */
function mayBeChoice(text: string, { choices }: ArmyIndex): boolean {
	const [kind, name] = partsOf(text);
	const kinds = [...new Set(choices.map(({ type }) => type))];
	return (
		choices.some(({ entry }) => sameName(normaliseName(entry.name), normaliseName(name))) ||
		kinds.some((one) => text.includes(`${one.name}:`) || one.name.startsWith(text.trim())) ||
		(kind !== '' && nearestNames(kind, kinds).length > 0)
	);
}

/** "Kind: Name (points)" */
function partsOf(text: string): readonly [kind: string, name: string] {
	const [, kind = '', name = ''] = /^(?:([^:]{1,60}):\s*)?([^(]*)/.exec(text) ?? [];
	return [kind, name.trim()];
}

/** The fault of a line with a name that none of these things has. */
export function unknownThing(
	{ number }: NumberedLine,
	name: string,
	{ army }: ArmyIndex,
	things: readonly IndexedEntry[]
): Fault {
	const known = things.map(({ entry }) => entry);
	const nearest = name.length > 80 ? [] : nearestNames(name, known);
	const what = imports.nothingCalled(army.name, quoted(name.slice(0, 80)));
	const fault = unknownName(`${imports.textLine(number)}: ${what}`, name, nearest);
	return { ...fault, line: number };
}
