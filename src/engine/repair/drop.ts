import type { Selector } from '#schema';
import type { Edit } from '../edit/edit.ts';
import type { IndexedEntry } from '../base/army-index.ts';
import { pointsGiven } from '../base/muster.ts';
import type { MusteredOption, MusteredUnit } from '../base/mustered.ts';
import { asksFor, matches } from '../base/selector.ts';
import { kindOf } from './alike.ts';

/** Something that may be taken out of a roster: an option of a unit, or a unit with everything it has. */
export interface Drop {
	readonly unit: MusteredUnit;
	readonly option?: string;
	/** The option as the unit has it. */
	readonly given?: MusteredOption;
	/** What it is. */
	readonly indexed: IndexedEntry | undefined;
	readonly points: number;
}

export function wholeUnit(unit: MusteredUnit): Drop {
	return { unit, indexed: unit.indexed, points: unit.points };
}

/** Every option of a unit, those that the army does not have included. */
export function optionsOf(unit: MusteredUnit): readonly Drop[] {
	return unit.options.map((given) => ({
		unit,
		option: given.id,
		given,
		indexed: given.indexed,
		points: pointsGiven(unit, [given])
	}));
}

/** Everything a selector matches, units and options; a set goes as a whole if one of its units matches. */
export function selectedBy(selector: Selector, units: readonly MusteredUnit[]): readonly Drop[] {
	return units.flatMap((unit) => {
		const options = optionsOf(unit).filter((drop) => isSelected(selector, drop.indexed?.tags));
		const isHeld = unit.indexed?.held.some(({ tags }) => matches(selector, tags)) ?? false;
		const isUnitSelected = unit.indexed !== undefined && isSelected(selector, unit.tags);
		return isUnitSelected || isHeld ? [wholeUnit(unit), ...options] : options;
	});
}

function isSelected(selector: Selector, tags: ReadonlySet<string> | undefined): boolean {
	return tags !== undefined && matches(selector, tags);
}

/**
 * What to take out so that a selector does not mean a unit any more, nor anything it has: the options
 * that are meant or make it meant; or, where it is meant itself, the unit.
 */
export function silencing(selector: Selector, unit: MusteredUnit): readonly (readonly Drop[])[] {
	const isUnitSelected = isSelected(selector, unit.tags) && unit.indexed !== undefined;
	const isSelectedByItself = isSelected(selector, unit.indexed?.tags);
	const options = optionsOf(unit).filter(
		({ indexed }) =>
			isSelected(selector, indexed?.tags) ||
			(isUnitSelected && !isSelectedByItself && asksFor(selector, indexed?.grants ?? []))
	);
	return [
		...(options.length > 0 && !isSelectedByItself ? [options] : []),
		...(isUnitSelected ? [[wholeUnit(unit)]] : [])
	];
}

/** Offers that read the same on a button count as one. */
export function dropKind({ unit, option }: Drop): string {
	return option === undefined ? kindOf(unit) : `${option}\n\n${unit.unit.entry}`;
}

/** The edits that remove all of these, and the points they free. */
export function dropAll(drops: readonly Drop[]): { edits: readonly Edit[]; points: number } {
	const removed = new Set(
		drops.filter(({ option }) => option === undefined).map(({ unit }) => unit)
	);
	const taken = drops.filter(({ unit, option }) => option !== undefined && !removed.has(unit));
	const takes = taken.map(({ unit, option = '' }): Edit => ({
		kind: 'take-option',
		unit: unit.unit.id,
		option
	}));
	const units = [...removed].map(({ unit }) => unit.id);
	const edits = units.length > 0 ? [...takes, { kind: 'remove-units', units } as const] : takes;
	const freed = [...removed].reduce((sum, { points }) => sum + points, pointsTaken(taken));
	return { edits, points: freed };
}

/** The total price of options: one may raise another's. */
function pointsTaken(drops: readonly Drop[]): number {
	const units = [...new Set(drops.map(({ unit }) => unit))];
	return units.reduce((sum, unit) => {
		const own = drops.filter((drop) => drop.unit === unit);
		return (
			sum +
			pointsGiven(
				unit,
				own.flatMap(({ given }) => given ?? [])
			)
		);
	}, 0);
}
