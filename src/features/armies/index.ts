export { byGame } from './games.ts';
export { rememberSystem, lastSystem, lastUsedFirst } from './last-system.ts';
export { fitOf, plain } from './name-fit.ts';
