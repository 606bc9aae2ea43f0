export { mostAtAGlance } from './army-shelves.ts';
export { rememberSystem } from './last-system.ts';
