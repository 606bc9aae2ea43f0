// Reading lists, event packs and backups, and storing what was read, loaded on first use.
export { readBackup, readFiles, readText, reviewList } from './read-in-worker.ts';
export { WorkerClient } from './worker-client.ts';
export { readSample } from './read-sample.ts';
export { storeImported, offerOf } from './store-imported.ts';
export { makeSample } from './make-sample.ts';
