// What reads lists and event packs: fetched when there is one.
export { readFiles, readText } from './import-lists.ts';
export { makeSample } from './make-sample.ts';
