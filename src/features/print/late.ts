// Printing without the page for it, loaded when something is printed.
export { PrintClient } from './print-client.ts';
