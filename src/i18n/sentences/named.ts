import { unitName, type ArmyIndex, type Thing } from '#engine';
import type { GroupKind } from '#schema';

/** A thing by its name: a unit by its own. */
export function thingName({ as, indexed, bearer }: Thing): string {
	return as === 'unit' ? unitName(bearer) : indexed.entry.name;
}

export function kindOfGroup({ system }: ArmyIndex, group: string): GroupKind | undefined {
	return system.groups?.find(({ id }) => id === group);
}
