import type { ArmyIndex } from '#engine';
import type { RosterResult } from '../fault.ts';
import { linkRoster, withStands, type LinkUnit } from './link-roster.ts';
import { namedIn } from './named-in.ts';
import type { SharedList } from './shared-link.ts';

/** The roster that the ids of a link stand for. A link does not say the points limit. */
export function resolveShared(
	{ units: shared }: SharedList,
	index: ArmyIndex,
	newId: () => string
): RosterResult {
	const { army, system } = index;
	const units: LinkUnit[] = [];
	const stands: string[] = [];
	const unknown: string[] = [];
	for (const { id, mi, mt } of shared) {
		const entry = namedIn(army.linkIds, id);
		const item = mi ? namedIn(system.linkIds?.options, mi) : undefined;
		const mount = mt ? namedIn(army.linkIds, mt) : undefined;
		if (mi && item === undefined) unknown.push(mi);
		if (mt && mount === undefined) unknown.push(mt);
		if (entry === undefined) unknown.push(id);
		else if (!index.entries.get(entry)?.isUnit) stands.push(entry);
		else units.push({ entry, options: [item, mount].filter((option) => option !== undefined) });
	}
	return linkRoster(
		{ units, unknown: [...unknown, ...withStands(units, stands, index)] },
		index,
		newId
	);
}
