// Reading lists and event packs, loaded on first use.
export { readFiles, readText } from './import-lists.ts';
export { keepImported, offerOf } from './keep-imported.ts';
export { makeSample } from './make-sample.ts';
