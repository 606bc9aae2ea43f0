import { unitName, type ArmyIndex, type Thing } from '#engine';
import type { GroupKind } from '#schema';

/** The name of a thing: of a unit, its custom name. */
export function thingName({ as, indexed, bearer }: Thing): string {
	return as === 'unit' ? unitName(bearer) : indexed.entry.name;
}

export function kindOfGroup({ system }: ArmyIndex, group: string): GroupKind | undefined {
	return system.groups?.find(({ id }) => id === group);
}
