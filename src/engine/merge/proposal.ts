import type { Roster, RosterGroup, RosterUnit } from '#schema';
import { applyChoices, isAlike, mergeRosters, type Conflict } from './merge.ts';

/** What somebody proposes to make of a roster. All three have the same ids (`alignRoster`). */
export interface Proposal {
	/** The roster that was sent. */
	readonly base: Roster;
	/** The roster as it is now. */
	readonly mine: Roster;
	/** The roster that came back. */
	readonly theirs: Roster;
}

/** One change that a proposal makes. */
export interface ProposedChange extends Conflict {
	/** Whether the same thing has been changed here since, to something else. */
	readonly isContested: boolean;
}

/**
 * What a proposal changes, without changes that have been made here already. New groups, and those that are no longer used, belong to
 * the units in them. The order of units is no change.
 */
export function proposedChanges({ base, mine, theirs }: Proposal): readonly ProposedChange[] {
	const changes: ProposedChange[] = [];
	const look = (kind: Conflict['kind'], id: string, was: unknown, own: unknown, is: unknown) => {
		if (isAlike(was, is) || isAlike(own, is)) return;
		const isContested = !isAlike(was, own);
		changes.push({ key: `${kind}/${id}`, kind, id, mine: own, theirs: is, isContested });
	};
	for (const field of ['name', 'size', 'event'] as const)
		look(field, '', base[field], mine[field], theirs[field]);
	for (const id of keysOf(base.readings, theirs.readings))
		look('reading', id, base.readings?.[id], mine.readings?.[id], theirs.readings?.[id]);
	for (const { id, ...is } of theirs.groups ?? []) {
		const [was, own] = [groupOf(base, id), groupOf(mine, id)];
		if (was && own) look('group', id, was, own, { id, ...is });
	}
	for (const id of idsOf(base, theirs))
		look('unit', id, unitOf(base, id), unitOf(mine, id), unitOf(theirs, id));
	return changes;
}

/**
 * The roster as it is now, with some of the changes.
 * @returns undefined if it would be larger than a roster may be
 */
export function takeChanges(proposal: Proposal, keys: ReadonlySet<string>): Roster | undefined {
	const { base, mine, theirs } = proposal;
	const merge = mergeRosters(base, mine, inPart(base, theirs, keys));
	if (merge.conflicts.some(({ kind }) => kind === 'roster')) return undefined;
	const all = new Map(merge.conflicts.map(({ key }) => [key, 'theirs'] as const));
	return withGroupsInUse(applyChoices(merge, all), proposal);
}

/** The base with some of what the other roster has made of it. */
function inPart(base: Roster, theirs: Roster, keys: ReadonlySet<string>): Roster {
	const has = (kind: Conflict['kind'], id = ''): boolean => keys.has(`${kind}/${id}`);
	const readings = Object.fromEntries(
		keysOf(base.readings, theirs.readings).flatMap((id) => {
			const answer = (has('reading', id) ? theirs : base).readings?.[id];
			return answer === undefined ? [] : [[id, answer] as const];
		})
	);
	const event = (has('event') ? theirs : base).event;
	const { readings: _, event: __, groups, ...rest } = base;
	return {
		...rest,
		name: (has('name') ? theirs : base).name,
		size: (has('size') ? theirs : base).size,
		units: idsOf(base, theirs).flatMap((id) => unitOf(has('unit', id) ? theirs : base, id) ?? []),
		...(groups && {
			groups: groups.map((group) => (has('group', group.id) && groupOf(theirs, group.id)) || group)
		}),
		...(Object.keys(readings).length > 0 && { readings }),
		...(event && { event })
	};
}

/** With the groups that its units are in, without those that lost their last unit to the proposal. */
function withGroupsInUse(roster: Roster, { base, theirs }: Proposal): Roster {
	const used = new Set(roster.units.map(({ group }) => group));
	const { groups: now = [], ...rest } = roster;
	const isLeft = ({ id }: RosterGroup): boolean =>
		used.has(id) || groupOf(theirs, id) !== undefined || groupOf(base, id) === undefined;
	const known = new Set(now.map(({ id }) => id));
	const more = (theirs.groups ?? []).filter(({ id }) => used.has(id) && !known.has(id));
	const groups = [...now.filter(isLeft), ...more];
	return groups.length > 0 ? { ...rest, groups } : rest;
}

function unitOf({ units }: Roster, id: string): RosterUnit | undefined {
	return units.find((unit) => unit.id === id);
}

function groupOf({ groups = [] }: Roster, id: string): RosterGroup | undefined {
	return groups.find((group) => group.id === id);
}

/** The units of the base in their order, then those that only the other has. */
function idsOf(base: Roster, theirs: Roster): readonly string[] {
	return [...new Set([...base.units, ...theirs.units].map(({ id }) => id))];
}

function keysOf(one: Roster['readings'] = {}, other: Roster['readings'] = {}): readonly string[] {
	return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}
