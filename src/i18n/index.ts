export { arithmetic, problemText, verdictText } from './en.ts';
