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

/** A unit whose options may not all fit together, and which of them nobody chose. */
export interface Unsettled {
	readonly entry: string;
	readonly options: readonly string[];
	readonly isDefault: (option: string) => boolean;
}

/**
 * The options of a unit without the defaults that the others rule out (the usual mount of a rider who was
 * given another), and with the one thing at no price that has to take the place of such a default.
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
 * After a choice, the options of a unit: what came with it by itself leaves with what it hung on, and what a
 * new unit starts with comes back where it fits again.
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

/** Whether a default fits a unit again, which it did not before, and nothing else has its place. */
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

/** The only thing at no price that a unit may have of a set from which it has nothing. */
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
