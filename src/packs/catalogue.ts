import { systems } from 'virtual:packs';
import type { ArmyCard, SystemCard } from './cards.ts';
import { dataAtHand, fetchData } from './fetch-data.ts';

export type { ArmyCard, SystemCard } from './cards.ts';

/** Every system there is. */
export const catalogue: readonly SystemCard[] = systems;

const path = 'cards.json';

/**
 * The cards of a system's armies, by name; none if there is no such system. They are fetched once.
 * @throws if the network fails before the app has been stored for offline use
 */
export async function loadCards(system: string): Promise<readonly ArmyCard[]> {
	return ((await fetchData(system, path)) ?? []) as readonly ArmyCard[];
}

/** The cards of a system's armies if they have been fetched already. */
export function cardsAtHand(system: string): readonly ArmyCard[] | undefined {
	return dataAtHand(system, path) as readonly ArmyCard[] | undefined;
}
