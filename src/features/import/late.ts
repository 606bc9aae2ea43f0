// Reading lists and event packs, loaded on first use.
export { readBackup, readFiles, readText, reviewList } from './read-lists.ts';
export { readSample } from './read-sample.ts';
export { keepImported, offerOf } from './keep-imported.ts';
export { makeSample } from './make-sample.ts';
