// Printing without the page for it, loaded when something is printed.
export { PrintQueue } from './print-queue.ts';
