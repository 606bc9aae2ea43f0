// What the editor says of rules once its list is painted, loaded at once.
export { nextText } from './next-text.ts';
export { reasonsText } from './why-not.ts';
