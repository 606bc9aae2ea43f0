export { byGame } from './games.ts';
export { rememberSystem, lastSystem, lastUsedFirst } from './last-system.ts';
export { loadFound } from './load-parts.ts';
