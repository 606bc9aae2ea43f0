export type { ReadThing } from '../../workers/reading/read-lists.ts';
export type { ReadOptions } from './read-in-worker.ts';
export { loadEvents } from './open-link.ts';
export { openLink } from './open-link.ts';
