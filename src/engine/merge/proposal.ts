import type { Roster, RosterGroup } from '#schema';
import { isWithinBounds } from '../edit/edit.ts';
import { isAlike, partByPart, type Conflict, type Settle } from './merge.ts';

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
interface ProposedChange extends Conflict {
	/** Whether the same thing has been changed here since, to something else. */
	readonly isContested: boolean;
}

/**
 * What a proposal changes, without changes that have been made here already. New groups, and those that are no
 * longer used, belong to the units in them. The order of units is no change.
 */
export function proposedChanges({ base, mine, theirs }: Proposal): readonly ProposedChange[] {
	const changes: ProposedChange[] = [];
	const look: Settle = (kind, id, was, here, there) => {
		const isOfUnits = kind === 'group' && !(was && here && there);
		if (!isOfUnits && !isAlike(was, there) && !isAlike(here, there)) {
			const isContested = !isAlike(was, here);
			changes.push({ key: `${kind}/${id}`, kind, id, mine: here, theirs: there, isContested });
		}
		return here;
	};
	partByPart(base, mine, theirs, look, inOrderOfBase);
	return changes;
}

/**
 * The roster as it is now, with some of the changes.
 * @returns undefined if it would be larger than a roster may be
 */
export function takeChanges(proposal: Proposal, keys: ReadonlySet<string>): Roster | undefined {
	const { base, mine, theirs } = proposal;
	const take: Settle = (kind, id, _, here, there) => (keys.has(`${kind}/${id}`) ? there : here);
	const part = partByPart(base, base, theirs, take, inOrderOfBase);
	const roster = withGroupsInUse(partByPart(base, mine, part, take), proposal);
	return isWithinBounds(roster) ? roster : undefined;
}

/** What the base has, in its order, then what only the other has. */
function inOrderOfBase(
	base: readonly string[],
	_: readonly string[],
	theirs: readonly string[]
): readonly string[] {
	return [...new Set([...base, ...theirs])];
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

function groupOf({ groups = [] }: Roster, id: string): RosterGroup | undefined {
	return groups.find((group) => group.id === id);
}
