import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import { pointsText } from '#i18n';
import { optionPrices } from '../../../i18n/en/units.ts';
import { optionPointsEachOn, optionPointsOn, type Tapped } from './give-option.ts';

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
