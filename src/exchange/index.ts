// What goes out of Muster and comes in from outside. Runs in the page and in the command: no DOM, no IO.
export type { Fault, RosterResult } from './fault.ts';
export { writeMusterFile } from './muster-file.ts';
export { findArmy, findSystem } from './names.ts';
export { unknownArmy, unknownSystem } from './unknown.ts';
export type { PlainList, PlainUnit } from './plain-list.ts';
export { mostBytes, readListFile, tooBig } from './read-list-file.ts';
export { resolveList } from './resolve-list.ts';
