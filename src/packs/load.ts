import type { Army, System } from '#schema';
import { cardsAtHand, loadCards, type ArmyCard } from './catalogue.ts';
import { cardOf, fetchData, urlOf } from './fetch-data.ts';
import { loadSentences, sentencesPath } from './sentences.ts';

/** An army with its system, as they are together. */
export interface Pack {
	readonly system: System;
	readonly army: Army;
	/** A hash over all files of the system, by which a roster says what data it was made with. */
	readonly mark: string;
}

/**
 * Loads an army and its system, once and at the same time.
 * @returns undefined if the app has no such army
 * @throws if the network fails before the app has been stored for offline use
 */
export async function loadPack(system: string, army: string): Promise<Pack | undefined> {
	// An id may come from an address or a file: a malformed one is never looked up.
	if (!/^[a-z0-9-]+$/.test(army) || lacks(cardsAtHand(system), army)) return undefined;
	try {
		const [systemData, armyData] = await Promise.all([
			...pathsOf(army).map((path) => fetchData(system, path)),
			loadSentences(system)
		]);
		return systemData && armyData
			? { system: systemData as System, army: armyData as Army, mark: markOf(system) }
			: undefined;
	} catch (error) {
		// Only now is it of interest whether there is such an army at all.
		if (lacks(await loadCards(system).catch(() => undefined), army)) return undefined;
		throw error;
	}
}

/** The addresses of what an army is loaded with. */
export function packFiles(system: string, army: string): readonly string[] {
	const paths = [...pathsOf(army), sentencesPath(system)];
	return paths.flatMap((path) => (path && urlOf(system, path)) ?? []);
}

const pathsOf = (army: string): readonly string[] => ['system.json', `armies/${army}.json`];

/** Whether it is known that there is no such army. */
function lacks(cards: readonly ArmyCard[] | undefined, army: string): boolean {
	return cards?.every(({ id }) => id !== army) ?? false;
}

/** Names the data that this version has of a system. */
export function markOf(system: string): string {
	return cardOf(system)?.folder ?? '';
}
