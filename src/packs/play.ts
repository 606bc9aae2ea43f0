import type { PlaySheet, System } from '#schema';
import { fetchData } from './catalogue.ts';

// Every game has a play sheet in every language of the app.

/** @param language its code, with or without a country */
function fileIn(language: string, ending = ''): string {
	return `play/${language.replace(/-.*/, '')}${ending}.json`;
}

/**
 * What players of a system look up while they play.
 * @returns undefined if there is no such system
 * @throws if it is not stored and the network fails
 */
export async function loadPlaySheet(
	system: string,
	language: string
): Promise<PlaySheet | undefined> {
	return (await fetchData(system, fileIn(language))) as PlaySheet | undefined;
}

/** What the play sheet of a system explains. */
export interface PlayNames {
	/** The names of its blocks. */
	readonly names: readonly string[];
	/** Other words for what they explain, in small letters where they are no names. */
	readonly terms: readonly string[];
}

/**
 * What the play sheet of a system explains; nothing if there is no such system.
 * @throws if it is not stored and the network fails
 */
export async function loadPlayNames(system: string, language: string): Promise<PlayNames> {
	const read = (await fetchData(system, fileIn(language, '-names'))) as PlayNames | undefined;
	return read ?? { names: [], terms: [] };
}

/**
 * A system without an army.
 * @returns undefined if there is none
 * @throws if it is not stored and the network fails
 */
export async function loadSystem(system: string): Promise<System | undefined> {
	return (await fetchData(system, 'system.json')) as System | undefined;
}
