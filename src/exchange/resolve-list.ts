import type { Army, Roster, RosterUnit } from '#schema';
import type { ArmyIndex, IndexedEntry } from '#engine';
import { matches } from '#engine';
import { entryNames, findOption, findUnit, type EntryNames } from './entry-names.ts';
import { describeFaults, ordinal, quoted, unknownName } from './fault.ts';
import type { Fault, RosterResult } from './fault.ts';
import { findSystem } from './names.ts';
import { nearestNames } from './nearest.ts';
import { mostOptions, ofEvent, type PlainList, type PlainUnit } from './plain-list.ts';
import { resolveEvent, type EventResult } from './resolve-event.ts';
import { answerFault, answersOf, readingsOf } from './resolve-readings.ts';
import { otherSystem } from './unknown.ts';

/** One line of the list with its names looked up. */
interface Line {
	readonly plain: PlainUnit;
	readonly unit: IndexedEntry | undefined;
	readonly options: readonly (IndexedEntry | undefined)[];
}

/**
 * Looks the names of a plain list up in its army. A name that nothing in the army has is a fault; a
 * known thing in the wrong place stays, so that the engine says what is wrong with it.
 * @param newId gives the roster's id, a UUID
 * @param armies every army of the system, where the list is for an event
 */
export function resolveList(
	plain: PlainList,
	index: ArmyIndex,
	newId: () => string,
	armies: readonly Army[] = []
): RosterResult {
	const names = entryNames(index);
	const lines = plain.units.map((unit) => resolveLine(unit, names));
	const event = eventOf(plain, index, armies);
	const faults = [
		...unknownNames(lines, index),
		...overfull(lines, index),
		...unknownAnswers(plain, index),
		...(event && !event.ok ? event.faults : [])
	];
	if (faults.length > 0) return { ok: false, faults };
	const roster = rosterOf(plain, index, newId(), unitsOf(lines, index));
	return { ok: true, roster: event?.ok ? { ...roster, event: event.pack } : roster };
}

/** The event the list is for, which is of the list's own system. */
function eventOf(
	{ event }: PlainList,
	{ system }: ArmyIndex,
	armies: readonly Army[]
): EventResult | undefined {
	if (!event) return undefined;
	const result = findSystem(event.system, [system])
		? resolveEvent(event, system, armies)
		: { ok: false as const, faults: [otherSystem(event, system)] };
	return result.ok ? result : { ok: false, faults: ofEvent(result.faults) };
}

function unknownAnswers({ readings = {} }: PlainList, { system, army }: ArmyIndex) {
	const known = readingsOf(system, [army]);
	return Object.entries(readings).flatMap(
		([reading, answer]) => answerFault('readings: ', reading, answer, known) ?? []
	);
}

function resolveLine(plain: PlainUnit, names: EntryNames): Line {
	const unit = findUnit(plain.unit, names);
	const options = (plain.with ?? []).map((name) => findOption(name, names, unit));
	return { plain, unit, options };
}

function rosterOf(
	{ name, size, readings = {} }: PlainList,
	{ system, army }: ArmyIndex,
	id: string,
	units: readonly RosterUnit[]
): Roster {
	const known = readingsOf(system, [army]);
	const answers = Object.entries(answersOf(readings, known)).filter(
		([reading, answer]) => !known.some((one) => one.id === reading && one.default === answer)
	);
	return {
		formatVersion: 1,
		id,
		name: name ?? army.name,
		system: system.id,
		army: army.id,
		revision: system.revision,
		size,
		units: [...units],
		...(answers.length > 0 && { readings: Object.fromEntries(answers) })
	};
}

function unitsOf(lines: readonly Line[], index: ArmyIndex): readonly RosterUnit[] {
	return lines
		.flatMap((line) => {
			const unit = unitOf(line, index);
			return Array.from({ length: line.plain.count ?? 1 }, () => unit);
		})
		.map((unit, at) => ({ id: `u${at + 1}`, ...unit }));
}

function unitOf({ plain, unit, options }: Line, index: ArmyIndex): Omit<RosterUnit, 'id'> {
	const given = withStarts(unit, options, index);
	return {
		entry: unit?.entry.id ?? plain.unit,
		...(given.length > 0 && { options: [...given] }),
		...(plain.name && { name: plain.name }),
		...(plain.note && { note: plain.note })
	};
}

/** What a new unit starts with, unless the list names that or something which takes its place. */
function withStarts(
	unit: IndexedEntry | undefined,
	options: Line['options'],
	index: ArmyIndex
): readonly string[] {
	const chosen = options.filter((option) => option !== undefined);
	const starts = (unit?.entry.starts ?? []).filter(
		(id) => !chosen.some((option) => option.entry.id === id || excludes(option, id, index))
	);
	return [...starts, ...chosen.map(({ entry }) => entry.id)];
}

/** Whether some constraint lets a unit have only so many of a set that both belong to. */
function excludes(option: IndexedEntry, id: string, index: ArmyIndex): boolean {
	const start = index.entries.get(id);
	return index.constraints.some(
		(constraint) =>
			constraint.kind === 'exclusive' &&
			matches(constraint.of, option.tags) &&
			start !== undefined &&
			matches(constraint.of, start.tags)
	);
}

function unknownNames(lines: readonly Line[], index: ArmyIndex): readonly Fault[] {
	const unknown = lines.flatMap(({ plain, unit, options }, at) => [
		...(unit ? [] : [{ at, name: plain.unit }]),
		...(plain.with ?? []).filter((_, place) => !options[place]).map((name) => ({ at, name }))
	]);
	const entries = [...index.units, ...index.options].map(({ entry }) => entry);
	return describeFaults(unknown, ({ at, name }) => {
		const what = `${index.army.name} has nothing called ${quoted(name)}.`;
		const where = `units, ${ordinal(at + 1)} line`;
		return unknownName(`${where}: ${what}`, name, nearestNames(name, entries));
	});
}

function overfull(lines: readonly Line[], index: ArmyIndex): readonly Fault[] {
	const counts = lines
		.map(({ unit, options }, at) => ({ at, count: withStarts(unit, options, index).length }))
		.filter(({ count }) => count > mostOptions);
	return describeFaults(counts, ({ at, count }) => ({
		message: `units, ${ordinal(at + 1)} line: ${count} things given; ${mostOptions} are the most.`
	}));
}
