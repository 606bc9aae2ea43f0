import {
	isSized,
	matches,
	numberOf,
	ownPrice,
	type ArmyIndex,
	type MusteredOption,
	type MusteredUnit
} from '#engine';
import type { Entry, Tally } from '#schema';
import type { SheetLine } from './model.ts';
import { isFirstRole } from './named-groups.ts';
import { words } from './words.ts';

/** Whether the player chooses how many models units of this army have: its sheet is one of ranks and files. */
export function isArmyOfModels(index: ArmyIndex): boolean {
	return index.units.some(isSized);
}

/** The roles among a unit's options, which stand beside its name. */
export function rolesOf(
	options: readonly MusteredOption[]
): readonly { readonly id: string; readonly name: string }[] {
	return options
		.filter(isFirstRole)
		.map(({ id, indexed }) => ({ id, name: indexed?.entry.name ?? id }));
}

/** What a unit counts for, by the names of the numbers that tallies list or add up ("Level 3"). */
export function ranksOf(index: ArmyIndex, unit: MusteredUnit): Pick<SheetLine, 'ranks'> {
	const told = index.tallies.flatMap((tally) => numberIn(tally, unit) ?? []);
	const ranks = [...new Set(told)].flatMap((number) => {
		const value = numberOf(unit, number);
		return value > 0 ? [words.rank(number, value)] : [];
	});
	return ranks.length > 0 ? { ranks } : {};
}

function numberIn(tally: Tally, { tags }: MusteredUnit): string | undefined {
	if (!('of' in tally) || !matches(tally.of, tags)) return undefined;
	if (tally.kind === 'sum') return tally.number;
	return 'lists' in tally ? tally.lists : undefined;
}

export function equipmentOf(entry: Entry | undefined): Pick<SheetLine, 'equipment'> {
	return entry?.equipment ? { equipment: entry.equipment } : {};
}

/** Whether the models are the crew of one thing: that is priced once, and they by the model. */
export function isCrewed(entry: Entry | undefined): boolean {
	const { fixed = 0, perModel = 0 } = entry ? ownPrice(entry.cost) : {};
	return typeof entry?.size === 'object' && fixed > 0 && perModel > 0;
}

/** Whether every model of a unit has it, at a price by the model. */
export function isByModel(entry: Entry | undefined): boolean {
	return entry !== undefined && ownPrice(entry.cost).perModel !== undefined;
}
