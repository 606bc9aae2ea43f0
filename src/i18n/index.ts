export { arithmetic, problemText, verdictText } from './en.ts';
export { rangeText } from './limit.ts';
export { whyNotText } from './why-not.ts';
