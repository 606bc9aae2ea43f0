import type { BookPack } from './scroll.ts';

/** The things that a search finds. */
export const loadFoundThings = async () => (await import('./FoundThings.svelte')).default;

/** A thing that was found. */
export const loadThingPage = async () => (await import('./ThingPage.svelte')).default;

/** The play sheet of a game. */
export const loadPlayPage = async () => (await import('../play-sheet/late.ts')).PlayPage;

/** What the things of an army do. */
export const loadTold = async (pack: BookPack) => (await import('./told-pack.ts')).loadTold(pack);
