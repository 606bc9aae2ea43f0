import type { ConstraintOf } from '#schema';
import {
	matches,
	musterUnit,
	optionPoints,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit
} from '../base/index.ts';
import { areOfOneSet, compulsorySets } from '../../rules/exclusive/either-or.ts';
import { countChosen } from '../../rules/exclusive/check.ts';
import { isAllowed } from './may-have.ts';

/** A unit whose options may exclude each other, and which of them the player did not choose. */
interface Unsettled {
	readonly entry: string;
	readonly options: readonly string[];
	readonly isDefault: (option: string) => boolean;
}

/**
 * The options of a unit, without defaults that its other options exclude (the usual mount of a rider, if he has
 * another one). Where a set of options is compulsory and only one free option is left in it, that is added.
 */
export function settledOptions(
	index: ArmyIndex,
	{ entry, options, isDefault }: Unsettled
): readonly string[] {
	const unit = (ids: readonly string[]): MusteredUnit =>
		musterUnit({ id: '', entry, options: [...ids] }, index);
	const misfit = (ids: readonly string[]): string | undefined =>
		ids.find((id) => isDefault(id) && !isAllowed(index, unit(ids), id));
	let left = options;
	for (let gone = misfit(left); gone !== undefined; gone = misfit(left)) {
		const without = gone;
		left = left.filter((id) => id !== without);
	}
	if (left.length === options.length) return options;
	const dropped = options.filter((id) => !left.includes(id));
	const types = new Set(dropped.map((id) => index.entries.get(id)?.entry.type));
	return compulsorySets(index, unit(left)).reduce<readonly string[]>((ids, rule) => {
		const free = freeOf(index, rule, unit(ids));
		return free && types.has(free.entry.type) ? [...ids, free.entry.id] : ids;
	}, left);
}

/**
 * The options of a unit after the player added or removed one. Defaults that are no longer allowed are removed,
 * and options that a new unit starts with are added again if they are allowed again.
 */
export function settledAfter(index: ArmyIndex, before: MusteredUnit, after: MusteredUnit) {
	const { entry, options: now = [] } = after.unit;
	const starts = after.indexed?.entry.starts ?? [];
	const compulsory = compulsorySets(index, before);
	const isDefault = (id: string): boolean => {
		const indexed = index.entries.get(id);
		if (!indexed || !isAllowed(index, before, id)) return false;
		if (starts.includes(id)) return true;
		return (
			compulsory.some(({ of }) => matches(of, indexed.tags)) && optionPoints(before, indexed) === 0
		);
	};
	const back = starts.filter((id) => comesBack(index, before, after, id));
	return settledOptions(index, { entry, options: [...now, ...back], isDefault });
}

/** Whether a default is allowed now and was not before, and no other option of its set has been chosen. */
function comesBack(
	index: ArmyIndex,
	before: MusteredUnit,
	after: MusteredUnit,
	id: string
): boolean {
	const indexed = index.entries.get(id);
	if (!indexed || isAllowed(index, before, id) || !isAllowed(index, after, id)) return false;
	return !after.options.some(
		(option) => option.id === id || (option.indexed && areOfOneSet(index, indexed, option.indexed))
	);
}

/** The only free option that a unit may have of a set; undefined if it has one of the set, or there are several. */
function freeOf(
	index: ArmyIndex,
	rule: ConstraintOf<'exclusive'>,
	unit: MusteredUnit
): IndexedEntry | undefined {
	if (countChosen(rule, unit) > 0) return undefined;
	const [only, ...others] = index.options.filter(
		(option) =>
			matches(rule.of, option.tags) &&
			isAllowed(index, unit, option.entry.id) &&
			optionPoints(unit, option) === 0
	);
	return others.length === 0 ? only : undefined;
}
