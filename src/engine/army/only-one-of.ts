import type { ArmyIndex, IndexedEntry } from '../base/index.ts';
import { optionOf } from './offers.ts';

/** The sets of options of which a unit may have only one, each as ids. */
export function onlyOneOf(
	{ entry }: IndexedEntry,
	{ system, army }: ArmyIndex
): readonly (readonly string[])[] {
	const named = { ...system.sets, ...army.sets };
	return (entry.options ?? []).flatMap((offer) => {
		if (typeof offer === 'string' || 'option' in offer) return [];
		const set = 'of' in offer ? offer : named[offer.set];
		return set?.max === 1 && Array.isArray(set.of) ? [set.of.map(optionOf)] : [];
	});
}
