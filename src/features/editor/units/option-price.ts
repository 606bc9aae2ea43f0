import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import { pointsText } from '#i18n';
import { optionPrices } from '../../../i18n/en/units.ts';
import { optionPointsEachOn, optionPointsOn } from './give-option.ts';

/** What an option adds to the price of a unit: "+2 a model", "+39", "free". */
export function optionPrice(
	index: ArmyIndex,
	mustered: MusteredUnit,
	option: IndexedEntry
): string {
	const points = optionPointsOn(index, mustered, option);
	if (points === 0) return optionPrices.free;
	const each = optionPointsEachOn(index, mustered, option);
	return (mustered.models ?? 1) > 1 && each !== 0
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
