import {
	Roster,
	type Army,
	type EventPack,
	type RosterGroup,
	type RosterUnit,
	type System
} from '#schema';
import { indexFor, type ArmyIndex } from '#engine';
import { packedLinks, linkFaults } from '../../i18n/en/sharing.ts';
import type { Fault } from '../common/fault.ts';
import { missingEvent } from '../common/missing-event.ts';
import { markOf, markOfEvent, systemBytes, armyBytes, markedIn, type Marked } from './marks.ts';
import { matchCode, type CodeMatch } from './code.ts';
import { unpackedEvent } from './event-rules-packed.ts';
import type { PackedLine, PackedList } from './packed-list.ts';
import { noList } from './read-packed.ts';
import type { PackSource } from '../../packs/port.ts';

/**
 * The list from a link, and how it compares with the link's code. `event`: the pack of its event is missing,
 * so the roster names the event without its rules.
 */
export type OpenedList =
	| {
			readonly ok: true;
			readonly roster: Roster;
			readonly match: CodeMatch | 'event';
	  }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** The system of a packed list. */
export function packedSystem<T extends { readonly id: string }>(
	{ system }: PackedList,
	systems: readonly T[]
): T | undefined {
	return systems.find(({ id }) => markOf(id, systemBytes) === system);
}

/** The army of a packed list, given the armies of its system. */
export function packedArmy<T extends { readonly id: string }>(
	{ army }: PackedList,
	armies: readonly T[]
): T | undefined {
	return armies.find(({ id }) => markOf(id, armyBytes) === army);
}

/** What opening a packed list needs. */
export interface Shelf {
	readonly system: System;
	readonly army: Army;
	/** Available event packs, of which the list's own is used. */
	readonly events?: readonly EventPack[];
	/** Gives the roster's id, a UUID. */
	readonly newId: () => string;
}

/** Makes a roster from a packed list. Never throws, whatever the list contains. */
export function openPacked(packed: PackedList, shelf: Shelf): OpenedList {
	const { system, army, events = [] } = shelf;
	const ids = idsOf(packed, indexFor({ system, army }));
	if (ids.unknown > 0) return refused(unknownThings(ids.unknown, packed, system));
	const known =
		events.find((pack) => markOfEvent(pack) === packed.event?.mark) ??
		(packed.event && unpackedEvent(packed.event, system.id));
	const event = known ?? (packed.event && missingEvent(packed.event, system.id));
	for (const way of ids.ways) {
		const parsed = Roster.safeParse(rosterOf(packed, way, shelf, event));
		if (!parsed.success) return refused(noList);
		const roster = parsed.data;
		if (packed.event && !known && ids.ways.length === 1)
			return { ok: true, roster, match: 'event' };
		const match = matchCode(packed.code, roster, indexFor({ system, army }, roster));
		if (match !== 'other' || ids.ways.length === 1) return { ok: true, roster, match };
	}
	return refused({ message: packedLinks.unclear });
}

function unknownThings(count: number, { revision }: PackedList, system: System): Fault {
	return { message: packedLinks.unknownThings(count, revision, system.revision) };
}

function refused(fault: Fault): OpenedList {
	return { ok: false, faults: [fault] };
}

/** The roster that a packed list describes, with ids of its own. */
function rosterOf(
	packed: PackedList,
	idOf: IdsOf,
	{ system, army, newId }: Shelf,
	event: EventPack | undefined
): Roster {
	const groups = groupsOf(packed, idOf);
	const readings = packed.readings.map(
		([reading, answer]) => [idOf('readings', reading), idOf('answers', answer)] as const
	);
	return {
		formatVersion: 1,
		id: newId(),
		name: packed.name ?? army.name,
		system: system.id,
		army: army.id,
		revision: packed.revision,
		size: packed.size,
		units: unitsOf(packed, groups, idOf),
		...(groups.length > 0 && { groups }),
		...(readings.length > 0 && { readings: Object.fromEntries(readings) }),
		...(event && { event })
	};
}

function groupsOf(packed: PackedList, idOf: IdsOf): readonly RosterGroup[] {
	return packed.groups.map(({ kind, name }, at) => ({
		id: `g${at + 1}`,
		kind: idOf('kinds', kind),
		...(name !== undefined && { name })
	}));
}

/** The units outside groups, then those of each group: a line is as many units as it counts. */
function unitsOf(
	packed: PackedList,
	groups: readonly RosterGroup[],
	idOf: IdsOf
): readonly RosterUnit[] {
	const units = [
		...packed.lines.flatMap((line) => identicalUnits(line, idOf)),
		...packed.groups.flatMap(({ lines }, at) =>
			lines.flatMap((line) => identicalUnits(line, idOf, groups[at]?.id))
		)
	];
	return units.map((unit, at) => ({ id: `u${at + 1}`, ...unit }));
}

function identicalUnits(
	{ count, entry, options, models, name }: PackedLine,
	idOf: IdsOf,
	group?: string
): readonly Omit<RosterUnit, 'id'>[] {
	const unit = {
		entry: idOf('entries', entry),
		...(options.length > 0 && { options: options.map((mark) => idOf('entries', mark)) }),
		...(models !== undefined && { models }),
		...(name !== undefined && { name }),
		...(group !== undefined && { group })
	};
	return Array.from({ length: count }, () => unit);
}

/** The id for a mark. */
type IdsOf = (what: keyof Marked, mark: string) => string;

/** The possible ids for the marks of a list. */
interface Meanings {
	/** The number of marks that the army has no id for. */
	readonly unknown: number;
	/** Every possible assignment. There are several if entries with similar marks were added to the army. */
	readonly ways: readonly IdsOf[];
}

/** Further assignments are not tried. */
const maxWays = 256;

const kinds = ['entries', 'kinds', 'readings', 'answers'] as const;

/** Looks up the marks of a list in its army. */
function idsOf(packed: PackedList, index: ArmyIndex): Meanings {
	const marked = markedIn(index);
	const used = usedMarks(packed);
	const meanings = kinds.flatMap((what) => {
		const known = byMark(marked[what], packed.markBytes);
		return [...new Set(used[what])].map((mark) => ({
			key: `${what} ${mark}`,
			ids: known.get(mark) ?? []
		}));
	});
	const ways = waysThrough(meanings.filter(({ ids }) => ids.length > 0));
	return {
		unknown: meanings.filter(({ ids }) => ids.length === 0).length,
		ways: ways.map((way) => (what, mark) => way.get(`${what} ${mark}`) ?? '')
	};
}

function usedMarks({ lines, groups, readings }: PackedList): Marked {
	const all = [...lines, ...groups.flatMap((group) => group.lines)];
	return {
		entries: all.flatMap(({ entry, options }) => [entry, ...options]),
		kinds: groups.map(({ kind }) => kind),
		readings: readings.map(([reading]) => reading),
		answers: readings.map(([, answer]) => answer)
	};
}

function byMark(ids: readonly string[], bytes: number): ReadonlyMap<string, readonly string[]> {
	const known = new Map<string, string[]>();
	for (const id of new Set(ids)) {
		const mark = markOf(id, bytes);
		known.set(mark, [...(known.get(mark) ?? []), id]);
	}
	return known;
}

interface Meaning {
	readonly key: string;
	readonly ids: readonly string[];
}

/** Every choice of one id for each mark, up to the limit. */
function waysThrough(meanings: readonly Meaning[]): readonly ReadonlyMap<string, string>[] {
	const count = meanings.reduce((product, { ids }) => product * ids.length, 1);
	if (count > maxWays) return [];
	let ways: readonly ReadonlyMap<string, string>[] = [new Map()];
	for (const { key, ids } of meanings) {
		ways = ways.flatMap((way) => ids.map((id) => new Map([...way, [key, id]])));
	}
	return ways;
}

/** What opening the list of a link needs. */
interface LinkContext {
	readonly packs: PackSource;
	/** Makes ids for rosters. */
	readonly newId: () => string;
	/** Available event packs, as a link only names its event. */
	readonly events?: () => Promise<readonly EventPack[]>;
}

/** The list in a link, under today's data. */
export async function openLinked(
	packed: PackedList,
	{ packs, newId, events }: LinkContext
): Promise<OpenedList> {
	const ids = packs.systemIds().map((id) => ({ id }));
	const system = packedSystem(packed, ids)?.id;
	if (system === undefined) return refused({ message: linkFaults.unknownGame });
	const armyIds = (await packs.armyIds(system)).map((id) => ({ id }));
	const army = packedArmy(packed, armyIds)?.id;
	const pack = army === undefined ? undefined : await packs.pack(system, army);
	if (!pack) return refused({ message: linkFaults.unknownArmy });
	const known = packed.event ? await events?.() : undefined;
	return openPacked(packed, { ...pack, events: known ?? [], newId });
}
