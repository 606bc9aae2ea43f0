import type { Army, Roster, System } from '#schema';
import { withDecidedRoles, type ArmyIndex } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { quoted, type Fault } from '../common/fault.ts';
import type { RosterResult } from '../common/read-list.ts';
import { findSystem, otherSystem } from '../common/names.ts';
import { aSize, ofEvent, type PlainList } from '../outside/plain-list.ts';
import { resolveEvent, type EventResult } from './resolve-event.ts';
import { answerFault, answersOf, readingsOf, withAnswersRead } from './resolve-readings.ts';
import { resolveNames, describedFaults, type Arranged } from './resolve-names.ts';
import { listByName } from '../outside/list-by-name.ts';

/**
 * Looks up the names of a plain list. Unknown names are faults; a known thing in the wrong place is kept, so
 * that the engine can say what is wrong with it.
 * @param newId makes the roster's id, a UUID
 * @param armies every army of the system, for a list with an event
 */
export function resolveList(
	list: PlainList,
	index: ArmyIndex,
	newId: () => string,
	armies: readonly Army[] = []
): RosterResult {
	const plain = withAnswersRead(list, readingsOf(index.system, [index.army]));
	const found = resolveNames(listByName(plain, index.system), index);
	const event = eventOf(plain, index, armies);
	const faults = [
		...sizeFaults(plain, index.system),
		...(found.ok ? describedFaults(found.faults) : found.faults),
		...unknownAnswers(plain, index),
		...(event && !event.ok ? event.faults : [])
	];
	if (!found.ok || faults.length > 0) return { ok: false, faults };
	const roster = rosterOf(plain, index, newId(), found);
	return { ok: true, roster: event?.ok ? { ...roster, event: event.pack } : roster };
}

/** The event of the list, which must be of the same system. */
export function eventOf(
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

/** Unknown questions, and unknown answers. */
export function unknownAnswers({ readings = {} }: PlainList, { system, army }: ArmyIndex) {
	const known = readingsOf(system, [army]);
	return Object.entries(readings).flatMap(
		([reading, answer]) => answerFault('readings: ', reading, answer, known) ?? []
	);
}

/** Faults of the points limit, which games with points need. */
function sizeFaults({ size }: PlainList, system: System): readonly Fault[] {
	if (isWithoutPoints(system)) return [];
	if (size === undefined) return [{ message: imports.missing(quoted('size'), aSize()) }];
	return size === 0 ? [{ message: imports.misfit(quoted('size'), aSize(), '0') }] : [];
}

function isWithoutPoints({ sizes, usualSize }: System): boolean {
	return sizes.length === 0 && usualSize === 0;
}

/** A roster with this name, points limit and answers. Decided roles are assigned if the list does not. */
export function rosterOf(
	{ name, size = 0, readings = {}, note }: Pick<PlainList, 'name' | 'size' | 'readings' | 'note'>,
	index: ArmyIndex,
	id: string,
	{ units, groups }: Arranged
): Roster {
	const { system, army } = index;
	const known = readingsOf(system, [army]);
	const answers = Object.entries(answersOf(readings, known)).filter(
		([reading, answer]) =>
			!known.some((one) => one.id === reading && one.default === answer && one.starts === undefined)
	);
	const roster: Roster = {
		formatVersion: 1,
		id,
		name: name ?? army.name,
		system: system.id,
		army: army.id,
		revision: system.revision,
		size: isWithoutPoints(system) ? 0 : size,
		units,
		...(groups.length > 0 && { groups }),
		...(answers.length > 0 && { readings: Object.fromEntries(answers) }),
		...(note && { note })
	};
	return withDecidedRoles(roster, index);
}
