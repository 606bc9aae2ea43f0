export type { Imported, Manner } from './import-lists.ts';
export { keptEvents, openLink } from './open-link.ts';
