import type { Selector } from '#schema';
import type { Edit } from '../edit/edit.ts';
import type { IndexedEntry } from '../base/army-index.ts';
import { pointsOfOptions } from '../base/muster.ts';
import type { MusteredOption, MusteredUnit } from '../base/mustered.ts';
import { matches } from '../base/selector.ts';
import { alikeKey } from './alike.ts';

/** Something that may be removed from a roster: an option, or a unit with its options. */
export interface Drop {
	readonly unit: MusteredUnit;
	readonly option?: string;
	/** The option as the unit has it. */
	readonly musteredOption?: MusteredOption;
	/** The entry of the option or unit. */
	readonly indexed: IndexedEntry | undefined;
	readonly points: number;
}

export function wholeUnit(unit: MusteredUnit): Drop {
	return { unit, indexed: unit.indexed, points: unit.points };
}

/** Every option of a unit, unknown ones included. */
export function optionsOf(unit: MusteredUnit): readonly Drop[] {
	return unit.options.map((musteredOption) => ({
		unit,
		option: musteredOption.id,
		musteredOption,
		indexed: musteredOption.indexed,
		points: pointsOfOptions(unit, [musteredOption])
	}));
}

/**
 * Everything that a selector matches: units and options. A unit with others inside it counts if one of them
 * matches.
 */
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
 * The ways to make a selector match neither a unit nor its options: removing the options that match or make
 * the unit match, or, if the unit matches by itself, removing the unit.
 */
export function waysToUnmatch(
	selector: Selector,
	unit: MusteredUnit
): readonly (readonly Drop[])[] {
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

/** Things with the same key read the same on a button. */
export function dropKind({ unit, option }: Drop): string {
	return option === undefined ? alikeKey(unit) : `${option}\n\n${unit.unit.entry}`;
}

/** The edits that remove all of these, with the points that this frees. */
export function dropAll(drops: readonly Drop[]): { edits: readonly Edit[]; points: number } {
	const removed = new Set(
		drops.filter(({ option }) => option === undefined).map(({ unit }) => unit)
	);
	const droppedOptions = drops.filter(
		({ unit, option }) => option !== undefined && !removed.has(unit)
	);
	const takes = droppedOptions.map(({ unit, option = '' }): Edit => ({
		kind: 'take-option',
		unit: unit.unit.id,
		option
	}));
	const units = [...removed].map(({ unit }) => unit.id);
	const edits = units.length > 0 ? [...takes, { kind: 'remove-units', units } as const] : takes;
	const freed = [...removed].reduce(
		(sum, { points }) => sum + points,
		pointsOfDrops(droppedOptions)
	);
	return { edits, points: freed };
}

/** The price of several options together, as one may raise another's. */
function pointsOfDrops(drops: readonly Drop[]): number {
	const units = [...new Set(drops.map(({ unit }) => unit))];
	return units.reduce((sum, unit) => {
		const own = drops.filter((drop) => drop.unit === unit);
		return (
			sum +
			pointsOfOptions(
				unit,
				own.flatMap(({ musteredOption }) => musteredOption ?? [])
			)
		);
	}, 0);
}

/** Whether a selector depends on any of these tags. */
export function asksFor({ any, all, none }: Selector, tags: readonly string[]): boolean {
	return tags.some((tag) => any?.includes(tag) || all?.includes(tag) || none?.includes(tag));
}
