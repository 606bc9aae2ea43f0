import type { Roster, RosterGroup, RosterUnit } from '#schema';
import { isWithinBounds } from '../edit/edit.ts';

/** This tab's version, or the stored one. */
export type Side = 'mine' | 'theirs';

/** Something that both sides changed differently; undefined on a side that does not have it. */
export interface Conflict {
	/** Unique within a merge. */
	readonly key: string;
	/** What it is; `roster` if the two cannot be merged at all. */
	readonly kind: 'unit' | 'group' | 'reading' | 'name' | 'size' | 'event' | 'note' | 'roster';
	/** The id of the unit, group or reading; empty for what a roster has only once. */
	readonly id: string;
	readonly mine: unknown;
	readonly theirs: unknown;
}

/** Two versions of a roster, merged. */
export interface Merge {
	/** Their common ancestor; undefined if unknown. */
	readonly base: Roster | undefined;
	readonly mine: Roster;
	readonly theirs: Roster;
	/** The changes of both sides; mine where both changed the same thing. */
	readonly roster: Roster;
	readonly conflicts: readonly Conflict[];
}

/**
 * Merges two versions of a roster by unit, group, answer and field. What only one side changed is taken from
 * that side. The order of units never conflicts.
 */
export function mergeRosters(base: Roster | undefined, mine: Roster, theirs: Roster): Merge {
	return { base, mine, theirs, ...join(base, mine, theirs, () => 'mine') };
}

/** The roster with each conflict decided as the player chose; mine without a choice. */
export function applyChoices(
	{ base, mine, theirs }: Merge,
	choices: ReadonlyMap<string, Side>
): Roster {
	return join(base, mine, theirs, (key) => choices.get(key) ?? 'mine').roster;
}

/** Whether two values are equal apart from the order of keys and options. */
export function isAlike(one: unknown, other: unknown): boolean {
	return one === other || canonical(one) === canonical(other);
}

type Joined = Pick<Merge, 'roster' | 'conflicts'>;
type Choose = (key: string) => Side;
/** Decides on one part of a roster. */
export type Settle = <T>(
	kind: Conflict['kind'],
	id: string,
	base: T | undefined,
	mine: T | undefined,
	theirs: T | undefined
) => T | undefined;

function join(base: Roster | undefined, mine: Roster, theirs: Roster, choose: Choose): Joined {
	// Exactly the other side's roster if only that side changed anything.
	if (isAlike(base, mine) || isAlike(mine, theirs)) return { roster: theirs, conflicts: [] };
	if (isAlike(base, theirs)) return { roster: mine, conflicts: [] };
	const conflicts: Conflict[] = [];
	const settle: Settle = (kind, id, was, here, there) => {
		if (isAlike(here, there) || isAlike(was, here)) return there;
		if (isAlike(was, there)) return here;
		const key = `${kind}/${id}`;
		conflicts.push({ key, kind, id, mine: here, theirs: there });
		return choose(key) === 'mine' ? here : there;
	};
	const roster = partByPart(base, mine, theirs, settle);
	const isOne = mine.id === theirs.id && armyOf(mine) === armyOf(theirs);
	return isOne && isWithinBounds(fullest(roster, conflicts))
		? { roster, conflicts }
		: wholly(mine, theirs, choose);
}

function armyOf({ system, army }: Roster): string {
	return `${system}/${army}`;
}

/** The roster with everything that a choice may bring in, for checking that it is within bounds. */
function fullest(roster: Roster, conflicts: readonly Conflict[]): Roster {
	const spare = (kind: Conflict['kind']): number =>
		conflicts.filter((conflict) => conflict.kind === kind).length;
	return {
		...roster,
		units: [...roster.units, ...Array<RosterUnit>(spare('unit')).fill({ id: '', entry: '' })],
		groups: [
			...(roster.groups ?? []),
			...Array<RosterGroup>(spare('group')).fill({ id: '', kind: '' })
		]
	};
}

/** One roster or the other, if they cannot be merged. */
function wholly(mine: Roster, theirs: Roster, choose: Choose): Joined {
	const key = 'roster/';
	return {
		roster: choose(key) === 'mine' ? mine : theirs,
		conflicts: [{ key, kind: 'roster', id: '', mine, theirs }]
	};
}

/**
 * A roster made of each part of three as it is settled: each field, answer, group and unit.
 * @param order the ids of answers, groups and units in the order of the result, from those of all three
 */
export function partByPart(
	base: Roster | undefined,
	mine: Roster,
	theirs: Roster,
	settle: Settle,
	order = mergeOrder
): Roster {
	const name = settle('name', '', base?.name, mine.name, theirs.name) ?? '';
	const size = settle('size', '', base?.size, mine.size, theirs.size) ?? 0;
	const event = settle('event', '', base?.event, mine.event, theirs.event);
	const note = settle('note', '', base?.note, mine.note, theirs.note);
	const parts = <T>(kind: Conflict['kind'], was: Parts<T>, here: Parts<T>, there: Parts<T>) =>
		order([...was.keys()], [...here.keys()], [...there.keys()]).flatMap((id) => {
			const part = settle(kind, id, was.get(id), here.get(id), there.get(id));
			return part === undefined ? [] : [[id, part] as const];
		});
	const readings = parts('reading', answersOf(base), answersOf(mine), answersOf(theirs));
	const groups = parts('group', byId(base?.groups), byId(mine.groups), byId(theirs.groups));
	const units = parts('unit', byId(base?.units), byId(mine.units), byId(theirs.units));
	return {
		formatVersion: 1,
		id: mine.id,
		name,
		system: mine.system,
		army: mine.army,
		revision: joinRevisions(base?.revision, mine.revision, theirs.revision),
		size,
		units: units.map(([, unit]) => unit),
		...(groups.length > 0 && { groups: groups.map(([, group]) => group) }),
		...(readings.length > 0 && { readings: Object.fromEntries(readings) }),
		...(event && { event }),
		...(note !== undefined && { note })
	};
}

/** The later of both dates, if both changed it; the player is not asked. */
function joinRevisions(base: string | undefined, mine: string, theirs: string): string {
	if (base === mine || base === theirs) return base === mine ? theirs : mine;
	return mine > theirs ? mine : theirs;
}

type Parts<T> = ReadonlyMap<string, T>;

function byId<T extends { readonly id: string }>(things: readonly T[] = []): Parts<T> {
	return new Map(things.map((thing) => [thing.id, thing]));
}

function answersOf(roster: Roster | undefined): Parts<string> {
	return new Map(Object.entries(roster?.readings ?? {}));
}

function canonical(value: unknown): string | undefined {
	return JSON.stringify(value, (key, part: unknown) => {
		if (key === 'options' && Array.isArray(part)) return part.toSorted() as unknown;
		const isRecord = typeof part === 'object' && part !== null && !Array.isArray(part);
		return isRecord
			? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: part;
	});
}

/**
 * Merges the order of two sides. Their order is kept, and what my side moved or added follows the same
 * neighbour as on my side. Ids that only the base has are left out.
 */
function mergeOrder(
	base: readonly string[],
	mine: readonly string[],
	theirs: readonly string[]
): readonly string[] {
	const others = new Set(theirs);
	const steady = new Set(inOrderOf(base, mine).filter((id) => others.has(id)));
	const own = new Set(mine.filter((id) => !steady.has(id)));
	const merged = theirs.filter((id) => !own.has(id));
	const last = mine.findLastIndex((id) => steady.has(id));
	for (const [at, id] of mine.entries()) {
		if (steady.has(id)) continue;
		const before = mine[at - 1];
		const place = at > last ? merged.length : before === undefined ? 0 : merged.indexOf(before) + 1;
		merged.splice(place, 0, id);
	}
	return merged;
}

/** The longest subsequence in the order of the base: the ids that were not moved. */
function inOrderOf(base: readonly string[], ids: readonly string[]): readonly string[] {
	const places = new Map(base.map((id, at) => [id, at]));
	/** For each length, the subsequence whose last id comes first in the base, linked to its predecessor. */
	const ends: Link[] = [];
	for (const id of ids) {
		const place = places.get(id);
		if (place === undefined) continue;
		const longer = ends.findIndex((end) => end.place > place);
		const length = longer === -1 ? ends.length : longer;
		ends[length] = { id, place, before: ends[length - 1] };
	}
	const run: string[] = [];
	for (let link = ends.at(-1); link; link = link.before) run.push(link.id);
	return run.toReversed();
}

interface Link {
	readonly id: string;
	readonly place: number;
	readonly before: Link | undefined;
}
