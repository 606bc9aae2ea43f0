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

/** What points add to a price: "+25", "−10". */
export function signed(points: number): string {
	return points > 0 ? `+${pointsText(points)}` : pointsText(points);
}
