// What goes out of Muster and comes in from outside. Runs in the page and in the command: no DOM, no IO.
export { cleanName } from './clean.ts';
export { writeEventPack, type PlainEvent } from './event/event-pack.ts';
export { fileText } from './file/file-text.ts';
export { fileStem } from './file/file-name.ts';
export type { Fault, RosterResult, TextNote } from './fault.ts';
export { writeMusterFile } from './file/muster-file.ts';
export { findArmy, findSystem } from './resolve/names.ts';
export { otherSystem } from './resolve/unknown.ts';
export type { PlainList } from './file/plain-list.ts';
export type { PlainUnit } from './file/plain-unit.ts';
export { maxBytes, readListFile, tooBig } from './file/read-list-file.ts';
export { resolveEvent, type EventResult } from './event/resolve-event.ts';
export { resolveList } from './resolve/resolve-list.ts';
export { resolveText } from './resolve/resolve-text.ts';
export { findTextArmy } from './text/list-text-army.ts';
export * from './list-code/index.ts';
export { listsIn, openLinked, readEvent, type ReadList } from './file/lists-in.ts';
export { findPack } from './resolve/find-pack.ts';
