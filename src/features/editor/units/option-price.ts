import {
	applyEdit,
	musterUnit,
	optionPoints,
	optionPointsEach,
	rosterContext,
	type ArmyIndex,
	type CheckContext,
	type Edit,
	type IndexedEntry,
	type MusteredUnit
} from '#engine';
import { pointsText } from '#i18n';
import type { Roster } from '#schema';
import { optionPrices } from '../../../i18n/en/units.ts';
import type { Giving } from './give-option.ts';

/** What an option adds to the price of a unit: "+2 a model", "+39", "free", and to the total where that differs. */
export function optionPrice(
	index: ArmyIndex,
	mustered: MusteredUnit,
	option: IndexedEntry,
	tapped?: Tapped
): string {
	const points = optionPointsOn(index, mustered, option);
	return withTotal(priceText(index, mustered, option, points), points, tapped);
}

/**
 * A price, and what a tap does to the total where the price does not say it: it may take another option away, bring one
 * along, or hand one over.
 */
export function withTotal(price: string, points: number, tapped: Tapped | undefined): string {
	const said = tapped?.isRemoval ? -points : points;
	const { change = said } = tapped ?? {};
	return change === said ? price : optionPrices.total(price, signed(change));
}

function priceText(
	index: ArmyIndex,
	mustered: MusteredUnit,
	option: IndexedEntry,
	points: number
): string {
	if (points === 0) return optionPrices.free;
	const { models = 1 } = mustered;
	const each = optionPointsEachOn(index, mustered, option);
	// A champion or a mount may pay another price than the others.
	return models > 1 && each * models === points
		? optionPrices.eachModel(signed(each))
		: signed(points);
}

/** Whether none of these options adds anything to the unit's price, so that no price need be said. */
export function areAllFree(
	index: ArmyIndex,
	mustered: MusteredUnit,
	options: readonly IndexedEntry[]
): boolean {
	return options.every((option) => optionPointsOn(index, mustered, option) === 0);
}

/** What points add to a price: "+25", "−10". */
export function signed(points: number): string {
	return points > 0 ? `+${pointsText(points)}` : pointsText(points);
}

/** What a tap on an option does. */
export interface Tapped {
	readonly isRemoval: boolean;
	/** What it does to the total; undefined if it is refused. */
	readonly change: number | undefined;
}

/** What giving an option does to the total, or removing it. */
export function tapped(
	roster: Roster,
	context: CheckContext,
	{ edit }: Giving,
	isRemoval = false
): Tapped {
	return { isRemoval, change: edit && changeBy(roster, context, edit) };
}

/** What an edit does to the total. */
export function changeBy(roster: Roster, context: CheckContext, edit: Edit): number {
	return rosterContext(applyEdit(roster, edit), context.index).points - context.points;
}

/** What an option adds to a unit's points, whether or not the unit has it. */
export function optionPointsOn(
	index: ArmyIndex,
	mustered: MusteredUnit,
	option: IndexedEntry
): number {
	return optionPoints(withoutOption(index, mustered, option), option);
}

/** What an option adds to the points of each ordinary model, whether or not the unit has it. */
function optionPointsEachOn(
	index: ArmyIndex,
	mustered: MusteredUnit,
	option: IndexedEntry
): number {
	return optionPointsEach(withoutOption(index, mustered, option), option);
}

function withoutOption(
	index: ArmyIndex,
	mustered: MusteredUnit,
	{ entry }: IndexedEntry
): MusteredUnit {
	const { options = [], ...unit } = mustered.unit;
	const left = options.filter((id) => id !== entry.id);
	return left.length === options.length
		? mustered
		: musterUnit({ ...unit, ...(left.length > 0 && { options: left }) }, index);
}
