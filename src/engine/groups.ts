import type { GroupKind } from '#schema';
import type { CheckContext } from './check.ts';
import type { ArmyIndex } from './index-army.ts';
import type { MusteredUnit } from './muster.ts';

/** A group of the roster with its units, in the roster's order. */
export interface MusteredGroup {
	readonly id: string;
	readonly kind: GroupKind;
	/** The player's own name for it, or its kind and number. */
	readonly name: string;
	readonly units: readonly MusteredUnit[];
}

/** The groups of a roster, in its order; with a kind, those of that kind alone. */
export function musterGroups(
	{ index, groups, units }: Pick<CheckContext, 'index' | 'groups' | 'units'>,
	kindId?: string
): readonly MusteredGroup[] {
	const numbers = new Map<string, number>();
	return groups.flatMap(({ id, kind: wanted, name }) => {
		const kind = kindOf(index, wanted);
		if (!kind || (kindId !== undefined && kindId !== wanted)) return [];
		const number = (numbers.get(wanted) ?? 0) + 1;
		numbers.set(wanted, number);
		return [
			{
				id,
				kind,
				name: name ?? `${kind.name} ${number}`,
				units: units.filter(({ unit }) => unit.group === id)
			}
		];
	});
}

function kindOf({ system }: ArmyIndex, id: string): GroupKind | undefined {
	return system.groups?.find((kind) => kind.id === id);
}
