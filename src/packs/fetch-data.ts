import { folder, systems } from 'virtual:packs';
import type { SystemCard } from './cards.ts';

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
	const loading = load(url);
	files.set(url, loading);
	loading.catch(() => files.delete(url));
	return loading;
}

/** A file that is already loaded; undefined otherwise. */
export function dataAtHand(system: string, path: string): unknown {
	return arrived.get(urlOf(system, path) ?? '');
}

/** The card of a system; undefined if there is no such system. */
export function cardOf(system: string): SystemCard | undefined {
	return systems.find(({ id }) => id === system);
}

/** The address of a file of a system; undefined if there is no such system. */
export function urlOf(system: string, path: string): string | undefined {
	const card = cardOf(system);
	return card && `${folder}${card.folder}/${path}`;
}

async function load(url: string): Promise<unknown> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	const content: unknown = await response.json();
	arrived.set(url, content);
	return content;
}
