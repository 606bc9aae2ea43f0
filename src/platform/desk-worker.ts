import workerUrl from '../workers/desk/desk.worker.ts?worker&url';

/** The address of the worker of an event's desk; `trustedScript` allows it. */
export const deskWorker = workerUrl;
