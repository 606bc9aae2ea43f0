export type { Imported } from '../../workers/reading/read-lists.ts';
export type { ReadOptions } from './read-in-worker.ts';
export { storedEvents, openLink } from './open-link.ts';
