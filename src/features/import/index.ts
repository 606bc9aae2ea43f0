export type { Imported } from './import-lists.ts';
export { keptEvents, openLink } from './open-link.ts';
