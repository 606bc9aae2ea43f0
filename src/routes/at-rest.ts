import { mount } from 'svelte';
import { takeTurn } from '../platform/idle-turns.ts';

/**
 * Adds what every page has once it is at rest. The second import keeps its styles out of the page, as Kit adds
 * the styles of every direct dynamic import.
 */
export async function addRest(): Promise<void> {
	await takeTurn(async () =>
		mount((await import('./AtRest.svelte')).default, { target: document.body })
	);
}
