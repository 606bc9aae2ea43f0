import type { Roster, RosterGroup, RosterUnit } from '#schema';
import { isWithinBounds } from '../edit/bounds.ts';
import { mergeOrder } from './merge-order.ts';

/** The side of a conflict: this tab's version, or the stored one. */
export type Side = 'mine' | 'theirs';

/** Something that both sides changed differently; undefined on a side that does not have it. */
export interface Conflict {
	/** Another for each thing of a merge. */
	readonly key: string;
	/** What it is; the whole roster where both cannot be merged. */
	readonly kind: 'unit' | 'group' | 'reading' | 'name' | 'size' | 'event' | 'note' | 'roster';
	/** Which unit, group or reading it is; empty for what a roster has once. */
	readonly id: string;
	readonly mine: unknown;
	readonly theirs: unknown;
}

/** Two rosters that were one, joined. */
export interface Merge {
	/** Their common ancestor; undefined if unknown. */
	readonly base: Roster | undefined;
	readonly mine: Roster;
	readonly theirs: Roster;
	/** The changes of either side; mine where both changed the same. */
	readonly roster: Roster;
	readonly conflicts: readonly Conflict[];
}

/**
 * Joins what two sides made of one roster: by unit, by group, by answer to a reading and by field. What
 * one side changed is as that side has it. Places of units are never a conflict.
 */
export function mergeRosters(base: Roster | undefined, mine: Roster, theirs: Roster): Merge {
	return { base, mine, theirs, ...join(base, mine, theirs, () => 'mine') };
}

/** The roster where each conflict is as the player chose; mine where nothing was chosen. */
export function applyChoices(
	{ base, mine, theirs }: Merge,
	choices: ReadonlyMap<string, Side>
): Roster {
	return join(base, mine, theirs, (key) => choices.get(key) ?? 'mine').roster;
}

/** Whether two values are the same to a player, whatever the order of their keys or options. */
export function isAlike(one: unknown, other: unknown): boolean {
	return one === other || canonical(one) === canonical(other);
}

type Joined = Pick<Merge, 'roster' | 'conflicts'>;
type Choose = (key: string) => Side;
/** Settles one thing of the roster. */
type Settle = <T>(
	kind: Conflict['kind'],
	id: string,
	base: T | undefined,
	mine: T | undefined,
	theirs: T | undefined
) => T | undefined;

function join(base: Roster | undefined, mine: Roster, theirs: Roster, choose: Choose): Joined {
	// To the byte where only one side did anything.
	if (isAlike(base, mine) || isAlike(mine, theirs)) return { roster: theirs, conflicts: [] };
	if (isAlike(base, theirs)) return { roster: mine, conflicts: [] };
	const conflicts: Conflict[] = [];
	const settle: Settle = (kind, id, was, own, other) => {
		if (isAlike(own, other) || isAlike(was, own)) return other;
		if (isAlike(was, other)) return own;
		const key = `${kind}/${id}`;
		conflicts.push({ key, kind, id, mine: own, theirs: other });
		return choose(key) === 'mine' ? own : other;
	};
	const roster = joinParts(base, mine, theirs, settle);
	const isOne = mine.id === theirs.id && armyOf(mine) === armyOf(theirs);
	return isOne && isWithinBounds(fullest(roster, conflicts))
		? { roster, conflicts }
		: wholly(mine, theirs, choose);
}

function armyOf({ system, army }: Roster): string {
	return `${system}/${army}`;
}

/** With everything that the choices may bring in. */
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

/** One roster or the other, where no roster can be made of both. */
function wholly(mine: Roster, theirs: Roster, choose: Choose): Joined {
	const key = 'roster/';
	return {
		roster: choose(key) === 'mine' ? mine : theirs,
		conflicts: [{ key, kind: 'roster', id: '', mine, theirs }]
	};
}

function joinParts(base: Roster | undefined, mine: Roster, theirs: Roster, settle: Settle): Roster {
	const name = settle('name', '', base?.name, mine.name, theirs.name) ?? '';
	const size = settle('size', '', base?.size, mine.size, theirs.size) ?? 0;
	const event = settle('event', '', base?.event, mine.event, theirs.event);
	const note = settle('note', '', base?.note, mine.note, theirs.note);
	const readings = joinReadings(base?.readings, mine.readings, theirs.readings, settle);
	const groups = joinThings('group', base?.groups, mine.groups, theirs.groups, settle);
	return {
		formatVersion: 1,
		id: theirs.id,
		name,
		system: theirs.system,
		army: theirs.army,
		revision: joinRevisions(base?.revision, mine.revision, theirs.revision),
		size,
		units: joinThings('unit', base?.units, mine.units, theirs.units, settle),
		...(groups.length > 0 && { groups }),
		...(readings && { readings }),
		...(event && { event }),
		...(note !== undefined && { note })
	};
}

/** No choice of a player's: where both have another, it is the later. */
function joinRevisions(base: string | undefined, mine: string, theirs: string): string {
	if (base === mine || base === theirs) return base === mine ? theirs : mine;
	return mine > theirs ? mine : theirs;
}

interface Thing {
	readonly id: string;
}

function joinThings<T extends Thing>(
	kind: Conflict['kind'],
	base: readonly T[] = [],
	mine: readonly T[] = [],
	theirs: readonly T[] = [],
	settle: Settle
): readonly T[] {
	const [was, own, other] = [base, mine, theirs].map(
		(things) => new Map(things.map((thing) => [thing.id, thing]))
	);
	const kept = (id: string): readonly T[] => {
		const thing = settle(kind, id, was?.get(id), own?.get(id), other?.get(id));
		return thing === undefined ? [] : [thing];
	};
	return mergeOrder(idsOf(base), idsOf(mine), idsOf(theirs)).flatMap(kept);
}

function idsOf(things: readonly Thing[]): readonly string[] {
	return things.map(({ id }) => id);
}

function joinReadings(
	base: Roster['readings'] = {},
	mine: Roster['readings'] = {},
	theirs: Roster['readings'] = {},
	settle: Settle
): Roster['readings'] {
	const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
	const answers = keys.flatMap((key): readonly (readonly [string, string])[] => {
		const answer = settle('reading', key, base[key], mine[key], theirs[key]);
		return answer === undefined ? [] : [[key, answer]];
	});
	return answers.length === 0 ? undefined : Object.fromEntries(answers);
}

function canonical(value: unknown): string | undefined {
	return JSON.stringify(value, (key, part: unknown) => {
		if (key === 'options' && Array.isArray(part)) return part.toSorted() as unknown;
		const isRecord = typeof part === 'object' && part !== null && !Array.isArray(part);
		return isRecord ? Object.fromEntries(Object.entries(part).toSorted(byKey)) : part;
	});
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
	return one < other ? -1 : 1;
}
