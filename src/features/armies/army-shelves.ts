import type { ArmyCard } from '../../packs/catalogue.ts';
import { locale } from '../../i18n/base/words.ts';

/** An army with its variants. */
export interface ShelvedArmy {
	readonly card: ArmyCard;
	readonly variants: readonly ArmyCard[];
}

/** The armies of a family; a shelf without a name holds those of no family. */
export interface Shelf {
	readonly family: string | undefined;
	readonly armies: readonly ShelvedArmy[];
}

export interface Shelves {
	readonly shelves: readonly Shelf[];
	/** Armies that are no longer supported, variants included. */
	readonly legends: readonly ArmyCard[];
}

/** Sorts armies into families, each with its variants. */
export function shelve(cards: readonly ArmyCard[]): Shelves {
	const current = cards.filter(({ legends }) => !legends);
	const heads = current.filter(({ variantOf }) => !current.some(({ id }) => id === variantOf));
	const families = [...new Set(heads.map(({ family }) => family))].toSorted((a = '', b = '') =>
		a.localeCompare(b, locale())
	);
	return {
		shelves: families.map((family) => ({
			family,
			armies: heads
				.filter((card) => card.family === family)
				.map((card) => ({
					card,
					variants: current.filter(({ variantOf }) => variantOf === card.id)
				}))
		})),
		legends: cards.filter(({ legends }) => legends)
	};
}
