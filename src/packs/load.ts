import type { Army, Sentences, System } from '#schema';
import {
	systemCard,
	armyCardsAtHand,
	fetchData,
	loadArmyCards,
	urlOf,
	type ArmyCard
} from './catalogue.ts';

/** An army with its system. */
export interface Pack {
	readonly system: System;
	readonly army: Army;
	/** A hash of all files of the system, which identifies the data of a roster. */
	readonly mark: string;
}

/**
 * Loads an army and its system, once and in parallel.
 * @returns undefined if the app has no such army
 * @throws if they are not stored and the network fails
 */
export async function loadPack(system: string, army: string): Promise<Pack | undefined> {
	// An id may come from an address or a file, so a malformed one is not even looked up.
	if (!/^[a-z0-9-]+$/.test(army) || lacks(armyCardsAtHand(system), army)) return undefined;
	try {
		const [systemData, armyData] = await Promise.all([
			...pathsOf(army).map((path) => fetchData(system, path)),
			loadSentences(system)
		]);
		return systemData && armyData
			? { system: systemData as System, army: armyData as Army, mark: markOf(system) }
			: undefined;
	} catch (error) {
		// Only after a failure does it matter whether there is such an army.
		if (lacks(await loadArmyCards(system).catch(() => undefined), army)) return undefined;
		throw error;
	}
}

/** The addresses of an army's files. */
export function packFiles(system: string, army: string): readonly string[] {
	const paths = [...pathsOf(army), sentencesPath(system)];
	return paths.flatMap((path) => (path && urlOf(system, path)) ?? []);
}

const pathsOf = (army: string): readonly string[] => ['system.json', `armies/${army}.json`];

/** Whether it is known that there is no such army. */
function lacks(cards: readonly ArmyCard[] | undefined, army: string): boolean {
	return cards?.every(({ id }) => id !== army) ?? false;
}

/** Identifies this version's data of a system. */
export function markOf(system: string): string {
	return systemCard(system)?.folder ?? '';
}

/** Takes the sentences of a system in the wanted language. */
interface Listener {
	readonly language: string;
	readonly take: (system: string, sentences: Sentences) => void;
}

let listener: Listener | undefined;

/** Makes the sentences of a system load together with its armies. */
export function hearSentences(heard: Listener): void {
	listener = heard;
}

/** The file of the sentences in the wanted language; undefined if there is none. */
function sentencesPath(system: string): string | undefined {
	const language = listener?.language ?? '';
	return systemCard(system)?.languages?.includes(language) ? `text/${language}.json` : undefined;
}

/** Without them, rules are worded in general sentences. */
async function loadSentences(system: string): Promise<void> {
	const path = sentencesPath(system);
	const sentences = path && (await fetchData(system, path).catch(() => undefined));
	if (sentences) listener?.take(system, sentences as Sentences);
}
