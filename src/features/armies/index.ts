export { rememberSystem, lastSystem, lastUsedFirst } from './last-system.ts';
