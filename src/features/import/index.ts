export type { Imported } from '../../workers/reading/messages.ts';
export type { Manner } from './read-lists.ts';
export { keptEvents, openLink } from './open-link.ts';
