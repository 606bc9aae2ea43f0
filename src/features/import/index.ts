export type { ReadThing } from '../../workers/reading/read-lists.ts';
export type { ReadOptions } from './read-in-worker.ts';
export { loadEvents } from './load-events.ts';
export { openLink } from './open-link.ts';
