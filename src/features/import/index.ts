export type { Imported } from '../../workers/reading/read-lists.ts';
export type { Manner } from './read-lists.ts';
export { keptEvents, openLink } from './open-link.ts';
