// Printing without the page for it, loaded when something is printed.
export { PrintWorker } from './print-worker.ts';
