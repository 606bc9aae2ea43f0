import type { Edit } from '../edit.ts';
import { musterGroups, type MusteredGroup } from '../groups.ts';
import type { MusteredUnit } from '../muster.ts';
import { candidate, type Repair } from './repair.ts';
import type { Workshop } from './workshop.ts';

/** The group that a problem is in. */
export function groupConcerned({ context, problem }: Workshop): MusteredGroup | undefined {
	return musterGroups(context).find(({ id }) => id === problem.group?.id);
}

export function idsOf(units: readonly MusteredUnit[]): readonly string[] {
	return units.map(({ unit }) => unit.id);
}

/** Taking a group apart. */
export function apart({ id }: MusteredGroup): Repair {
	return candidate([{ kind: 'remove-group', group: id }], 0);
}

/** Getting units out of their group: into none, or into another of the same kind. */
export function* leaving(
	{ context }: Workshop,
	units: readonly MusteredUnit[],
	group: MusteredGroup
): Generator<Repair> {
	yield candidate([{ kind: 'join-group', units: idsOf(units) }], 0);
	for (const other of musterGroups(context, group.kind.id)) {
		if (other.id === group.id) continue;
		yield candidate([{ kind: 'join-group', units: idsOf(units), group: other.id }], 0);
	}
}

/** Making groups of units, no bigger than they may be. */
export function inNewGroups(
	{ newId }: Workshop,
	units: readonly MusteredUnit[],
	{ kind }: MusteredGroup,
	most = units.length
): Repair {
	const edits: Edit[] = [];
	for (let at = 0; at < units.length; at += most) {
		const group = { id: newId(), kind: kind.id };
		edits.push({ kind: 'add-group', group, units: idsOf(units.slice(at, at + most)) });
	}
	return candidate(edits, 0);
}
