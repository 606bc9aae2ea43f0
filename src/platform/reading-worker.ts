import workerUrl from '../workers/reading/reading.worker.ts?worker&url';

/** The address of the worker that reads lists; `trustedScript` allows it. */
export const readingWorker = workerUrl;
