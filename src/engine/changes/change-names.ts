import type { Roster, RosterUnit } from '#schema';
import type { CountedUnits } from './roster-change.ts';
import { arrange, kindOfGroup } from '../base/groups.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { isRole } from '../base/role.ts';
import { chosenModels, musterUnit, unitName } from '../base/muster.ts';

/** The units, grouped by name and options. */
export function countUnits(
	units: readonly RosterUnit[],
	index: ArmyIndex
): readonly CountedUnits[] {
	return addUp(units.map((unit) => countedUnit(unit, index, unit.options)));
}

/** Units that are new, with the models and the role that each comes with. */
export function countNewUnits(
	units: readonly RosterUnit[],
	index: ArmyIndex
): readonly CountedUnits[] {
	return addUp(
		units.map((unit) => {
			const role = unit.options?.find((option) => isRoleId(index, option));
			return {
				...countedUnit(
					unit,
					index,
					unit.options?.filter((option) => option !== role)
				),
				models: chosenModels(musterUnit(unit, index)),
				...(role !== undefined && { role: optionName(index, role) })
			};
		})
	);
}

/** Whether an id is that of a role of the army. */
export function isRoleId({ entries }: ArmyIndex, option: string): boolean {
	const indexed = entries.get(option);
	return indexed !== undefined && isRole(indexed);
}

function countedUnit(
	unit: RosterUnit,
	index: ArmyIndex,
	options: readonly string[] = []
): CountedUnits {
	const mustered = musterUnit(unit, index);
	return {
		name: unitName(mustered),
		plural: unit.name ?? mustered.indexed?.entry.plural,
		having: options.map((option) => optionName(index, option)),
		ids: [unit.id]
	};
}

/** Joins units with the same name, models, role and options. */
export function addUp(units: readonly CountedUnits[]): readonly CountedUnits[] {
	const sums = new Map<string, CountedUnits>();
	for (const unit of units) {
		const key = JSON.stringify([unit.name, unit.models, unit.role, unit.having.toSorted()]);
		const ids = new Set([...(sums.get(key)?.ids ?? []), ...unit.ids]);
		sums.set(key, { ...unit, ids: [...ids] });
	}
	return [...sums.values()];
}

/** The name of a unit; its id if the roster does not have it. */
export function nameOfUnit({ units }: Roster, index: ArmyIndex, id: string): string {
	const unit = units.find((other) => other.id === id);
	return unit ? unitName(musterUnit(unit, index)) : id;
}

export function optionName({ entries, formerly }: ArmyIndex, id: string): string {
	return entries.get(formerly.get(id) ?? id)?.entry.name ?? id;
}

/** A group's custom name, or its kind and number. */
export function groupName(id: string, { groups = [] }: Roster, index: ArmyIndex): string {
	return arrange(index, groups, []).find((group) => group.id === id)?.name ?? id;
}

/** Whether a group is part of the rules, not only planned. */
export function isOfList(id: string, { groups = [] }: Roster, index: ArmyIndex): boolean {
	const kind = groups.find((group) => group.id === id)?.kind;
	return kind !== undefined && kindOfGroup(index, kind)?.sketch !== true;
}
