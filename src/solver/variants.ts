import type { RosterUnit } from '#schema';
import { variableModels, hasVariableSize, musterUnit, type ArmyIndex } from '#engine';
import { mayHave } from '../engine/allow/may-have.ts';
import { completed } from './outfitter.ts';
import type { Variant } from './task.ts';

/** So many ways are looked at in which a unit may change. */
const most = 40;

/** The unit as it is, with fewer models, without any one option, and gone. */
export function smallerOf(index: ArmyIndex, unit: RosterUnit): readonly Variant[] {
	return [
		{ unit, changes: 0 },
		...withOtherModels(index, unit, (models, now) => models < now),
		...withoutOne(unit),
		{ unit: undefined, changes: 1 }
	];
}

/** The unit as it is, with one change, with what it must have, and gone. */
export function changedOf(index: ArmyIndex, limit: number, unit: RosterUnit): readonly Variant[] {
	const whole = completed(index, limit, unit);
	const added = (whole.options?.length ?? 0) - (unit.options?.length ?? 0);
	const bearer = musterUnit(unit, index);
	const more = index.options
		.filter(({ isHidden, entry }) => !isHidden && mayHave(index, bearer, entry.id, limit))
		.map(({ entry }): Variant => ({
			unit: { ...unit, options: [...(unit.options ?? []), entry.id] },
			changes: 1
		}));
	return [
		{ unit, changes: 0 },
		...(added > 0 ? [{ unit: whole, changes: added }] : []),
		...withOtherModels(index, unit, () => true),
		...withoutOne(unit),
		...more.slice(0, most),
		{ unit: undefined, changes: 1 }
	];
}

function withoutOne(unit: RosterUnit): readonly Variant[] {
	const { options = [], ...bare } = unit;
	return [...new Set(options)].map((option) => {
		const at = options.indexOf(option);
		const left = options.filter((_, place) => place !== at);
		return { unit: left.length > 0 ? { ...bare, options: left } : bare, changes: 1 };
	});
}

/** The unit with other numbers of models that its entry allows. */
function withOtherModels(
	index: ArmyIndex,
	unit: RosterUnit,
	isMeant: (models: number, now: number) => boolean
): readonly Variant[] {
	const { indexed, ...bearer } = musterUnit(unit, index);
	const now = variableModels({ indexed, ...bearer });
	const size = indexed?.entry.size;
	if (now === undefined || !hasVariableSize(indexed) || typeof size !== 'object') return [];
	const { min = 1, max = Math.max(now, min) } = size;
	return Array.from({ length: max - min + 1 }, (_, at) => min + at)
		.filter((models) => models !== now && isMeant(models, now))
		.toSorted((one, other) => Math.abs(one - now) - Math.abs(other - now))
		.slice(0, most)
		.map((models) => ({ unit: { ...unit, models }, changes: 1 }));
}
