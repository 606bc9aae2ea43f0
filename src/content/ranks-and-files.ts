import {
	hasVariableSize,
	matches,
	numberOf,
	ownPrice,
	type ArmyIndex,
	type MusteredOption,
	type MusteredUnit
} from '#engine';
import type { Entry, Tally } from '#schema';
import { statsOf } from './stat-lines.ts';
import type { SheetLine } from './list-model.ts';
import { isFirstRole } from './named-groups.ts';
import { words } from './words.ts';

/** Whether the player chooses the number of models in this army's units. */
export function isArmyOfModels(index: ArmyIndex): boolean {
	return index.units.some(hasVariableSize);
}

/** The roles among a unit's options, shown beside its name. */
export function rolesOf(
	options: readonly MusteredOption[]
): readonly { readonly id: string; readonly name: string }[] {
	return options
		.filter(isFirstRole)
		.map(({ id, indexed }) => ({ id, name: indexed?.entry.name ?? id }));
}

/** A number that a unit counts for ("Rank 4"). */
export interface Rank {
	readonly name: string;
	/** The options that only stand for this number ("Caster of Rank 4"). */
	readonly options: readonly MusteredOption[];
}

/**
 * The numbers that a unit counts for: those that tallies list or show per unit, otherwise those that they add
 * up.
 */
export function ranksOf({ tallies }: ArmyIndex, unit: MusteredUnit): readonly Rank[] {
	const counted = tallies.filter((tally) => 'of' in tally && matches(tally.of, unit.tags));
	const own = counted.flatMap(ownNumber);
	const numbers = own.length > 0 ? own : counted.flatMap(addedNumber);
	return [...new Set(numbers)].flatMap((number) => {
		const value = numberOf(unit, number);
		return value > 0 ? [rankOf(number, words.rank(number, value), unit)] : [];
	});
}

function ownNumber(tally: Tally): readonly string[] {
	if (tally.kind === 'each') return [tally.number];
	return 'lists' in tally && tally.lists !== undefined ? [tally.lists] : [];
}

function addedNumber(tally: Tally): readonly string[] {
	return tally.kind === 'sum' ? [tally.number] : [];
}

function rankOf(number: string, name: string, { options }: MusteredUnit): Rank {
	const isIt = ({ indexed }: MusteredOption): boolean =>
		indexed?.entry.numbers?.[number] !== undefined &&
		` ${indexed.entry.name} `.toLowerCase().includes(` ${name.toLowerCase()} `);
	return { name, options: options.filter(isIt) };
}

export function equipmentOf(entry: Entry | undefined): Pick<SheetLine, 'equipment'> {
	return entry?.equipment ? { equipment: entry.equipment } : {};
}

/**
 * Whether the models are the crew of a machine: the unit costs more than one of them and has no fighter's
 * stats.
 */
export function isCrewed(index: ArmyIndex, entry: Entry | undefined): boolean {
	const { size = 1, lines } = entry ?? {};
	if (!entry || size === 1 || !lines) return false;
	const { fixed = 0, perModel = 0 } = ownPrice(entry.cost, new Set());
	const isFighter = statsOf(index, entry).every((stat) => stat !== undefined && stat !== '-');
	return fixed > perModel && (perModel > 0 || typeof size === 'number') && !isFighter;
}

/** Whether every model of a unit with these tags has it, at a price per model. */
export function isByModel(entry: Entry | undefined, tags: ReadonlySet<string>): boolean {
	return entry !== undefined && ownPrice(entry.cost, tags).perModel !== undefined;
}
