import { systems } from 'virtual:packs';
import type { ArmyCard, SystemCard } from './cards.ts';
import { dataAtHand, fetchData } from './fetch-data.ts';

export type { ArmyCard, SystemCard } from './cards.ts';

/** Every system. */
export const catalogue: readonly SystemCard[] = systems;

const path = 'cards.json';

/**
 * The cards of a system's armies, by name; empty if there is no such system. Loaded once.
 * @throws if they are not stored and the network fails
 */
export async function loadCards(system: string): Promise<readonly ArmyCard[]> {
	return ((await fetchData(system, path)) ?? []) as readonly ArmyCard[];
}

/** The cards of a system's armies, if they are loaded. */
export function cardsAtHand(system: string): readonly ArmyCard[] | undefined {
	return dataAtHand(system, path) as readonly ArmyCard[] | undefined;
}
