// What goes out of Muster and comes in from outside. Runs in the page and in the command: no DOM, no IO.
export { cleanName } from './clean.ts';
export { writeEventPack, type PlainEvent } from './event-pack.ts';
export { fileText } from './file-text.ts';
export { fileStem } from './file-name.ts';
export type { Fault, RosterResult } from './fault.ts';
export { writeMusterFile } from './muster-file.ts';
export { findArmy, findSystem } from './names.ts';
export { otherSystem } from './unknown.ts';
export type { PlainList } from './plain-list.ts';
export type { PlainUnit } from './plain-unit.ts';
export { mostBytes, readListFile, tooBig } from './read-list-file.ts';
export { resolveEvent, type EventResult } from './resolve-event.ts';
export { resolveList } from './resolve-list.ts';
export { resolveText } from './resolve-text.ts';
export { findTextArmy } from './list-text-army.ts';
export * from './list-code/index.ts';
export { listsIn, openLinked, readEvent, type ReadList } from './lists-in.ts';
export { findPack } from './find-pack.ts';
