export { arithmetic, problemText, verdictText } from './en.ts';
export { rangeText } from './limit.ts';
