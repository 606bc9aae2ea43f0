export type { Imported } from '../../workers/reading/read-lists.ts';
export type { ReadOptions } from './read-in-worker.ts';
export { openLink } from './open-link.ts';
