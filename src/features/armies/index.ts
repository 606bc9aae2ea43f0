export { maxAtAGlance } from './army-shelves.ts';
export { rememberSystem, lastSystem, lastUsedFirst } from './last-system.ts';
