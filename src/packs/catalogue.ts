import { folder, systems } from 'virtual:packs';
import type { Livery, System } from '#schema';

/** What a list of armies shows of an army that is not loaded. */
export interface ArmyCard {
	readonly id: string;
	readonly name: string;
	readonly livery: Livery;
	/** Other names that a list may use. */
	readonly aliases?: readonly string[];
	/** Its heading in the list of armies. */
	readonly family?: string;
	/** The army of which this is a variant. */
	readonly variantOf?: string;
	/** The faction of which it is a part, where its own name does not tell. */
	readonly faction?: string;
	/** Whether the publisher no longer supports it. */
	readonly legends?: true;
}

/** What is known of a system before it is loaded. */
export interface SystemCard {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
	/** The game of which it is one edition of several. */
	readonly game?: string;
	readonly livery?: Livery;
	readonly revision: string;
	/** What its armies are edited with, if not by counters. */
	readonly editor?: System['editor'];
	/** The date of its prices, if they change over time. */
	readonly pointsDate?: string;
	readonly sizes: readonly number[];
	/** 0 in a game without points. */
	readonly usualSize: number;
	/** The percentage of the points limit from which a legal list is no longer a draft. */
	readonly nearlyAll?: number;
	/** The number of its armies. */
	readonly armies: number;
	/** Whether it has files of weapons and abilities. */
	readonly hasProfiles?: true;
	/** The languages in which it has sentences of its own. */
	readonly languages?: readonly string[];
	/** The folder of its files, within that of all data. */
	readonly folder: string;
}

/** Facts of a system that are needed later: its owner and aliases. */
export interface SystemNames {
	/** Other names that a list may use. */
	readonly aliases?: readonly string[];
	readonly owner: string;
}

/** Every system. */
export const catalogue: readonly SystemCard[] = systems;

const cardsPath = 'cards.json';

/**
 * The cards of a system's armies, by name; empty if there is no such system. Loaded once.
 * @throws if they are not stored and the network fails
 */
export async function loadArmyCards(system: string): Promise<readonly ArmyCard[]> {
	return ((await fetchData(system, cardsPath)) ?? []) as readonly ArmyCard[];
}

/** The cards of a system's armies, if they are loaded. */
export function armyCardsAtHand(system: string): readonly ArmyCard[] | undefined {
	return dataAtHand(system, cardsPath) as readonly ArmyCard[] | undefined;
}

const files = new Map<string, Promise<unknown>>();
const arrived = new Map<string, unknown>();

/**
 * A file of a system, loaded once. Its address is calculated, so that no table of addresses has to be loaded
 * first. Data built with the app is trusted.
 * @returns undefined if there is no such system
 * @throws if it cannot be loaded
 */
export async function fetchData(system: string, path: string): Promise<unknown> {
	const url = urlOf(system, path);
	if (url === undefined) return undefined;
	const known = files.get(url);
	if (known) return known;
	const loading = loadFile(url);
	files.set(url, loading);
	loading.catch(() => files.delete(url));
	return loading;
}

/** A file that is already loaded; undefined otherwise. */
function dataAtHand(system: string, path: string): unknown {
	return arrived.get(urlOf(system, path) ?? '');
}

/** The card of a system; undefined if there is no such system. */
export function systemCard(system: string): SystemCard | undefined {
	return systems.find(({ id }) => id === system);
}

/** The address of a file of a system; undefined if there is no such system. */
export function urlOf(system: string, path: string): string | undefined {
	const card = systemCard(system);
	return card && `${folder}${card.folder}/${path}`;
}

async function loadFile(url: string): Promise<unknown> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	const content: unknown = await response.json();
	arrived.set(url, content);
	return content;
}
